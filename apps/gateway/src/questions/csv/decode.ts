import { breath } from '../../runtime/breath.js';

/** The marks that say how a file is written. */
const marks: readonly { readonly bytes: readonly number[]; readonly encoding: string }[] = [
  { bytes: [0xff, 0xfe], encoding: 'utf-16le' },
  { bytes: [0xfe, 0xff], encoding: 'utf-16be' },
];

/** Some milliseconds' worth. */
const sliceBytes = 256 * 1024;

/**
 * No text holds these: NUL stands in pictures, in workbooks and in UTF-16 without its mark; the controls beyond ASCII are
 * what the unused bytes of Windows-1252 are read as.
 */
const noText = /[\0\u0080-\u009f]/;

/**
 * The text of a file, without its mark; null: it is none, or none that can be told. Without a mark it is UTF-8, else what
 * plain Excel writes in western Europe: next to no such text is UTF-8 by chance. Other work goes on meanwhile.
 */
export const textOf = async (file: Buffer): Promise<string | null> => {
  const mark = marks.find(({ bytes }) => bytes.every((byte, index) => file[index] === byte));
  const text = (await decoded(file, mark?.encoding ?? 'utf-8')) ?? (mark ? null : await decodedWestern(file));
  return text === null || noText.test(text) ? null : text;
};

/** Null: it is not written so. */
const decoded = async (file: Buffer, encoding: string): Promise<string | null> => {
  const decoder = new TextDecoder(encoding, { fatal: true });
  try {
    let text = '';
    for await (const slice of slicesOf(file)) text += decoder.decode(slice, { stream: true });
    return text + decoder.decode();
  } catch {
    return null;
  }
};

/** What Windows-1252 has for 0x80 to 0x9f, where Latin 1 has controls. Node.js 20 takes the one for the other. */
const western = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ';

const decodedWestern = async (file: Buffer): Promise<string> => {
  let text = '';
  for await (const slice of slicesOf(file))
    text += slice
      .toString('latin1')
      .replace(/[\u0080-\u009f]/g, (control) => western.charAt(control.charCodeAt(0) - 0x80));
  return text;
};

async function* slicesOf(file: Buffer): AsyncGenerator<Buffer> {
  for (let from = 0; from < file.length; from += sliceBytes) {
    yield file.subarray(from, from + sliceBytes);
    await breath();
  }
}

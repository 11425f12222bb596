import { breath } from '../../runtime/breath.js';

/** The marks that say how a file is written. Without one it is UTF-8. */
const marks: readonly { readonly bytes: readonly number[]; readonly encoding: string }[] = [
  { bytes: [0xff, 0xfe], encoding: 'utf-16le' },
  { bytes: [0xfe, 0xff], encoding: 'utf-16be' },
];

/** Some milliseconds' worth. */
const sliceBytes = 256 * 1024;

/** The text of a file, without its mark; null: it is none, or none that can be told. Other work goes on meanwhile. */
export const textOf = async (file: Buffer): Promise<string | null> => {
  const mark = marks.find(({ bytes }) => bytes.every((byte, index) => file[index] === byte));
  const decoder = new TextDecoder(mark?.encoding ?? 'utf-8', { fatal: true });
  try {
    let text = '';
    for (let from = 0; from < file.length; from += sliceBytes) {
      text += decoder.decode(file.subarray(from, from + sliceBytes), { stream: true });
      await breath();
    }
    text += decoder.decode();
    // No text holds this character; pictures and spreadsheets do, and UTF-16 without its mark.
    return text.includes('\u0000') ? null : text;
  } catch {
    return null;
  }
};

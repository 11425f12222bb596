/** The marks that say how a file is written. Without one it is UTF-8. */
const marks: readonly { readonly bytes: readonly number[]; readonly encoding: string }[] = [
  { bytes: [0xff, 0xfe], encoding: 'utf-16le' },
  { bytes: [0xfe, 0xff], encoding: 'utf-16be' },
];

/** The text of a file, without its mark; null: it is none, or none that can be told. */
export const textOf = (file: Buffer): string | null => {
  const mark = marks.find(({ bytes }) => bytes.every((byte, index) => file[index] === byte));
  try {
    const text = new TextDecoder(mark?.encoding ?? 'utf-8', { fatal: true }).decode(file);
    // No text holds this character; pictures and spreadsheets do, and UTF-16 without its mark.
    return text.includes('\u0000') ? null : text;
  } catch {
    return null;
  }
};

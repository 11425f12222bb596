/** Bytes that say at the beginning how a text is written. */
const marks = [
  { bytes: [0xff, 0xfe], encoding: 'utf-16le' },
  { bytes: [0xfe, 0xff], encoding: 'utf-16be' },
] as const;

/** A file's text as the server decodes question files: by its mark, as UTF-8, else as Windows-1252; null: it is none. */
export const textOfFile = (bytes: Uint8Array): string | null => {
  const mark = marks.find((each) => each.bytes.every((byte, index) => bytes[index] === byte));
  const text = decoded(bytes, mark?.encoding ?? 'utf-8') ?? (mark ? null : decoded(bytes, 'windows-1252'));
  return text?.includes('\0') ? null : text;
};

const decoded = (bytes: Uint8Array, encoding: string): string | null => {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
};

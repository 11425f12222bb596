/** As the format names them. */
const endOfDirectory = 0x06054b50;
const directoryEntry = 0x02014b50;
const endBytes = 22;
const entryBytes = 46;
const sizeIsBehind = 0x8;
const inZip64 = 0xffffffff;

/**
 * What all that is in a ZIP archive says to unfold to, before any of it is. The reader unfolds no entry further than it
 * says here; so entries that say nothing are refused, and so is what a table of questions never needs and another reader
 * could understand otherwise: a comment behind the directory, archives of more than 4 GB.
 */
export const unzippedBytes = (archive: Uint8Array): number => {
  const view = new DataView(archive.buffer, archive.byteOffset, archive.byteLength);
  const end = archive.length - endBytes;
  if (end < 0 || view.getUint32(end, true) !== endOfDirectory) throw new Error('no plain ZIP archive');
  let at = view.getUint32(end + 16, true);
  let bytes = 0;
  for (let left = view.getUint16(end + 10, true); left > 0; left -= 1) {
    if (at + entryBytes > end || view.getUint32(at, true) !== directoryEntry)
      throw new Error('a broken ZIP directory');
    const flags = view.getUint16(at + 8, true);
    const packed = view.getUint32(at + 20, true);
    const unpacked = view.getUint32(at + 24, true);
    const unsaid = (flags & sizeIsBehind) !== 0 && packed === 0;
    if (unsaid || (packed > 2 && unpacked === 0) || unpacked === inZip64 || packed === inZip64)
      throw new Error('a ZIP entry that does not say its size');
    bytes += unpacked;
    at +=
      entryBytes +
      view.getUint16(at + 28, true) +
      view.getUint16(at + 30, true) +
      view.getUint16(at + 32, true);
  }
  return bytes;
};

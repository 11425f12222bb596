import { randomBytes } from 'node:crypto';
import sharp from 'sharp';

/** A picture as a camera makes one: with noise, taken on its side, and where it was taken. */
export const photo = (width = 1_200, height = 800): Promise<Buffer> =>
  sharp(randomBytes(width * height * 3), { raw: { width, height, channels: 3 } })
    .blur(6)
    .withExif({
      IFD0: { Copyright: 'Ada Lovelace' },
      IFD3: {
        GPSLatitudeRef: 'N',
        GPSLatitude: '51/1 30/1 0/1',
        GPSLongitudeRef: 'W',
        GPSLongitude: '0/1 7/1 0/1',
      },
    })
    .withMetadata({ orientation: 6 })
    .jpeg({ quality: 85 })
    .toBuffer();

/** Of one colour, which says which one it is. */
export const plain = (
  format: 'png' | 'webp' | 'avif' | 'gif' | 'jpeg' | 'tiff',
  { width = 32, height = 24, background = '#c02040' } = {},
): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background } })
    .toFormat(format)
    .toBuffer();

const crcTable = Array.from({ length: 256 }, (_, n) => {
  let c = n;
  for (let bit = 0; bit < 8; bit += 1) c = c & 1 ? 0xedb88320 ^ (c >>> 1) : c >>> 1;
  return c >>> 0;
});
const crcOf = (bytes: Buffer): number => {
  let crc = 0xffffffff;
  for (const byte of bytes) crc = (crcTable[(crc ^ byte) & 0xff] ?? 0) ^ (crc >>> 8);
  return (crc ^ 0xffffffff) >>> 0;
};

/** A PNG that says it is so large, in a few bytes. */
export const pngThatClaims = async (width: number, height: number): Promise<Buffer> => {
  const bytes = Buffer.from(await plain('png'));
  bytes.writeUInt32BE(width, 16);
  bytes.writeUInt32BE(height, 20);
  bytes.writeUInt32BE(crcOf(bytes.subarray(12, 29)), 29);
  return bytes;
};

/** A GIF of so many frames, padded to so many bytes. */
export const longGif = async (frames: number, size: number): Promise<Buffer> => {
  const one = await plain('gif');
  const head = one.subarray(0, 13 + 3 * 2 ** (((one[10] ?? 0) & 7) + 1));
  const frame = one.subarray(head.length, -1);
  const comment = Buffer.concat([
    Buffer.from([0x21, 0xfe]),
    ...Array.from({ length: 20 }, () => Buffer.concat([Buffer.from([255]), Buffer.alloc(255, 0x61)])),
    Buffer.from([0]),
  ]);
  const pieces: Buffer[] = [head];
  let length = head.length;
  for (let nth = 0; nth < frames; nth += 1) {
    const next = length < size - comment.length ? [frame, comment] : [frame];
    pieces.push(...next);
    length += next.reduce((sum, piece) => sum + piece.length, 0);
  }
  return Buffer.concat([...pieces, Buffer.from([0x3b])]);
};

/** Silence as an MP3 of so many seconds: MPEG 1 Layer 3, 32 kbit/s, 44.1 kHz, mono. */
export const silentMp3 = (seconds: number): Buffer => {
  const frame = Buffer.alloc(104);
  Buffer.from([0xff, 0xfb, 0x10, 0xc4]).copy(frame);
  return Buffer.concat(Array.from({ length: Math.ceil((seconds * 44_100) / 1_152) }, () => frame));
};

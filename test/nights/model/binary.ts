/**
 * What `binary-arrays.ts` encodes, read back: the model hears just the bytes that PostgreSQL hears. One dimension, from 1.
 */
const headerBytes = 20;
const postgresEpochMicros = 946_684_800_000_000;
const twoTo32 = 4_294_967_296;

const elements = <T>(buffer: Buffer, read: (offset: number, bytes: number) => T): (T | null)[] => {
  const count = buffer.readInt32BE(12);
  const all: (T | null)[] = [];
  let offset = headerBytes;
  for (let index = 0; index < count; index += 1) {
    const bytes = buffer.readInt32BE(offset);
    offset += 4;
    if (bytes < 0) all.push(null);
    else {
      all.push(read(offset, bytes));
      offset += bytes;
    }
  }
  return all;
};

const certain = <T>(all: readonly (T | null)[]): T[] =>
  all.map((one) => {
    if (one === null) throw new Error('A column that is never null was');
    return one;
  });

export const texts = (buffer: Buffer): string[] =>
  certain(elements(buffer, (offset, bytes) => buffer.toString('utf8', offset, offset + bytes)));

/** Before each stands the version of jsonb's format. */
export const jsons = (buffer: Buffer): string[] =>
  certain(elements(buffer, (offset, bytes) => buffer.toString('utf8', offset + 1, offset + bytes)));

export const integers = (buffer: Buffer): number[] =>
  certain(elements(buffer, (offset) => buffer.readInt32BE(offset)));

export const flags = (buffer: Buffer): boolean[] =>
  certain(elements(buffer, (offset) => buffer.readUInt8(offset) === 1));

/** As epoch ms, to the microsecond. */
export const times = (buffer: Buffer): (number | null)[] =>
  elements(buffer, (offset) => {
    const micros = buffer.readInt32BE(offset) * twoTo32 + buffer.readUInt32BE(offset + 4);
    return (micros + postgresEpochMicros) / 1000;
  });

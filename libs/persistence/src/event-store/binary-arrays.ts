/**
 * Arrays in PostgreSQL's binary format. node-pg sends Buffers as they are, so nothing is quoted here and nothing is
 * unquoted there: a batch of events costs one copy of its bytes.
 */

const oid = { bool: 16, int4: 23, text: 25, timestamptz: 1184, jsonb: 3802 } as const;
const headerBytes = 20;
const postgresEpochMicros = 946_684_800_000_000;
const twoTo32 = 4_294_967_296;

/** One dimension from 1; an empty array would have none, and is never sent. */
const allot = (elementType: number, count: number, elementBytes: number, hasNulls = false): Buffer => {
  const buffer = Buffer.allocUnsafe(headerBytes + elementBytes);
  buffer.writeInt32BE(1, 0);
  buffer.writeInt32BE(hasNulls ? 1 : 0, 4);
  buffer.writeInt32BE(elementType, 8);
  buffer.writeInt32BE(count, 12);
  buffer.writeInt32BE(1, 16);
  return buffer;
};

const utf8Bytes = (texts: readonly string[]): number => {
  let bytes = 0;
  for (const text of texts) bytes += Buffer.byteLength(text);
  return bytes;
};

export const textArray = (texts: readonly string[]): Buffer => {
  const buffer = allot(oid.text, texts.length, utf8Bytes(texts) + 4 * texts.length);
  let offset = headerBytes;
  for (const text of texts) {
    const written = buffer.write(text, offset + 4);
    buffer.writeInt32BE(written, offset);
    offset += 4 + written;
  }
  return buffer;
};

/** Takes JSON texts. Before each stands the version of jsonb's format, 1. */
export const jsonbArray = (jsons: readonly string[]): Buffer => {
  const buffer = allot(oid.jsonb, jsons.length, utf8Bytes(jsons) + 5 * jsons.length);
  let offset = headerBytes;
  for (const json of jsons) {
    const written = buffer.write(json, offset + 5);
    buffer.writeInt32BE(written + 1, offset);
    buffer.writeUInt8(1, offset + 4);
    offset += 5 + written;
  }
  return buffer;
};

export const int4Array = (numbers: readonly number[]): Buffer => {
  const buffer = allot(oid.int4, numbers.length, 8 * numbers.length);
  numbers.forEach((value, index) => {
    if (!Number.isInteger(value)) throw new RangeError(`${value} is no integer`);
    buffer.writeInt32BE(4, headerBytes + 8 * index);
    buffer.writeInt32BE(value, headerBytes + 8 * index + 4);
  });
  return buffer;
};

export const boolArray = (flags: readonly boolean[]): Buffer => {
  const buffer = allot(oid.bool, flags.length, 5 * flags.length);
  flags.forEach((flag, index) => {
    buffer.writeInt32BE(1, headerBytes + 5 * index);
    buffer.writeUInt8(flag ? 1 : 0, headerBytes + 5 * index + 4);
  });
  return buffer;
};

/** Takes epoch ms, null for NULL; kept to the microsecond. */
export const timestamptzArray = (times: readonly (number | null)[]): Buffer => {
  const nulls = times.reduce<number>((count, time) => count + (time === null ? 1 : 0), 0);
  const buffer = allot(oid.timestamptz, times.length, 12 * times.length - 8 * nulls, nulls > 0);
  let offset = headerBytes;
  for (const time of times) {
    buffer.writeInt32BE(time === null ? -1 : 8, offset);
    offset += 4;
    if (time === null) continue;
    if (!Number.isFinite(time)) throw new RangeError(`${time} is no time`);
    const micros = Math.round(time * 1000) - postgresEpochMicros;
    buffer.writeInt32BE(Math.floor(micros / twoTo32), offset);
    buffer.writeUInt32BE(micros - Math.floor(micros / twoTo32) * twoTo32, offset + 4);
    offset += 8;
  }
  return buffer;
};

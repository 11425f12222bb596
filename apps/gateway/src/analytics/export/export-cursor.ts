import { randomBytes } from 'node:crypto';
import type { ExportPlace } from '@clockbeat/persistence';
import { badCursor, type Cursors, signatureBytes } from '../../http/cursors.js';

/** Which export it is: its pseudonyms go on when it does. */
export interface ExportStart {
  readonly label: string;
  readonly place: ExportPlace;
}

const labelBytes = 6;
const epochBytes = 6;
const headBytes = labelBytes + epochBytes + signatureBytes;
const length = headBytes + 8 + 8 + 4;

const beginning: ExportPlace = { transactionId: '0', position: '0', version: 0 };

/** Of an export with pseudonyms of its own. */
const newLabel = (): string => randomBytes(labelBytes).toString('hex');
/** Of every export that shows names: nothing in it is made up. */
export const plainLabel = '00'.repeat(labelBytes);

/** As much of an epoch (a UUID) as a cursor carries, in hex. */
const shortEpoch = (epoch: string): string => epoch.replaceAll('-', '').slice(0, 2 * epochBytes);

/**
 * What all cursors of an export begin with: its label, the installation's epoch (a UUID) and the signature of both. The place
 * behind it needs none: to read from one costs and shows the same as to read from another. A signature in each row would
 * make it a tenth slower, and a third larger as Parquet.
 */
export const cursorHead = (cursors: Cursors, label: string, epoch: string): Buffer => {
  const about = Buffer.from(label + shortEpoch(epoch), 'hex');
  return Buffer.concat([about, cursors.signature('export', about)]);
};

/** Opaque, one for each event. It begins with a letter: no spreadsheet takes it for a formula. */
export const encodeExportCursor = (
  head: Buffer,
  { transactionId, position, version }: ExportPlace,
): string => {
  const bytes = Buffer.alloc(length);
  head.copy(bytes);
  bytes.writeBigUInt64BE(BigInt(transactionId), headBytes);
  bytes.writeBigInt64BE(BigInt(position), headBytes + 8);
  bytes.writeUInt32BE(version, headBytes + 16);
  return `c${bytes.toString('base64url')}`;
};

/** Where an export begins, or goes on. Throws `bad_cursor` for what we did not give, or gave before a restore. */
export const exportStart = (cursors: Cursors, cursor: string | null, epoch: string): ExportStart => {
  if (cursor === null) return { label: newLabel(), place: beginning };
  const start = decode(cursors, cursor);
  if (start === null)
    throw badCursor(
      'cursor must be that of an event of an export by this installation. Begin anew without one.',
    );
  // transactions have other numbers since: behind this place may lie nothing, or what was exported already
  if (start.epoch !== shortEpoch(epoch))
    throw badCursor(
      'This installation was restored from a backup after that export. Begin anew without a cursor.',
    );
  return start;
};

const decode = (cursors: Cursors, text: string): (ExportStart & { epoch: string }) | null => {
  if (!/^c[\w-]+$/.test(text)) return null;
  const bytes = Buffer.from(text.slice(1), 'base64url');
  if (bytes.length !== length) return null;
  const about = bytes.subarray(0, labelBytes + epochBytes);
  if (!cursors.isSigned('export', about, bytes.subarray(about.length, headBytes))) return null;
  const position = bytes.readBigInt64BE(headBytes + 8);
  const version = bytes.readUInt32BE(headBytes + 16);
  if (position < 0n || version >= 2 ** 31) return null;
  return {
    label: bytes.toString('hex', 0, labelBytes),
    epoch: bytes.toString('hex', labelBytes, about.length),
    place: {
      transactionId: String(bytes.readBigUInt64BE(headBytes)),
      position: String(position),
      version,
    },
  };
};

import { randomBytes } from 'node:crypto';
import type { ExportPlace } from '@clockbeat/persistence';

/** Where an export stands, and which one it is: its pseudonyms go on when it does. */
export interface ExportCursor {
  readonly label: string;
  readonly place: ExportPlace;
}

const labelBytes = 6;
const length = labelBytes + 8 + 8 + 4;

export const beginning: ExportPlace = { transactionId: '0', position: '0', version: 0 };

/** Of an export with pseudonyms of its own. */
export const newLabel = (): string => randomBytes(labelBytes).toString('hex');
/** Of every export that shows names: nothing in it is made up. */
export const plainLabel = '00'.repeat(labelBytes);

/** Opaque, one for each event. It begins with a letter: no spreadsheet takes it for a formula. */
export const encodeExportCursor = (
  label: string,
  { transactionId, position, version }: ExportPlace,
): string => {
  const bytes = Buffer.alloc(length);
  bytes.write(label, 'hex');
  bytes.writeBigUInt64BE(BigInt(transactionId), labelBytes);
  bytes.writeBigInt64BE(BigInt(position), labelBytes + 8);
  bytes.writeUInt32BE(version, labelBytes + 16);
  return `c${bytes.toString('base64url')}`;
};

/** Null for what we did not make. */
export const decodeExportCursor = (text: string): ExportCursor | null => {
  if (!/^c[\w-]+$/.test(text)) return null;
  const bytes = Buffer.from(text.slice(1), 'base64url');
  if (bytes.length !== length) return null;
  const position = bytes.readBigInt64BE(labelBytes + 8);
  const version = bytes.readUInt32BE(labelBytes + 16);
  if (position < 0n || version >= 2 ** 31) return null;
  return {
    label: bytes.toString('hex', 0, labelBytes),
    place: {
      transactionId: String(bytes.readBigUInt64BE(labelBytes)),
      position: String(position),
      version,
    },
  };
};

import { createHash } from 'node:crypto';
import { readBounded } from './read-bounded.js';

export interface Logo {
  readonly type: 'image/svg+xml' | 'image/png' | 'image/webp';
  readonly bytes: Buffer;
  /** Of its bytes: part of every address that shows it. */
  readonly hash: string;
  /** Where it is served: an address that is never another picture's. */
  readonly path: string;
}

const bytesAtMost = 500_000;

/** What the first bytes say, whatever the file is called: one of three kinds, else null. */
const typeOf = (bytes: Buffer): Logo['type'] | null => {
  if (bytes.subarray(0, 8).equals(Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'))) return 'image/png';
  if (bytes.toString('latin1', 0, 4) === 'RIFF' && bytes.toString('latin1', 8, 12) === 'WEBP')
    return 'image/webp';
  return /^\uFEFF?\s*(<\?xml[^>]*\?>\s*)?(<!--[\s\S]*?-->\s*|<!DOCTYPE[^>[]*>\s*)*<svg[\s>]/.test(
    bytes.toString('utf8'),
  )
    ? 'image/svg+xml'
    : null;
};

const endings = { 'image/svg+xml': 'svg', 'image/png': 'png', 'image/webp': 'webp' } as const;

/** The picture, or in words why it is none. That it can be drawn is seen when its icons are (face/pictures.ts). */
export const readLogo = (path: string): Logo | string => {
  const bytes = readBounded(path, bytesAtMost);
  if (typeof bytes === 'string') return bytes;
  const type = typeOf(bytes);
  if (type === null) return 'must be a picture in PNG, SVG or WebP';
  const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 16);
  return { type, bytes, hash, path: `/assets/logo-${hash}.${endings[type]}` };
};

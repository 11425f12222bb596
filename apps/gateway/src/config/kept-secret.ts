import { randomBytes } from 'node:crypto';
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** The session secret of a machine that was not given one: made once, kept in the data folder, readable by its owner only. */
export const keptSecret = (dataDir: string): string => {
  const path = join(dataDir, 'session-secret');
  return read(path) ?? make(dataDir, path);
};

const read = (path: string): string | null => {
  try {
    return readFileSync(path, 'utf8').trim() || null;
  } catch (error) {
    if (isNodeError(error) && error.code === 'ENOENT') return null;
    throw error;
  }
};

const make = (dataDir: string, path: string): string => {
  mkdirSync(dataDir, { recursive: true });
  const draft = `${path}.${process.pid}.${randomBytes(4).toString('hex')}`;
  writeFileSync(draft, `${randomBytes(32).toString('base64url')}\n`, { mode: 0o600, flag: 'wx' });
  try {
    // A link appears with its content or not at all: gateways that start together agree on one secret.
    linkSync(draft, path);
  } catch (error) {
    if (!isNodeError(error) || error.code !== 'EEXIST') throw error;
  } finally {
    rmSync(draft, { force: true });
  }
  const secret = read(path);
  if (secret === null) throw new Error(`${path} is empty: delete it, and it is made anew`);
  return secret;
};

const isNodeError = (error: unknown): error is NodeJS.ErrnoException =>
  typeof error === 'object' && error !== null && 'code' in error;

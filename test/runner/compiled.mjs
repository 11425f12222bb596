import { createHash } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const cache = fileURLToPath(new URL('../../node_modules/.cache/clockbeat-tests/', import.meta.url));
mkdirSync(cache, { recursive: true });

/**
 * Where what came of a file of TypeScript is kept from run to run, and which of its lines is which.
 * @param {string} filename
 */
export const compiledAs = (filename) => {
  const path = `${cache}${createHash('sha1').update(filename).digest('hex')}.js`;
  return { path, mapPath: `${path}.map` };
};

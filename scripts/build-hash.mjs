import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { inRoot, program, root } from './paths.mjs';

/** All that the build reads. */
const sources = [
  'apps',
  'libs',
  'ormconfig.ts',
  'nest-cli.json',
  'tsconfig.json',
  'package-lock.json',
  'scripts/build.mjs',
];
const notBuilt = /(^|\/)(node_modules|dist|test-support)$|\.(spec\.tsx?|md)$/;

const hashFile = inRoot('dist/.build-hash');

export function sourceHash() {
  const hash = createHash('sha256');
  for (const path of sources.flatMap(filesBelow)) {
    hash
      .update(`${path}\0`)
      .update(readFileSync(join(root, path)))
      .update('\0');
  }
  return hash.digest('hex');
}

/** @param {string} [hash] of the sources, when it is known already */
export function buildIsFresh(hash = sourceHash()) {
  return existsSync(hashFile) && existsSync(program('gateway')) && readFileSync(hashFile, 'utf8') === hash;
}

/** @param {string} hash */
export function rememberBuild(hash) {
  writeFileSync(`${hashFile}.new`, hash);
  renameSync(`${hashFile}.new`, hashFile);
}

/**
 * @param {string} path relative to the checkout
 * @returns {string[]}
 */
function filesBelow(path) {
  if (notBuilt.test(path) || !existsSync(join(root, path))) return [];
  try {
    return readdirSync(join(root, path))
      .sort()
      .flatMap((name) => filesBelow(`${path}/${name}`));
  } catch {
    return [path];
  }
}

import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The version in package.json, which lies beside dist/ (where this runs from dist/run, as a rule); `unknown` where somebody has taken it away. */
export const builtVersion = (): string => {
  const file = ['../../../../..', '../../../..', '../..']
    .map((up) => join(import.meta.dirname, up, 'package.json'))
    .find((path) => existsSync(path));
  const contents: unknown = file === undefined ? null : JSON.parse(readFileSync(file, 'utf8'));
  const version =
    typeof contents === 'object' && contents !== null && 'version' in contents && contents.version;
  return typeof version === 'string' ? version : 'unknown';
};

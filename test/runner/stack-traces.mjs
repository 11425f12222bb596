import { existsSync, readFileSync } from 'node:fs';
import { SourceMap } from 'node:module';
import { fileURLToPath } from 'node:url';
import { compiledAs } from './compiled.mjs';

/**
 * Says in stacks the lines of our TypeScript. Node.js does so itself with `--enable-source-maps`, but takes each map apart when a
 * module is loaded, those of libraries as well: a twentieth of the time of tests of the API. Here it is when an error tells where it came from.
 */

/** @type {Map<string, SourceMap | null>} */
const maps = new Map();

/** @param {string} filename */
const mapOf = (filename) => {
  const known = maps.get(filename);
  if (known !== undefined) return known;
  const { mapPath } = compiledAs(filename);
  const map = existsSync(mapPath) ? new SourceMap(JSON.parse(readFileSync(mapPath, 'utf8'))) : null;
  maps.set(filename, map);
  return map;
};

/** @param {NodeJS.CallSite} site */
const told = (site) => {
  const text = String(site);
  const url = site.getFileName();
  const [line, column] = [site.getLineNumber(), site.getColumnNumber()];
  if (!url?.startsWith('file:') || !/\.tsx?(\?|$)/.test(url) || !line || !column) return text;
  const filename = fileURLToPath(url);
  const entry = mapOf(filename)?.findEntry(line - 1, column - 1);
  if (!entry || !('originalLine' in entry)) return text;
  return text.replace(
    `${url}:${line}:${column}`,
    `${filename}:${entry.originalLine + 1}:${entry.originalColumn + 1}`,
  );
};

/** From now on, in this process. */
export const tellOurLines = () => {
  Error.prepareStackTrace = (error, sites) =>
    [Error.prototype.toString.call(error), ...sites.map((site) => `    at ${told(site)}`)].join('\n');
};

import { createHash } from 'node:crypto';
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { transformSync, version } from '@swc/core';
import { compiledAs } from './compiled.mjs';

/**
 * Lets Node.js load our TypeScript as it stands: with decorators and their metadata, which Nest injects by, and with the
 * paths of tsconfig.json.
 */

const root = new URL('../../', import.meta.url).href;
const runnerFolder = `${root}test/runner/`;

/**
 * Each test file has its own copy of these: helpers keep what is the file's alone, and modules of the client what is one
 * page's. The rest, which takes long to load and keeps nothing, a worker loads once (run-file.mjs).
 */
const loadedAnew = [`${root}test/`, `${root}apps/web/src/`];

/** @type {{ compilerOptions: { paths: Readonly<Record<string, readonly [string]>> } }} */
const { compilerOptions } = JSON.parse(readFileSync(new URL('tsconfig.json', root), 'utf8'));

/** @type {Readonly<Record<string, string>>} */
const aliases = {
  ...Object.fromEntries(
    Object.entries(compilerOptions.paths).map(([name, [path]]) => [name, new URL(path, root).href]),
  ),
  '@jest/globals': `${runnerFolder}globals.mjs`,
};

/** @type {import('node:module').ResolveHook} */
export function resolve(specifier, context, next) {
  const { parentURL } = context;
  const alias = aliases[specifier];
  if (alias) return found(alias);
  if (!parentURL?.startsWith(root) || parentURL.includes('/node_modules/') || !/^\.\.?\//.test(specifier))
    return next(specifier, context);
  const wanted = new URL(specifier, parentURL).href;
  const url = candidates(wanted).find((candidate) => existsSync(new URL(candidate)));
  if (!url) return next(specifier, context);
  const isAnew = loadedAnew.some((folder) => url.startsWith(folder)) && !url.startsWith(runnerFolder);
  return found(isAnew ? `${url}${new URL(parentURL).search}` : url);
}

/**
 * @param {string} url
 * @returns {import('node:module').ResolveFnOutput}
 */
const found = (url) => ({ url, format: url.endsWith('.json') ? 'json' : 'module', shortCircuit: true });

/** As in the gateway and the libraries (`./game.js` is game.ts), and as in the client (`./paths`). */
const candidates = (/** @type {string} */ url) => {
  if (url.endsWith('.js')) return [url.replace(/\.js$/, '.ts'), url.replace(/\.js$/, '.tsx'), url];
  return /\.\w+$/.test(url) ? [url, `${url}.ts`] : [`${url}.ts`, `${url}.tsx`, `${url}/index.ts`];
};

/** @type {import('node:module').LoadHook} */
export function load(url, context, next) {
  const { pathname } = new URL(url);
  // what a page wears is for browsers
  if (pathname.endsWith('.css')) return { format: 'module', source: '', shortCircuit: true };
  if (!/\.tsx?$/.test(pathname)) return next(url, context);
  const filename = fileURLToPath(new URL(pathname, 'file://'));
  // what Vite puts there in a build; on the first line, so that all lines keep their numbers
  const env = pathname.includes('/apps/web/') ? 'import.meta.env = { DEV: false, PROD: true };' : '';
  return { format: 'module', source: env + compiled(filename), shortCircuit: true };
}

const options = /** @type {import('@swc/core').Options} */ ({
  swcrc: false,
  // beside the code: who maps no stack need not read them (stack-traces.mjs)
  sourceMaps: true,
  module: { type: 'es6' },
  jsc: {
    target: 'es2023',
    keepClassNames: true,
    experimental: { keepImportAttributes: true },
    transform: {
      legacyDecorator: true,
      decoratorMetadata: true,
      // as tsc does it for the build: an object has all fields that its class declares
      useDefineForClassFields: true,
      react: { runtime: 'automatic' },
    },
  },
});

const hashOf = (/** @type {string} */ text) => createHash('sha1').update(text).digest('hex');
const compiler = version + JSON.stringify(options);

/**
 * Keeps what came of each file, with a mark at its end of what it was made of.
 * @param {string} filename
 */
function compiled(filename) {
  const source = readFileSync(filename, 'utf8');
  const mark = `\n// ${hashOf(compiler + source)}`;
  const { path, mapPath } = compiledAs(filename);
  const kept = existsSync(path) ? readFileSync(path, 'utf8') : '';
  if (kept.endsWith(mark)) return kept;
  const parser = /** @type {const} */ ({
    syntax: 'typescript',
    tsx: filename.endsWith('x'),
    decorators: true,
  });
  const { code, map } = transformSync(source, { ...options, filename, jsc: { ...options.jsc, parser } });
  writeWhole(mapPath, map ?? '');
  writeWhole(path, code + mark);
  return code + mark;
}

/**
 * Other workers see all of it or nothing.
 * @param {string} path
 * @param {string} text
 */
function writeWhole(path, text) {
  const unfinished = `${path}.${process.pid}`;
  writeFileSync(unfinished, text);
  renameSync(unfinished, path);
}

import { spawnSync } from 'node:child_process';
import { pathToFileURL } from 'node:url';
import { compileCache, inRoot, root } from './paths.mjs';

/**
 * Hardly anything in a test runs long enough to earn what V8 spends on optimizing it: with its own budget, 135,168, that was a tenth
 * of all processor time. Newer releases of Node.js have a cheaper step before that, and refuse to start with this flag.
 * @param {string} [version] of the Node.js that is to run it, such as `20.20.2`; this one, if left out
 */
export const laterOptimized = (version = process.versions.node) =>
  /^20\b/.test(version) ? ['--interrupt-budget=600000'] : [];

/**
 * Jest with our loader of TypeScript (test/runner), as arguments of Node.js. Its workers take over the flags.
 * @param {readonly string[]} args
 * @param {string} [version] of the Node.js that runs them; this one, if left out
 */
export const jestCommand = (args, version = process.versions.node) => [
  ...['--import', pathToFileURL(inRoot('test/runner/typescript.mjs')).href],
  '--disable-warning=ExperimentalWarning',
  // most of what a test makes it drops: with the usual 16 MB a tenth of the unit tests' time went into copying the rest
  '--max-semi-space-size=32',
  ...laterOptimized(version),
  ...[inRoot('node_modules/jest/bin/jest.js'), ...args],
];

/** `npm run jest -- test/api/teams`: some of the tests of Jest. */
if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const { status } = spawnSync(process.execPath, jestCommand(process.argv.slice(2)), {
    cwd: root,
    env: { ...compileCache, ...process.env },
    stdio: 'inherit',
  });
  process.exitCode = status ?? 1;
}

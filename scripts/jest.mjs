import { spawnSync } from 'node:child_process';
import { pathToFileURL } from 'node:url';
import { inRoot, root } from './paths.mjs';

/**
 * Jest with our loader of TypeScript (test/runner), as arguments of Node.js. Its workers take over the flags.
 * @param {readonly string[]} args
 */
export const jestCommand = (args) => [
  ...['--import', pathToFileURL(inRoot('test/runner/typescript.mjs')).href],
  ...['--enable-source-maps', '--disable-warning=ExperimentalWarning'],
  // most of what a test makes it drops: with the usual 16 MB a tenth of the unit tests' time went into copying the rest
  '--max-semi-space-size=32',
  ...[inRoot('node_modules/jest/bin/jest.js'), ...args],
];

/** `npm run jest -- test/api/teams`: some of the tests of Jest. */
if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const { status } = spawnSync(process.execPath, jestCommand(process.argv.slice(2)), {
    cwd: root,
    stdio: 'inherit',
  });
  process.exitCode = status ?? 1;
}

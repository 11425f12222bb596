import { spawnSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { buildIfStale } from './build.mjs';
import { root } from './paths.mjs';

/** `npm test`: all Jest projects, then the browsers. With REPORTS_DIR set, both also write their results there as JSON. */
const reports = process.env.REPORTS_DIR;
if (reports) mkdirSync(reports, { recursive: true });

// end-to-end tests run what a user runs
await buildIfStale().catch((error) => {
  console.error(error.message);
  process.exit(1);
});

const jest = run(
  [
    ...[
      '--experimental-vm-modules',
      '--disable-warning=ExperimentalWarning',
      'node_modules/jest/bin/jest.js',
    ],
    ...(reports ? ['--json', `--outputFile=${join(reports, 'jest.json')}`] : []),
  ],
  {},
);
const browsers = run(
  [
    ...['node_modules/@playwright/test/cli.js', 'test', '-c', 'test/browser'],
    ...(reports ? ['--reporter=list,json'] : []),
  ],
  reports ? { PLAYWRIGHT_JSON_OUTPUT_NAME: join(reports, 'playwright.json') } : {},
);
process.exit(jest && browsers ? 0 : 1);

/**
 * @param {string[]} args
 * @param {NodeJS.ProcessEnv} env
 */
function run(args, env) {
  const { status } = spawnSync(process.execPath, args, {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: 'inherit',
  });
  return status === 0;
}

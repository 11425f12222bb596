import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { buildIfStale } from './build.mjs';
import { jestCommand } from './jest.mjs';
import { compileCache, inRoot, root } from './paths.mjs';
import { missingPrograms } from './programs.mjs';

/**
 * `npm test`: the tests of Jest, then those in browsers. `npm run test:heavy`: the long proofs of both (docs/testing.md).
 * With REPORTS_DIR set, both also write their results there as JSON.
 */
const heavy = process.argv.includes('--heavy');
const reports = process.env.REPORTS_DIR && join(process.env.REPORTS_DIR, heavy ? 'heavy' : 'quick');
if (reports) mkdirSync(reports, { recursive: true });

const missing = missingPrograms({ heavy });
if (missing.length > 0)
  console.warn(`Without ${missing.join(' and ')} on this machine, the tests that need it are skipped.`);

// end-to-end tests run what a user runs
await buildIfStale().catch((error) => {
  console.error(error.message);
  process.exit(1);
});

const projects = heavy ? ['heavy'] : ['unit', 'tools', 'documents', 'component', 'store', 'e2e'];
const jest = await run(
  jestCommand([
    ...['--selectProjects', ...projects],
    ...(reports ? ['--json', `--outputFile=${join(reports, 'jest.json')}`] : []),
  ]),
);
const browsers = await run(
  [
    ...[inRoot('node_modules/@playwright/test/cli.js'), 'test', '-c', 'test/browser'],
    ...(heavy ? ['--grep', '@heavy'] : ['--grep-invert', '@heavy']),
    ...(reports ? ['--reporter=list,json'] : []),
  ],
  { PLAYWRIGHT_JSON_OUTPUT_NAME: reports && join(reports, 'playwright.json') },
);
process.exit(jest && browsers ? 0 : 1);

/**
 * @param {readonly string[]} args of Node.js
 * @param {NodeJS.ProcessEnv} [env]
 */
async function run(args, env = {}) {
  const child = spawn(process.execPath, args, {
    cwd: root,
    env: { ...compileCache, ...process.env, ...env },
    stdio: 'inherit',
  });
  const [code] = await once(child, 'exit');
  return code === 0;
}

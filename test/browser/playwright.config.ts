import { mkdtempSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig, devices } from '@playwright/test';
import { freePort } from '../../scripts/postgres/ports.mjs';
import { keepTemporaryFilesInMemory } from '../support/temporary-folder.mjs';
import { findBrowser } from './support/chromium';

keepTemporaryFilesInMemory();

const root = join(import.meta.dirname, '../..');

// The workers read this file again: what the runner has chosen once reaches them by the environment.
const port = process.env['BROWSER_TEST_PORT'] ?? String(await freePort());
process.env['BROWSER_TEST_PORT'] = port;
const data = process.env['BROWSER_TEST_DATA'] ?? temporaryFolder();
process.env['BROWSER_TEST_DATA'] = data;
/** Where a page of another site stands, which may frame ours (overlay.spec.ts). */
const framerPort = process.env['BROWSER_TEST_FRAMER_PORT'] ?? String(await freePort());
process.env['BROWSER_TEST_FRAMER_PORT'] = framerPort;
const browser = await findBrowser();

export default defineConfig({
  testDir: '.',
  testMatch: '*.spec.ts',
  outputDir: join(root, 'test-results'),
  fullyParallel: true,
  // Some of them always wait for a clock or a server.
  workers: availableParallelism() + 2,
  forbidOnly: Boolean(process.env['CI']),
  retries: 0,
  // Far longer than anything takes, as are all limits of these tests: a busy machine is slow, not wrong.
  timeout: 600_000,
  reporter: 'list',
  use: {
    ...browser,
    // Without a graphics card each moving page costs a core; stillness.spec.ts and game-night.spec.ts play in motion.
    contextOptions: { reducedMotion: 'reduce' },
    baseURL: `http://127.0.0.1:${port}`,
    // A step that nothing will ever let go on fails by its own name, not after the whole test's time.
    actionTimeout: 120_000,
    // Keeping what each page was made of costs a sixth of the time: TRACE=1 does, to look into a failure.
    trace: process.env['TRACE'] ? 'retain-on-failure' : 'off',
    screenshot: 'only-on-failure',
    // What a worker answers, tests neither hold back nor count; installed.spec.ts lets it in.
    serviceWorkers: 'block',
  },
  projects: [{ name: 'desktop', use: { ...devices['Desktop Chrome'], ...browser } }],
  webServer: {
    // the product as a user starts it
    command: 'node scripts/start.mjs',
    cwd: root,
    url: `http://127.0.0.1:${port}/health/ready`,
    timeout: 600_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 20_000 },
    stdout: process.env['DEBUG_SERVER'] ? 'pipe' : 'ignore',
    env: {
      PORT: port,
      HOST: '127.0.0.1',
      NODE_ENV: 'test',
      LOG_LEVEL: 'warn',
      DATA_DIR: data,
      DATABASE_URL: '',
      REDIS_URL: '',
      // What QR codes say: pages tell of an address that only this machine can open.
      PUBLIC_URL: `http://quiz.example.org:${port}`,
      ANALYST_EMAILS: 'analyst@example.org',
      FRAME_ANCESTORS: `http://localhost:${framerPort}`,
      OPERATOR_EMAILS: 'operator@example.org',
      // less than the notice that hosts have, so that their history tells a day
      GAME_DAYS: '20',
    },
  },
});

function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'clockbeat-browser-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }));
  return folder;
}

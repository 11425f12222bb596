import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { findBrowser } from '../browser/support/chromium.js';
import { formatsOfFiles, largeFile } from './formats/large-files.js';
import { watchTurns } from './formats/page-turns.js';
import { signInToPages } from './host.js';
import { machine } from './report.js';
import { rounded } from './spread.js';
import { setStage } from './stage.js';

/** A file of each format, with as many questions as may be, as large as may be: from its choice until its preview stands. */

// what is left when this process goes (gateway, database, browser) goes with it
for (const name of ['SIGINT', 'SIGTERM'] as const) process.once(name, () => process.exit(1));

const asked = process.argv.slice(2);
const stage = await setStage({ gateways: [], own: 1, balanced: false, profile: null });
// from a file, as people choose one: bytes that a test hands over are unpacked by the page itself
const folder = mkdtempSync(join(tmpdir(), 'formats-'));
const browser = await chromium.launch((await findBrowser()).launchOptions);
try {
  const [{ url } = { url: '' }] = stage.gateways;
  const cookie = await signInToPages(url, `host-${process.pid}`);
  const context = await browser.newContext({ baseURL: url, extraHTTPHeaders: { cookie } });
  console.log(`Machine: ${machine().cpus}, load ${machine().load} before`);
  for (const format of formatsOfFiles.filter((name) => asked.length === 0 || asked.includes(name))) {
    const { name, bytes } = await largeFile(format);
    const page = await context.newPage();
    await page.goto('/create-trivia');
    const input = page.locator('input[type="file"]').first();
    await input.waitFor({ state: 'attached' });
    const idle = await watchTurns(browser, page, () => page.waitForTimeout(1_000));
    writeFileSync(join(folder, name), bytes);
    const read = await watchTurns(browser, page, async () => {
      await input.setInputFiles(join(folder, name));
      await page.getByRole('heading', { name: '5,000 questions will go in' }).waitFor({ timeout: 60_000 });
    });
    const turns = (values: readonly number[]): string => values.map((ms) => rounded(ms)).join(' ');
    console.log(
      [
        format.padEnd(22),
        `${rounded(bytes.length / 1024 / 1024)} MB`,
        `preview after ${Math.round(read.ms)} ms`,
        `processor time of page and worker ${Math.round(read.spent)} ms`,
        `longest turns ${turns(read.longest)} ms`,
        `idle ${turns(idle.longest.slice(0, 1))} ms`,
      ].join('   '),
    );
    await page.close();
  }
  console.log(`load ${machine().load} after`);
} finally {
  await browser.close();
  rmSync(folder, { recursive: true });
  await stage.close();
}

import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Adds up what the test runners have reported: "N passed, N failed". A suite that did not even load counts as one
 * failure, and so does a runner without a report.
 * @typedef {{ passed: number, failed: number }} Count
 */

/** @type {Record<string, (report: any) => Count>} */
const readers = {
  'jest.json': (report) => ({
    passed: report.numPassedTests,
    failed: report.numFailedTests + report.numRuntimeErrorTestSuites,
  }),
  'playwright.json': (report) => ({
    passed: report.stats.expected,
    failed: report.stats.unexpected + report.stats.flaky + report.errors.length,
  }),
};

const folder = process.argv[2] ?? '';
const counts = Object.entries(readers).map(([file, read]) => {
  try {
    return read(JSON.parse(readFileSync(join(folder, file), 'utf8')));
  } catch (error) {
    console.error(`${file}: ${error instanceof Error ? error.message : error}`);
    return { passed: 0, failed: 1 };
  }
});
/** @param {keyof Count} what */
const sum = (what) => counts.reduce((total, count) => total + count[what], 0);
console.log(`${sum('passed')} passed, ${sum('failed')} failed`);
process.exit(sum('failed') === 0 ? 0 : 1);

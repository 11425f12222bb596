import { readFileSync } from 'node:fs';
import { basename } from 'node:path';

/**
 * Adds up the reports of test runners that are named: "N passed, N failed". A suite that did not even load counts as one
 * failure, and so does a report that is missing.
 * @typedef {{ passed: number, failed: number, skipped: number }} Count
 */

/** @type {Record<string, (report: any) => Count>} */
const readers = {
  'jest.json': (report) => ({
    passed: report.numPassedTests,
    failed: report.numFailedTests + report.numRuntimeErrorTestSuites,
    skipped: report.numPendingTests,
  }),
  'playwright.json': (report) => ({
    passed: report.stats.expected,
    failed: report.stats.unexpected + report.stats.flaky + report.errors.length,
    skipped: report.stats.skipped,
  }),
};

const counts = process.argv.slice(2).map((path) => {
  try {
    const read = readers[basename(path)];
    if (!read) throw new Error('nobody knows how to read it');
    return read(JSON.parse(readFileSync(path, 'utf8')));
  } catch (error) {
    console.error(`${path}: ${error instanceof Error ? error.message : error}`);
    return { passed: 0, failed: 1, skipped: 0 };
  }
});
/** @param {keyof Count} what */
const sum = (what) => counts.reduce((total, count) => total + count[what], 0);
if (counts.length === 0) throw new Error('No report is named');
const skipped = sum('skipped');
console.log(`${sum('passed')} passed, ${sum('failed')} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`);
process.exit(sum('failed') === 0 ? 0 : 1);

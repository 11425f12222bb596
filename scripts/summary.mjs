import { readFileSync } from 'node:fs';
import { basename, relative } from 'node:path';
import { root } from './paths.mjs';

/**
 * Adds up the reports of test runners that are named: "N passed, N failed". A suite that did not even load counts as one
 * failure, and so does a report that is missing. What failed is told again right before: of a long run's output, often its
 * end alone is kept.
 * @typedef {{ passed: number, failed: number, skipped: number, failures: readonly string[] }} Report
 * @typedef {import('@jest/test-result').FormattedTestResults} JestReport
 * @typedef {import('@playwright/test/reporter').JSONReport} PlaywrightReport
 * @typedef {import('@playwright/test/reporter').JSONReportSuite} Suite
 */

const readers = {
  /** @returns {Report} */
  'jest.json': (/** @type {JestReport} */ report) => ({
    passed: report.numPassedTests,
    failed: report.numFailedTests + report.numRuntimeErrorTestSuites,
    skipped: report.numPendingTests,
    failures: report.testResults
      .filter(({ status }) => status === 'failed')
      .map(({ name, message }) => `${relative(root, name)}\n${message}`),
  }),
  /** @returns {Report} */
  'playwright.json': (/** @type {PlaywrightReport} */ { stats, errors, suites }) => ({
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky + errors.length,
    skipped: stats.skipped,
    failures: [
      ...errors.map(({ message }) => message ?? ''),
      ...suites
        .flatMap(specsOf)
        .filter(({ ok }) => !ok)
        .map(({ file, title, tests }) => {
          const messages = tests.flatMap(({ results }) => results.map(({ error }) => error?.message ?? ''));
          return [`${file}: ${title}`, ...messages].join('\n');
        }),
    ],
  }),
};

/** @returns {Suite['specs']} those of the suites within it, too */
const specsOf = (/** @type {Suite} */ { specs, suites = [] }) => [...specs, ...suites.flatMap(specsOf)];

const reports = process.argv.slice(2).map((path) => {
  try {
    const read = /** @type {Record<string, (report: any) => Report>} */ (readers)[basename(path)];
    if (!read) throw new Error('nobody knows how to read it');
    return read(JSON.parse(readFileSync(path, 'utf8')));
  } catch (error) {
    return {
      passed: 0,
      failed: 1,
      skipped: 0,
      failures: [`${path}: ${error instanceof Error ? error.message : error}`],
    };
  }
});
if (reports.length === 0) throw new Error('No report is named');

for (const failure of reports.flatMap(({ failures }) => failures))
  console.log(`--- failed: ${failure.split('\n').slice(0, 20).join('\n')}`);
/** @param {'passed' | 'failed' | 'skipped'} what */
const sum = (what) => reports.reduce((total, report) => total + report[what], 0);
const skipped = sum('skipped');
console.log(`${sum('passed')} passed, ${sum('failed')} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`);
process.exit(sum('failed') === 0 ? 0 : 1);

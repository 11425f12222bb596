import { pathToFileURL } from 'node:url';
import { createEmptyTestResult } from '@jest/test-result';
import fc from 'fast-check';
import { addEventHandler, getState, resetState, run } from 'jest-circus';
import { formatResultsErrors } from 'jest-message-util';
import * as globals from './globals.mjs';
import { surroundings } from './surroundings.mjs';

/**
 * @typedef {import('@jest/types').Config.GlobalConfig} GlobalConfig
 * @typedef {import('@jest/types').Config.ProjectConfig} ProjectConfig
 * @typedef {{ testPath: string, globalConfig: GlobalConfig, config: ProjectConfig }} Options
 */

Object.assign(globalThis, globals);
// properties are tried on the same cases in each run, so that what is red stays red; others with PROPERTY_SEED
fc.configureGlobal({ seed: Number(process.env['PROPERTY_SEED'] ?? 1) });
addEventHandler((event) => {
  if (event.name === 'test_start') globals.expect.setState({ currentTestName: event.test?.name });
});

/**
 * What was thrown where nobody awaited it: it fails the file in which it came.
 * @type {string[]}
 */
const stray = [];
for (const kind of ['uncaughtException', 'unhandledRejection'])
  process.on(kind, (error) => stray.push(String(error instanceof Error ? error.stack : error)));

let files = 0;

/**
 * Runs one test file in this process.
 * @param {Options} options
 * @returns {Promise<import('@jest/test-result').TestResult>}
 */
export default async function runFile({ testPath, globalConfig, config }) {
  stray.splice(0);
  resetState();
  const { testNamePattern, testTimeout } = globalConfig;
  Object.assign(getState(), {
    ...(testTimeout && { testTimeout }),
    testNamePattern: testNamePattern ? new RegExp(testNamePattern, 'i') : null,
  });
  globals.expect.setState({ testPath, expand: globalConfig.expand });

  const leave = surroundings();
  const start = Date.now();
  files += 1;
  await import(`${pathToFileURL(testPath).href}?file=${files}`);
  const { testResults, unhandledErrors } = await run();
  const end = Date.now();
  // else by the next file that does so: what this one has spied on is put back where that is not there any more
  globals.jest.restoreAllMocks();

  const tests = testResults.map(asAssertion);
  const count = (/** @type {string} */ status) => tests.filter((test) => test.status === status).length;
  const broken = [...unhandledErrors, ...stray, ...leave()].join('\n');
  const empty = createEmptyTestResult();
  return {
    ...empty,
    ...(broken && { testExecError: { message: broken, stack: broken } }),
    // what a hook could not do any more is often what a test before it has left behind
    failureMessage:
      [formatResultsErrors(tests, config, globalConfig, testPath), broken].filter(Boolean).join('\n') || null,
    numFailingTests: count('failed'),
    numPassingTests: count('passed'),
    numPendingTests: count('pending'),
    numTodoTests: count('todo'),
    perfStats: { ...empty.perfStats, start, end, runtime: end - start },
    testFilePath: testPath,
    testResults: tests,
  };
}

/**
 * @param {import('@jest/types').Circus.TestResult} result
 * @returns {import('@jest/test-result').AssertionResult}
 */
function asAssertion({ testPath, status, errors, errorsDetailed, duration, numPassingAsserts }) {
  // the first is the root block, the last the test
  const titles = testPath.slice(1).map(String);
  const outcomes = /** @type {const} */ ({ skip: 'pending', todo: 'todo', done: 'passed' });
  return {
    ancestorTitles: titles.slice(0, -1),
    title: titles.at(-1) ?? '',
    fullName: titles.join(' '),
    status: errors.length > 0 ? 'failed' : outcomes[status],
    duration,
    failureMessages: [...errors],
    failureDetails: errorsDetailed,
    numPassingAsserts,
  };
}

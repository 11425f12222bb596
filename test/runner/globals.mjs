import { ModernFakeTimers } from '@jest/fake-timers';
import circus from 'jest-circus';
import { ModuleMocker } from 'jest-mock';
import { expect } from './expect.mjs';

/** What Jest gives its test files: as globals, and to those that import `@jest/globals`. */

const mocker = new ModuleMocker(globalThis);
// the two options of a project that fake timers look at
const config = /** @type {import('@jest/types').Config.ProjectConfig} */ (
  /** @type {unknown} */ ({ fakeTimers: {}, rootDir: process.cwd() })
);
const timers = new ModernFakeTimers({ config, global: globalThis });

export const { describe, it, test, beforeAll, beforeEach, afterAll, afterEach } = circus;
export { expect };

for (const name of /** @type {const} */ (['assertions', 'hasAssertions']))
  expect[name] = () => {
    throw new Error(`expect.${name} is not counted by this runner (test/runner/run-file.mjs)`);
  };
export const jest = {
  fn: mocker.fn.bind(mocker),
  spyOn: mocker.spyOn.bind(mocker),
  restoreAllMocks: () => mocker.restoreAllMocks(),
  useFakeTimers: (/** @type {import('@jest/types').Config.FakeTimersConfig} */ options) =>
    timers.useFakeTimers(options),
  useRealTimers: () => timers.useRealTimers(),
  advanceTimersByTime: (/** @type {number} */ ms) => timers.advanceTimersByTime(ms),
  advanceTimersByTimeAsync: (/** @type {number} */ ms) => timers.advanceTimersByTimeAsync(ms),
  setSystemTime: (/** @type {Date} */ now) => timers.setSystemTime(now),
  runAllTimers: () => timers.runAllTimers(),
};

import { jestExpect } from '@jest/expect';
import { equals, iterableEquality, subsetEquality } from '@jest/expect-utils';

/**
 * Jest's `expect`, but quick where it passes. Jest makes 220 functions and an error with its stack for each value that is looked
 * at (58 µs), and properties look at a great many: here the matchers that are used most ask first whether they hold, and
 * the others are made when they are asked for. What does not hold is told by Jest in its own words.
 */

/**
 * What it takes to hold; each as Jest has it.
 * @type {Readonly<Record<string, (actual: any, expected: any) => boolean>>}
 */
const holds = {
  toBe: Object.is,
  toEqual: (actual, expected) => equals(actual, expected, [iterableEquality]),
  toMatchObject: (actual, expected) =>
    isObject(actual) && isObject(expected) && equals(actual, expected, [iterableEquality, subsetEquality]),
  toBeNull: (actual) => actual === null,
  toBeUndefined: (actual) => actual === undefined,
  toBeGreaterThan: (actual, expected) => areNumbers(actual, expected) && actual > expected,
  toBeGreaterThanOrEqual: (actual, expected) => areNumbers(actual, expected) && actual >= expected,
  toBeLessThan: (actual, expected) => areNumbers(actual, expected) && actual < expected,
  toBeLessThanOrEqual: (actual, expected) => areNumbers(actual, expected) && actual <= expected,
};
const isObject = (/** @type {unknown} */ value) => typeof value === 'object' && value !== null;
const areNumbers = (/** @type {unknown[]} */ ...values) => values.every((value) => typeof value === 'number');

/** A value that is looked at; all matchers stand in its prototype. */
class Expectation {
  constructor(/** @type {unknown} */ actual) {
    this.actual = actual;
  }
}

for (const name of /** @type {(keyof jest.JestMatchers<unknown>)[]} */ (Object.keys(jestExpect(null)))) {
  const passes = holds[name];
  Object.defineProperty(
    Expectation.prototype,
    name,
    passes
      ? { value: quickly(name, passes) }
      : {
          get() {
            return jestExpect(this.actual)[name];
          },
        },
  );
}

/**
 * @param {string} name
 * @param {(actual: unknown, expected: unknown) => boolean} passes
 */
function quickly(name, passes) {
  /**
   * @this {Expectation}
   * @param {unknown[]} wanted
   */
  return function matcher(...wanted) {
    // Jest refuses another number of arguments than a matcher takes
    if (1 + wanted.length === passes.length && passes(this.actual, wanted[0])) return;
    try {
      Reflect.get(jestExpect(this.actual), name)(...wanted);
    } catch (error) {
      // the first line that is told is the test's
      if (error instanceof Error) Error.captureStackTrace(error, matcher);
      throw error;
    }
  };
}

/** @type {typeof jestExpect} */
export const expect = Object.assign(
  (/** @type {unknown} */ actual, /** @type {[]} */ ...rest) =>
    rest.length > 0 ? jestExpect(actual, ...rest) : new Expectation(actual),
  jestExpect,
);

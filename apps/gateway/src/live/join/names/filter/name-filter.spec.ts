import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isMarked } from './name-filter.js';

/**
 * Two corpora, written before the filter was tuned, one name a line. While it was tuned, only two in three of the evasions
 * were looked at: every third line (3, 6, 9, …) is a control, and which of those get through has not led to any word or rule.
 */
const linesOf = (corpus: string): string[] =>
  readFileSync(join(import.meta.dirname, 'corpora', `${corpus}.txt`), 'utf8')
    .split('\n')
    .filter((line) => line !== '');

const realNames = linesOf('real-names');
const evasions = linesOf('evasions');
const isControl = (_: string, index: number): boolean => index % 3 === 2;
const tuned = evasions.filter((evasion, index) => !isControl(evasion, index));
const controls = evasions.filter(isControl);

/** Fails with the names that are too many, so that a report shows which. */
const expectAtMost = (failures: readonly string[], share: number, of: readonly string[]): void => {
  expect(failures.length > of.length * share ? failures : []).toEqual([]);
};

describe('the filter for names on a big screen', () => {
  it('has corpora of the promised size', () => {
    expect(realNames.length).toBeGreaterThanOrEqual(500);
    expect(evasions.length).toBeGreaterThanOrEqual(300);
    expect(new Set(realNames).size).toBe(realNames.length);
    expect(new Set(evasions).size).toBe(evasions.length);
    expect([...realNames, ...evasions].filter((name) => name.length > 50)).toEqual([]);
  });

  it('lets at least 99.5 % of real names pass', () => {
    expectAtMost(realNames.filter(isMarked), 0.005, realNames);
  });

  it('marks at least 90 % of the evasions that it was tuned on', () => {
    expectAtMost(
      tuned.filter((name) => !isMarked(name)),
      0.1,
      tuned,
    );
  });

  it('marks at least 90 % of the evasions that it was not tuned on', () => {
    expectAtMost(
      controls.filter((name) => !isMarked(name)),
      0.1,
      controls,
    );
  });

  it('takes an innocent name for a disguised word only when it is disguised', () => {
    expect(isMarked('Dick')).toBe(false);
    expect(isMarked('D1ck')).toBe(true);
  });

  it('knows a class’s Ana L from a word in two pieces', () => {
    expect(isMarked('Ana L')).toBe(false);
    expect(isMarked('an al')).toBe(true);
  });
});

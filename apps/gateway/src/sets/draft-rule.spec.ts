import { isDraftAfter, type Readiness } from './draft-rule.js';

const after = (more: Partial<Readiness>): boolean =>
  isDraftAfter({
    asked: false,
    wasDraft: true,
    wasLaunched: false,
    questionCount: 10,
    questionsPerGame: 10,
    ...more,
  });

it.each<[what: string, more: Partial<Readiness>, isDraft: boolean]>([
  ['with enough questions, when the host says so', {}, false],
  ['with too few, whatever the host says', { questionCount: 9 }, true],
  ['with too few, after it was launched', { questionCount: 1, wasLaunched: true }, false],
  ['as it was, when the host says nothing', { asked: undefined, wasDraft: false }, false],
  ['not when the host says nothing of a draft', { asked: undefined }, true],
  ['not when questions are taken away', { asked: undefined, wasDraft: false, questionCount: 9 }, true],
  ['not when the host says draft', { asked: true, wasDraft: false, wasLaunched: true }, true],
])('a set is ready %s', (_, more, isDraft) => {
  expect(after(more)).toBe(isDraft);
});

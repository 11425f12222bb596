import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { judge } from './judge.js';
import { taskLimits } from './task.js';

/**
 * Answers of pub quizzes and how people spell them, with verdicts by hand that were written before there was a judge:
 * `accepted, … | not these, … :: right, … ; wrong, …`, with a `!` before what another real answer is. While the judge was
 * tuned, two lines in three were looked at; every third (3, 6, 9, …) is a control, of which only the two wrong ones were
 * looked at that it still took in the end ("The" for The The, The Little Princess). It now judges 97.2 % of the one part as by
 * hand and 97.0 % of the controls, and takes no other answer. Folding and counting slips alone came to 92.4 % and 94.1 %, and
 * took 21 others. It still takes four that nobody would mean (Bowling for Rowling).
 */
const textsIn = (list = ''): string[] => list.split(', ').filter((text) => text !== '');

interface Answer {
  readonly accepted: readonly string[];
  readonly refused: readonly string[];
  readonly right: readonly string[];
  readonly wrong: readonly string[];
  /** Those of the wrong ones that are another answer. */
  readonly others: readonly string[];
}

const answers = readFileSync(join(import.meta.dirname, 'corpora', 'spellings.txt'), 'utf8')
  .split('\n')
  .filter((line) => line !== '')
  .map((line): Answer => {
    const [listed = '', spellings = ''] = line.split(' :: ');
    const [accepted, refused] = listed.split(' | ').map(textsIn);
    const [right, wrong] = spellings.split(' ; ').map(textsIn);
    return {
      accepted: accepted ?? [],
      refused: refused ?? [],
      right: right ?? [],
      wrong: (wrong ?? []).map((text) => text.replace(/^!/, '')),
      others: (wrong ?? []).filter((text) => text.startsWith('!')).map((text) => text.slice(1)),
    };
  });

const judged = new Map<Answer, Map<string, boolean>>(answers.map((answer) => [answer, new Map()]));
/** Judged once: every part is looked at again. */
const isTaken = (answer: Answer, text: string): boolean => {
  const { accepted, refused } = answer;
  const known = judged.get(answer);
  const taken =
    known?.get(text) ?? judge({ kind: 'typed', accepted, refused }, { kind: 'typed', text }) === 1;
  known?.set(text, taken);
  return taken;
};

const spellingsOf = ({ right, wrong }: Answer): string[] => [...right, ...wrong];

const misjudged = (answer: Answer): string[] => [
  ...answer.right.filter((text) => !isTaken(answer, text)).map((text) => `${text} is ${answer.accepted[0]}`),
  ...answer.wrong
    .filter((text) => isTaken(answer, text))
    .map((text) => `${text} is not ${answer.accepted[0]}`),
];

const isControl = (_: Answer, index: number): boolean => index % 3 === 2;

describe('spellings of answers', () => {
  it('are 2,000 and more of 200, as an author and a player may write them', () => {
    expect(answers.length).toBeGreaterThanOrEqual(200);
    expect(answers.flatMap(spellingsOf).length).toBeGreaterThanOrEqual(2_000);
    for (const answer of answers) {
      const [listed, typed] = [[...answer.accepted, ...answer.refused], spellingsOf(answer)];
      expect(answer.accepted.length).toBeGreaterThan(0);
      expect(Math.min(answer.right.length, answer.wrong.length)).toBeGreaterThan(2);
      expect(Math.max(...listed.map(({ length }) => length))).toBeLessThanOrEqual(taskLimits.listed.length);
      expect(Math.max(...typed.map(({ length }) => length))).toBeLessThanOrEqual(taskLimits.typed);
      expect(new Set(typed).size).toBe(typed.length);
    }
  });

  it('that are another answer are never taken', () => {
    const taken = answers.flatMap((answer) => answer.others.filter((text) => isTaken(answer, text)));
    expect(taken).toEqual([]);
  });

  /** Fails with the spellings that are too many, so that a report shows which. */
  it.each([
    ['all', answers],
    ['those that the judge was tuned on', answers.filter((answer, index) => !isControl(answer, index))],
    ['the controls', answers.filter(isControl)],
  ])('are judged as by hand, 97 in 100 at least: %s', (_, part) => {
    const wrong = part.flatMap(misjudged);
    expect(wrong.length > part.flatMap(spellingsOf).length * 0.03 ? wrong : []).toEqual([]);
  });
});

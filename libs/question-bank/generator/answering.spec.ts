import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { answeringOf, bankVersion, type SeedQuestion, seedQuestions, templateOf } from '../src/index.js';
import { answeringFile, answeringPairs } from './answering.js';
import { withVersion } from './versions-file.js';

const sources = join(import.meta.dirname, '../src');
const read = (name: string): string => readFileSync(join(sources, name), 'utf8');
const byId = new Map(seedQuestions.map((seed) => [seed.id, seed]));
const answer = (one: string, other: string): boolean =>
  answeringOf({ id: one }).includes(other) && answeringOf({ id: other }).includes(one);

const grouped = (key: (one: SeedQuestion) => string): Map<string, SeedQuestion[]> => {
  const groups = new Map<string, SeedQuestion[]>();
  for (const one of seedQuestions) groups.set(key(one), [...(groups.get(key(one)) ?? []), one]);
  return groups;
};

const seed = (id: string, question: string, right: string): SeedQuestion => ({
  ...{ id, question, options: [right, 'b', 'c', 'd'], answer: 0, category: 'Science', difficulty: 'Easy' },
  timeLimit: null,
});

describe('pairs that answer each other', () => {
  it('are those of the file, and each names two questions of the bank', () => {
    expect(read('answering.ts')).toBe(answeringFile(seedQuestions));
    const pairs = answeringPairs(seedQuestions);
    expect(pairs.length).toBeGreaterThan(500);
    for (const [one, other] of pairs)
      expect([one, other, byId.has(one), byId.has(other), answer(one, other)]).toEqual([
        ...[one, other, true, true, true],
      ]);
  });

  it.each([
    [
      'one fact from both sides',
      'Which city is the capital of Peru?',
      'Lima',
      'Lima lies in which country?',
      'Peru',
      true,
    ],
    [
      'an answer in a text about the same',
      'Who found Uranus?',
      'Herschel',
      'When did Herschel find Uranus?',
      '1781',
      true,
    ],
    [
      'an answer in a text about something else',
      'Who found Uranus?',
      'Herschel',
      'When was Herschel born?',
      '1738',
      false,
    ],
    ['a part of a word', 'Which gas has the symbol N?', 'Neo', 'Which gas is Neon?', 'N', false],
    ['the same answer', 'Who found Uranus?', 'Herschel', 'Who built a great telescope?', 'Herschel', false],
  ])('are %s', (_, question, right, otherQuestion, otherRight, isPair) => {
    const pairs = answeringPairs([seed('a', question, right), seed('b', otherQuestion, otherRight)]);
    expect(pairs).toEqual(isPair ? [['a', 'b']] : []);
  });

  /** Families that ask each fact from both sides, by the key that both have in their ids. */
  it.each([
    ['fact-capital-', 'fact-capital-of-'],
    ['fact-element-symbol-', 'fact-element-name-'],
    ['fact-element-number-', 'fact-protons-'],
    ['fact-currency-', 'fact-currency-of-'],
    ['fact-nigeria-capital-', 'fact-nigeria-capital-of-'],
    ['fact-square-', 'fact-root-'],
  ])('are all of %s and %s with one key', (one, other) => {
    const others = seedQuestions.filter(({ id }) => id.startsWith(other));
    const both = others.flatMap(({ id }) => {
      const twin = one + id.slice(other.length);
      return byId.has(twin) ? [[twin, id] as const] : [];
    });
    expect(both.length).toBeGreaterThan(3);
    expect(both.filter((pair) => !answer(...pair))).toEqual([]);
  });

  it('are few for each question, so that a draw has others', () => {
    const most = Math.max(...seedQuestions.map((one) => answeringOf(one).length));
    expect(most).toBeLessThan(30);
  });
});

describe('templates', () => {
  it('are the same for the same words, whatever the options, and for nothing else', () => {
    const words = (question: string): string =>
      question
        .toLowerCase()
        .match(/[\p{L}\p{N}%+]+/gu)
        ?.join(' ') ?? '';
    const groups = grouped(({ question }) => words(question));
    const templates = grouped(templateOf);
    for (const group of groups.values()) expect(new Set(group.map(templateOf)).size).toBe(1);
    for (const [template, group] of templates)
      expect([template, new Set(group.map(({ question }) => words(question))).size]).toEqual([template, 1]);
  });

  it('gather what asks which element is a noble gas, six times', () => {
    const gases = seedQuestions.filter(
      ({ question }) => question === 'Which of these elements is a noble gas?',
    );
    expect([gases.length, new Set(gases.map(templateOf)).size]).toEqual([6, 1]);
  });
});

it('has a version of its own for what the bank is now: run `npm run bank:generate` after a change', () => {
  const file = read('versions.ts');
  expect(withVersion(file, seedQuestions, read('answering.ts'))).toBe(file);
  expect(bankVersion).toBeGreaterThan(0);
  const changed = withVersion(file, seedQuestions.slice(1), read('answering.ts'));
  expect(changed.split('\n').length).toBe(file.split('\n').length + 1);
});

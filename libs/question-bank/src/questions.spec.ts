import { type Asked, askedBy, asksTheSame, folded } from '../generator/likeness.js';
import { handWritten } from './hand-written.js';
import {
  defaultQuestionIds,
  type SeedChoice,
  type SeedQuestion,
  seedChoices,
  seedQuestions,
} from './index.js';

const BANKS = [
  { category: 'Science', prefix: 'sci', asked: 20 },
  { category: 'History', prefix: 'hist', asked: 20 },
  { category: 'Pop Culture', prefix: 'ent', asked: 20 },
  { category: 'Sports', prefix: 'spo', asked: 20 },
  { category: 'General Knowledge', prefix: 'gen', asked: 20 },
  { category: 'Afrobeats', prefix: 'afro', asked: 10 },
  { category: 'Movies', prefix: 'mov', asked: 20 },
  { category: 'Geography', prefix: 'geo', asked: 20 },
  { category: 'Finance', prefix: 'fin', asked: 20 },
] as const;

/** The chi-square of three degrees of freedom that chance exceeds once in a hundred times. */
const uneven = 11.34;

const codePoints = (text: string): number => [...text].length;
const inCategory = (category: string): SeedChoice[] =>
  seedChoices.filter((question) => question.category === category);
const right = ({ options, answer }: SeedChoice): string => options[answer];

/** How far the places of the right options are from an even spread. */
const unevenness = (questions: readonly SeedChoice[]): number => {
  const expected = questions.length / 4;
  return [0, 1, 2, 3]
    .map((position) => questions.filter(({ answer }) => answer === position).length)
    .reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
};

/** What is wrong with a question of any kind taken by itself. */
const faultsOf = ({ id, question, difficulty }: SeedQuestion): string[] =>
  [
    !/^[a-z]+(\d+|(-[a-z0-9]+)+)$/.test(id) && 'its id',
    // A call names no longer one.
    id.length > 100 && 'the length of its id',
    (question.trim() !== question || codePoints(question) < 10) && 'its text',
    codePoints(question) > 500 && 'its length',
    !question.endsWith('?') && 'it does not ask',
    !['Easy', 'Medium', 'Hard'].includes(difficulty) && 'its difficulty',
  ]
    .filter((fault) => fault !== false)
    .map((fault) => `${id}: ${fault}`);

/** The same of one right of four options. */
const faultsOfChoice = ({ id, question, options, answer }: SeedChoice): string[] =>
  [
    options.length !== 4 && 'not four options',
    new Set(options.map((option) => option.toLowerCase())).size !== 4 && 'an option twice',
    options.some((option) => option.trim() !== option || option === '') && 'an empty option',
    options.some((option) => codePoints(option) > 200) && 'a long option',
    ![0, 1, 2, 3].includes(answer) && 'its answer',
    // A name in the question that is the right option word for word gives it away.
    codePoints(options[answer]) > 3 &&
      folded(question).split(' ').includes(folded(options[answer])) &&
      'it tells',
  ]
    .filter((fault) => fault !== false)
    .map((fault) => `${id}: ${fault}`);

describe('the bank', () => {
  it('holds more than 2,000 questions with four options', () => {
    expect(seedChoices.length).toBeGreaterThan(2_100);
  });

  it('has unique ids', () => {
    expect(new Set(seedQuestions.map(({ id }) => id)).size).toBe(seedQuestions.length);
  });

  it('has the nine categories and the defaults, and nothing else', () => {
    const categories = new Set(seedQuestions.map(({ category }) => category));
    expect([...categories].sort()).toEqual([...BANKS.map(({ category }) => category), 'Default'].sort());
  });

  it('has complete questions only', () => {
    expect(seedQuestions.flatMap(faultsOf)).toEqual([]);
    expect(seedChoices.flatMap(faultsOfChoice)).toEqual([]);
  });

  it('begins with those of four options, so that their places stay', () => {
    expect(seedQuestions.slice(0, seedChoices.length)).toEqual(seedChoices);
  });

  it('asks nothing twice, be it in other words or as another kind', () => {
    const byAnswer = new Map<string, (Asked & { id: string })[]>();
    const pairs: string[] = [];
    for (const { id, ...seed } of seedQuestions)
      for (const one of askedBy(seed)) {
        const alike = byAnswer.get(folded(one.right)) ?? [];
        const same = alike.filter((other) => other.id !== id && asksTheSame(one, other));
        pairs.push(...same.map((other) => `${other.id} ${id}`));
        byAnswer.set(folded(one.right), [...alike, { ...one, id }]);
      }
    expect(pairs).toEqual([]);
  });

  it('spreads its answers over the four places', () => {
    expect(unevenness(seedChoices)).toBeLessThan(uneven);
  });

  it('mostly fits a phone', () => {
    const options = seedQuestions.flatMap((question) => question.options);
    const share = <T>(all: readonly T[], fits: (one: T) => boolean): number =>
      all.filter(fits).length / all.length;
    expect(share(seedQuestions, ({ question }) => codePoints(question) < 110)).toBeGreaterThan(0.95);
    expect(share(options, (option) => codePoints(option) < 40)).toBeGreaterThan(0.99);
  });

  it('does not give its answers away by their length', () => {
    const words = handWritten.filter(({ options }) => options.every((option) => !/^\d/.test(option)));
    const longest = words.filter((question) =>
      question.options.every(
        (option) => option === right(question) || codePoints(option) < codePoints(right(question)),
      ),
    );
    expect(longest.length / words.length).toBeLessThan(0.35);
  });
});

describe.each(BANKS)('the $category bank', ({ category, prefix, asked }) => {
  const questions = inCategory(category);
  const written = handWritten.filter((question) => question.category === category);

  it(`begins with at least 40 questions written by hand, ${prefix}1 and up`, () => {
    expect(written.length).toBeGreaterThanOrEqual(40);
    expect(written.map(({ id }) => id)).toEqual(written.map((_, index) => `${prefix}${index + 1}`));
    expect(questions.slice(0, written.length)).toEqual(written);
  });

  it(`has those that the specification names, ${prefix}1 to ${prefix}${asked}`, () => {
    const ids = Array.from({ length: asked }, (_, index) => `${prefix}${index + 1}`);
    expect(questions.map(({ id }) => id)).toEqual(expect.arrayContaining(ids));
  });

  it('spreads its answers over the four places, those by hand too', () => {
    expect(unevenness(questions)).toBeLessThan(uneven);
    expect(unevenness(written)).toBeLessThan(uneven);
  });

  it('has something easy, something medium and something hard', () => {
    for (const difficulty of ['Easy', 'Medium', 'Hard'])
      expect(written.filter((question) => question.difficulty === difficulty).length).toBeGreaterThanOrEqual(
        5,
      );
  });
});

describe('the default questions', () => {
  const questions = inCategory('Default');

  it('are exactly def1 to def10, in order', () => {
    const expected = Array.from({ length: 10 }, (_, index) => `def${index + 1}`);
    expect(defaultQuestionIds).toEqual(expected);
    expect(questions.map(({ id }) => id)).toEqual(expected);
  });

  it('have 10 seconds each, and spread answers', () => {
    expect(questions.map(({ timeLimit }) => timeLimit)).toEqual(Array(10).fill(10));
    expect(unevenness(questions)).toBeLessThan(uneven);
  });
});

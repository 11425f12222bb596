import { defaultQuestionIds, type SeedQuestion, seedQuestions } from './index.js';

const BANKS = [
  { category: 'Science', prefix: 'sci' },
  { category: 'History', prefix: 'hist' },
  { category: 'Pop Culture', prefix: 'ent' },
  { category: 'Sports', prefix: 'spo' },
  { category: 'General Knowledge', prefix: 'gen' },
  { category: 'Afrobeats', prefix: 'afro' },
  { category: 'Movies', prefix: 'mov' },
  { category: 'Geography', prefix: 'geo' },
  { category: 'Finance', prefix: 'fin' },
] as const;

const codePoints = (text: string): number => [...text].length;
const fold = (text: string): string => text.trim().replace(/\s+/g, ' ').toLowerCase();
const inCategory = (category: string): SeedQuestion[] =>
  seedQuestions.filter((question) => question.category === category);

function expectSpreadAnswers(questions: readonly SeedQuestion[]): void {
  for (const position of [0, 1, 2, 3]) {
    const share = questions.filter((question) => question.answer === position).length / questions.length;
    expect(share).toBeGreaterThanOrEqual(0.15);
    expect(share).toBeLessThanOrEqual(0.35);
  }
}

describe('the seeded questions', () => {
  it('have unique ids', () => {
    const ids = seedQuestions.map((question) => question.id);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('belong to the nine bank categories or to the defaults, and to nothing else', () => {
    const categories = new Set(seedQuestions.map((question) => question.category));
    expect([...categories].sort()).toEqual([...BANKS.map((bank) => bank.category), 'Default'].sort());
  });

  it.each(seedQuestions)('$id is a complete multiple-choice question', (question) => {
    expect(question.question.trim()).toBe(question.question);
    expect(codePoints(question.question)).toBeGreaterThan(0);
    expect(codePoints(question.question)).toBeLessThanOrEqual(500);

    expect(question.options).toHaveLength(4);
    expect(new Set(question.options.map(fold)).size).toBe(4);
    for (const option of question.options) {
      expect(option.trim()).toBe(option);
      expect(codePoints(option)).toBeGreaterThan(0);
      expect(codePoints(option)).toBeLessThanOrEqual(200);
    }

    expect([0, 1, 2, 3]).toContain(question.answer);
    expect(['Easy', 'Medium', 'Hard']).toContain(question.difficulty);
  });

  it('spread their answers over the four positions', () => {
    expectSpreadAnswers(seedQuestions);
  });

  it('mostly fit a phone', () => {
    const shortQuestions = seedQuestions.filter((question) => codePoints(question.question) < 110);
    const options = seedQuestions.flatMap((question) => question.options);
    const shortOptions = options.filter((option) => codePoints(option) < 40);
    expect(shortQuestions.length / seedQuestions.length).toBeGreaterThan(0.9);
    expect(shortOptions.length / options.length).toBeGreaterThan(0.9);
  });
});

describe.each(BANKS)('the $category bank', ({ category, prefix }) => {
  const questions = inCategory(category);

  it(`holds at least 20 questions, numbered ${prefix}1 and up`, () => {
    expect(questions.length).toBeGreaterThanOrEqual(20);
    expect(questions.map((question) => question.id)).toEqual(
      questions.map((_, index) => `${prefix}${index + 1}`),
    );
  });

  it('asks no question twice', () => {
    expect(new Set(questions.map((question) => fold(question.question))).size).toBe(questions.length);
  });

  it('spreads its answers over the four positions', () => {
    expectSpreadAnswers(questions);
  });

  it('has something easy, something medium and something hard', () => {
    expect(new Set(questions.map((question) => question.difficulty)).size).toBe(3);
  });
});

describe('the default questions', () => {
  const questions = inCategory('Default');

  it('are exactly def1 to def10, in order', () => {
    const expected = Array.from({ length: 10 }, (_, index) => `def${index + 1}`);
    expect(defaultQuestionIds).toEqual(expected);
    expect(questions.map((question) => question.id)).toEqual(expected);
  });

  it('ask each question once, for 10 seconds, with spread answers', () => {
    expect(new Set(questions.map((question) => fold(question.question))).size).toBe(10);
    expect(questions.map((question) => question.timeLimit)).toEqual(Array(10).fill(10));
    expectSpreadAnswers(questions);
  });
});

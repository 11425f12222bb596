import type { Choice, GameQuestion } from '@clockbeat/domain';
import { type SeedChoice, seedChoices } from '@clockbeat/question-bank';
import type { Random } from '../support/random.js';
import { logNormal, normal } from './draws.js';

/** A question of the bank, and what it is like to people: an item with three parameters, as test theory has it. */
export interface SimulatedQuestion {
  /** As games play it, but for the time they give. */
  readonly played: Omit<GameQuestion<'single'>, 'timeLimit'>;
  /** The ability at which half of the people know it; abilities lie about 0 with a deviation of 1. */
  readonly difficulty: number;
  /** How sharply it parts those who know from those who don't. */
  readonly discrimination: number;
  /** What is right. Where the key of the bank were wrong, `played.answer` is another option. */
  readonly truth: Choice;
  /** How likely each option is to whoever guesses: the right one a quarter, the others as tempting as they are. */
  readonly guesses: readonly number[];
}

export const isWronglyKeyed = ({ played, truth }: SimulatedQuestion): boolean => played.answer !== truth;

/** Questions of a category that are in play. */
const poolSize = 40;
const usualDifficulty = { Easy: -1, Medium: 0, Hard: 1 } as const;
const temptations = [0.36, 0.25, 0.14] as const;
const choices: readonly Choice[] = [0, 1, 2, 3];

const simulated = (seed: SeedChoice, random: Random, wrongKey: boolean): SimulatedQuestion => {
  const { id, question, options, answer: truth, category, difficulty } = seed;
  const wrong = random.shuffled(choices.filter((choice) => choice !== truth));
  const guesses = choices.map((choice) => temptations[wrong.indexOf(choice)] ?? 0.25);
  const answer = wrongKey ? (wrong[0] ?? truth) : truth;
  return {
    played: {
      id,
      kind: 'single',
      question,
      options: [...options],
      answer,
      category,
      difficulty,
      explanation: null,
      points: 100,
      source: 'bank',
    },
    difficulty: normal(random, usualDifficulty[difficulty], 0.6),
    discrimination: logNormal(random, 1.3, 0.3),
    truth,
    guesses,
  };
};

/** What the hosts of a category draw from: questions of the real bank, one of them with a wrong key that many know better than. */
export const questionPool = (category: string, random: Random): SimulatedQuestion[] => {
  const pool = seedChoices.filter((question) => question.category === category).slice(0, poolSize);
  const wronglyKeyed = random.of(pool.filter(({ difficulty }) => difficulty === 'Easy'));
  return pool.map((question) => simulated(question, random.branch(question.id), question === wronglyKeyed));
};

/** A host’s pack of questions, shuffled again when it runs short. */
export class Deck {
  private left: SimulatedQuestion[] = [];

  constructor(
    private readonly pool: readonly SimulatedQuestion[],
    private readonly random: Random,
  ) {}

  draw(count: number): SimulatedQuestion[] {
    if (this.left.length < count) this.left = this.random.shuffled(this.pool);
    return this.left.splice(0, count);
  }
}

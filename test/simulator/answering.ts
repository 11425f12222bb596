import type { Choice } from '@clockbeat/domain';
import type { Random } from '../support/random.js';
import { logNormal, weighted } from './draws.js';
import type { SimulatedPlayer } from './people.js';
import type { SimulatedQuestion } from './questions.js';

export interface Reply {
  readonly choice: Choice | null;
  readonly afterMs: number;
}

/** What a question that was played before takes off everybody's ability: people get tired. */
const fatigue = 0.05;
const usualMs = 4_500;
const quickestMs = 700;
const choices: readonly Choice[] = [0, 1, 2, 3];

/** How likely the player knows the answer: the item response curve, without the guessing. */
export const chanceToKnow = (ability: number, { difficulty, discrimination }: SimulatedQuestion): number =>
  1 / (1 + Math.exp(-discrimination * (ability - difficulty)));

/** How somebody answers the question number `index`; null: not at all, or not before the time is up. */
export const replyOf = (
  { ability, pace, absence }: SimulatedPlayer,
  question: SimulatedQuestion,
  index: number,
  timeLimitMs: number,
  random: Random,
): Reply | null => {
  const now = ability - fatigue * index;
  const knows = random.chance(chanceToKnow(now, question));
  const guess = choices[weighted(random, question.guesses)] ?? 0;
  const harder = Math.exp(0.2 * (question.difficulty - now));
  const afterMs = Math.round(
    quickestMs + logNormal(random, usualMs * pace * harder * (knows ? 0.85 : 1.2), 0.4),
  );
  const passes = random.chance(absence);
  const saysNothing = !knows && random.chance(0.03);
  if (passes || afterMs >= timeLimitMs) return null;
  if (saysNothing) return { choice: null, afterMs };
  return { choice: knows ? question.truth : guess, afterMs };
};

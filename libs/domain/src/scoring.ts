import type { GameRules, Scoring } from './contract/rules.js';
import type { AnswerOutcome } from './events.js';
import { type GameQuestion, isJudged } from './questions.js';

/** What a wrong answer comes to, an empty one, one to a poll or a cloud, and every answer to a voided question. */
export const nothing: AnswerOutcome = { isCorrect: false, points: 0, speedBonus: 0 };

/** What a right answer is worth where its question does not say. */
export const usualPoints: { readonly [S in Scoring]: number } = {
  classic: 100,
  balanced: 1_000,
  accuracy: 100,
  rounds: 1,
};

/** Where answering times earn nothing, they decide nothing either: who has as many points shares the place. */
export const timeCounts = (scoring: Scoring): boolean => scoring === 'classic' || scoring === 'balanced';

/** All that an answer's points follow from, beside what was chosen. */
export interface Scored {
  readonly rules: Pick<GameRules, 'scoring' | 'streakBonus'>;
  readonly question: Pick<GameQuestion, 'points' | 'timeLimit'>;
  /** Left of the own time, ms. */
  readonly msLeft: number;
  /** How much longer than others it may take: 2 for twice as long. It counts as if all had the same time. */
  readonly timeFactor?: number;
  /** From 1. */
  readonly round: number;
  /** Right answers in a row before this question. */
  readonly streak: number;
  /** Whether it counts double. */
  readonly joker?: boolean;
}

/** 29 hundredths of 100 are 28.999… in binary. */
const roundingSlack = 1e-9;

/** A tenth for each right answer in a row after the first, up to a half. */
const streakShare = (inARow: number): number => Math.min(5, Math.max(0, inARow - 1)) / 10;

const speedBonusOf = ({ rules, question, msLeft, timeFactor = 1 }: Scored): number => {
  const ms = msLeft / timeFactor;
  switch (rules.scoring) {
    case 'classic':
      return question.points === 0 ? 0 : Math.floor(ms / 1_000) * 10;
    case 'balanced':
      return Math.round((question.points / 2) * (1 + ms / (question.timeLimit * 1_000))) - half(question);
    case 'accuracy':
    case 'rounds':
      return 0;
  }
};

const half = ({ points }: Scored['question']): number => Math.round(points / 2);

const baseOf = ({ rules, question, round }: Scored): number => {
  switch (rules.scoring) {
    case 'classic':
    case 'accuracy':
      return question.points;
    case 'balanced':
      return half(question);
    case 'rounds':
      return question.points * round;
  }
};

/**
 * What an answer comes to (docs/protocol.md, "Points"; GAME-14): `classic` the question's points and 10 for every whole
 * second left, `balanced` half of them for being right and the other half by the share of the time that is left, `accuracy`
 * the points alone, `rounds` the points as often as the round's number says. A streak's bonus is reckoned from both parts,
 * and a joker doubles all. An answer that is right in part (`share`, 0 to 1) earns that part of what is not for speed, in
 * whole points, and ends a streak. A wrong or empty one comes to nothing.
 */
export const score = (scored: Scored, share: number | null): AnswerOutcome => {
  if (!share) return nothing;
  const times = scored.joker ? 2 : 1;
  if (share < 1) {
    const points = Math.floor(baseOf(scored) * times * share + roundingSlack);
    return { isCorrect: false, fraction: share, points, speedBonus: 0 };
  }
  const speedBonus = speedBonusOf(scored) * times;
  const plain = baseOf(scored) * times + speedBonus;
  const streakBonus = scored.rules.streakBonus ? Math.round(plain * streakShare(scored.streak + 1)) : 0;
  return {
    isCorrect: true,
    points: plain + streakBonus,
    speedBonus,
    ...(streakBonus > 0 && { streakBonus }),
  };
};

/** The most that a question offers to everybody, without streak and joker. */
export const mostFor = (rules: GameRules, question: GameQuestion, round: number): number =>
  score(
    {
      rules: { ...rules, streakBonus: false },
      question,
      msLeft: question.timeLimit * 1_000,
      round,
      streak: 0,
    },
    isJudged(question) ? 1 : null,
  ).points;

import { lateBy, mostDoubtMs } from './doubt.js';
import type { AnswerDoubt, GameEventData } from './events.js';
import { type PlayableGame, questionAt } from './game.js';
import { isJudged } from './questions.js';
import { roundNumber } from './rounds.js';
import { score, timeCounts } from './scoring.js';

/** What a gateway has measured of a seat's round trips, ms. */
export interface RoundTrips {
  readonly meanMs: number;
  /** Standard deviation. */
  readonly jitterMs: number;
}

type Answered = Pick<GameEventData['AnswerSubmitted'], 'questionIndex' | 'msLeft' | 'timeFactor'> & {
  readonly joker?: boolean;
};

/** What speed would have earned besides, had the answer come by these round trips earlier, and been right. */
const pointsIn = (
  trips: Pick<AnswerDoubt, 'tripMs' | 'jitterMs'>,
  { rules, content }: Pick<PlayableGame, 'rules' | 'content'>,
  streak: number,
  { questionIndex, msLeft, timeFactor = 1, joker = false }: Answered,
): number => {
  const question = questionAt({ content }, questionIndex);
  const round = roundNumber(content, questionIndex);
  const pointsWith = (left: number): number =>
    score({ rules, question, msLeft: left, timeFactor, round, streak, joker }, 1).points;
  const whole = question.timeLimit * 1_000 * timeFactor;
  return pointsWith(Math.min(whole, msLeft + lateBy(trips.tripMs, trips.jitterMs ** 2))) - pointsWith(msLeft);
};

/** The doubt that an answer's event has; none where nothing was measured, or time decides nothing. `streak` as before it. */
export const answerDoubt = (
  game: PlayableGame,
  streak: number,
  answer: Answered,
  roundTrips: RoundTrips | undefined,
): { doubt?: AnswerDoubt } => {
  const { scoring, photoFinish } = game.rules;
  const decides = photoFinish && timeCounts(scoring) && isJudged(questionAt(game, answer.questionIndex));
  if (!roundTrips || !decides) return {};
  const tripMs = Math.min(mostDoubtMs, Math.ceil(roundTrips.meanMs));
  const jitterMs = Math.min((mostDoubtMs - tripMs) / 2, Math.ceil(roundTrips.jitterMs));
  return { doubt: { tripMs, jitterMs, points: pointsIn({ tripMs, jitterMs }, game, streak, answer) } };
};

/** The same round trips under other rules: what they could have cost is reckoned anew. */
export const doubtAgain = (
  game: PlayableGame,
  streak: number,
  answer: Answered & { readonly doubt?: AnswerDoubt },
): { doubt?: AnswerDoubt } => {
  const { doubt } = answer;
  return doubt ? { doubt: { ...doubt, points: pointsIn(doubt, game, streak, answer) } } : {};
};

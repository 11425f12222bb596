import { apply } from '../apply.js';
import type { CorrectionEffect, CorrectionView } from '../contract/corrections.js';
import { standingCorrections } from '../corrections.js';
import type { Accepted } from '../decision.js';
import { eventSchemas, type RecordedEvent } from '../events.js';
import type { Correction, FinishedGame, PlayableGame } from '../game.js';
import { hasWon, type RankedSeat, standings } from '../standings.js';

export const correctionView = ({
  correctionId,
  questionIndex,
  change,
  reason,
  at,
}: Correction): CorrectionView => ({
  correctionId,
  questionIndex,
  kind: change.kind,
  answer: change.kind === 'rekeyed' ? change.answer : null,
  ...(change.kind === 'accepted' && { texts: change.texts }),
  reason,
  at: new Date(at).toISOString(),
});

/** What a host has corrected and not undone, in the order of the questions. */
export const correctionsView = (game: PlayableGame): CorrectionView[] =>
  standingCorrections(game).map(correctionView);

const winnersIn = (order: readonly RankedSeat[]): string[] =>
  order.filter(hasWon).map(({ seat }) => seat.name);

const scoresIn = (order: readonly RankedSeat[]): Map<string, number> =>
  new Map(order.map(({ seat }) => [seat.playerId, seat.score]));

/** What a decided event makes of the standings. Corrections give seats that are new, so that it only looks. */
export const effectOf = (game: FinishedGame, { event }: Accepted): CorrectionEffect => {
  const { gameId, version } = game;
  const recorded = {
    ...event,
    gameId,
    version: version + 1,
    schema: eventSchemas[event.type],
    recordedAt: event.at,
  };
  const [before, after] = [standings(game), standings(apply(game, recorded as RecordedEvent))];
  const scores = scoresIn(after);
  return {
    playersChanged: [...scoresIn(before)].filter(([id, score]) => scores.get(id) !== score).length,
    winnersBefore: winnersIn(before),
    winnersAfter: winnersIn(after),
  };
};

import { isPaced, jokerOf, type PlayableGame, questionAt, type RecordedEvent } from '@clockbeat/domain';
import { standingIn } from './corrections.js';
import { earned, roundAt } from './points.js';
import { walk } from './reading.js';
import type { GameRecord, Violation } from './record.js';

interface Sums {
  readonly total: number;
  readonly streak: number;
  /** The question that they end with. */
  readonly last: number;
}

/** In a paced game an answer counts when its question is closed, however it is closed. */
const closing = new Set(['QuestionClosed', 'GameFinished', 'GameAbandoned']);

/** The scores computed once more from the answers alone, by the rule and not by the fold. */
export const scores = (record: GameRecord): Violation[] => {
  const found: string[] = [];
  const reckoned = new Map<string, Sums>();
  const pending = new Map<string, Sums>();
  const game = walk(
    record,
    () => undefined,
    (event, before) => {
      if (closing.has(event.type)) {
        for (const [playerId, sums] of pending) reckoned.set(playerId, sums);
        pending.clear();
      }
      if (event.type !== 'AnswerSubmitted' || before.status !== 'active') return;
      const { playerId, questionIndex, choice, points, total, streak, timeFactor = 1 } = event.data;
      if ((event.data.joker ?? false) !== isDoubled(before, event))
        found.push(
          `version ${event.version}: ${event.data.joker ? 'doubled' : 'not doubled'}, by no joker or in spite of one`,
        );
      const { answer, timeLimit } = questionAt(before, questionIndex);
      const known = reckoned.get(playerId) ?? { total: 0, streak: 0, last: -1 };
      const ownMs = timeLimit * 1000 * timeFactor;
      const closesAt = before.question.closesAt + ownMs - timeLimit * 1000;
      const msLeft = Math.min(ownMs, closesAt - event.at);
      const inRow = choice === answer ? (known.last === questionIndex - 1 ? known.streak : 0) + 1 : 0;
      const worth = choice === answer ? earned(before, event.data, msLeft, inRow).points : 0;
      const now = { total: known.total + worth, streak: inRow, last: questionIndex };
      (isPaced(before) ? pending : reckoned).set(playerId, now);
      if (points !== worth || total !== now.total || streak !== now.streak)
        found.push(
          `version ${event.version}: stored ${points} points, total ${total}, streak ${streak}; ` +
            `reckoned ${worth}, ${now.total}, ${now.streak}`,
        );
    },
  );
  if (game.status !== 'unborn')
    for (const { playerId, name, score } of game.seats.byId.values()) {
      const sum = (reckoned.get(playerId)?.total ?? 0) + pointsSince(record, playerId);
      if (score !== sum) found.push(`${name} has ${score}, the answers and corrections make ${sum}`);
    }
  return found.map((what) => ({ promise: 'scores are the fold of the log', what }));
};

/** Whether its player, or the team, has declared the round of this question. */
const isDoubled = (game: PlayableGame, { data }: RecordedEvent<'AnswerSubmitted'>): boolean => {
  const seat = game.seats.byId.get(data.playerId);
  return seat !== undefined && jokerOf(game, seat) === roundAt(game, data.questionIndex);
};

/** What the corrections that stand gave a player, or took. */
const pointsSince = ({ log }: GameRecord, playerId: string): number =>
  standingIn(log)
    .flatMap(({ data }) => data.outcomes)
    .filter((outcome) => outcome.playerId === playerId)
    .reduce((sum, { was, is }) => sum + is.points - was.points, 0);

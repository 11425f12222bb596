import { questionAt } from '@clockbeat/domain';
import { standingIn } from './corrections.js';
import { walk } from './reading.js';
import type { GameRecord, Violation } from './record.js';

/** The scores computed once more from the answers alone, by the rule and not by the fold. */
export const scores = (record: GameRecord): Violation[] => {
  const found: string[] = [];
  const reckoned = new Map<string, { total: number; streak: number; last: number }>();
  const game = walk(
    record,
    () => undefined,
    (event, before) => {
      if (event.type !== 'AnswerSubmitted' || before.status !== 'active') return;
      const { playerId, questionIndex, choice, points, total, streak } = event.data;
      const { answer, timeLimit, points: worth } = questionAt(before, questionIndex);
      const known = reckoned.get(playerId) ?? { total: 0, streak: 0, last: -1 };
      const msLeft = Math.min(timeLimit * 1000, before.question.closesAt - event.at);
      const earned = choice === answer ? worth + Math.floor(msLeft / 1000) * 10 : 0;
      const inRow = choice === answer ? (known.last === questionIndex - 1 ? known.streak : 0) + 1 : 0;
      const now = { total: known.total + earned, streak: inRow, last: questionIndex };
      reckoned.set(playerId, now);
      if (points !== earned || total !== now.total || streak !== now.streak)
        found.push(
          `version ${event.version}: stored ${points} points, total ${total}, streak ${streak}; ` +
            `reckoned ${earned}, ${now.total}, ${now.streak}`,
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

/** What the corrections that stand gave a player, or took. */
const pointsSince = ({ log }: GameRecord, playerId: string): number =>
  standingIn(log)
    .flatMap(({ data }) => data.outcomes)
    .filter((outcome) => outcome.playerId === playerId)
    .reduce((sum, { was, is }) => sum + is.points - was.points, 0);

import { finalScores, standings, teamStandings } from '@clockbeat/domain';
import { alike, fieldsOf, lastEnding, versionOf, walk } from './reading.js';
import type { GameRecord, Violation } from './record.js';

/** Everybody who is there at the end was told it, with what was corrected of it, and the same. */
export const ends = (record: GameRecord): Violation[] => {
  const game = walk(record, () => undefined);
  if (game.status !== 'finished') return [];
  const ending = lastEnding(record.log);
  const expected = { finalScores: finalScores(game, standings(game)), teams: teamStandings(game) };
  const found = record.witnesses.flatMap(({ name, frames, isThereAtTheEnd }): string[] => {
    if (!isThereAtTheEnd) return [];
    const told = frames.findLast(
      ({ kind, name: message }) => kind === 'message' && message === 'gameFinished',
    );
    if (!told) return [`${name} was never told the end`];
    if ((versionOf(told.body) ?? 0) < ending)
      return [`${name} was told the end of version ${versionOf(told.body)}, the last word is ${ending}`];
    const { finalScores, teams } = fieldsOf(told.body);
    const last = { finalScores, teams };
    return alike(last, expected)
      ? []
      : [`${name} ended on ${JSON.stringify(last)}, the log on ${JSON.stringify(expected)}`];
  });
  return found.map((what) => ({ promise: 'everybody ends on the same standings', what }));
};

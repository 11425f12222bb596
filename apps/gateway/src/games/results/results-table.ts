import { type FinishedGame, finalEntry, letters, openedCount } from '@clockbeat/domain';
import type { Cell } from '../../spreadsheet/spreadsheet.js';
import type { PlayedGame } from './finished-games.js';

export const columnsOf = (game: FinishedGame): string[] => [
  ...['Rank', 'Name', 'Team', 'Score', 'Correct', 'Average seconds'],
  ...Array.from({ length: openedCount(game) }, (_, index) => index + 1).flatMap((number) => [
    `Q${number} choice`,
    `Q${number} correct`,
    `Q${number} ms`,
    `Q${number} points`,
  ]),
];

/** One row a player, best first; four cells a question, all but the points empty where nothing was answered. */
export function* rowsOf(game: FinishedGame, { ranked, answers }: PlayedGame): Generator<Cell[]> {
  const opened = openedCount(game);
  for (const place of ranked) {
    const { position, name, teamName, score, correct, averageSeconds } = finalEntry(place, opened);
    const row: Cell[] = [position, name, teamName, score, correct, averageSeconds];
    for (let index = 0; index < opened; index += 1) {
      const given = answers.get(index)?.get(place.seat.playerId);
      const choice = given?.choice ?? null;
      row.push(
        choice === null ? null : letters[choice],
        given?.isCorrect ? 'yes' : 'no',
        given && choice !== null ? Math.round(given.responseMs) : null,
        given?.points ?? 0,
      );
    }
    yield row;
  }
}

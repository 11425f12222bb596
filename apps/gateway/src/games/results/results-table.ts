import {
  correctionOf,
  countedQuestions,
  type FinishedGame,
  finalEntry,
  isVoided,
  letters,
  openedCount,
} from '@clockbeat/domain';
import type { Cell } from '../../spreadsheet/spreadsheet.js';
import type { PlayedGame } from './finished-games.js';

export const columnsOf = (game: FinishedGame): string[] => [
  ...['Rank', 'Name', 'Team', 'Score', 'Correct', 'Average seconds'],
  ...Array.from({ length: openedCount(game) }, (_, index) => index).flatMap((index) => {
    const [question, mark] = [`Q${index + 1}`, markOf(game, index)];
    return ['choice', 'correct', 'ms', 'points'].map((what) => `${question} ${what}${mark}`);
  }),
];

/** What has been corrected since, behind the names of the question's columns. */
const markOf = (game: FinishedGame, index: number): string => {
  const change = correctionOf(game, index)?.change;
  if (!change) return '';
  return change.kind === 'voided' ? ' (voided)' : ` (key changed to ${letters[change.answer]})`;
};

/** One row a player, best first; four cells a question, all but the points empty where nothing was answered. */
export function* rowsOf(game: FinishedGame, { ranked, answers }: PlayedGame): Generator<Cell[]> {
  const opened = openedCount(game);
  const counted = countedQuestions(game);
  const voided = Array.from({ length: opened }, (_, index) => isVoided(game, index));
  for (const place of ranked) {
    const { position, name, teamName, score, correct, averageSeconds } = finalEntry(place, counted);
    const row: Cell[] = [position, name, teamName, score, correct, averageSeconds];
    for (let index = 0; index < opened; index += 1) {
      const given = answers.get(index)?.get(place.seat.playerId);
      const choice = given?.choice ?? null;
      row.push(
        choice === null ? null : letters[choice],
        voided[index] ? null : given?.isCorrect ? 'yes' : 'no',
        given && choice !== null ? Math.round(given.responseMs) : null,
        given?.points ?? 0,
      );
    }
    yield row;
  }
}

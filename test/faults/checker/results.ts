import { correctionsView, finalScores, standings, teamStandings } from '@clockbeat/domain';
import { alike, walk } from './reading.js';
import type { GameRecord, Violation } from './record.js';

/** What each gateway answers as the game's results, held against the fold. */
export const results = (record: GameRecord): Violation[] => {
  const game = walk(record, () => undefined);
  if (game.status !== 'finished') return [];
  const ranked = standings(game);
  return record.results.flatMap(({ of, scores, teams, corrections }): Violation[] => {
    // where nobody hosts, a player asked: how quick the others were is not told
    const own =
      game.hostId === null ? scores.find(({ averageSeconds }) => averageSeconds !== null)?.id : null;
    const shown = finalScores(game, ranked).map((entry) =>
      own === null || entry.id === own ? entry : { ...entry, averageSeconds: null },
    );
    const told = { scores, teams, corrections };
    const folded = { scores: shown, teams: teamStandings(game), corrections: correctionsView(game) };
    if (alike(told, folded)) return [];
    const what = `the results of ${of}: ${JSON.stringify(told)} is read, ${JSON.stringify(folded)} is in the log`;
    return [{ promise: 'read models are the fold of the log', what }];
  });
};

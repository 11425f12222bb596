import type { Projection } from '../projections/projection.js';
import { runWrites, typesOf } from '../projections/write.js';
import { earnAchievements, seedAchievements } from './achievements-projection.sql.js';
import { keepFinishedGames } from './finished-games.js';
import { handOver } from './hand-over.sql.js';
import { countRatings } from './ratings.sql.js';
import { endings } from './read-games.js';
import { resultsTables } from './tables.sql.js';

/** After the games themselves, for they look at what was kept of them. */
const writes = [earnAchievements, countRatings, ...handOver];

/** What finished live games came to: history, statistics, achievements and leaderboards of accounts and teams. */
export const resultsProjection: Projection = {
  name: 'results',
  version: 7,
  eventTypes: [...new Set([...endings, ...typesOf(writes)])],
  tables: [
    'game_results',
    'question_results',
    'question_shares',
    'user_game_history',
    'user_achievements',
    'player_scores',
    'team_results',
    'team_scores',
    'game_places',
  ],
  createTables: resultsTables,
  seedTables: seedAchievements,
  handle: async (batch, transaction) => {
    if (endings.some((type) => batch.types.has(type))) await keepFinishedGames(batch, transaction);
    await runWrites(writes, batch, transaction);
  },
};

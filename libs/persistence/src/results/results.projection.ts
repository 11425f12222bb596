import type { Projection } from '../projections/projection.js';
import { runWrites, typesOf } from '../projections/write.js';
import { earnAchievements } from './achievements-projection.sql.js';
import { countRatings, keepResults } from './finished-games.sql.js';
import { resultsTables } from './tables.sql.js';

/** In this order: each looks at what those before it have written. */
const writes = [keepResults, earnAchievements, countRatings];

/** What finished live games came to: history, statistics, achievements and leaderboards of accounts and teams. */
export const resultsProjection: Projection = {
  name: 'results',
  version: 3,
  eventTypes: typesOf(writes),
  tables: [
    'game_results',
    'question_results',
    'user_game_history',
    'user_achievements',
    'player_scores',
    'team_results',
    'team_scores',
  ],
  createTables: resultsTables,
  handle: (batch, transaction) => runWrites(writes, batch, transaction),
};

import type { Projection } from '../projections/projection.js';
import { runWrites, typesOf } from '../projections/write.js';
import { answerWrites } from './answers-projection.sql.js';
import { correctionWrites } from './corrections-projection.sql.js';
import { gameWrites } from './games-projection.sql.js';
import { seatWrites } from './seats-projection.sql.js';
import { gamesTables } from './tables.sql.js';

const writes = [...gameWrites, ...seatWrites, ...answerWrites, ...correctionWrites];

/** Games with their questions, participants, session and answers (DATA-07 to DATA-10). */
export const gamesProjection: Projection = {
  name: 'games',
  version: 3,
  eventTypes: typesOf(writes),
  tables: ['games', 'game_questions', 'game_participants', 'game_sessions', 'player_answers'],
  createTables: gamesTables,
  handle: (batch, transaction) => runWrites(writes, batch, transaction),
};

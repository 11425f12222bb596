import { boundsOf, type Projection } from '../projections/projection.js';
import { answerWrites } from './answers-projection.sql.js';
import { gameWrites } from './games-projection.sql.js';
import { seatWrites } from './seats-projection.sql.js';
import { gamesTables } from './tables.sql.js';

const writes = [...gameWrites, ...seatWrites, ...answerWrites];

/** Games with their questions, participants, session and answers (DATA-07 to DATA-10). */
export const gamesProjection: Projection = {
  name: 'games',
  version: 1,
  eventTypes: [...new Set(writes.flatMap(({ types }) => types))],
  tables: ['games', 'game_questions', 'game_participants', 'game_sessions', 'player_answers'],
  createTables: gamesTables,
  async handle(batch, transaction) {
    for (const { types, sql } of writes) {
      if (types.some((type) => batch.types.has(type))) await transaction.query(sql, boundsOf(batch));
    }
  },
};

import { GameId } from '@clockbeat/domain';
import { randomId } from '@clockbeat/persistence';

/** The characters of an id, in the order in which PostgreSQL's collation "C" has them. */
const inOrder = '-0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ_abcdefghijklmnopqrstuvwxyz';
/** The games of so long have the same beginning of their ids, ms. */
export const sameBeginningMs = 3_600_000;
/** Before it nobody made such an id; three characters of hours last for thirty years. */
const firstHour = Date.UTC(2026, 0) / sameBeginningMs;
/** Ids of before are 16 random characters: one in 262,144 of them stands among those that begin with a time. */
const afterAllOthers = 'zzz';

/**
 * `game_` and 16 characters (OP-74), as ever: three that no other id begins with, three that say the hour of `at` (ms since
 * 1970), so that the games of a month lie together in the log, and the first ten of `others` (60 bits).
 */
export const gameIdOf = (at: number, others: string): GameId => {
  const hour = Math.max(0, Math.floor(at / sameBeginningMs) - firstHour);
  const digits = [hour >> 12, hour >> 6, hour].map((part) => inOrder[part & 63]);
  return GameId(`game_${afterAllOthers}${digits.join('')}${others.slice(0, 10)}`);
};

export const newGameId = (at: number): GameId => gameIdOf(at, randomId(''));

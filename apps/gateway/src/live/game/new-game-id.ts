import { GameId } from '@clockbeat/domain';
import { randomId } from '@clockbeat/persistence';

/** The characters of an id, in the order in which PostgreSQL's collation "C" has them. */
const inOrder = '-0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ_abcdefghijklmnopqrstuvwxyz';
const hourMs = 3_600_000;
/** Before it nobody made such an id; three characters of hours last for thirty years. */
const firstHour = Date.UTC(2026, 0) / hourMs;
/** Ids of before are 16 random characters: one in 262,144 of them stands among those that begin with a time. */
const afterAllOthers = 'zzz';

/** What the ids of all games begin with that are made in the same hour as `at` (ms since 1970): ids sort by time. */
export const idsOfHour = (at: number): string => {
  const hour = Math.max(0, Math.floor(at / hourMs) - firstHour);
  const digits = [hour >> 12, hour >> 6, hour].map((part) => inOrder[part & 63]);
  return `game_${afterAllOthers}${digits.join('')}`;
};

/**
 * `game_` and 16 characters (OP-74), as ever: three that no other id begins with, three that say the hour, so that the games
 * of a month lie together in the log, and ten by chance (60 bits).
 */
export const newGameId = (at: number): GameId =>
  GameId(randomId(idsOfHour(at)).slice(0, 'game_'.length + 16));

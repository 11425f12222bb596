import type { UserId } from '@clockbeat/domain';
import type { ModelPostgres } from './postgres.js';
import type { Statement } from './side-statements.js';
import type { TvRow } from './side-tables.js';

/** How long letters may be typed, and how long a TV may be off, ms. */
const lettersLastMs = 10 * 60_000;
const idleMs = 30 * 24 * 60 * 60_000;

const waits = ({ now }: ModelPostgres, tv: TvRow): boolean => tv.userId === null && tv.codeUntil > now;

/** The sign-in that it was connected with holds, and it has been switched on lately. */
const follows = ({ now, side }: ModelPostgres, tv: TvRow): boolean =>
  tv.userId !== null && tv.seenAt > now - idleMs && side.sessions.get(tv.sessionId ?? '') === tv.userId;

const listed = ({ id, code, browser, system, pairedAt, seenAt }: TvRow) => ({
  ...{ id, code, browser, system },
  pairedAt: pairedAt === null ? null : new Date(pairedAt),
  seenAt: new Date(seenAt),
});

const drop = (server: ModelPostgres, isGone: (tv: TvRow) => boolean): number => {
  const { side } = server;
  const before = side.tvs.length;
  side.tvs = side.tvs.filter((tv) => !isGone(tv));
  return before - side.tvs.length;
};

export const tvStandings: Statement = (server, [hashes]: [string[]]) =>
  server.side.tvs.flatMap((tv) =>
    hashes.includes(tv.tokenHash) && (waits(server, tv) || follows(server, tv))
      ? [{ tokenHash: tv.tokenHash, code: tv.code, userId: tv.userId, hostName: null }]
      : [],
  );

/** What is asked of the table of TVs, by how its text begins (tv.store.ts). */
export const ofTvs: readonly (readonly [begins: string, statement: Statement])[] = [
  [
    'delete from tvs where user_id is null',
    (server) => {
      drop(server, (tv) => tv.userId === null && tv.codeUntil < server.now);
      return [];
    },
  ],
  [
    'insert into tvs as t',
    (
      server,
      [id, tokenHash, letters, browser, system]: [string, string, string[], string | null, string | null],
    ) => {
      const { side, now } = server;
      const known = side.tvs.find((tv) => tv.tokenHash === tokenHash);
      const free = letters.find((code) => !side.tvs.some((tv) => tv.userId === null && tv.code === code));
      if (free === undefined || (known && follows(server, known))) return [];
      const code = known && waits(server, known) ? known.code : free;
      const codeUntil = known && waits(server, known) ? known.codeUntil : now + lettersLastMs;
      const row: TvRow = {
        ...{ id: known?.id ?? id, tokenHash, code, codeUntil, seenAt: now, browser, system },
        ...{ userId: null, sessionId: null, pairedAt: null },
      };
      side.tvs = [...side.tvs.filter((tv) => tv !== known), row];
      return [{ code }];
    },
  ],
  [
    'update tvs t set user_id',
    (server, [code, userId, sessionId]: [string, UserId, string]) =>
      server.side.tvs.flatMap((tv) => {
        if (tv.code !== code || !waits(server, tv)) return [];
        Object.assign(tv, { userId, sessionId, pairedAt: server.now, seenAt: server.now });
        return [listed(tv)];
      }),
  ],
  [
    'select t.id, t.code',
    (server, [userId]: [UserId]) =>
      server.side.tvs.filter((tv) => tv.userId === userId && follows(server, tv)).map(listed),
  ],
  [
    'delete from tvs where user_id = $1',
    (server, [userId, id]: [UserId, string]) =>
      Array.from({ length: drop(server, (tv) => tv.userId === userId && tv.id === id) }, () => ({})),
  ],
  [
    'delete from tvs where token_hash',
    (server, [tokenHash]: [string]) => {
      drop(server, (tv) => tv.tokenHash === tokenHash && tv.userId !== null);
      return [];
    },
  ],
  [
    'update tvs set seen_at',
    (server, [hashes]: [string[]]) => {
      for (const tv of server.side.tvs)
        if (hashes.includes(tv.tokenHash) && tv.seenAt < server.now - 60_000) tv.seenAt = server.now;
      return [];
    },
  ],
];

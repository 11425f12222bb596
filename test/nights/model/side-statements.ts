import type { GameId, PlayerId } from '@clockbeat/domain';
import type { ModelPostgres, Transaction } from './postgres.js';

/** Each statement knows what its own are. */
type Values = never;
type Rows = readonly object[];
/** What a statement comes to at once; what it writes is part of its transaction. */
export type Statement = (server: ModelPostgres, values: Values, transaction: Transaction) => Rows;

/** What is asked of the tables beside the log, by the names under which it is prepared. */
export const named: Readonly<Record<string, Statement>> = {
  clock: (server) => [{ now: server.now, ...server.side.correction }],
  'events-ping': () => [{}],
  'remember-seats': ({ side }, values: [GameId[], PlayerId[], unknown, unknown, string[], string[]]) => {
    const [gameIds, playerIds, , , browserHashes, networkHashes] = values;
    gameIds.forEach((gameId, index) => {
      const playerId = playerIds[index];
      if (!playerId || side.seats.some((seat) => seat.gameId === gameId && seat.playerId === playerId))
        return;
      const [browserHash, networkHash] = [browserHashes[index] ?? null, networkHashes[index] ?? null];
      side.seats.push({ gameId, playerId, browserHash, networkHash });
    });
    return [];
  },
  'seats-by-browser_hash': ({ side }, [gameId, hash]: [string, string]) =>
    side.seats.filter((seat) => seat.gameId === gameId && seat.browserHash === hash),
  'seats-by-network_hash': ({ side }, [gameId, hash]: [string, string]) =>
    side.seats.filter((seat) => seat.gameId === gameId && seat.networkHash === hash),
  'session-user': ({ side }, [sid]: [string]) => [{ user: side.sessions.get(sid) ?? null }],
  'open-sessions': ({ side }, [sids]: [string[]]) =>
    sids.filter((sid) => side.sessions.has(sid)).map((sid) => ({ sid })),
  'resolve-code': ({ side }, [typed]: [string]) => {
    const ref = side.codes.get(typed);
    return ref ? [{ code: typed, kind: 'game', ref, team_id: null }] : [];
  },
  'read-snapshot': ({ side, unsound }, [gameId, foldVersion]: [string, number]) => {
    const kept = side.snapshots.get(gameId);
    if (kept?.foldVersion !== foldVersion) return [];
    const state = JSON.parse(kept.state);
    if (unsound.forgetfulSnapshots) for (const seat of state.seats.seats) seat.score = 0;
    return [{ state }];
  },
  'save-snapshot': (server, values: [string, number, number, string], transaction) => {
    const [gameId, version, foldVersion, state] = values;
    const kept = server.side.snapshots.get(gameId);
    if (kept && kept.foldVersion === foldVersion && kept.version >= version) return [];
    server.write(transaction, () => {
      server.side.snapshots.set(gameId, { version, foldVersion, state });
      server.saved(gameId, state);
    });
    return [];
  },
};

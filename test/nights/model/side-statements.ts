import { type GameId, type PlayerId, plainCode, type TeamId } from '@clockbeat/domain';
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
  'resolve-code': ({ side }, [typed, plain]: [string, string]) => {
    const meant = [...side.codes].filter(([code]) => plainCode(code) === plain);
    const rows = meant.map(([code, { kind, ref, teamId }]) => ({ code, kind, ref, team_id: teamId }));
    return rows.sort((one, other) => Number(other.code === typed) - Number(one.code === typed)).slice(0, 2);
  },
  'codes-of-teams': ({ side }, [teamIds]: [TeamId[]]) =>
    teamIds.flatMap((teamId) => {
      const code = side.teams.get(teamId);
      return code === undefined ? [] : [{ teamId, code }];
    }),
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

/** And what is asked of them without a name, by how its text begins. */
export const unnamed: readonly (readonly [begins: string, statement: Statement])[] = [
  [
    'insert into join_codes',
    (server, [code, kind, ref, teamId]: [string, 'game' | 'team', string, TeamId | null], transaction) => {
      if (server.side.codes.has(code)) return [];
      server.write(transaction, () => server.side.codes.set(code, { kind, ref, teamId }));
      return [{ code }];
    },
  ],
  [
    'select distinct on (c.team_id)',
    ({ side, log }, [teamIds]: [TeamId[]]) =>
      teamIds.flatMap((teamId) => {
        const isOpen = (gameId: GameId): boolean => (log.streams.get(gameId)?.dueAt ?? null) !== null;
        const gameId = side.gamesOf(teamId).findLast(isOpen);
        return gameId === undefined ? [] : [{ teamId, gameId }];
      }),
  ],
  [
    'select game_id as "gameId" from room_claims',
    ({ side }, [room]: [string]) => {
      const gameId = side.claims.get(room);
      return gameId === undefined ? [] : [{ gameId }];
    },
  ],
  [
    'insert into room_claims',
    (server, [room, gameId]: [string, GameId], transaction) => {
      if (server.side.claims.has(room)) return [];
      server.write(transaction, () => server.side.claims.set(room, gameId));
      return [{}];
    },
  ],
  [
    'update room_claims',
    (server, [room, old, gameId]: [string, GameId, GameId], transaction) => {
      if (server.side.claims.get(room) !== old) return [];
      server.write(transaction, () => server.side.claims.set(room, gameId));
      return [{}];
    },
  ],
];

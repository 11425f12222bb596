import { type GameId, type PlayerId, plainCode, type TeamId, type UserId } from '@clockbeat/domain';
import { ofAssignments, ofAssignmentsUnnamed } from './assignment-statements.js';
import type { ModelPostgres, Transaction } from './postgres.js';
import { ofTvs, tvStandings } from './tv-statements.js';

/** Each statement knows what its own are. */
type Values = never;
type Rows = readonly object[];
/** What a statement comes to at once; what it writes is part of its transaction. */
export type Statement = (server: ModelPostgres, values: Values, transaction: Transaction) => Rows;

/** What is asked of the tables beside the log, by the names under which it is prepared. */
export const named: Readonly<Record<string, Statement>> = {
  clock: (server) => [{ now: server.now, ...server.side.correction }],
  'events-ping': () => [{}],
  'remember-seats': (
    { side },
    values: [GameId[], PlayerId[], string[], (UserId | null)[], string[], string[]],
  ) => {
    const [gameIds, playerIds, tokenHashes, userIds, browserHashes, networkHashes] = values;
    gameIds.forEach((gameId, index) => {
      const [playerId, tokenHash] = [playerIds[index], tokenHashes[index]];
      if (!playerId || tokenHash === undefined) return;
      const isGivenBack = (seat: (typeof side.seats)[number]): boolean =>
        seat.gameId === gameId && seat.tokenHash === tokenHash && seat.playerId !== playerId;
      side.seats = side.seats.filter((seat) => !isGivenBack(seat));
      if (side.seats.some((seat) => seat.gameId === gameId && seat.playerId === playerId)) return;
      const [browserHash, networkHash] = [browserHashes[index] ?? null, networkHashes[index] ?? null];
      side.seats.push({
        gameId,
        playerId,
        tokenHash,
        userId: userIds[index] ?? null,
        browserHash,
        networkHash,
      });
    });
    return [];
  },
  'find-seat': ({ side }, [gameId, tokenHash]: [GameId, string]) =>
    side.seats.flatMap(({ playerId, userId, ...seat }) =>
      seat.gameId === gameId && seat.tokenHash === tokenHash ? [{ playerId, userId }] : [],
    ),
  'claim-seat-code': (server, [codeHash, tokenHash]: [string, string], transaction) =>
    server.side.seatCodes.flatMap((code) => {
      const isFree = code.tokenHash === null || code.tokenHash === tokenHash;
      if (code.codeHash !== codeHash || code.expiresAt <= server.now || !isFree) return [];
      server.write(transaction, () => {
        code.tokenHash = tokenHash;
      });
      return [{ gameId: code.gameId, playerId: code.playerId }];
    }),
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
  // these nights are of no series
  'codes-of-nights': () => [],
  ...ofAssignments,
  'tv-standings': tvStandings,
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

/** How long a code for a seat may be used, ms. */
const codesLastMs = 10 * 60_000;

/** And what is asked of them without a name, by how its text begins. */
export const unnamed: readonly (readonly [begins: string, statement: Statement])[] = [
  ...ofTvs,
  ...ofAssignmentsUnnamed,
  [
    'select "userId", "gameId" from (',
    ({ side, log }, [userIds]: [UserId[]]) =>
      [...side.hosts].reverse().flatMap(([gameId, userId]) => {
        const isOpen = (log.streams.get(gameId)?.dueAt ?? null) !== null;
        return isOpen && userIds.includes(userId) ? [{ userId, gameId }] : [];
      }),
  ],
  [
    'insert into join_codes',
    (server, [code, kind, ref, teamId]: [string, 'game' | 'team', string, TeamId | null], transaction) => {
      if (server.side.codes.has(code)) return [];
      server.write(transaction, () => server.side.codes.set(code, { kind, ref, teamId }));
      return [{ code }];
    },
  ],
  [
    'select distinct on (g.holder)',
    ({ side, log }, [teamIds]: [TeamId[]]) =>
      teamIds.flatMap((teamId) => {
        const isOpen = (gameId: GameId): boolean => (log.streams.get(gameId)?.dueAt ?? null) !== null;
        const gameId = side.gamesOf(teamId).findLast(isOpen);
        return gameId === undefined ? [] : [{ holder: teamId, gameId }];
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
    'delete from seat_codes',
    (server, _, transaction) => {
      const { side, now } = server;
      if (side.seatCodes.every(({ expiresAt }) => expiresAt >= now)) return [];
      server.write(transaction, () => {
        side.seatCodes = side.seatCodes.filter(({ expiresAt }) => expiresAt >= now);
      });
      return [];
    },
  ],
  [
    'insert into seat_codes',
    (server, [gameId, playerId, codeHash]: [GameId, PlayerId, string], transaction) => {
      const expiresAt = server.now + codesLastMs;
      server.write(transaction, () => {
        const others = server.side.seatCodes.filter(
          (code) => code.gameId !== gameId || code.playerId !== playerId,
        );
        server.side.seatCodes = [...others, { gameId, playerId, codeHash, expiresAt, tokenHash: null }];
      });
      return [{ expiresAt: new Date(expiresAt) }];
    },
  ],
  [
    'delete from seats',
    (server, [gameId, playerId, tokenHash]: [GameId, PlayerId, string], transaction) => {
      server.write(transaction, () => {
        server.side.seats = server.side.seats.filter(
          (seat) => seat.gameId !== gameId || seat.tokenHash !== tokenHash || seat.playerId === playerId,
        );
      });
      return [];
    },
  ],
  [
    'update seats set token_hash',
    (server, values: [GameId, PlayerId, string, string | null], transaction) => {
      const [gameId, playerId, tokenHash, browserHash] = values;
      server.write(transaction, () => {
        for (const seat of server.side.seats)
          if (seat.gameId === gameId && seat.playerId === playerId)
            Object.assign(seat, { tokenHash, browserHash });
      });
      return [];
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

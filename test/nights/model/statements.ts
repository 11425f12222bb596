import type { UserId } from '@clockbeat/domain';
import * as reads from '../../../libs/persistence/src/event-store/read.sql.js';
import * as checkpoints from '../../../libs/persistence/src/projections/checkpoint.sql.js';
import { followStatement } from '../gateway/night-projection.js';
import { isBeyond, type LogRow } from './log.js';
import { databaseError, type ModelPostgres } from './postgres.js';
import { named, type Statement, unnamed } from './side-statements.js';

const newestLast = (row: LogRow) => ({
  game_id: row.gameId,
  version: row.version,
  type: row.type,
  schema: row.schema,
  data: row.data,
  actor: row.actor,
  at: row.at,
  recorded_at: row.recordedAt,
  transaction_id: String(row.transactionId),
  position: String(row.position),
});

/** The next rows of all streams below a horizon. */
const page = (
  { log }: ModelPostgres,
  transactionId: string,
  position: string,
  horizon: number,
  limit: number,
): LogRow[] => {
  const rows: LogRow[] = [];
  for (const row of log.ordered) {
    if (rows.length === limit || row.transactionId >= horizon) break;
    if (isBeyond(row, { transactionId, position })) rows.push(row);
  }
  return rows;
};

const ofLog: Readonly<Record<string, Statement>> = {
  [reads.readStream]: ({ log }, [gameId, after, limit]: [string, number, number]) =>
    (log.events.get(gameId) ?? []).slice(after, after + limit).map(newestLast),
  [reads.readVersions]: ({ log }, [gameIds, versions]: [string[], number[]]) =>
    gameIds.flatMap((gameId, index) => {
      const row = log.events.get(gameId)?.[(versions[index] ?? 0) - 1];
      return row ? [newestLast(row)] : [];
    }),
  [reads.readAll]: (server, [transactionId, position, limit]: [string, string, number]) =>
    page(server, transactionId, position, server.horizon, limit).map(newestLast),
  [reads.horizonAge]: (server) => {
    const first = server.log.ordered.find(({ transactionId }) => transactionId >= server.horizon);
    return [{ age: first ? server.now - first.recordedAt : 0 }];
  },
  [reads.heads]: ({ log }, [gameIds, newest]: [string[], number]) =>
    gameIds.flatMap((gameId) => {
      const stream = log.streams.get(gameId);
      if (!stream) return [];
      const rows = (log.events.get(gameId) ?? []).slice(-newest).reverse();
      return [{ gameId, ...stream, commandIds: rows.map(({ data }) => data.commandId) }];
    }),
  [reads.overdue]: ({ log }, [before, limit]: [number, number]) =>
    [...log.streams]
      .flatMap(([gameId, { round, dueAt }]) =>
        dueAt !== null && dueAt < before ? [{ gameId, round, dueAt }] : [],
      )
      .sort((one, other) => one.dueAt - other.dueAt)
      .slice(0, limit),
};

const ofFollower: Readonly<Record<string, Statement>> = {
  [checkpoints.readHorizon]: (server) => [{ horizon: String(server.horizon) }],
  [checkpoints.takeCheckpoint]: (server, _, transaction) =>
    server.tryLock(transaction, 'checkpoint') ? [{ version: 1, ...server.side.checkpoint }] : [],
  [checkpoints.nextStretch]: (server, values: [string, string, string, number]) => {
    const [transactionId, position, horizon, limit] = values;
    const rows = page(server, transactionId, position, Number(horizon), limit);
    const last = rows.at(-1);
    if (!last) return [];
    const schemas: Record<string, number> = {};
    for (const { type, schema } of rows) schemas[type] = Math.max(schemas[type] ?? 0, schema);
    return [
      {
        transactionId: String(last.transactionId),
        position: String(last.position),
        count: rows.length,
        schemas,
      },
    ];
  },
  [checkpoints.moveCheckpoint]: (server, values: [string, string, string, string], transaction) => {
    const [, , transactionId, position] = values;
    server.write(transaction, () => {
      const low = server.unsound.lowCheckpoint ? 1 : 0;
      server.side.checkpoint = { transactionId, position: String(Number(position) - low) };
    });
    return [];
  },
  [followStatement]: (server, values: [string, string, string, string], transaction) => {
    const [transactionId, position, untilTransaction, untilPosition] = values;
    const rows = server.log.ordered.filter(
      (row) =>
        isBeyond(row, { transactionId, position }) &&
        !isBeyond(row, { transactionId: untilTransaction, position: untilPosition }),
    );
    server.write(transaction, () => {
      for (const { gameId, version, data } of rows) {
        if (version === 1 && typeof data['hostId'] === 'string')
          server.side.hosts.set(gameId, data['hostId'] as UserId);
        const versions = server.side.followed.get(gameId) ?? [];
        server.side.followed.set(gameId, [...versions, version]);
      }
    });
    return [];
  },
};

const correctClock = /insert into clock_correction/;
const settings = /^\s*set local /;

/** The statement of a gateway, by its text or by its name; one that nobody has modelled is an error of the night. */
export const statementOf = (text: string, name: string | undefined): Statement => {
  const known = ofLog[text] ?? ofFollower[text] ?? (name === undefined ? undefined : named[name]);
  const told = text.trimStart();
  const beside = known ?? unnamed.find(([begins]) => told.startsWith(begins))?.[1];
  if (beside) return beside;
  if (settings.test(text)) return () => [];
  if (correctClock.test(text))
    return ({ side }, [since, aheadMs, version]: [number, number, number]) => {
      if (side.correction.version === version) side.correction = { since, aheadMs, version: version + 1 };
      return [];
    };
  throw databaseError('42601', `The model knows no such statement: ${name ?? text}`);
};

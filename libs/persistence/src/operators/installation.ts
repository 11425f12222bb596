import type { InstallationView, OperatedGameView } from '@clockbeat/domain';
import type pg from 'pg';
import { decodeCursor, type PageOf, type PageRequest, pageOf } from '../page.js';

const sizes = /* sql */ `
select c.relname::text as name, pg_total_relation_size(c.oid)::float8 as bytes,
       greatest(c.reltuples, 0)::float8 as rows, p.inhparent = 'events'::regclass as "isLog"
from pg_class c left join pg_inherits p on p.inhrelid = c.oid
where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace`;

/** One of each program's connections has its bare name, or a word behind it for what it is for. */
const programs = /* sql */ `
select substring(application_name from '^clockbeat \\w+') as name, host(client_addr) as address,
       count(*)::int as connections, min(backend_start) as since
from pg_stat_activity
where datname = current_database() and application_name ~ '^clockbeat \\w+'
group by 1, 2 order by 1, 2`;

/** Open games from the log's own table of streams, the newest first: their ids begin with the time. */
const openGames = /* sql */ `
select s.game_id as "gameId", e.data->>'gameCode' as "gameCode", coalesce(g.title, '') as title,
       coalesce(e.data->>'kind', 'live') as kind, coalesce(g.status, 'waiting') as status, e.data->>'hostId' as "hostId",
       (select count(*)::int from game_participants p where p.game_id = s.game_id and p.is_active) as players,
       e.recorded_at as "createdAt"
from game_streams s
join events e on e.game_id = s.game_id and e.version = 1
left join games g on g.id = s.game_id
where s.due_at is not null and s.game_id < $1 and ($2::uuid is null or e.data->>'hostId' = $2::text)
order by s.game_id desc limit $3`;

/** From the lines that rounds of retention leave in the audit log. */
const wentLately = /* sql */ `
select key as what, sum(value::float8) as count
from audit_entries, jsonb_each_text(details)
where what = 'retention' and at >= now() - $1::int * interval '24 hours' group by key`;

/** What there is of an installation, for who looks after it. */
export class Installation {
  constructor(private readonly pool: pg.Pool) {}

  /** How many things have been deleted by rule within so many days, by what they are called in the audit log. */
  async wentLately(days: number): Promise<ReadonlyMap<string, number>> {
    const { rows } = await this.pool.query<{ what: string; count: number }>(wentLately, [days]);
    return new Map(rows.map(({ what, count }) => [what, count]));
  }

  /** What is stored, and by whom it is used. */
  async look(): Promise<
    Omit<InstallationView, 'version' | 'startedAt' | 'projections' | 'retention' | 'quotas'>
  > {
    const { rows } = await this.pool.query<{
      name: string;
      bytes: number;
      rows: number;
      isLog: boolean | null;
    }>(sizes);
    const parts = rows.map(({ isLog, ...table }) => ({ isLog: isLog === true, table }));
    const { rows: running } = await this.pool.query<{
      name: string;
      address: string | null;
      connections: number;
      since: Date;
    }>(programs);
    const { rows: totals } = await this.pool.query<{ databaseBytes: number; files: number; bytes: number }>(
      `select pg_database_size(current_database())::float8 as "databaseBytes", count(*)::int as files,
              coalesce(sum(bytes), 0)::float8 as bytes from media`,
    );
    const { databaseBytes = 0, files = 0, bytes = 0 } = totals[0] ?? {};
    return {
      databaseBytes,
      media: { files, bytes },
      programs: running.map(({ since, ...program }) => ({ ...program, since: since.toISOString() })),
      months: parts
        .flatMap(({ isLog, table }) => (isLog ? [table] : []))
        .sort((one, other) => (one.name < other.name ? 1 : -1)),
      tables: parts
        .flatMap(({ isLog, table }) => (isLog ? [] : [table]))
        .sort((one, other) => other.bytes - one.bytes)
        .slice(0, 12),
    };
  }

  /** Games that have not ended, of one host or of all. */
  async openGames(hostId: string | null, page: PageRequest): Promise<PageOf<OperatedGameView>> {
    const [before] = decodeCursor(page.cursor) ?? [];
    const { rows } = await this.pool.query<Omit<OperatedGameView, 'createdAt'> & { createdAt: Date }>(
      openGames,
      [String(before ?? '\u{10FFFF}'), hostId, page.limit + 1],
    );
    const games = rows.map(({ createdAt, ...game }) => ({ ...game, createdAt: createdAt.toISOString() }));
    return pageOf(games, page.limit, ({ gameId }) => [gameId]);
  }
}

import type { GameId, PlayerId, UserId } from '@clockbeat/domain';
import type pg from 'pg';
import { openTexts } from '../names/open-names.js';
import { openWinners } from '../results/winners.js';

/** A table with rows of accounts' own. */
export interface OwnTable {
  readonly name: string;
  /** True of the account's rows, whose id is `$1`. */
  readonly whose: string;
  /** Of the rows' primary key, with their types. */
  readonly key: readonly { readonly column: string; readonly type: string }[];
}

/**
 * Found in the database itself, so that no list can forget one: tables with a column that names an account, and those whose
 * rows belong to rows of these.
 */
const readTables = /* sql */ `
with named as (
  select c.table_name::text as name, format('%I = $1::uuid', c.column_name) as whose
  from information_schema.columns c
  join information_schema.tables t using (table_schema, table_name)
  where c.table_schema = 'public' and c.data_type = 'uuid' and t.table_type = 'BASE TABLE'
    and c.column_name ~ '(^|_)(user|owner|host|created_by|author)(_id)?$'
  union all select 'users', 'id = $1::uuid'
), parts as (
  select f.conrelid::regclass::text as name,
         format('%I in (select %I from %I where %s)', child.attname, parent.attname, named.name, named.whose) as whose
  from named
  join pg_constraint f on f.contype = 'f' and f.confrelid = format('public.%I', named.name)::regclass
    and named.name <> 'users' and cardinality(f.conkey) = 1
  join pg_attribute child on child.attrelid = f.conrelid and child.attnum = f.conkey[1]
  join pg_attribute parent on parent.attrelid = f.confrelid and parent.attnum = f.confkey[1]
  where f.conrelid::regclass::text not in (select name from named)
), own as (select * from named union select * from parts)
select own.name, string_agg(own.whose, ' or ' order by own.whose) as whose,
       (select jsonb_agg(jsonb_build_object('column', a.attname, 'type', format_type(a.atttypid, a.atttypmod)) order by k.place)
        from pg_index i
        cross join lateral unnest(i.indkey::int2[]) with ordinality k (attnum, place)
        join pg_attribute a on a.attrelid = i.indrelid and a.attnum = k.attnum
        where i.indrelid = format('public.%I', own.name)::regclass and i.indisprimary) as key
from own group by own.name order by own.name`;

/** What stands for a secret, or for somebody's browser or network, is told to nobody; nor which operator did something. */
const secretColumns =
  /(^|_)(token|secret|browser|network|reporter|pin)_hash$|secret|(^|_)token$|^session_id$|^name_mark$|^(given|suspended)_by$/;

/** Of an account for whose address nobody trusted has vouched it is not: somebody else may have written from it. */
const itsAddress = 'select email from users where id = $1 and email_trusted';

/** Those that name an account by its address, or within a text. */
const byAddress: Readonly<Record<string, string>> = {
  // what it did and what was done to it; which operator did that is not its own; no downloads, of which this is one: the
  // archive of the same data stays the same
  audit_entries: `select jsonb_build_object('sequence', sequence, 'at', at, 'what', what, 'about', about, 'details', details) as row
    from audit_entries where (actor = $1::uuid or about = $1::text) and what <> 'export' order by sequence`,
  newsletter_subscriptions: `select to_jsonb(n) as row from newsletter_subscriptions n
    where email = (${itsAddress})`,
  feedback: `select to_jsonb(f) as row from feedback f where lower(email) = (${itsAddress})`,
  sessions: `select jsonb_build_object('device', sess->'device', 'signed_in_at', to_timestamp((sess->>'signedInAt')::float8 / 1000),
      'last_seen_at', to_timestamp((sess->>'renewedAt')::float8 / 1000), 'way', sess->'way', 'expires_at', expire) as row
    from sessions where sess->'passport'->>'user' = $1`,
};

const pageRows = 2_000;

/** Everything that is kept of one account as rows of its own, whatever table it stands in: what its owner may take along. */
export class OwnRows {
  constructor(private readonly pool: pg.Pool) {}

  /** All tables that may have some, by name. */
  async tables(): Promise<OwnTable[]> {
    const { rows } = await this.pool.query<OwnTable>(readTables);
    const others = Object.keys(byAddress).map((name) => ({ name, whose: '', key: [] }));
    return [...rows, ...others].sort((a, b) => (a.name < b.name ? -1 : 1));
  }

  /** The account's rows of a table as objects by column, page by page; no connection is held between pages. */
  async *rowsOf({ name, whose, key }: OwnTable, userId: UserId): AsyncGenerator<object[]> {
    const special = byAddress[name];
    if (special !== undefined) {
      const { rows } = await this.pool.query<{ row: object }>(special, [userId]);
      if (rows.length > 0) yield rows.map(({ row }) => withoutSecrets(row));
      return;
    }
    const columns = key.map(({ column }) => `"${column}"`).join(', ');
    const from = key.map(({ type }, index) => `$${index + 2}::text::${type}`).join(', ');
    const page = (after: string) =>
      `select to_jsonb(t) as row, array[${key.map(({ column }) => `"${column}"::text`).join(', ')}] as place
       from "${name}" t where (${whose})${after} order by ${columns} limit ${pageRows}`;
    for (let place: string[] = []; ; ) {
      const after = place.length === 0 ? '' : ` and (${columns}) > (${from})`;
      const { rows } = await this.pool.query<{ row: object; place: string[] }>(page(after), [
        userId,
        ...place,
      ]);
      if (rows.length > 0) yield (await this.inTheOpen(name, rows)).map(withoutSecrets);
      const last = rows.at(-1);
      if (last === undefined || rows.length < pageRows) return;
      ({ place } = last);
    }
  }

  /** What its owner was called in games, and who won those that it hosted, is sealed for everybody but people. */
  private async inTheOpen(table: string, rows: readonly { row: object }[]): Promise<object[]> {
    if (table === 'game_results') {
      const games = (rows as readonly { row: WonRow }[]).map(({ row }) => ({ ...row, gameId: row.game_id }));
      return (await openWinners(this.pool, games)).map(({ gameId: _, ...row }) => row);
    }
    if (table !== 'game_participants') return rows.map(({ row }) => row);
    const seats = (rows as readonly { row: SeatRow }[]).map(({ row }) => ({
      row,
      gameId: row.game_id,
      playerId: row.id,
      name: row.player_name,
    }));
    return (await openTexts(this.pool, seats)).map(({ row, name }) => ({ ...row, player_name: name }));
  }
}

/** A seat in a list, as JSON has it. */
interface SeatRow {
  readonly id: PlayerId;
  readonly game_id: GameId;
  readonly player_name: string;
}

/** A game that was hosted, as JSON has it. */
interface WonRow {
  readonly game_id: GameId;
  readonly winner: string | null;
}

const withoutSecrets = (row: object): object =>
  Object.fromEntries(Object.entries(row).filter(([column]) => !secretColumns.test(column)));

/**
 * The log. `game_streams` has one small row a game, changed by every append (so half of each page stays free for it);
 * `events` only ever grows. Ids and keys compare byte by byte, whatever the collation of the database.
 */
export const eventStoreTables = /* sql */ `
create table game_streams (
  game_id text collate "C" primary key,
  version int not null default 0,
  round int not null default 0,
  due_at timestamptz
) with (fillfactor = 50);

create index game_streams_due on game_streams (due_at) where due_at is not null;

create table events (
  position bigint generated always as identity,
  game_id text collate "C" not null,
  version int not null,
  type text not null,
  schema int not null,
  data jsonb not null,
  key text collate "C" not null,
  at timestamptz not null,
  actor text not null,
  transaction_id xid8 not null default pg_current_xact_id(),
  recorded_at timestamptz not null,
  primary key (game_id, version),
  constraint events_key unique (game_id, key)
);

create index events_order on events (transaction_id, position);
`;

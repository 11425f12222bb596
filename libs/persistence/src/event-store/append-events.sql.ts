/**
 * append_events: what it promises
 *
 * - One row is one command is one event. `round` is the round the caller decided in (-1: the stream is new).
 * - A transition (`moves`) adds one to the stream's round and sets due_at; later rows of that stream in the same batch
 *   are fenced, and so is every row decided in another round.
 * - A key is stored once in its stream. `duplicate` is judged before `fenced`, so a retry of something that did happen
 *   always says so, and names the command that took the key. `repeated`: the twin stands earlier in this very batch.
 * - Versions of a stream count 1, 2, 3 … without a hole, in the order of the batch.
 * - Batches never deadlock, and the order by (transaction_id, position) agrees with the versions of each stream: all
 *   streams are locked first, in the order of the lock keys, and a transaction gets its id with its first write.
 *
 * - What was decided as of `fresh_until` at the latest (null: whenever) is refused as a whole later on, by SQLSTATE CB001: a
 *   statement that a frozen server runs when it goes on must not open a question in the past.
 *
 * It must run as one statement in autocommit, READ COMMITTED: the wait for the locks and all that follows see
 * different snapshots (VOLATILE plpgsql). The settings keep every plan generic and every look-up on an index. The bounds of
 * the ids are there for a generic plan to know, before it begins, in which months it will not look.
 *
 * A migration makes the function that runs; another text here needs another migration (docs/decisions/030).
 */
export const appendEventsFunction = /* sql */ `
create function append_events(
  ids text[], rounds int[], moves bool[], dues timestamptz[], types text[], schemas int[], datas jsonb[],
  keys text[], ats timestamptz[], actors text[], fresh_until timestamptz)
returns table(verdict text, version int, recorded_ms float8, command_id text)
language plpgsql volatile
set plan_cache_mode = force_generic_plan
set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off set jit = off
set lock_timeout = '5s'
as $$
#variable_conflict use_column
declare lock_key bigint; stamp timestamptz; stamp_ms float8; lowest text; highest text;
begin
  for lock_key in select distinct hashtextextended(id, 7) k from unnest(ids) id order by k loop
    perform pg_advisory_xact_lock(lock_key);
  end loop;
  stamp := clock_timestamp();
  if fresh_until < stamp then
    raise exception 'decided for a time that is over' using errcode = 'CB001';
  end if;
  stamp_ms := extract(epoch from stamp) * 1000;
  select min(id collate "C"), max(id collate "C") into lowest, highest from unnest(ids) id;
  if -1 = any(rounds) then
    insert into game_streams(game_id)
    select distinct i.id from unnest(ids, rounds) i(id, round) where round = -1 on conflict do nothing;
  end if;
  return query
  with looked as (
    select i.*, s.version base, s.round now_round, d.version seen, d.recorded_at seen_at, d.command_id seen_command,
           row_number() over (partition by i.id, i.key, i.round order by i.ord) nth
    from unnest(ids, rounds, moves, dues, types, schemas, datas, keys, ats, actors) with ordinality
         i(id, round, moves, due, type, schema, data, key, at, actor, ord)
    left join lateral (select g.version, g.round from game_streams g where g.game_id = i.id limit 1) s on true
    left join lateral (select e.version, e.recorded_at, e.data->>'commandId' command_id
                       from events e where e.game_id = i.id and e.key = i.key
                         and e.game_id between lowest and highest limit 1) d on true
  ), judged as (
    select l.*, case
        when base is null then 'missing'
        when seen is not null then 'duplicate'
        when greatest(round, 0) <> now_round then 'fenced'
        when nth > 1 then 'repeated'
        when bool_or(moves and greatest(round, 0) = now_round and seen is null and nth = 1)
             over (partition by id order by ord rows between unbounded preceding and 1 preceding) then 'fenced'
        else 'stored' end verdict
    from looked l
  ), numbered as materialized (
    select j.*, (base + count(*) filter (where verdict = 'stored') over (partition by id order by ord))::int ver
    from judged j
  ), moved as (
    update game_streams g set version = n.top, round = g.round + n.moved,
                              due_at = case when n.moved > 0 then n.due else g.due_at end
    from (select id, max(ver) top, count(*) filter (where moves)::int moved, max(due) filter (where moves) due
          from numbered where verdict = 'stored' group by id) n
    where g.game_id = n.id
  ), stored as (
    insert into events(game_id, version, type, schema, data, key, at, actor, recorded_at)
    select id, ver, type, schema, data, key, at, actor, stamp from numbered where verdict = 'stored' order by ord
  )
  select verdict,
         case verdict when 'stored' then ver when 'duplicate' then seen end,
         case verdict when 'stored' then stamp_ms when 'duplicate' then (extract(epoch from seen_at) * 1000)::float8 end,
         case verdict when 'duplicate' then seen_command end
  from numbered order by ord;
end $$;
`;

/** The same for gateways of the release before, which don't say until when their decisions are fresh. */
export const appendEventsOfAnyAgeFunction = /* sql */ `
create or replace function append_events(
  ids text[], rounds int[], moves bool[], dues timestamptz[], types text[], schemas int[], datas jsonb[],
  keys text[], ats timestamptz[], actors text[])
returns table(verdict text, version int, recorded_ms float8, command_id text)
language plpgsql volatile
as $$
begin
  return query select * from append_events($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, null::timestamptz);
end $$;
`;

/** The one statement of an append: a row per event, in the order of the batch. Named, so that it is parsed once per connection. */
export const appendStatement = /* sql */ `
select verdict, version, recorded_ms, command_id
from append_events($1::text[], $2::int[], $3::bool[], $4::timestamptz[], $5::text[], $6::int[], $7::jsonb[],
                   $8::text[], $9::timestamptz[], $10::text[], $11::timestamptz)`;

import type { GameEventType } from '@clockbeat/domain';

/**
 * With its end a whole game is told; what is said of it later is told by itself. The indexes `events_endings` and
 * `events_game_endings` hold these types only: one more needs a migration that makes them again, or exports read the whole
 * log (append-plans.heavy-spec.ts).
 */
const endings: readonly GameEventType[] = ['GameFinished', 'GameAbandoned'];
const afterwards: readonly GameEventType[] = [
  'GameRated',
  'QuestionCorrected',
  'CorrectionUndone',
  'GameFollowed',
];

/**
 * Said after the end, and told with what follows: whoever reads an export never had the name, what its ghost is called concerns
 * no figure, and whose a game is shows by finding it there.
 */
const toldLater: readonly GameEventType[] = ['NameForgotten', 'NameLent', 'HostChanged'];

const listed = (types: readonly GameEventType[]): string => types.map((type) => `'${type}'`).join(', ');

const columns = /* sql */ `
  e.transaction_id::text as "transactionId", e.position::text as position, e.game_id as "gameId", e.version as "toVersion",
  case when e.type in (${listed(endings)}) then 1 else e.version - (
    select count(*)::int from events p where p.game_id = e.game_id and p.type in (${listed(toldLater)}) and p.version < e.version
      and p.version > (select max(q.version) from events q where q.game_id = e.game_id and q.version < e.version
                       and q.type not in (${listed(toldLater)}))) end as "fromVersion"`;

const wanted = /* sql */ `
  e.type in (${listed([...endings, ...afterwards])}) and (e.transaction_id, e.position) >= ($1::xid8, $2::bigint)
  and ($3::float8 is null or e.at >= to_timestamp($3::float8 / 1000))
  and ($4::float8 is null or e.at < to_timestamp($4::float8 / 1000))`;

const inOrder = /* sql */ `order by e.transaction_id, e.position limit $5`;

/** What has ended, from a place on, in commit-safe order: a late commit delays this read, it is never skipped. */
export const readReleased = /* sql */ `
select ${columns} from events e
where ${wanted} and e.transaction_id < pg_snapshot_xmin(pg_current_snapshot())
${inOrder}`;

/** The same of one host's games, as far as the projection that knows them has come. */
export const readReleasedOfHost = /* sql */ `
select ${columns} from games g
join events e on e.game_id = g.id
join projections p on p.name = 'games' and p.build = 'live'
where g.created_by = $6 and ${wanted} and (e.transaction_id, e.position) <= (p.transaction_id, p.position)
${inOrder}`;

/** The newest of all that hosts' lists have come to, which is never beyond what any of these reads tells. */
export const readNewest = /* sql */ `
select e.transaction_id::text as "transactionId", e.position::text as position
from projections p cross join lateral (
  select transaction_id, position from events
  where type in (${listed([...endings, ...afterwards])}) and (transaction_id, position) <= (p.transaction_id, p.position)
  order by transaction_id desc, position desc limit 1) e
where p.name = 'games' and p.build = 'live'`;

/** How much one of these reads tells of. */
export const measured = (released: string): string => /* sql */ `
select count(*)::int as releases, count(distinct r."gameId")::int as games,
  coalesce(sum(r."toVersion" - r."fromVersion" + 1), 0)::int as events
from (${released}) r`;

/** Stretches of streams, one after the other: ranges are game, first and last version. */
export const readRanges = (eventColumns: string): string => /* sql */ `
select e.* from unnest($1::text[], $2::int[], $3::int[]) with ordinality r(game, first, last, nth)
cross join lateral (
  select ${eventColumns} from events where game_id = r.game and version between r.first and r.last) e
order by r.nth, e.version`;

import { eventSchemas, type GameEventType, nameFields } from '@clockbeat/domain';
import { boundsOf, type Projection } from '../projections/projection.js';
import { digestBytes, pageVersions } from './seal.js';
import { sealsTables } from './tables.sql.js';

const micros = (time: string): string => `(extract(epoch from ${time}) * 1000000)::bigint`;

/** The text is that of `sealedText` in the domain; a test compares the two over every kind of event. */
const sealEvents = /* sql */ `
with batch as materialized (
  select game_id, version, sha256(convert_to(concat_ws(' ', type, schema, ${micros('at')}, ${micros('recorded_at')}, actor,
           (data - array[${nameFields.map((name) => `'${name}'`).join(', ')}])::text), 'UTF8')) as digest
  from events
  where (transaction_id, position) > ($1::xid8, $2::bigint) and (transaction_id, position) <= ($3::xid8, $4::bigint)),
chained as (
  select game_id, version, digest, (version - 1) / ${pageVersions} as page,
         seal_chain(coalesce(before.seal, sha256(convert_to(game_id, 'UTF8'))), digest)
           over (partition by game_id order by version) as seal
  from batch left join lateral (
    select s.seal from game_seals s where s.game_id = batch.game_id order by s.page desc limit 1) before on true)
insert into game_seals as s (game_id, page, version, digests, seal)
select game_id, page, max(version), string_agg(substring(digest for ${digestBytes}), ''::bytea order by version),
       (array_agg(seal order by version desc))[1]
from chained group by game_id, page
on conflict (game_id, page) do update set
  version = excluded.version, digests = s.digests || excluded.digests, seal = excluded.seal`;

/** A seal on each game's log, by which a changed, missing, added or reordered event is found (docs/decisions/020). */
export const sealsProjection: Projection = {
  name: 'seals',
  version: 1,
  // a chain of two rules would be no log's
  standsStill: true,
  eventTypes: Object.keys(eventSchemas) as GameEventType[],
  tables: ['game_seals'],
  createTables: sealsTables,
  async handle(batch, transaction) {
    await transaction.query(sealEvents, boundsOf(batch));
  },
};

import type { GameEventType, WebhookEventType } from '@clockbeat/domain';
import { batchOf, boundsOf, type Projection } from '../projections/projection.js';
import { isNotSuspended } from '../roles/standing.sql.js';

/** What of the log is told, and as what. */
const told = {
  GameCreated: 'game.created',
  GameStarted: 'game.started',
  GameFinished: 'game.finished',
  GameAbandoned: 'game.abandoned',
  QuestionCorrected: 'game.corrected',
  CorrectionUndone: 'game.corrected',
} as const satisfies Partial<Record<GameEventType, WebhookEventType>>;

const eventTypes = Object.keys(told) as (keyof typeof told)[];
const names = Object.entries(told).map(([type, name]) => `('${type}', '${name}')`);

/**
 * Notes a delivery for each endpoint of a game's host that is on, wants to hear of it, and was there when it happened. Once an
 * event, no matter who reads the log and how often: what is there stays as it is. What happened more than an hour ago is not told,
 * so that neither a rebuild nor a restored database tells the past again. A suspended account is told nothing.
 */
const noteDeliveries = /* sql */ `
with ${batchOf(eventTypes)}
insert into webhook_deliveries (id, endpoint_id, event_key, type, game_id, at, noted_at, due_at)
select 'msg_' || replace(gen_random_uuid()::text, '-', ''), e.id, b.game_id || ':' || b.version, told.name, b.game_id, b.at, now(), now()
from batch b
join (values ${names.join(', ')}) told (type, name) on told.type = b.type
join events c on c.game_id = b.game_id and c.version = 1
left join lateral (
  select h.data->>'to' as host_id from events h
  where h.game_id = b.game_id and h.type = 'HostChanged' and h.version < b.version and h.version > (
    select max(f.version) from events f where f.game_id = b.game_id and f.type = 'GameFinished')
  order by h.version desc limit 1) handed on b.type in ('QuestionCorrected', 'CorrectionUndone')
join webhook_endpoints e on e.user_id = coalesce(handed.host_id, c.data->>'hostId')::uuid
where c.data->>'kind' = 'live' and b.at > now() - interval '1 hour'
  and b.at >= e.created_at and e.off_since is null and told.name = any(e.events)
  and ${isNotSuspended('e.user_id::text')}
for key share of e
on conflict do nothing`;

/** What hosts' webhooks are to be told. It fills an outbox, no read model: it has no table of its own to rebuild. */
export const webhooksProjection: Projection = {
  name: 'webhooks',
  version: 1,
  eventTypes,
  tables: [],
  createTables: '',
  async handle(batch, transaction) {
    await transaction.query(noteDeliveries, boundsOf(batch));
  },
};

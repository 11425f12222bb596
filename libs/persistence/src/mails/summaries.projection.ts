import { defaultSettings } from '@clockbeat/domain';
import { batchOf, boundsOf, type Projection } from '../projections/projection.js';

/**
 * Notes a summary for each hosted game that has just finished and whose host wants mail. Once a game, no matter who reads the
 * log and how often: a note that is there stays as it is. Games of more than an hour
 * ago get none, so that neither a rebuild nor an installation that learns to send mail writes to hosts about their past.
 */
const noteSummaries = /* sql */ `
with ${batchOf(['GameFinished'])}
insert into summary_mails (game_id, host_id)
select b.game_id, u.id
from batch b
join events c on c.game_id = b.game_id and c.version = 1
join users u on u.id = (c.data->>'hostId')::uuid
where c.data->>'kind' = 'live' and b.at > now() - interval '1 hour'
  and coalesce((select email_notifications from user_settings s where s.user_id = u.id), $5::boolean)
for key share of u
on conflict do nothing`;

/** What hosts are to be written. It fills an outbox, no read model: it has no table of its own to rebuild. */
export const summariesProjection: Projection = {
  name: 'summaries',
  version: 1,
  eventTypes: ['GameFinished'],
  tables: [],
  createTables: '',
  async handle(batch, transaction) {
    await transaction.query(noteSummaries, [...boundsOf(batch), defaultSettings.emailNotifications]);
  },
};

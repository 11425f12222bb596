import { eventSchemas, type GameEventType } from '@clockbeat/domain';
import { boundsOf, type Projection } from '../../../libs/persistence/src/projections/projection.js';

/** Notes each event of a batch by its game and version: what is read twice, out of order or not at all shows. */
export const followStatement = 'the versions of a batch, noted game by game';

/** A read model as small as can be, carried on by the product's own `runBatch`. */
export const nightProjection: Projection = {
  name: 'night',
  version: 1,
  eventTypes: Object.keys(eventSchemas) as GameEventType[],
  tables: [],
  createTables: '',
  async handle(batch, transaction) {
    await transaction.query(followStatement, boundsOf(batch));
  },
};

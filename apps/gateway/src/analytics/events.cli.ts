import { pipeline } from 'node:stream/promises';
import { GameId } from '@clockbeat/domain';
import {
  asProgram,
  type ExportedEvent,
  type ExportPlace,
  type Persistence,
  withPersistence,
} from '@clockbeat/persistence';
import { scrambleFor } from '../analysts/scrambles.js';
import { keptSecret } from '../config/kept-secret.js';
import { Cursors } from '../http/cursors.js';
import { type EventsCliOptions, readEventsCliOptions } from './export/cli-options.js';
import { cursorHead, exportStart, plainLabel } from './export/export-cursor.js';
import { exportFormats } from './export/export-formats.js';
import { exportPages } from './export/export-pages.js';
import { tellMissing } from './replay/tell-missing.js';

/**
 * For operators, against DATABASE_URL: `npm run events -- export` writes the logs of the games that have ended to the
 * standard output, with pseudonyms unless `--names` is given.
 */
const eventsOf = async (
  store: Persistence,
  { game, from, to }: EventsCliOptions,
  after: ExportPlace,
): Promise<AsyncIterable<ExportedEvent[]>> => {
  if (game === null) return store.exports.released({ hostId: null, from, to }, after);
  const gameId = GameId(game);
  const head = (await store.events.heads([gameId])).get(gameId);
  if (!head) throw new Error(await tellMissing(store, game));
  return store.exports.game(gameId, head.version, after);
};

const secret = (): string =>
  process.env['SESSION_SECRET'] || keptSecret(process.env['DATA_DIR'] || './.data');

await asProgram(async (args) => {
  const options = readEventsCliOptions(args);
  await withPersistence({ applicationName: 'clockbeat export' }, async (store) => {
    const sessionSecret = secret();
    const cursors = new Cursors({ sessionSecret });
    const epoch = await store.exports.epoch();
    const { label: own, place } = exportStart(cursors, options.cursor, epoch);
    const label = options.withNames ? plainLabel : own;
    const scramble = options.withNames ? null : scrambleFor(sessionSecret, 'operator', label);
    const head = cursorHead(cursors, label, epoch);
    const pages = exportPages(await eventsOf(store, options, place), {
      head,
      scramble,
      limit: options.limit,
      store: store.events,
    });
    await pipeline([...exportFormats[options.format].of(pages), process.stdout], { end: false });
  });
});

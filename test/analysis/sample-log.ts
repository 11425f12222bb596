import { createWriteStream, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { scrambleFor } from '../../apps/gateway/src/analysts/scrambles.js';
import { cursorHead, exportStart } from '../../apps/gateway/src/analytics/export/export-cursor.js';
import { exportFormatNames, exportFormats } from '../../apps/gateway/src/analytics/export/export-formats.js';
import { exportPages } from '../../apps/gateway/src/analytics/export/export-pages.js';
import { Cursors } from '../../apps/gateway/src/http/cursors.js';
import { openPersistence, type Persistence } from '../../libs/persistence/src/index.js';
import type { SimulatedGame } from '../simulator/play.js';
import { type SimulationOptions, simulate } from '../simulator/simulate.js';
import { storeGames } from '../simulator/store-games.js';
import { freshDatabase } from '../support/database.js';
import { until } from '../support/live/until.js';

/** The log of which docs/analysis.md shows the answers. */
export const sample = { games: 60, seed: 1 } as const;
/** Evenings with phases, in each of the scorings, some with second thoughts: the other log of that page. */
export const pacedSample = { games: 24, seed: 3, paced: true } as const;
/** An export with pseudonyms has a label of its own each time; this one is always the same, so its answers are. */
const label = '0123456789ab';
const everything = { hostId: null, from: null, to: null };

const write = async (store: Persistence, folder: string, format: (typeof exportFormatNames)[number]) => {
  const sessionSecret = 'the secret of an export under test';
  const scramble = scrambleFor(sessionSecret, 'an analyst', label);
  const cursors = new Cursors({ sessionSecret });
  const epoch = await store.exports.epoch();
  const { place } = exportStart(cursors, null, epoch);
  const head = cursorHead(cursors, label, epoch);
  const pages = exportPages(store.exports.released(everything, place), {
    head,
    scramble,
    limit: null,
    store: store.events,
  });
  await pipeline([...exportFormats[format].of(pages), createWriteStream(join(folder, `events.${format}`))]);
};

export interface SampleLog {
  readonly games: readonly SimulatedGame[];
  /** Holds its export in every format. */
  readonly folder: string;
  /** The database that it was exported from. */
  readonly url: string;
  remove(): Promise<void>;
}

/** Plays the sample into a database of its own, and exports it as an analyst would. */
export const exportSample = async (played: SimulationOptions = sample): Promise<SampleLog> => {
  const games = simulate(played);
  const folder = mkdtempSync(join(tmpdir(), 'clockbeat-analysis-'));
  const database = await freshDatabase();
  await openPersistence({ url: database.url, poolSize: 2, writers: 1 }).then(async (store) => {
    await storeGames(database.url, games);
    // another test's transaction may hold the horizon back
    await until('all of it can be exported', async () => (await store.events.horizonAgeMs()) === 0);
    for (const format of exportFormatNames) await write(store, folder, format);
    await store.close();
  });
  const remove = async () => {
    rmSync(folder, { recursive: true });
    await database.drop();
  };
  return { games, folder, url: database.url, remove };
};

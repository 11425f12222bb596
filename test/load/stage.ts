import { buildIfStale } from '../../scripts/build.mjs';
import { startGateway, waitUntilReady } from '../../scripts/gateway.mjs';
import { freePort } from '../../scripts/postgres/ports.mjs';
import { startDurablePostgres } from '../../scripts/postgres/temporary.mjs';
import type { Options } from './options.js';
import { listenerOn } from './processes.js';

/** Where the games are played: its gateways, and the processes whose time is counted (null: not on this machine). */
export interface Stage {
  readonly gateways: readonly { readonly url: string; readonly pid: number | null }[];
  readonly postgres: number | null;
  close(): Promise<void>;
}

const portOf = (url: string): number => Number(new URL(url).port || 80);
const isHere = (url: string): boolean => ['127.0.0.1', 'localhost', '[::1]'].includes(new URL(url).hostname);
const pidOf = (url: string): number | null => (isHere(url) ? listenerOn(portOf(url)) : null);

/** Gateways that somebody else runs; their PostgreSQL is counted where DATABASE_URL names one of this machine. */
const givenStage = (urls: readonly string[]): Stage => ({
  gateways: urls.map((url) => ({ url, pid: pidOf(url) })),
  postgres: process.env['DATABASE_URL'] ? pidOf(process.env['DATABASE_URL']) : null,
  close: async () => {},
});

/** What `npm start` runs, on a durable PostgreSQL that goes afterwards. */
const ownStage = async (profile: string | null): Promise<Stage> => {
  await buildIfStale();
  const postgres = await startDurablePostgres();
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const gateway = startGateway({
    env: {
      ...process.env,
      PORT: String(port),
      HOST: '127.0.0.1',
      DATA_DIR: postgres.dataDir,
      DATABASE_URL: postgres.url,
      LOG_LEVEL: 'warn',
    },
    nodeArgs: profile === null ? [] : ['--cpu-prof', `--cpu-prof-dir=${profile}`],
  });
  const close = async (): Promise<void> => {
    await gateway.stop();
    await postgres.dispose();
  };
  let gone = false;
  void gateway.exited.then(() => {
    gone = true;
  });
  await waitUntilReady(url, () => gone);
  if (!gone) return { gateways: [{ url, pid: pidOf(url) }], postgres: pidOf(postgres.url), close };
  await close();
  throw new Error('The gateway did not start');
};

export const setStage = ({ gateways, profile }: Options): Promise<Stage> =>
  gateways.length > 0 ? Promise.resolve(givenStage(gateways)) : ownStage(profile);

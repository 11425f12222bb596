import { buildIfStale } from '../../scripts/build.mjs';
import { startCluster } from '../../scripts/cluster/start.mjs';
import { startGateway, waitUntilReady } from '../../scripts/gateway.mjs';
import { freePort } from '../../scripts/postgres/ports.mjs';
import { startDurablePostgres } from '../../scripts/postgres/temporary.mjs';
import type { Options } from './options.js';
import { listenerOn } from './processes.js';

export type StageOptions = Pick<Options, 'gateways' | 'own' | 'balanced' | 'profile'> & {
  /** For Node.js, before the gateway. */
  readonly nodeArgs?: readonly string[];
};

/** Where the games are played: its gateways, and the processes whose time is counted (null: not on this machine). */
export interface Stage {
  readonly gateways: readonly { readonly url: string; readonly pid: number | null }[];
  /** Where hosts and players come in: the gateways themselves, or the load balancer before them. */
  readonly doors: readonly string[];
  readonly between: { readonly redis: number | null; readonly balancer: number | null };
  readonly postgres: number | null;
  close(): Promise<void>;
}

const portOf = (url: string): number => Number(new URL(url).port || 80);
const isHere = (url: string): boolean => ['127.0.0.1', 'localhost', '[::1]'].includes(new URL(url).hostname);
const pidOf = (url: string): number | null => (isHere(url) ? listenerOn(portOf(url)) : null);

/** Gateways that somebody else runs; their PostgreSQL is counted where DATABASE_URL names one of this machine. */
const givenStage = (urls: readonly string[]): Stage => ({
  gateways: urls.map((url) => ({ url, pid: pidOf(url) })),
  doors: urls,
  between: { redis: null, balancer: null },
  postgres: process.env['DATABASE_URL'] ? pidOf(process.env['DATABASE_URL']) : null,
  close: async () => {},
});

/** What `npm start` runs, or `npm run cluster`, on a durable PostgreSQL that goes afterwards. */
const ownStage = async ({ own, balanced, profile, nodeArgs: given = [] }: StageOptions): Promise<Stage> => {
  await buildIfStale();
  const stops: (() => Promise<void>)[] = [];
  const close = async (): Promise<void> => {
    for (const stop of stops.splice(0).reverse()) await stop();
  };
  const postgres = await startDurablePostgres();
  stops.push(() => postgres.dispose());
  const env = {
    ...process.env,
    DATA_DIR: postgres.dataDir,
    DATABASE_URL: postgres.url,
    LOG_LEVEL: 'warn',
  };
  const nodeArgs = [...given, ...(profile === null ? [] : ['--cpu-prof', `--cpu-prof-dir=${profile}`])];
  const onStop = (stop: () => Promise<void>) => stops.push(stop);
  try {
    const urls = own === 1 && !balanced ? [await oneGateway(env, nodeArgs, onStop)] : [];
    const cluster = urls.length > 0 ? null : await several({ own, balanced, env, nodeArgs, onStop });
    const members = cluster?.urls ?? urls;
    return {
      gateways: members.map((url) => ({ url, pid: pidOf(url) })),
      doors: cluster?.balancer ? [cluster.balancer.url] : members,
      between: cluster
        ? { redis: pidOf(cluster.redisUrl), balancer: cluster.balancer?.pid ?? null }
        : { redis: null, balancer: null },
      postgres: pidOf(postgres.url),
      close,
    };
  } catch (error) {
    await close();
    throw error;
  }
};

type OnStop = (stop: () => Promise<void>) => unknown;

/** A gateway as `npm start` runs it, on a port of its own; answers where. */
export const oneGateway = async (
  env: NodeJS.ProcessEnv,
  nodeArgs: string[],
  onStop: OnStop,
): Promise<string> => {
  const port = await freePort();
  const gateway = startGateway({ env: { ...env, PORT: String(port), HOST: '127.0.0.1' }, nodeArgs });
  onStop(gateway.stop);
  let gone = false;
  void gateway.exited.then(() => {
    gone = true;
  });
  const url = `http://127.0.0.1:${port}`;
  await waitUntilReady(url, () => gone);
  if (gone) throw new Error('The gateway did not start');
  return url;
};

const several = ({
  own,
  onStop,
  ...given
}: Pick<Options, 'own' | 'balanced'> & { env: NodeJS.ProcessEnv; nodeArgs: string[]; onStop: OnStop }) =>
  startCluster({
    ...given,
    gateways: own,
    host: '127.0.0.1',
    onStop: (stop) => void onStop(stop),
    onLost: (why) => {
      throw why;
    },
  });

export const setStage = (options: StageOptions): Promise<Stage> =>
  options.gateways.length > 0 ? Promise.resolve(givenStage(options.gateways)) : ownStage(options);

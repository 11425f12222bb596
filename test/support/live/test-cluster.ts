import { startCluster } from '../../../scripts/cluster/start.mjs';

export interface TestCluster {
  /** Behind the load balancer. */
  readonly url: string;
  readonly gateways: readonly { readonly url: string }[];
  /** Ends and starts every gateway, one after another. */
  roll(): Promise<void>;
  stop(): Promise<void>;
}

/** What `npm run cluster` starts, on a database of the test's: processes, a Redis and the load balancer. */
export const startTestCluster = async (databaseUrl: string, gateways: number): Promise<TestCluster> => {
  const stops: (() => Promise<void>)[] = [];
  const stop = async (): Promise<void> => {
    for (const end of stops.splice(0).reverse()) await end();
  };
  const { PATH, HOME } = process.env;
  try {
    const cluster = await startCluster({
      gateways,
      host: '127.0.0.1',
      env: {
        REHEARSAL: 'off',
        PATH,
        HOME,
        NODE_ENV: 'test',
        DATABASE_URL: databaseUrl,
        SESSION_SECRET: 'the secret of all gateways under test',
        LOG_LEVEL: 'error',
      },
      onStop: (end) => stops.push(end),
      onLost: (why) => {
        throw why;
      },
    });
    if (!cluster.balancer) throw new Error('There is no load balancer');
    return {
      url: cluster.balancer.url,
      gateways: cluster.urls.map((url) => ({ url })),
      roll: cluster.roll,
      stop,
    };
  } catch (error) {
    await stop();
    throw error;
  }
};

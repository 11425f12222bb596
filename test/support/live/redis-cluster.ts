import { Redis } from 'ioredis';
import { freePort } from '../../../scripts/postgres/ports.mjs';
import { startTemporaryRedis } from '../../../scripts/redis/temporary.mjs';
import { until } from './until.js';

const slots = 16_384;

export interface RedisCluster {
  /** The addresses of its nodes, with commas. */
  readonly url: string;
  dispose(): Promise<void>;
}

/** Three masters that share the slots, without replicas. */
export const startRedisCluster = async (): Promise<RedisCluster> => {
  const nodes = await Promise.all(
    [0, 1, 2].map(async () =>
      startTemporaryRedis(['--cluster-enabled', 'yes', '--cluster-port', String(await freePort())]),
    ),
  );
  const clients = nodes.map(({ url }) => new Redis(url));
  const [first] = clients;
  if (!first) throw new Error('There is no node');
  for (const [index, client] of clients.entries()) {
    const from = Math.floor((slots * index) / nodes.length);
    const to = Math.floor((slots * (index + 1)) / nodes.length) - 1;
    await client.cluster('ADDSLOTSRANGE', from, to);
  }
  for (const [index, { port }] of nodes.entries()) {
    const bus = Number(
      await clients[index]?.config('GET', 'cluster-port').then((answer) => (answer as string[])[1]),
    );
    await first.call('CLUSTER', 'MEET', '127.0.0.1', port, bus);
  }
  await until('all nodes know the whole cluster', async () => {
    const known = await Promise.all(clients.map((client) => client.cluster('INFO')));
    return known.every((info) => /cluster_state:ok/.test(info) && /cluster_known_nodes:3/.test(info));
  });
  for (const client of clients) client.disconnect();
  return {
    url: nodes.map(({ url }) => url).join(','),
    dispose: async () => {
      await Promise.all(nodes.map((node) => node.dispose()));
    },
  };
};

import { urlHere } from '../addresses.mjs';
import { waitUntilReady } from '../gateway.mjs';
import { freePort } from '../postgres/ports.mjs';
import { startTemporaryRedis } from '../redis/temporary.mjs';
import { startBalancer } from './balancer.mjs';
import { SupervisedGateway } from './gateways.mjs';

/**
 * @typedef {object} Options
 * @property {number} gateways 1 to 9
 * @property {string} host where the balancer and the gateways listen
 * @property {number} [port] of the balancer; the gateways take those after it. Default: free ones
 * @property {boolean} [balanced] default: true
 * @property {NodeJS.ProcessEnv} env DATABASE_URL, DATA_DIR and whatever else gateways read; REDIS_URL names a Redis, else one is started
 * @property {string[]} [nodeArgs]
 * @property {(stop: () => Promise<void>) => void} onStop gets what stops each part, in the order of their start
 * @property {(why: Error) => void} onLost a part can't be had any more
 */

/**
 * Several gateways on one PostgreSQL and one Redis, behind the load balancer: what Docker Compose starts, as processes of
 * this machine.
 * @param {Options} options
 */
export async function startCluster({ gateways, host, port, balanced = true, env, nodeArgs, onStop, onLost }) {
  const redisUrl = env.REDIS_URL || (await ownRedis(onStop));
  /** @type {SupervisedGateway[]} */
  const members = [];
  for (let number = 1; number <= gateways; number += 1) {
    const memberPort = port ? port + number : await freePort();
    const member = new SupervisedGateway({
      url: `http://127.0.0.1:${memberPort}`,
      env: { ...env, PORT: String(memberPort), HOST: host, REDIS_URL: redisUrl },
      ...(nodeArgs ? { nodeArgs } : {}),
      onLost,
    });
    onStop(() => member.stop());
    members.push(member);
    // one after another: the first brings the database up to date
    if (number === 1) await member.ready();
  }
  await Promise.all(members.map((member) => member.ready()));
  const urls = members.map(({ url }) => url);
  const balancer = balanced
    ? await balance(port ?? (await freePort()), host, urls, { onStop, onLost })
    : null;
  return {
    urls,
    redisUrl,
    balancer,
    /** Every gateway is ended and started again, one after another: what a deployment does. */
    async roll() {
      for (const member of members) await member.restart();
    },
  };
}

/** @param {Options['onStop']} onStop */
async function ownRedis(onStop) {
  const redis = await startTemporaryRedis();
  onStop(() => redis.dispose());
  return redis.url;
}

/**
 * @param {number} port
 * @param {string} host
 * @param {readonly string[]} urls
 * @param {Pick<Options, 'onStop' | 'onLost'>} options
 */
async function balance(port, host, urls, { onStop, onLost }) {
  const balancer = startBalancer({
    bind: `${host}:${port}`,
    gateways: urls.map((url) => new URL(url).host),
  });
  let stopping = false;
  onStop(() => {
    stopping = true;
    return balancer.stop();
  });
  balancer.exited.then((code) => {
    if (!stopping) onLost(new Error(`The load balancer ended (${code}). ${balancer.said()}`));
  });
  const url = urlHere(host, port);
  await waitUntilReady(url, () => stopping);
  return { url, pid: balancer.pid ?? null };
}

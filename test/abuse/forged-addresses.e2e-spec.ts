import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { startBalancer } from '../../scripts/cluster/balancer.mjs';
import { waitUntilReady } from '../../scripts/gateway.mjs';
import { freePort } from '../../scripts/postgres/ports.mjs';
import { startGateway, type TestGateway } from '../support/app.js';
import { freshDatabase, type TestDatabase } from '../support/database.js';
import { describeWith } from '../support/describe-with.js';

/** Addresses of phones in one room, all of them private as the balancer's: 127.0.0.1. */
const flooder = '127.9.9.1';
const neighbour = '127.9.9.2';

describeWith('haproxy')('behind the balancer of the Compose file', () => {
  let database: TestDatabase;
  let gateway: TestGateway;
  let balancer: ReturnType<typeof startBalancer>;
  let url: string;
  beforeAll(async () => {
    database = await freshDatabase();
    // As in the Compose file: the balancer's own address, no range.
    gateway = await startGateway({ databaseUrl: database.url, env: { TRUSTED_PROXIES: '127.0.0.1' } });
    const port = await freePort();
    url = `http://127.0.0.1:${port}`;
    balancer = startBalancer({ bind: `127.0.0.1:${port}`, gateways: [new URL(gateway.url).host] });
    await waitUntilReady(url, () => false);
  });
  afterAll(async () => {
    await balancer?.stop();
    await gateway?.close();
    await database?.drop();
  });

  /** The status of a feedback sent from `localAddress`, which claims to come from `claimed`. */
  const send = async (localAddress: string, claimed: string): Promise<number | undefined> => {
    const headers = { 'content-type': 'application/json', 'x-forwarded-for': claimed };
    const call = request(`${url}/api/feedback`, { method: 'POST', localAddress, headers });
    call.end(JSON.stringify({ text: 'Nice.' }));
    const [response] = (await once(call, 'response')) as [IncomingMessage];
    response.resume();
    await once(response, 'end');
    return response.statusCode;
  };

  it('a phone that forges X-Forwarded-For gets no rate of its own, nor uses up another one’s', async () => {
    const statuses: (number | undefined)[] = [];
    for (let count = 1; count <= 8; count += 1) statuses.push(await send(flooder, `198.51.100.${count}`));
    expect(statuses).toEqual([...Array(5).fill(201), ...Array(3).fill(429)]);
    for (const claimed of [neighbour, `${neighbour}, 127.0.0.1`])
      expect(await send(flooder, claimed)).toBe(429);
    expect(await send(neighbour, flooder)).toBe(201);
  });
});

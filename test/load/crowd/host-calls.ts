import { setTimeout as sleep } from 'node:timers/promises';
import { call } from '../../people/api.js';
import { Host } from '../../people/host.js';
import { ThinWire } from '../../people/thin-wire.js';

/**
 * A host in a process of its own, whose event loop no crowd holds up: calls over HTTP and over its socket in turn, one of
 * each every 60 ms (a socket may send 20 messages a second), and tells how long it waited for each when it is asked.
 */
const everyMs = 60;
const [url = '', cookie = '', gameId = ''] = process.argv.slice(2);
const waits = { http: [] as number[], socket: [] as number[] };
const taken = async (into: number[], act: () => Promise<unknown>): Promise<void> => {
  const since = performance.now();
  await act();
  into.push(performance.now() - since);
};

const host = new Host(new ThinWire(url, { headers: { cookie }, gameId }), gameId);
await host.wire.connect();
await host.connect();

const again = async (into: number[], act: () => Promise<unknown>): Promise<never> => {
  for (;;) {
    await taken(into, act);
    await sleep(everyMs);
  }
};
void again(waits.http, async () => (await call(url, `/api/games/${gameId}`, cookie)).json());
void again(waits.socket, () => host.send('syncClock', { t: 1 }));

process.on('message', () => {
  process.send?.({ http: waits.http.splice(0), socket: waits.socket.splice(0) });
});
process.send?.('ready');

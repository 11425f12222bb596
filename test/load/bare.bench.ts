import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Inbox } from '../people/inbox.js';
import { ThinWire } from '../people/thin-wire.js';
import { seededRandom } from '../support/random.js';
import { readOptions } from './options.js';
import { cpuSeconds } from './processes.js';
import { spreadOf } from './spread.js';

/** The yardstick beside bench:live: the same players, moments and frames against a server that does nothing. */
const { players, questions, seed } = readOptions(process.argv.slice(2));
const answersWithinMs = 2_000;
const random = seededRandom(seed);
const server = fork(join(import.meta.dirname, 'bare-server.mjs'));
process.once('exit', () => server.kill());
const [{ port }] = (await once(server, 'message')) as [{ port: number }];

const inbox = new Inbox();
let arrived: number[] = [];
const open = async (): Promise<ThinWire> => {
  const wire = new ThinWire(`http://127.0.0.1:${port}`, { inbox });
  await wire.connect();
  return wire;
};

const waits: number[] = [];
const wires: ThinWire[] = [];
const joiningSince = performance.now();
for (let first = 0; first < players; first += 64) {
  wires.push(...(await Promise.all(Array.from({ length: Math.min(64, players - first) }, open))));
}
for (const wire of wires) wire.on('nextQuestion', () => arrived.push(performance.now()));
const joinedIn = (performance.now() - joiningSince) / 1_000;
const host = await open();

const answer = async (wire: ThinWire, questionIndex: number): Promise<void> => {
  await sleep(random() * answersWithinMs);
  const since = performance.now();
  await wire.ask('submitAnswer', { roomId: 'BARE', playerId: 'p', questionIndex, answer: 0 });
  waits.push(performance.now() - since);
};

const pid = server.pid ?? 0;
const before = cpuSeconds(pid);
const apart: number[] = [];
for (let index = 0; index < questions; index += 1) {
  arrived = [];
  await host.ask('nextQuestion', { roomId: 'BARE' });
  while (arrived.length < players) await sleep(1);
  apart.push(Math.max(...arrived) - Math.min(...arrived));
  await Promise.all(wires.map((wire) => answer(wire, index)));
}
const used = cpuSeconds(pid) - before;

console.log(`Bare Socket.IO, ${players} players, ${questions} questions`);
console.log(`Connections/s                     ${(players / joinedIn).toFixed(0)}`);
console.log(`First → last player, worst ms     ${Math.max(...apart).toFixed(1)}`);
console.log(`Answer → result, ms               ${JSON.stringify(spreadOf(waits))}`);
console.log(`CPU s per 1,000 answers           ${((used * 1_000) / (players * questions)).toFixed(3)}`);
process.exit(0);

import { setTimeout as sleep } from 'node:timers/promises';
import type { ThinWire } from '../people/thin-wire.js';
import { seededRandom } from '../support/random.js';
import { BareRoom } from './bare-room.js';
import { readOptions } from './options.js';
import { cpuSeconds } from './processes.js';
import { spreadOf } from './spread.js';

/** The yardstick beside bench:live: the same players, moments and frames against a server that does nothing. */
const { players, questions, seed } = readOptions(process.argv.slice(2));
const answersWithinMs = 2_000;
const random = seededRandom(seed);
const room = await BareRoom.open(players);
const waits: number[] = [];

const answer = async (wire: ThinWire, questionIndex: number): Promise<void> => {
  await sleep(random() * answersWithinMs);
  const since = performance.now();
  await wire.ask('submitAnswer', { roomId: 'BARE', playerId: 'p', questionIndex, answer: 0 });
  waits.push(performance.now() - since);
};

const before = cpuSeconds(room.pid);
const apart: number[] = [];
for (let index = 0; index < questions; index += 1) {
  apart.push(await room.broadcast());
  await Promise.all(room.wires.map((wire) => answer(wire, index)));
}
const used = cpuSeconds(room.pid) - before;

console.log(`Bare Socket.IO, ${players} players, ${questions} questions`);
console.log(`Connections/s                     ${room.connectionsPerSecond.toFixed(0)}`);
console.log(`First → last player, worst ms     ${Math.max(...apart).toFixed(1)}`);
console.log(`Answer → result, ms               ${JSON.stringify(spreadOf(waits))}`);
console.log(`CPU s per 1,000 answers           ${((used * 1_000) / (players * questions)).toFixed(3)}`);
process.exit(0);

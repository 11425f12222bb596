import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { Inbox } from '../people/inbox.js';
import { Player } from '../people/player.js';
import { ThinWire } from '../people/thin-wire.js';
import { BareRoom } from './bare-room.js';
import { comeIn } from './come-in.js';
import { each, Gauge } from './crowd/gauge.js';
import { watchOwnLoop } from './gauges.js';
import { LoadHost, signInHost } from './host.js';
import { cpuSeconds } from './processes.js';
import { machine } from './report.js';
import { rounded, spreadOf, spreadText } from './spread.js';
import { setStage } from './stage.js';

/**
 * npm run bench:crowd: what a player costs who joins and waits, and what it takes when all connections of a running game are
 * cut at once; each beside the same of a server that does nothing (bench:bare). Two lobbies fill: the first also pays for
 * compiling the gateway's code, and what a player takes of memory is reckoned from the second.
 */

// what is left when this process goes (gateway, database, servers) goes with it
for (const name of ['SIGINT', 'SIGTERM'] as const) process.once(name, () => process.exit(1));

const { values } = parseArgs({
  options: { players: { type: 'string', default: '2000' }, profile: { type: 'string' } },
});
const players = Number(values.players);
if (!Number.isInteger(players) || players < 1)
  throw new Error('npm run bench:crowd -- [--players N] [--profile DIR]');
if (values.profile !== undefined) mkdirSync(values.profile, { recursive: true });
const fileOf = (name: string): string | null =>
  values.profile === undefined ? null : join(values.profile, name);

/** As long as a question may take: it is open while all come back. */
const openFor = 120;
/** The lobby's last news, and what a collection leaves to the next turn. */
const settleMs = 2_000;
/** Of one address a thousand may join in a second, which is not what is measured here. */
const addresses = ['10.0.0.1', '10.0.0.2', '10.0.0.3', '10.0.0.4'];
const joinAgainMs = 50;
const again = () => sleep(joinAgainMs);

interface Cost {
  readonly perSecond: number;
  readonly cpuSeconds: number;
}

/** What so many cost that process who come in like this. */
const costOf = async (pid: number, count: number, act: () => Promise<unknown>): Promise<Cost> => {
  const before = cpuSeconds(pid);
  const since = performance.now();
  await act();
  const perSecond = (count * 1_000) / (performance.now() - since);
  await sleep(settleMs);
  return { perSecond, cpuSeconds: cpuSeconds(pid) - before };
};

const joinAll = (all: readonly Player<ThinWire>[], code: string): Promise<void> =>
  comeIn(all, async (player, index) => {
    await player.wire.connect();
    await player.join(code, `Player ${index + 1}`, { again });
    // the lobbies of thousands would weigh on this process as long as it measures
    if (player.seat) player.seat.lobby = [];
  });

const told = ({ perSecond, cpuSeconds: seconds }: Cost): string =>
  `${perSecond.toFixed(0)}/s, CPU ${rounded((seconds * 1_000) / players, 2)} ms each`;

console.log(`Machine: ${machine().cpus}, Node ${machine().node}, load ${machine().load} before`);
const bareGauge = await Gauge.make();
const bare = await BareRoom.start(bareGauge.nodeArgs, bareGauge.env);
const bareCosts = [
  await costOf(bare.pid, players, () => bare.fill(players)),
  await costOf(bare.pid, players, async () => {
    const first = await bareGauge.memory();
    await bare.fill(players);
    console.log(
      `Bare server, kB a connection       ${JSON.stringify(each(first, await bareGauge.memory(), players))}`,
    );
  }),
];
const bareBack = async (): Promise<{ ms: number; cpuSeconds: number }> => {
  const before = cpuSeconds(bare.pid);
  const since = performance.now();
  const cut = bare.wires.slice(0, players);
  for (const wire of cut) wire.close();
  await Promise.all(
    cut.map(async (wire) => {
      await wire.connect();
      await wire.ask('joinGame', {});
    }),
  );
  return { ms: performance.now() - since, cpuSeconds: cpuSeconds(bare.pid) - before };
};
const bareCut = await bareBack();
bare.close();

const gauge = await Gauge.make();
Object.assign(process.env, gauge.env);
const stage = await setStage({
  gateways: [],
  own: 1,
  balanced: false,
  profile: null,
  nodeArgs: gauge.nodeArgs,
});
try {
  const { url, pid } = stage.gateways[0]!;
  if (pid === null) throw new Error('The gateway has no process here');
  const cookie = await signInHost(url, 'host');
  const inbox = new Inbox();
  const lobby = async () => {
    const host = await LoadHost.of(url, cookie, 2, { timeLimit: openFor });
    const crowd = Array.from({ length: players }, (_, index) => {
      const headers = { 'x-forwarded-for': addresses[index % addresses.length]! };
      return new Player(new ThinWire(url, { gameId: host.gameId, inbox, headers }));
    });
    return { host, crowd };
  };
  const [first, second] = [await lobby(), await lobby()];
  const fill = ({ host, crowd }: typeof first) =>
    costOf(pid, players, () => joinAll(crowd, host.game.gameCode));

  const cold = await fill(first);
  const before = await gauge.memory();
  const warm = await gauge.profiled(fileOf('joins.cpuprofile'), () => fill(second));
  const after = await gauge.memory();
  const snapshot = fileOf('waiting.heapsnapshot');
  if (snapshot !== null) await gauge.snapshot(snapshot);
  console.log(`Gateway, kB a waiting player       ${JSON.stringify(each(before, after, players))}`);
  for (const [index, [name, cost]] of [['cold', cold] as const, ['warm', warm] as const].entries()) {
    const floor = bareCosts[index]!;
    console.log(
      `Joins, ${name}                        ${told(cost)}; bare ${told(floor)}; ` +
        `joins/s by bare connections/s ${rounded(cost.perSecond / floor.perSecond, 2)}, CPU by bare ${rounded(cost.cpuSeconds / floor.cpuSeconds, 2)}`,
    );
  }

  const { host, crowd } = second;
  await host.start();
  const calls = fork(join(import.meta.dirname, 'crowd/host-calls.ts'), [url, cookie, host.gameId]);
  process.once('exit', () => calls.kill());
  await once(calls, 'message');
  const waitsOfHost = async (): Promise<{ http: number[]; socket: number[] }> => {
    const heard = once(calls, 'message');
    calls.send('tell');
    return (await heard)[0];
  };
  await sleep(settleMs);
  const calm = await waitsOfHost();
  const back: Player<ThinWire>[] = [];
  const backMs: number[] = [];
  const ownLoop = watchOwnLoop();
  const cpuBefore = cpuSeconds(pid);
  await gauge.profiled(fileOf('cut.cpuprofile'), async () => {
    const cutAt = performance.now();
    for (const player of crowd) player.close();
    await Promise.all(
      crowd.map(async ({ name, token }) => {
        // all of a hall have one address
        const player = new Player(new ThinWire(url, { gameId: host.gameId, inbox }));
        back.push(player);
        await player.wire.connect();
        await player.join(host.game.gameCode, name, { token, again });
        if (player.seat?.gameState.question == null) throw new Error(`${name} sees no question`);
        player.seat.lobby = [];
        backMs.push(performance.now() - cutAt);
      }),
    );
  });
  const cpuOfCut = cpuSeconds(pid) - cpuBefore;
  await sleep(settleMs);
  const waits = await waitsOfHost();
  calls.kill();
  const by = (value: number, floor: number): string =>
    `${rounded(value, 2)}; by bare ${rounded(value / floor, 2)}`;
  console.log(`Cut: seat and question again, ms   ${spreadText(spreadOf(backMs))}`);
  console.log(`  all of them, s                   ${by(Math.max(...backMs) / 1_000, bareCut.ms / 1_000)}`);
  console.log(`  gateway's CPU, s                 ${by(cpuOfCut, bareCut.cpuSeconds)}`);
  for (const kind of ['http', 'socket'] as const)
    console.log(
      `  host's calls over ${kind.padEnd(6)}, ms      ${spreadText(spreadOf(waits[kind]))}; before the cut ${spreadText(spreadOf(calm[kind]))}`,
    );
  console.log(`  this process's loop was late, ms ${JSON.stringify(ownLoop())}`);
  console.log(`Load ${machine().load} after`);
  for (const player of [...first.crowd, ...back]) player.close();
  for (const one of [first.host, host]) one.close();
} finally {
  await stage.close();
}
process.exit(0);

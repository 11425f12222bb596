import { createHash } from 'node:crypto';
import type { RecordedEvent } from '@clockbeat/domain';
import { Random } from '../../support/random.js';
import type { Planted } from '../gateway/gateway.js';
import { connectWritersTo } from '../model/connections.js';
import type { Unsound } from '../model/postgres.js';
import type { Entrance } from '../people/client.js';
import type { SimulatedPlayer } from '../people/player.js';
import { evening, takeOver } from '../virtual/virtual-time.js';
import { Cluster } from './cluster.js';
import { Homework } from './homework.js';
import { HostedTable } from './hosted-table.js';
import { happen } from './incidents.js';
import { brokenIn } from './judge.js';
import { leagueBroken } from './leagues.js';
import { type NightScript, ofPeople } from './script.js';
import type { Table } from './table.js';
import { UnhostedTable } from './unhosted-table.js';
import { type Broken, Watch } from './watch.js';

/** What is planted in a night: parts of gateways, or the store itself. */
export interface Plant extends Planted {
  readonly unsound?: Unsound;
}

export interface NightResult {
  readonly broken: readonly Broken[];
  /** Of all logs, without the ids that each process makes up. */
  readonly hash: string;
  readonly events: number;
  readonly answers: number;
  /** Words to and from clients. */
  readonly words: number;
  /** Connections beyond everybody's first. */
  readonly returns: number;
  /** Steps that it took. */
  readonly turns: number;
  /** How long it lasted, virtual ms. */
  readonly ms: number;
}

const endsWithinMs = 240_000;
const backWithinMs = 40_000;
const followedWithinMs = 3_000;
/** What was to go wrong later than this after the end does not matter any more. */
const incidentsWithinMs = 20_000;

/** Plays a night on virtual time, to its end and its verdict. The same script and seed are the same night, to the last bit. */
export const playNight = async (
  script: NightScript,
  seed: number,
  plant: Plant = {},
): Promise<NightResult> => {
  const random = new Random(seed);
  const cluster = new Cluster(random, script.keptEvery, script.homework !== null, plant, plant.unsound ?? {});
  const putBack = [takeOver(cluster.world, random.branch('chance')), connectWritersTo(cluster.postgres)];
  try {
    return await cluster.world.run(() => play(script, random, cluster));
  } finally {
    for (const undo of putBack) undo();
  }
};

const play = async (script: NightScript, random: Random, cluster: Cluster): Promise<NightResult> => {
  const { world, postgres, gateways } = cluster;
  const sleep = (ms: number): Promise<void> =>
    new Promise((resolve) => world.after(ms, null, () => resolve()));
  const watch = new Watch(cluster);
  /** Nothing goes wrong but people's connections: then a question closes as soon as it may. */
  const isQuiet = script.incidents.every(({ what }) => ofPeople.has(what));
  cluster.start(script.gateways);
  while (!gateways.every(({ isReady }) => isReady)) await sleep(5);

  const entrance: Entrance = {
    world,
    gateways,
    isOver: false,
    isQuiet,
    heard: (client, frame) => watch.heard(client, frame),
  };
  let isHealed = false;
  const tables: Table[] = [];
  for (const [index, game] of script.games.entries())
    tables.push(
      await HostedTable.make(game, index, random, cluster, entrance, (again) => tables.push(again)),
    );
  for (const [index, game] of script.unhosted.entries())
    tables.push(new UnhostedTable(cluster, entrance, game, random.branch(`unhosted ${index}`)));
  const players = (): SimulatedPlayer[] => tables.flatMap((table) => table.players);
  for (const table of tables) table.begin();
  const homework =
    script.homework && new Homework(script.homework, random.branch('homework'), cluster, entrance);
  homework?.begin((table) => tables.push(table));
  for (const incident of script.incidents)
    world.after(incident.afterMs, null, () => isHealed || happen(incident, cluster, players()));

  const isDone = (): boolean => tables.every((table) => table.isDone) && (homework?.isDone ?? true);
  const looksEveryMs = isQuiet ? 100 : 250;
  for (const giveUp = world.now + endsWithinMs; world.now < giveUp && !isDone(); await sleep(looksEveryMs))
    if (isQuiet) for (const { gameId, players: seated } of tables) if (gameId) watch.look(gameId, seated);
  const wrongUntil = Math.max(0, ...script.incidents.map(({ afterMs, lastsMs }) => afterMs + 2 * lastsMs));
  await sleep(Math.min(wrongUntil - world.now, incidentsWithinMs));
  cluster.heal();
  isHealed = true;
  const missing = () => tables.flatMap((table) => table.missing);
  for (const giveUp = world.now + backWithinMs; world.now < giveUp && missing().length > 0; )
    await sleep(250);
  const notThere = missing();
  await sleep(followedWithinMs);
  watch.compareFolds();
  for (const table of tables) await table.askResults();
  entrance.isOver = true;

  // a game that goes on by itself is asked for 15 s after what went wrong last
  tables.push(...(homework?.unseen ?? []));
  const records = tables.map((table) => table.record(evening + wrongUntil));
  const log = records.flatMap((record) => record.log);
  const frames = records.flatMap(({ witnesses }) => witnesses).map((witness) => witness.frames);
  return {
    broken: [
      ...watch.broken,
      ...notThere.map(({ name }) => notBack(name)),
      ...tables.flatMap(({ granted }) => granted),
      ...(homework?.broken(evening + wrongUntil) ?? []),
      ...leagueBroken(records, random.branch('leagues')),
      ...records.flatMap((record) => brokenIn(record, postgres.side.followed.get(record.gameId) ?? [])),
    ],
    hash: hashOf(log),
    events: log.length,
    answers: log.filter(({ type }) => type === 'AnswerSubmitted').length,
    words: frames.reduce((sum, { length }) => sum + length, 0),
    returns: frames.reduce((sum, all) => sum + (all.at(-1)?.connection ?? 1) - 1, 0),
    turns: world.turns,
    ms: Math.round(world.now),
  };
};

const notBack = (name: string): Broken => ({
  promise: 'everybody ends on the same standings',
  what: `${name} could not come back`,
});

const hashOf = (log: readonly RecordedEvent[]): string => {
  const hash = createHash('sha256');
  for (const { data, ...event } of log) hash.update(JSON.stringify([event, { ...data, commandId: '' }]));
  return hash.digest('hex').slice(0, 16);
};

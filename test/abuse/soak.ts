/**
 * npm run soak -- --minutes M --games G [--players P] [--seed S] [--csv FILE]: so many small games go on all the time, on a
 * gateway and a durable PostgreSQL of their own; its memory is looked at every ten seconds (docs/abuse.md).
 */
import { writeFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { signInHost } from '../load/host.js';
import { setStage } from '../load/stage.js';
import { Inbox } from '../people/inbox.js';
import { seededRandom } from '../support/random.js';
import { readSoakOptions } from './soak/options.js';
import { Samples } from './soak/samples.js';
import { playTable } from './soak/table.js';
import { Tally } from './soak/tally.js';
import { tellSoak } from './soak/tell.js';
import { Vandal } from './soak/vandal.js';

const sampleEveryMs = 10_000;
/** A host may make 60 games a minute, and a table lasts about one. */
const tablesPerHost = 25;
/** The tables begin one after another within about one game's length, and so stay spread. */
const firstTablesWithinMs = 60_000;
/** A game without anybody is dropped after 60 s, at a look every 10 s. */
const forgottenWithinMs = 90_000;

// what is left when this process goes (gateway, database, its folder) goes with it
for (const name of ['SIGINT', 'SIGTERM'] as const) process.once(name, () => process.exit(1));

const options = readSoakOptions(process.argv.slice(2));
const tally = new Tally();
const stage = await setStage({ gateways: [], own: 1, balanced: false, profile: null });
try {
  const [gateway] = stage.gateways;
  if (!gateway?.pid) throw new Error('The gateway cannot be looked at');
  const { url, pid } = gateway;
  const inbox = new Inbox();
  const samples = new Samples(url, pid, options.csv);
  await samples.take(tally.all);

  const over = new AbortController();
  const cookies: string[] = [];
  for (let host = 0; host * tablesPerHost < options.games; host += 1)
    cookies.push(await signInHost(url, `host-${host + 1}`));

  const keepPlaying = async (place: number): Promise<void> => {
    const random = seededRandom(options.seed * 1_009 + place);
    await sleep((place / options.games) * firstTablesWithinMs);
    while (!over.signal.aborted) {
      const cookie = cookies[place % cookies.length]!;
      const { players } = options;
      await playTable({ url, cookie, players, inbox, random, tally }).catch((error: unknown) => {
        tally.problem(String(error));
      });
    }
  };
  const keepLooking = async (signal: AbortSignal): Promise<void> => {
    while (!signal.aborted) {
      await sleep(sampleEveryMs, undefined, { signal }).catch(() => undefined);
      // A machine with other things to do may keep us waiting; the next look tells as much.
      await samples.take(tally.all).catch(() => tally.count('looks missed'));
    }
  };
  const looked = new AbortController();
  const looking = keepLooking(looked.signal);
  const vandal = new Vandal(url, seededRandom(options.seed), tally).rage(over.signal);
  const playing = Array.from({ length: options.games }, (_, place) => keepPlaying(place));
  await sleep(options.minutes * 60_000);
  const soaked = samples.taken.length;
  over.abort();
  await Promise.all([...playing, vandal]);
  await sleep(forgottenWithinMs);
  looked.abort();
  await looking;

  const after = samples.taken.at(-1)?.values;
  for (const name of ['games in memory', 'clockbeat_sockets'])
    if (after?.get(name) !== 0) tally.problem(`${name} was not 0 when all had gone`);
  const told = [
    tellSoak(options, samples.taken.slice(0, soaked), tally),
    '',
    `When all had gone: ${after?.get('games in memory')} games in memory, ` +
      `${after?.get('clockbeat_sockets')} sockets, RSS ${after?.get('rss_mb')} MB`,
  ].join('\n');
  writeFileSync(options.csv.replace(/(\.csv)?$/, '.md'), `${told}\n`);
  console.log(told);
  if (Object.keys(tally.problems).length > 0) process.exitCode = 1;
} finally {
  await stage.close();
}

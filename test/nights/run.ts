import { fork } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { shorten } from './night/seeds.js';
import { type PlantName, plantNames, plants } from './plants/plants.js';
import type { Played } from './player-process.js';

/**
 * `npm run simulate:nights -- --runs N --seed S`: so many nights from that seed on, on as many processes as there are cores.
 * Each that breaks a promise is played again, shorter and shorter, and told with what is left of it.
 */
const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '1000' },
    seed: { type: 'string', default: '1' },
    workers: { type: 'string', default: String(availableParallelism()) },
    plant: { type: 'string' },
  },
});

const whole = (name: string, text: string): number => {
  const value = Number(text);
  if (Number.isInteger(value) && value >= 0) return value;
  throw new Error(`--${name} must be a whole number, not "${text}"`);
};
const isPlant = (name: string): name is PlantName => plantNames.some((known) => known === name);

/** So many seeds are given to a process at once. */
const portion = 20;
/** So many of the nights that failed are shortened. */
const shortened = 3;

const runs = whole('runs', values.runs);
const first = whole('seed', values.seed);
const workers = Math.max(1, whole('workers', values.workers));
const { plant } = values;
if (plant !== undefined && !isPlant(plant)) throw new Error(`Plants are: ${plantNames.join(', ')}`);

const say = (line: string): void => void process.stdout.write(`${line}\n`);
const total = { nights: 0, cpuMs: 0, events: 0, answers: 0, words: 0, returns: 0, turns: 0, ms: 0 };
const failed: Played[] = [];
const incidents = new Map<string, number>();
const startedAt = performance.now();
let next = first;

const take = (played: Played): void => {
  total.nights += 1;
  for (const name of ['cpuMs', 'events', 'answers', 'words', 'returns', 'turns', 'ms'] as const)
    total[name] += played[name];
  for (const what of played.incidents) incidents.set(what, (incidents.get(what) ?? 0) + 1);
  if (played.broken.length === 0) return;
  failed.push(played);
  say(`seed ${played.seed}: ${played.broken.map(({ promise, what }) => `\n  ${promise}: ${what}`).join('')}`);
};

const work = (): Promise<void> =>
  new Promise((resolve, reject) => {
    const child = fork(fileURLToPath(new URL('player-process.ts', import.meta.url)), plant ? [plant] : []);
    const give = (): void => {
      const seeds = Array.from(
        { length: Math.min(portion, first + runs - next) },
        (_, index) => next + index,
      );
      next += seeds.length;
      if (seeds.length > 0) child.send(seeds);
      else child.disconnect();
    };
    child.on('message', (played: Played | 'more') => {
      if (played === 'more') give();
      else take(played);
    });
    child.on('exit', (code) => (code === 0 ? resolve() : reject(new Error(`A process ended with ${code}`))));
    give();
  });

await Promise.all(Array.from({ length: workers }, work));

for (const { seed } of failed.slice(0, shortened)) {
  const shortest = await shorten(seed, plant && plants[plant]);
  if (!shortest) continue;
  say(`\nseed ${seed}, shortened by playing it ${shortest.plays} times:`);
  for (const { promise, what } of shortest.broken.slice(0, 3)) say(`  ${promise}: ${what}`);
  say(JSON.stringify(shortest.script, null, 1));
}

const seconds = (performance.now() - startedAt) / 1_000;
const thousands = (count: number): string => Math.round(count).toLocaleString('en');
say(
  `${thousands(total.nights)} nights in ${seconds.toFixed(0)} s with ${workers} processes, ${(total.cpuMs / total.nights).toFixed(0)} ms of a core each: ` +
    `${thousands(total.events)} events, ${thousands(total.answers)} answers, ${thousands(total.words)} words, ` +
    `${thousands(total.returns)} times somebody came back, ${thousands(total.turns)} steps, ${(total.ms / 3_600_000).toFixed(1)} hours of virtual time`,
);
say(
  [...incidents]
    .sort()
    .map(([what, count]) => `${what} ${count}`)
    .join(', '),
);
say(failed.length === 0 ? 'No promise was broken' : `${failed.length} nights broke a promise`);
process.exitCode = failed.length === 0 ? 0 : 1;

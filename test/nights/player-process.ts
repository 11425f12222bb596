import type { NightResult } from './night/play.js';
import type { IncidentKind } from './night/script.js';
import { playSeed, scriptOf } from './night/seeds.js';
import { type PlantName, plants } from './plants/plants.js';

/** One night as the process that asked for it is told. */
export interface Played extends Omit<NightResult, 'hash'> {
  readonly seed: number;
  readonly cpuMs: number;
  readonly incidents: readonly IncidentKind[];
}

/** Plays the nights of the seeds that it is sent, and asks for more: a core of `run.ts`. */
const [plant] = process.argv.slice(2) as PlantName[];
const tell = (told: Played | 'more'): void => void process.send?.(told);

/** What nobody awaited and failed: it belongs to the night that is played. */
let stray: string[] = [];
process.on('unhandledRejection', (error) => stray.push(String(error instanceof Error ? error.stack : error)));

const play = async (seed: number): Promise<Played> => {
  const before = process.cpuUsage();
  stray = [];
  const result = await playSeed(seed, plant && plants[plant]).catch((error: unknown) => {
    stray.push(String(error instanceof Error ? error.stack : error));
    return { broken: [], events: 0, answers: 0, words: 0, returns: 0, turns: 0, ms: 0 };
  });
  const { user, system } = process.cpuUsage(before);
  const thrown = stray.map((what) => ({ promise: 'the log is whole' as const, what: `thrown: ${what}` }));
  const incidents = scriptOf(seed).incidents.map(({ what }) => what);
  return {
    ...result,
    broken: [...result.broken, ...thrown],
    seed,
    incidents,
    cpuMs: (user + system) / 1_000,
  };
};

process.on('message', async (seeds: readonly number[]) => {
  for (const seed of seeds) tell(await play(seed));
  tell('more');
});

import { type NightResult, playNight } from '../night/play.js';
import type { NightScript } from '../night/script.js';
import { playSeed, scriptOf, shorten } from '../night/seeds.js';
import { type PlantName, plantNames, plants } from './plants.js';

/** So many nights are enough to find any of them. */
const seeds = 1_000;

/** What meets only attempts that are open for long is looked for where nothing else is played. */
const atHome: ReadonlySet<PlantName> = new Set(['a deadline that moves and is told to nobody']);

const homeAlone = (seed: number): NightScript => ({
  ...scriptOf(seed),
  games: [],
  unhosted: [],
  incidents: [],
});

const brokenWith = async (name: PlantName, seed: number): Promise<NightResult['broken']> => {
  if (!atHome.has(name)) return (await playSeed(seed, plants[name])).broken;
  const script = homeAlone(seed);
  return script.homework === null ? [] : (await playNight(script, seed, plants[name])).broken;
};

/** The first seed from 1 on whose night breaks a promise, or that one. */
const firstFound = async (name: PlantName, by?: string): Promise<number> => {
  for (let seed = 1; seed < seeds; seed += 1) {
    const broken = await brokenWith(name, seed);
    if (broken.some(({ promise }) => promise === (by ?? promise))) return seed;
  }
  throw new Error(`${name} was not found`);
};

it.each(plantNames)('finds %s', async (name) => {
  expect(await firstFound(name)).toBeLessThan(seeds);
});

it.each([
  ['an attempt given out twice', 'no attempt is lost, nor made twice'],
  ['a deadline that moves and is told to nobody', 'an attempt ends at its deadline'],
  ['a place too good in what results say', 'a table is what the logs of its nights say'],
] as const)('finds %s, by: %s', async (name, promise) => {
  expect(await firstFound(name, promise)).toBeLessThan(seeds);
});

it('finds an answer told and another one stored where people play at home and nothing else is played', async () => {
  const script = homeAlone(2);
  expect(script.homework).not.toBeNull();
  const { broken } = await playNight(script, 2, plants['an answer told and another one stored']);
  expect(broken.map(({ promise }) => promise)).toContain('no acknowledged answer is missing');
});

it('cuts a night that breaks something down, and what is left breaks the same', async () => {
  const plant = plants['a score told and not stored'];
  const seed = await firstFound('a score told and not stored');
  const shortest = await shorten(seed, plant);
  if (!shortest) throw new Error('Played again, it breaks nothing');
  const { script } = shortest;
  const sizeOf = (night: NightScript): number => JSON.stringify(night).length;
  expect(sizeOf(script)).toBeLessThan(sizeOf(scriptOf(seed)));
  expect(script.incidents).toEqual([]);
  const { broken } = await playNight(script, seed, plant);
  expect(broken).toEqual(shortest.broken);
  // of several games none could be left out: as a rule one is left
  const { games, unhosted } = script;
  const shorter = [
    ...games.map((one) => ({ ...script, games: games.filter((other) => other !== one) })),
    ...unhosted.map((one) => ({ ...script, unhosted: unhosted.filter((other) => other !== one) })),
  ];
  for (const night of shorter) expect((await playNight(night, seed, plant)).broken).toEqual([]);
  expect(broken.map(({ promise }) => promise)).toContain('no acknowledged answer is missing');
});

import { playNight } from '../night/play.js';
import type { NightScript } from '../night/script.js';
import { playSeed, scriptOf, shorten } from '../night/seeds.js';
import { plantNames, plants } from './plants.js';

/** So many nights are enough to find any of them. */
const seeds = 1_000;

/** The first seed from 1 on whose night breaks a promise. */
const firstFound = async (name: keyof typeof plants): Promise<number> => {
  for (let seed = 1; seed < seeds; seed += 1)
    if ((await playSeed(seed, plants[name])).broken.length > 0) return seed;
  throw new Error(`${name} was not found`);
};

it.each(plantNames)('finds %s', async (name) => {
  expect(await firstFound(name)).toBeLessThan(seeds);
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

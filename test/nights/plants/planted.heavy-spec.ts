import { playSeed, shorten } from '../night/seeds.js';
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

it('cuts a night that breaks something down to what it takes', async () => {
  const plant = 'a score told and not stored';
  const shortest = await shorten(await firstFound(plant), plants[plant]);
  expect(shortest?.broken.map(({ promise }) => promise)).toContain('no acknowledged answer is missing');
  expect(shortest?.script.incidents).toEqual([]);
  expect([...(shortest?.script.games ?? []), ...(shortest?.script.unhosted ?? [])]).toHaveLength(1);
});

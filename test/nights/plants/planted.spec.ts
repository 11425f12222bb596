import { playSeed } from '../night/seeds.js';
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

/**
 * npm run simulate -- --games N --seed S [--paced]: plays games of simulated people into the database that DATABASE_URL names, for
 * trying analyses and filling a developer's own. The log is for ever, so it writes only where it may.
 */
import { parseArgs } from 'node:util';
import { migrate } from '../../libs/persistence/src/index.js';
import { refusalOf } from './guard.js';
import { simulate } from './simulate.js';
import { storeGames } from './store-games.js';

const usage = 'npm run simulate -- [--games N] [--seed S] [--paced] [--among-real-games]';

const readOptions = (words: readonly string[]) => {
  const { values } = parseArgs({
    args: [...words],
    options: {
      games: { type: 'string', default: '60' },
      seed: { type: 'string', default: '1' },
      paced: { type: 'boolean', default: false },
      'among-real-games': { type: 'boolean', default: false },
    },
  });
  const whole = (name: 'games' | 'seed', most: number): number => {
    const value = Number(values[name]);
    if (Number.isInteger(value) && value >= 1 && value <= most) return value;
    throw new Error(`--${name} must be a whole number from 1 to ${most}\n${usage}`);
  };
  return {
    games: whole('games', 10_000),
    seed: whole('seed', 2 ** 31),
    paced: values.paced,
    amongRealGames: values['among-real-games'],
  };
};

const main = async (): Promise<void> => {
  const { games, seed, paced, amongRealGames } = readOptions(process.argv.slice(2));
  const url = process.env['DATABASE_URL'];
  if (!url) throw new Error('DATABASE_URL must name the database that the simulated games are to go into.');
  if (process.env['NODE_ENV'] === 'production')
    throw new Error('This is production: nothing is simulated here.');
  const no = await refusalOf(url, amongRealGames);
  if (no !== null) throw new Error(no);
  await migrate(url);
  const events = await storeGames(url, simulate({ games, seed, paced }));
  console.log(`${games} games, ${events} events, seed ${seed}.`);
};

try {
  await main();
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}

import { parseArgs } from 'node:util';

export interface SoakOptions {
  readonly minutes: number;
  /** Going on at any time. */
  readonly games: number;
  /** In each game. */
  readonly players: number;
  readonly seed: number;
  /** Where the samples go; the summary lies beside them. */
  readonly csv: string;
}

const usage = '-- --minutes M --games G [--players P] [--seed S] [--csv FILE]';

export const readSoakOptions = (args: readonly string[]): SoakOptions => {
  const { values } = parseArgs({
    args: [...args],
    options: {
      minutes: { type: 'string', default: '30' },
      games: { type: 'string', default: '100' },
      players: { type: 'string', default: '10' },
      seed: { type: 'string', default: '1' },
      csv: { type: 'string', default: 'bench-results/soak.csv' },
    },
  });
  const whole = (name: 'minutes' | 'games' | 'players' | 'seed', most: number): number => {
    const value = Number(values[name]);
    if (Number.isInteger(value) && value >= 1 && value <= most) return value;
    throw new Error(`--${name} must be a whole number from 1 to ${most}\n${usage}`);
  };
  return {
    minutes: whole('minutes', 10_000),
    games: whole('games', 1_000),
    players: whole('players', 100),
    seed: whole('seed', 2 ** 31),
    csv: values.csv,
  };
};

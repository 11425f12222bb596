import { parseArgs } from 'node:util';

export interface Options {
  /** Per game. */
  readonly players: number;
  readonly questions: number;
  readonly games: number;
  /** Gateways that run already; empty: one is started, on a PostgreSQL of its own. */
  readonly gateways: readonly string[];
  readonly seed: number;
  /** Nights played before the one that counts: a gateway's first ones also pay for compiling its code. */
  readonly rehearsals: number;
  readonly json: string;
  /** Where the started gateway writes its CPU profile. */
  readonly profile: string | null;
}

const usage =
  'npm run bench:live -- --players N --questions Q [--games G] [--gateways URL,URL] [--seed S] [--rehearsals R] [--json FILE] [--profile DIR]';

export const readOptions = (args: readonly string[]): Options => {
  const { values } = parseArgs({
    args: [...args],
    options: {
      players: { type: 'string', default: '200' },
      questions: { type: 'string', default: '5' },
      games: { type: 'string', default: '1' },
      gateways: { type: 'string', default: '' },
      seed: { type: 'string', default: '1' },
      rehearsals: { type: 'string', default: '0' },
      json: { type: 'string' },
      profile: { type: 'string' },
    },
  });
  const whole = (
    name: 'players' | 'questions' | 'games' | 'seed' | 'rehearsals',
    most: number,
    least = 1,
  ) => {
    const value = Number(values[name]);
    if (Number.isInteger(value) && value >= least && value <= most) return value;
    throw new Error(`--${name} must be a whole number from ${least} to ${most}\n${usage}`);
  };
  const players = whole('players', 20_000);
  const questions = whole('questions', 50);
  const games = whole('games', 1_000);
  const gateways = values.gateways.split(',').filter((url) => url !== '');
  const many = games > 1 ? `${games}x` : '';
  const across = gateways.length > 1 ? `-on-${gateways.length}` : '';
  return {
    players,
    questions,
    games,
    gateways,
    seed: whole('seed', 2 ** 31),
    rehearsals: whole('rehearsals', 100, 0),
    json: values.json ?? `bench-results/live-${many}${players}${across}.json`,
    profile: values.profile ?? null,
  };
};

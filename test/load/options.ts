import { parseArgs } from 'node:util';

export interface Options {
  /** Per game. */
  readonly players: number;
  readonly questions: number;
  readonly games: number;
  /** Every player answers at a random moment within this after it may, s. */
  readonly within: number;
  /** Whether the host moves each question on when all have answered, or time leads the game. */
  readonly pacing: 'swift' | 'timed';
  /** Gateways that run already; empty: `own` ones are started, on a PostgreSQL (several: and a Redis) of their own. */
  readonly gateways: readonly string[];
  readonly own: number;
  /** Players and hosts come through the load balancer; only for own gateways. */
  readonly balanced: boolean;
  readonly seed: number;
  /** Nights played before the one that counts: a gateway's first ones also pay for compiling its code. */
  readonly rehearsals: number;
  readonly json: string;
  /** Where the started gateway writes its CPU profile. */
  readonly profile: string | null;
}

const usage =
  '-- --players N --questions Q [--games G] [--within S] [--pacing swift|timed] [--gateways N or URL,URL] [--balanced] [--seed S] [--rehearsals R] [--json FILE] [--profile DIR]';

/** `bench` names the report. */
export const readOptions = (args: readonly string[], bench = 'live'): Options => {
  const { values } = parseArgs({
    args: [...args],
    options: {
      players: { type: 'string', default: '200' },
      questions: { type: 'string', default: '5' },
      games: { type: 'string', default: '1' },
      within: { type: 'string', default: '2' },
      pacing: { type: 'string', default: 'swift' },
      gateways: { type: 'string', default: '1' },
      balanced: { type: 'boolean', default: false },
      seed: { type: 'string', default: '1' },
      rehearsals: { type: 'string', default: '0' },
      json: { type: 'string' },
      profile: { type: 'string' },
    },
  });
  const whole = (
    name: 'players' | 'questions' | 'games' | 'within' | 'gateways' | 'seed' | 'rehearsals',
    most: number,
    least = 1,
  ) => {
    const value = Number(values[name]);
    if (Number.isInteger(value) && value >= least && value <= most) return value;
    throw new Error(`--${name} must be a whole number from ${least} to ${most}\n${usage}`);
  };
  const { pacing } = values;
  if (pacing !== 'swift' && pacing !== 'timed') throw new Error(`--pacing must be swift or timed\n${usage}`);
  const players = whole('players', 20_000);
  const questions = whole('questions', 50);
  const games = whole('games', 1_000);
  const gateways = values.gateways.includes('://') ? values.gateways.split(',') : [];
  const own = gateways.length > 0 ? 0 : whole('gateways', 9);
  const many = games > 1 ? `${games}x` : '';
  const number = gateways.length + own;
  const across = `${number > 1 ? `-on-${number}` : ''}${values.balanced ? '-balanced' : ''}`;
  return {
    players,
    questions,
    games,
    within: whole('within', 60),
    pacing,
    gateways,
    own,
    balanced: values.balanced,
    seed: whole('seed', 2 ** 31),
    rehearsals: whole('rehearsals', 100, 0),
    json:
      values.json ??
      `bench-results/${bench}-${many}${players}${across}${pacing === 'timed' ? '-timed' : ''}.json`,
    profile: values.profile ?? null,
  };
};

import { parseArgs } from 'node:util';

export type ReplayFormat = 'text' | 'ndjson';
export type ReplayMode =
  /** The whole log as it is now. */
  | { readonly kind: 'all' }
  /** The state after one version. */
  | { readonly kind: 'at'; readonly version: number }
  /** The log as it goes on, to the end of the game. */
  | { readonly kind: 'follow' }
  /** At the pace it was played at, so many times as fast. */
  | { readonly kind: 'pace'; readonly speed: number }
  /** Whether the log is still what it was; `seal` is what it is known to have come to. */
  | { readonly kind: 'verify'; readonly seal: string | null };

export interface ReplayOptions {
  readonly game: string;
  readonly mode: ReplayMode;
  readonly format: ReplayFormat;
}

export const usage =
  'npm run replay -- GAME [--at VERSION | --follow | --speed TIMES | --verify [--seal SHA256]] [--format text|ndjson]';

const whole = (name: string, text: string): number => {
  if (!/^[1-9]\d{0,9}$/.test(text)) throw new Error(`--${name} must be a whole number from 1, not "${text}"`);
  return Number(text);
};

const speedOf = (text: string): number => {
  const speed = Number(text);
  if (!(speed >= 0.1 && speed <= 1_000)) throw new Error(`--speed must be from 0.1 to 1000, not "${text}"`);
  return speed;
};

const formatOf = (text: string): ReplayFormat => {
  if (text !== 'text' && text !== 'ndjson') throw new Error(`--format must be text or ndjson, not "${text}"`);
  return text;
};

const sealOf = (text: string | undefined): string | null => {
  if (text === undefined) return null;
  if (!/^[0-9a-f]{64}$/i.test(text)) throw new Error('--seal must be the 64 hex figures of a SHA-256');
  return text.toLowerCase();
};

const flags = {
  at: { type: 'string' },
  follow: { type: 'boolean' },
  speed: { type: 'string' },
  verify: { type: 'boolean' },
  seal: { type: 'string' },
  format: { type: 'string' },
  help: { type: 'boolean' },
} as const;

/** What the command line asks for; throws an error that says what is wrong with it. */
export const readReplayOptions = (words: readonly string[]): ReplayOptions => {
  const { values, positionals } = parseArgs({ args: [...words], options: flags, allowPositionals: true });
  if (values.help) throw new Error(usage);
  const [game, ...more] = positionals;
  if (game === undefined || more.length > 0) throw new Error(`Name one game, by its id: ${usage}`);
  const modes: ReplayMode[] = [];
  if (values.at !== undefined) modes.push({ kind: 'at', version: whole('at', values.at) });
  if (values.follow) modes.push({ kind: 'follow' });
  if (values.speed !== undefined) modes.push({ kind: 'pace', speed: speedOf(values.speed) });
  if (values.verify) modes.push({ kind: 'verify', seal: sealOf(values.seal) });
  else if (values.seal !== undefined) throw new Error('--seal goes with --verify');
  if (modes.length > 1) throw new Error(`Only one of --at, --follow, --speed and --verify: ${usage}`);
  return { game, mode: modes[0] ?? { kind: 'all' }, format: formatOf(values.format ?? 'text') };
};

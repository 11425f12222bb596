import { parseArgs } from 'node:util';
import {
  type Choice,
  choices,
  letters,
  limits,
  type OtherRules,
  type OtherWords,
  ruleLimits,
  scorings,
  type TeamScore,
} from '@clockbeat/domain';

export interface WhatIfOptions {
  /** A game's id, or the path of a file of events. */
  readonly source: string;
  /** Of a file with many games: which one. */
  readonly game: string | null;
  readonly rules: OtherRules;
  readonly format: 'text' | 'json';
}

export const usage =
  'npm run what-if -- GAME|FILE [--game GAME] [--no-speed] [--scoring NAME] [--streaks on|off] [--team-score mean|sum|bestN] [--best N] [--drop 2,7] [--key 3B] [--accept 7:TEXT] [--format text|json]';

const wholeIn = (name: string, text: string, most: number): number => {
  if (!/^[1-9]\d{0,3}$/.test(text) || Number(text) > most)
    throw new Error(`--${name} must be a whole number from 1 to ${most}, not "${text}"`);
  return Number(text);
};

const mostQuestions = limits.questionsPerGame.max;
const indexIn = (name: string, text: string): number => wholeIn(name, text, mostQuestions) - 1;

const oneOf = <Value extends string>(name: string, values: readonly Value[], text: string): Value => {
  const found = values.find((value) => value === text);
  if (found === undefined) throw new Error(`--${name} must be one of ${values.join(', ')}, not "${text}"`);
  return found;
};

const teamScoreIn = (text: string): TeamScore =>
  text.startsWith('best')
    ? `best${wholeIn('team-score best', text.slice('best'.length), ruleLimits.best.max)}`
    : oneOf('team-score', ['mean', 'sum'], text);

const keyIn = (text: string): { questionIndex: number; answer: Choice } => {
  const answer = choices.find((choice) => letters[choice] === text.at(-1)?.toUpperCase());
  if (answer === undefined) throw new Error(`--key must be like 3B, not "${text}"`);
  return { questionIndex: indexIn('key', text.slice(0, -1)), answer };
};

/** The texts of each question together. */
const wordsIn = (said: readonly string[]): OtherWords[] => {
  const words = new Map<number, string[]>();
  for (const one of said) {
    const [number = '', ...rest] = one.split(':');
    const text = rest.join(':').trim();
    if (text === '') throw new Error(`--accept must be like 7:Bombay, not "${one}"`);
    const index = indexIn('accept', number);
    words.set(index, [...(words.get(index) ?? []), text]);
  }
  return [...words].map(([questionIndex, texts]) => ({ questionIndex, texts }));
};

const flags = {
  game: { type: 'string' },
  'no-speed': { type: 'boolean' },
  scoring: { type: 'string' },
  streaks: { type: 'string' },
  'team-score': { type: 'string' },
  best: { type: 'string' },
  drop: { type: 'string' },
  key: { type: 'string', multiple: true },
  accept: { type: 'string', multiple: true },
  format: { type: 'string' },
  help: { type: 'boolean' },
} as const;

/** What the command line asks for, questions by their numbers from 1; throws an error that says what is wrong with it. */
export const readWhatIfOptions = (words: readonly string[]): WhatIfOptions => {
  const { values, positionals } = parseArgs({ args: [...words], options: flags, allowPositionals: true });
  if (values.help) throw new Error(usage);
  const [source, ...more] = positionals;
  if (source === undefined || more.length > 0)
    throw new Error(`Name one game by its id, or one file: ${usage}`);
  const { game = null, scoring, streaks, best, drop, key, accept, format = 'text' } = values;
  const teamScore = values['team-score'];
  return {
    source,
    game,
    format: oneOf('format', ['text', 'json'], format),
    rules: {
      ...(values['no-speed'] && { speed: false }),
      ...(scoring !== undefined && { scoring: oneOf('scoring', scorings, scoring) }),
      ...(streaks !== undefined && { streakBonus: oneOf('streaks', ['on', 'off'], streaks) === 'on' }),
      ...(teamScore !== undefined && { teamScore: teamScoreIn(teamScore) }),
      ...(best !== undefined && { best: wholeIn('best', best, mostQuestions) }),
      ...(drop !== undefined && { drop: drop.split(',').map((number) => indexIn('drop', number)) }),
      ...(key && { rekey: key.map(keyIn) }),
      ...(accept && { accept: wordsIn(accept) }),
    },
  };
};

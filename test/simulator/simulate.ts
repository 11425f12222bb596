import { Random } from '../support/random.js';
import { aHost } from './hosts.js';
import { aNight } from './nights.js';
import { playNight, type SimulatedGame } from './play.js';
import { questionPool } from './questions.js';

export interface SimulationOptions {
  readonly games: number;
  readonly seed: number;
  /** Whether the evenings have phases, rounds and rules of their own; else they are played as ever. */
  readonly paced?: boolean;
}

const categories = ['Geography', 'Science', 'History'];
const gamesPerHost = 6;

/**
 * Games of believable people over several weeks, always the same ones for the same seed and number, a week of all hosts
 * after the other. Every fact was decided by the domain, so every log is one that could have been played.
 */
export const simulate = ({ games, seed, paced = false }: SimulationOptions): SimulatedGame[] => {
  const random = new Random(seed).branch(`${games} games`);
  const pools = categories.map((category) => questionPool(category, random.branch(category)));
  const hosts = Array.from({ length: Math.ceil(games / gamesPerHost) }, (_, number) => {
    const at = number % categories.length;
    return aHost(random.branch(`host ${number}`), number, categories[at] ?? '', pools[at] ?? [], paced);
  });
  return Array.from({ length: games }, (_, number) => {
    const host = hosts[number % hosts.length];
    if (!host) throw new Error('There is no host');
    const week = Math.floor(number / hosts.length);
    return playNight(aNight(host, week, number, random.branch(`night ${number}`)));
  });
};

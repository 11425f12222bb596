import { GameId, type GameKind, PlayerId } from '@clockbeat/domain';
import type { Random } from '../support/random.js';
import type { SimulatedHost } from './hosts.js';
import { aGuest, type SimulatedPlayer } from './people.js';
import type { SimulatedQuestion } from './questions.js';

/** Somebody at one game. */
export interface Guest {
  readonly player: SimulatedPlayer;
  readonly playerId: PlayerId;
  readonly team: string | null;
  /** The question that is open when they come; null: they are there before the start. */
  readonly comesAt: number | null;
}

/** What happens to a game. */
export type Fate = 'played' | 'ended early' | 'never started';

/** A game before it is played: who, what and when. */
export interface Night {
  readonly gameId: GameId;
  readonly gameCode: string;
  readonly kind: Extract<GameKind, 'live' | 'solo'>;
  readonly fate: Fate;
  readonly host: SimulatedHost;
  readonly startsAt: number;
  readonly questions: readonly SimulatedQuestion[];
  readonly guests: readonly Guest[];
  readonly random: Random;
}

/** A game made by the simulator is known by its id. */
export const simulatedGameIds = 'game_sim';

const week = 7 * 24 * 60 * 60 * 1_000;
const ids = 'abcdefghijklmnopqrstuvwxyz0123456789';
const codes = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
const fewest = 5;
const most = 60;

/** Those of the circle who feel like it, and some who never came before. */
const whoComes = ({ circle }: SimulatedHost, weekNumber: number, random: Random): SimulatedPlayer[] => {
  const regulars = circle.filter(
    ({ from, until, habit }) => weekNumber >= from && weekNumber < until && random.chance(habit),
  );
  const guests = Math.max(fewest - regulars.length, Math.round(regulars.length * random.next() * 0.4));
  const players = [
    ...regulars,
    ...Array.from({ length: guests }, (_, of) => aGuest(random.branch(`guest ${of}`), circle.length + of)),
  ];
  return random.shuffled(players).slice(0, most);
};

const seated = (player: SimulatedPlayer, host: SimulatedHost, random: Random): Guest => ({
  player,
  playerId: PlayerId(`p_${random.characters(16, ids)}`),
  team: host.teams.length > 0 ? random.of(host.teams) : null,
  comesAt: random.chance(0.09) ? random.whole(1, Math.min(7, host.questionsPerGame - 1)) : null,
});

/** Now and then a solo game, an end before the end, or a game that nobody ever started. */
const kindAndFate = (number: number): Pick<Night, 'kind' | 'fate'> => {
  if (number % 17 === 11) return { kind: 'solo', fate: 'played' };
  if (number % 19 === 7) return { kind: 'live', fate: 'never started' };
  return { kind: 'live', fate: number % 13 === 5 ? 'ended early' : 'played' };
};

/** The game number `number` of all, its host's in week `weekNumber`. */
export const aNight = (host: SimulatedHost, weekNumber: number, number: number, random: Random): Night => {
  const { kind, fate } = kindAndFate(number);
  const guests = whoComes(host, weekNumber, random).map((player) => seated(player, host, random));
  return {
    gameId: GameId(`${simulatedGameIds}${number.toString(36).padStart(4, '0')}${random.characters(9, ids)}`),
    gameCode: random.characters(6, codes),
    kind,
    fate,
    host,
    startsAt: host.firstAt + weekNumber * week,
    questions: host.deck.draw(host.questionsPerGame),
    guests: kind === 'solo' ? guests.slice(0, 1).map((guest) => ({ ...guest, comesAt: null })) : guests,
    random,
  };
};

import { CommandId, GameId } from '@clockbeat/domain';
import type { NewEvent } from '../src/index.js';
import { randomId } from '../src/random-id.js';

export const newGame = (): GameId => GameId(randomId('game_'));

/** Something small and free of meaning, as of the round after creation; a field left out gets an unused value. */
export const anEvent = (gameId: GameId, change: Partial<NewEvent> = {}): NewEvent => {
  const commandId = CommandId(randomId(''));
  return {
    gameId,
    round: 1,
    transition: null,
    type: 'PlayerReadied',
    schema: 1,
    data: { commandId, ready: true } as NewEvent['data'],
    key: commandId,
    at: 1_700_000_000_000,
    actor: 'player',
    ...change,
  };
};

/** The first event of a game: afterwards its round is 1. */
export const created = (gameId: GameId, change: Partial<NewEvent> = {}): NewEvent =>
  anEvent(gameId, {
    round: -1,
    transition: { dueAt: 1_700_000_100_000 },
    type: 'GameCreated',
    key: 'created',
    actor: 'host',
    ...change,
  });

/** Ends a round. */
export const advanced = (gameId: GameId, round: number, change: Partial<NewEvent> = {}): NewEvent =>
  anEvent(gameId, {
    round,
    transition: { dueAt: 1_700_000_200_000 },
    type: 'QuestionAdvanced',
    key: `round:${round + 1}`,
    actor: 'clock',
    ...change,
  });

export const answered = (
  gameId: GameId,
  round: number,
  who: string,
  change: Partial<NewEvent> = {},
): NewEvent => anEvent(gameId, { round, type: 'AnswerSubmitted', key: `answer:0:${who}`, ...change });

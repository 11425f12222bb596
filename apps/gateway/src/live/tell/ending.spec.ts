import type { FinishedGame } from '@clockbeat/domain';
import {
  ada,
  answered,
  at,
  bo,
  created,
  finished,
  given,
  joined,
  started,
} from '../../../../../libs/domain/test-support/index.js';
import { amongPlayers } from '../ghosts/ghosts.js';
import { endingOf } from './ending.js';

const { game } = given(
  created(),
  joined('Ada'),
  joined('Bo'),
  started(),
  answered({ by: bo, choice: 'right', at: at('2') }),
  finished({ at: at('5') }),
);

it('is the board, and where each seat stands on it', () => {
  const { message, ranked, placeOf } = endingOf(game as FinishedGame, amongPlayers);
  expect(message.finalScores.map(({ name, position }) => [name, position])).toEqual([
    ['Bo', 1],
    ['Ada', 2],
  ]);
  for (const playerId of [ada, bo]) expect(ranked[placeOf.get(playerId) ?? -1]?.seat.playerId).toBe(playerId);
});

it('is reckoned once for a state, and anew for the next one', () => {
  const ending = endingOf(game as FinishedGame, amongPlayers);
  expect(endingOf(game as FinishedGame, amongPlayers)).toBe(ending);
  const next = { ...(game as FinishedGame), version: game.version + 1 };
  expect(endingOf(next, amongPlayers)).not.toBe(ending);
  expect(endingOf(next, amongPlayers).message.version).toBe(game.version + 1);
});

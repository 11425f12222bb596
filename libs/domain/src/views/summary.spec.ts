import {
  abandoned,
  ada,
  advanced,
  answered,
  answersIn,
  at,
  bo,
  created,
  finished,
  given,
  joined,
  started,
} from '../../test-support/index.js';
import type { FinishedGame, Game } from '../game.js';
import { standings } from '../standings.js';
import { summaryOf } from './summary.js';

const ended = (game: Game): FinishedGame => {
  if (game.status !== 'finished') throw new Error('The game has not ended');
  return game;
};
const summaryAfter = (...facts: Parameters<typeof given>) => {
  const { game, events } = given(...facts);
  return summaryOf(ended(game), standings(ended(game)), answersIn(events));
};

describe('a summary', () => {
  it('names the winner and the hardest questions, the hardest first', () => {
    const summary = summaryAfter(
      created(),
      joined('Ada'),
      joined('Bo'),
      started(),
      answered({ by: ada, choice: 2, at: at('2') }),
      answered({ by: bo, choice: 2, at: at('4') }),
      advanced(),
      answered({ by: bo, choice: 1, at: at('12') }),
      finished({ at: at('13') }),
    );
    expect(summary).toMatchObject({
      participantCount: 2,
      winners: ['Ada'],
      winningScore: 180,
      winningTeams: [],
    });
    expect(summary.endedAt).toBe(at('13'));
    expect(summary.hardest.map(({ questionIndex, correctShare }) => [questionIndex, correctShare])).toEqual([
      [1, 0],
      [0, 1],
    ]);
  });

  it('names all who share the first place', () => {
    const answer = { choice: 2, at: at('2') } as const;
    const { winners } = summaryAfter(
      created(),
      joined('Ada'),
      joined('Bo'),
      started(),
      answered({ by: ada, ...answer }),
      answered({ by: bo, ...answer }),
      finished(),
    );
    expect(winners).toEqual(['Ada', 'Bo']);
  });

  it('has no winner without a point, and no hardest question without a player', () => {
    expect(summaryAfter(created(), joined('Ada'), started(), finished())).toMatchObject({
      winners: [],
      winningScore: 0,
    });
    expect(summaryAfter(created(), started(), finished())).toMatchObject({
      participantCount: 0,
      hardest: [],
    });
    expect(summaryAfter(created(), joined('Ada'), abandoned())).toMatchObject({ winners: [], hardest: [] });
  });
});

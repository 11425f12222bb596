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
  questionOfKind,
  started,
} from '../../test-support/index.js';
import type { FinishedGame, Game } from '../game.js';
import { loggedQuestion } from '../questions.js';
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
    expect(summary.hardest.map(({ questionIndex, rightShare }) => [questionIndex, rightShare])).toEqual([
      [1, 0],
      [0, 1],
    ]);
  });

  it('asks of no opinion how hard it was, and counts what is right in part', () => {
    const { hardest } = summaryAfter(
      created({
        questions: (['typed', 'number', 'poll', 'cloud'] as const).map((kind) =>
          loggedQuestion(questionOfKind(kind)),
        ),
      }),
      joined('Ada'),
      joined('Bo'),
      started(),
      answered({ by: ada, choice: 'right' }),
      advanced(),
      answered({ by: ada, choice: { kind: 'number', value: 345 } }),
      answered({ by: bo, choice: { kind: 'number', value: 345 } }),
      advanced(),
      answered({ by: ada, choice: 0 }),
      advanced(),
      finished(),
    );
    expect(hardest.map(({ questionIndex }) => questionIndex)).toEqual([0, 1]);
    expect(hardest.map(({ rightShare }) => rightShare)).toEqual([0.5, expect.closeTo(0.775)]);
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

import {
  ada,
  advanced,
  answered,
  answersIn,
  bo,
  created,
  finished,
  given,
  joined,
  question,
  questionOfKind,
  started,
} from '../../test-support/index.js';
import { countedAnswers } from '../answers.js';
import type { FinishedGame, Game } from '../game.js';
import { type LoggedQuestion, loggedQuestion } from '../questions.js';
import { gameResults } from './game-results.js';

const ended = (game: Game): FinishedGame => {
  if (game.status !== 'finished') throw new Error('The game has not ended');
  return game;
};
const asking = (...questions: Parameters<typeof loggedQuestion>[0][]): { questions: LoggedQuestion[] } => ({
  questions: questions.map(loggedQuestion),
});
const resultsAfter = (...facts: Parameters<typeof given>) => {
  const { game, events } = given(...facts);
  return gameResults(ended(game), ended(game), countedAnswers(ended(game), answersIn(events)));
};
const number = (value: number) => ({ kind: 'number', value }) as const;

describe('what a game came to', () => {
  it('has what was right in part by its share, and nothing of opinions', () => {
    const { questions } = resultsAfter(
      created(asking(questionOfKind('number'), questionOfKind('poll'))),
      joined('Ada'),
      joined('Bo'),
      started(),
      answered({ by: ada, choice: number(330) }),
      answered({ by: bo, choice: number(345) }),
      advanced(),
      answered({ by: ada, choice: 0 }),
      finished(),
    );
    expect(questions).toMatchObject([{ correct: 1 }, { correct: 0, shares: null }]);
    expect(questions[0]?.shares).toBeCloseTo(1.775);
  });

  it('was decided by who knew most, in part too', () => {
    const { decidedBy } = resultsAfter(
      created(asking(questionOfKind('number'), questionOfKind('number'))),
      joined('Ada'),
      joined('Bo'),
      started(),
      answered({ by: ada, choice: number(331) }),
      answered({ by: bo, choice: number(355) }),
      advanced(),
      answered({ by: ada, choice: number(331) }),
      answered({ by: bo, choice: number(355) }),
      finished(),
    );
    // neither was right in full, and nobody was quicker by it
    expect(decidedBy).toBe('knowledge');
  });

  it('is perfect for nobody where there was nothing to be right about', () => {
    const userId = '00000000-0000-4000-8000-00000000ada0' as never;
    const perfect = (asked: Parameters<typeof loggedQuestion>[0]) =>
      resultsAfter(
        created(asking(asked)),
        joined('Ada', { userId }),
        started(),
        answered({ by: ada, choice: 'right' }),
        finished(),
      ).accounts.map((account) => account.perfect);
    expect(perfect(questionOfKind('poll'))).toEqual([false]);
    expect(perfect(question('rivers'))).toEqual([true]);
  });
});

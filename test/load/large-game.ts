import {
  type AnswersByQuestion,
  apply,
  type Choice,
  type FinishedGame,
  type Game,
  hasResults,
  unborn,
} from '../../libs/domain/src/index.js';
import { answersIn } from '../../libs/domain/test-support/answers.js';
import { theGame } from '../../libs/domain/test-support/commands.js';
import { question } from '../../libs/domain/test-support/content.js';
import {
  advanced,
  answered,
  created,
  type Fact,
  finished,
  joined,
  started,
} from '../../libs/domain/test-support/facts.js';
import { record } from '../../libs/domain/test-support/given.js';
import { seatCalled } from '../../libs/domain/test-support/people.js';
import { normal } from '../simulator/draws.js';
import { Random } from '../support/random.js';

export interface LargeGame {
  readonly game: FinishedGame;
  readonly answers: AnswersByQuestion;
}

/** A game that so many have played to its end, everybody thinking for themselves; every answer in time, after 1 to 8 s. */
export const largeGame = (players: number, questions: number): LargeGame => {
  const random = new Random(1);
  const events: Parameters<typeof apply>[1][] = [];
  let game: Game = unborn(theGame);
  let last = 0;
  const happens = (fact: Fact): void => {
    const event = record(fact(game, last), game.version + 1);
    events.push(event);
    game = apply(game, event);
    last = event.at;
  };
  const asked = Array.from({ length: questions }, (_, nth) =>
    question(`the ${nth}th`, { answer: (nth % 4) as Choice }),
  );
  happens(created({ questions: asked }));
  const people = Array.from({ length: players }, (_, nth) => ({
    by: seatCalled(`Player ${nth}`),
    ability: normal(random, 0, 1),
  }));
  for (let nth = 0; nth < players; nth += 1) happens(joined(`Player ${nth}`));
  for (let nth = 0; nth < questions; nth += 1) {
    happens(nth === 0 ? started() : advanced());
    const [openedAt, difficulty] = [last, normal(random, 0, 1)];
    for (const { by, ability } of people) {
      const knows = random.chance(1 / (1 + Math.exp(difficulty - ability)));
      const choice = ((nth + (knows ? 0 : random.whole(1, 3))) % 4) as Choice;
      happens(answered({ by, choice, at: openedAt + random.whole(1_000, 8_000) }));
    }
  }
  happens(finished({ at: last + 10_000 }));
  if (!hasResults(game)) throw new Error('It has no results');
  return { game, answers: answersIn(events) };
};

import {
  analyseItems,
  gameItems,
  ItemPool,
  noArrivals,
  type Responses,
  ResponsesBuilder,
} from '../../libs/domain/src/index.js';
import { normal } from '../simulator/draws.js';
import { Random } from '../support/random.js';
import { type LargeGame, largeGame } from './large-game.js';
import { spent, timedTurns } from './turns.js';

/** 100,000 answers analysed: of one large game, and of many games that ask some of the same questions. The bounds: 2 s, no turn over 10 ms. */

const bound = 2_000;
const turnBound = 10;
const options = 4;

/** Answers by the two-parameter logistic model; a wrong one is any of the others. */
const answers = (games: number, seats: number, asked: number, questions: number): Responses => {
  const random = new Random(1);
  const builder = new ResponsesBuilder();
  const parameters = Array.from({ length: questions }, () => ({
    slope: Math.exp(normal(random, 0, 0.3)),
    difficulty: normal(random, 0, 1),
  }));
  const numbers = parameters.map((_, question) => question);
  for (let game = 0; game < games; game += 1) {
    const drawn = random.shuffled(numbers).slice(0, asked);
    for (let seat = 0; seat < seats; seat += 1) {
      const ability = normal(random, 0, 1);
      builder.seat(game);
      for (const question of drawn) {
        const { slope, difficulty } = parameters[question] ?? { slope: 1, difficulty: 0 };
        const isRight = random.next() < 1 / (1 + Math.exp(-slope * (ability - difficulty)));
        builder.add(question, isRight, isRight ? 0 : random.whole(1, options - 1));
      }
    }
  }
  return builder.build(questions);
};

const analysed = (responses: Responses) => () =>
  analyseItems(responses, Array<number>(responses.questions).fill(options));

/** As a gateway does it: from what it knows of a game. */
function* pooled({ game, answers: of }: LargeGame) {
  const pool = new ItemPool();
  yield* pool.add(game, of, noArrivals());
  return yield* pool.analyse();
}

/** What 100,000 answers at 48 nodes cost if each is added once to a table of that size, ms. */
const yardstick = (): number => {
  const table = new Float64Array(48 * 40);
  const began = spent();
  for (let answer = 0; answer < 100_000; answer += 1) {
    const row = (answer % 40) * 48;
    for (let node = 0; node < 48; node += 1) table[row + node] = (table[row + node] as number) + node;
  }
  return spent() - began;
};

const large = largeGame(2_000, 50);
const rows: readonly (readonly [what: string, steps: () => Generator<void, unknown>])[] = [
  ['one game of 2,000 players, 50 questions, from its answers', () => pooled(large)],
  ['the same game for its host', () => gameItems(large.game, large.answers, noArrivals())],
  ['one game of 5,000 seats, 20 questions', analysed(answers(1, 5_000, 20, 20))],
  ['one game of 1,000 seats, 100 questions', analysed(answers(1, 1_000, 100, 100))],
  ['200 games of 50 seats, 10 of 100 questions each', analysed(answers(200, 50, 10, 100))],
  ['500 games of 20 seats, 10 of 400 questions each', analysed(answers(500, 20, 10, 400))],
];

let isMissed = false;
console.log('what'.padEnd(64), 'CPU ms'.padStart(6), 'longest turn'.padStart(13), 'yardsticks'.padStart(11));
for (const [what, steps] of rows) {
  for (const run of ['cold', 'warm']) {
    const { ms, longest } = timedTurns(steps());
    isMissed ||= ms > bound || longest > turnBound;
    const figures = [ms.toFixed(0).padStart(6), longest.toFixed(1).padStart(13)];
    console.log(`${what}, ${run}`.padEnd(64), ...figures, (ms / yardstick()).toFixed(1).padStart(11));
  }
}
const bounds = `${bound} ms, turns of ${turnBound} ms`;
console.log(isMissed ? `Missed: ${bounds}` : `All within ${bounds}`);

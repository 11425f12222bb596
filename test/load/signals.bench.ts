import { gameSignals, namedSignals, noArrivals, tableSignals } from '../../libs/domain/src/index.js';
import { simulatedRoom } from '../signals/simulated-room.js';
import { largeGame } from './large-game.js';
import { machine } from './report.js';
import { timedTurns } from './turns.js';

/**
 * Signals of a game of 2,000 players and 20 questions, as its host asks for them, and of rooms in which five pairs share eight of ten answers. The
 * bounds: 6 s of a core, no turn over 20 ms.
 */
const bound = 6_000;
const turnBound = 20;

const game = largeGame(2_000, 20);
const pairs = [0, 2, 4, 6, 8].map((first) => ({ first, second: first + 1 }));
let isMissed = false;
const { cpus, load } = machine();
console.log(`${cpus}, load ${load}`);
console.log(
  'what'.padEnd(56),
  'CPU ms'.padStart(6),
  'longest turn'.padStart(13),
  'of five pairs'.padStart(14),
);

const tell = (what: string, ms: number, longest: number, found = ''): void => {
  isMissed ||= ms > bound || longest > turnBound;
  console.log(
    what.padEnd(56),
    ms.toFixed(0).padStart(6),
    longest.toFixed(1).padStart(13),
    found.padStart(14),
  );
};

for (const run of ['cold', 'warm', 'again']) {
  const { ms, longest } = timedTurns(gameSignals(game.game, game.answers, [], noArrivals()));
  tell(`2,000 players, 20 questions, nobody copies, ${run}`, ms, longest);
}
for (const questions of [10, 20, 30]) {
  const room = simulatedRoom({ seats: 2_000, questions, seed: 1 }, pairs);
  const { value, ms, longest } = timedTurns(tableSignals(room.table, room.changes));
  const found = namedSignals(value.pairs, value.comparisons).filter(
    ({ first, second }) => first < 10 && second < 10 && first >> 1 === second >> 1,
  );
  tell(
    `2,000 players, ${questions} questions, five pairs share ${0.8 * questions}`,
    ms,
    longest,
    String(found.length),
  );
}
const bounds = `${bound} ms, turns of ${turnBound} ms`;
console.log(isMissed ? `Missed: ${bounds}` : `All within ${bounds}`);

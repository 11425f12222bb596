import {
  type AnswersByQuestion,
  countedAnswers,
  fold,
  hasResults,
  noteAnswer,
  OtherGame,
  type OtherRules,
  upcast,
  whatIf,
  withoutPauses,
} from '@clockbeat/domain';
import { readRecordedGame } from '../support/recorded-game.js';
import { machine } from './report.js';

/**
 * A game of 2,000 players and 20 questions under other rules: its log decided again, and both tables compared. The yardstick is the plain
 * fold of the same log, by which every screen comes about. Both take turns, so that what else the machine does meets both.
 */
const rounds = 9;
const boundMs = 1_000;

const log = readRecordedGame('2000x20').events.map(upcast);
const { gameId } = log[0]!;

const folded = () => {
  const game = fold(gameId, log);
  if (!hasResults(game)) throw new Error('It has no results');
  const answers: AnswersByQuestion = new Map();
  for (const event of log) noteAnswer(answers, event);
  return { game, answers: countedAnswers(game, answers) };
};

const wishes: readonly (readonly [string, OtherRules])[] = [
  ['no speed', { speed: false }],
  ['balanced, streaks', { scoring: 'balanced', streakBonus: true }],
  ['two dropped, one rekeyed', { drop: [3, 6], rekey: [{ questionIndex: 0, answer: 1 }] }],
  ['best 15 of 20', { best: 15 }],
];

/** Of the processor's time, ms: the clock would count what others do on this machine. */
const timed = (work: () => unknown): number => {
  const from = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(from);
  return (user + system) / 1_000;
};

const spread = (times: readonly number[]) => {
  const sorted = [...times].sort((a, b) => a - b);
  return { median: sorted[sorted.length >> 1]!, most: sorted.at(-1)! };
};

const was = folded();
const again = (other: OtherRules) => {
  const game = new OtherGame(gameId, other);
  for (const event of log) game.push(event);
  return withoutPauses(whatIf(was, withoutPauses(game.outcome()), other));
};

const folds: number[] = [];
const others = new Map<string, number[]>(wishes.map(([name]) => [name, []]));
for (let round = 0; round < rounds; round += 1) {
  folds.push(timed(folded));
  for (const [name, other] of wishes) others.get(name)?.push(timed(() => again(other)));
}

const row = (what: string, times: readonly number[]): string => {
  const { median, most } = spread(times);
  const share = median / spread(folds).median;
  return `${what.padEnd(28)}${median.toFixed(0).padStart(6)} ms  most ${most.toFixed(0).padStart(6)} ms  ${share.toFixed(1)} × the fold`;
};
const { cpus, load } = machine();
console.log(
  `${was.game.seats.participants} players, ${log.length} events, ${rounds} rounds; ${cpus}, load ${load}`,
);
console.log(row('plain fold', folds));
for (const [name, times] of others) console.log(row(name, times));
const slowest = Math.max(...[...others.values()].map((times) => spread(times).median));
console.log(`Bound: ${boundMs} ms, slowest median ${slowest.toFixed(0)} ms`);
if (slowest > boundMs) process.exitCode = 1;

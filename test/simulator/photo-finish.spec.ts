import { type GameRules, type RankedSeat, type RoundTrips, standings } from '@clockbeat/domain';
import { RoundTripMeter } from '../../apps/gateway/src/live/wire/round-trips.js';
import {
  advanced,
  at,
  content,
  created,
  decided,
  type Fact,
  finished,
  given,
  joined,
  question,
  seatCalled,
  started,
  submitAnswer,
} from '../../libs/domain/test-support/index.js';
import { Random } from '../support/random.js';

/**
 * Players whose true thinking times are known, behind lines of 10 to 400 ms of jitter each way: of the orders that a board with
 * the rule `photoFinish` shows, at most one in a hundred may contradict the truth.
 */

const games = 20;
const players = 12;
const questions = 8;
const limitMs = 20_000;
/** Of what a question and its answer take together; how often a line is asked before the first, and after each. */
const [askedAtFirst, askedPerAnswer] = [4, 2];

/** What the way of a question to its player, and of the answer back, takes: each at least so much, and jitter that varies. */
interface Line {
  readonly there: () => number;
  readonly back: () => number;
}

type Jitter = (random: Random, most: number) => number;
const even: Jitter = (random, most) => random.next() * most;
/** Mostly little, now and then much more than usual. */
const bursts: Jitter = (random, most) => (-Math.log(1 - random.next()) * most) / 2;

/** Its two ways differ as it comes, in length and in jitter. */
const lineOf = (random: Random, jitter: Jitter): Line => {
  const way = () => {
    const least = random.whole(2, 60);
    const most = random.whole(10, 400);
    return () => least + jitter(random, most);
  };
  return { there: way(), back: way() };
};

/** The meter of the gateway itself, on such a line. */
const measuring = ({ there, back }: Line) => {
  let now = 0;
  let hear: (bytes: Buffer) => void = () => {};
  let asked: Buffer | null = null;
  const socket = {
    readyState: 1,
    ping: (bytes: Buffer) => {
      asked = bytes;
    },
    on: (_: 'pong', listener: (bytes: Buffer) => void) => {
      hear = listener;
    },
  };
  const meter = new RoundTripMeter(
    () => ({ socket }),
    () => now,
  );
  return (times: number): RoundTrips | undefined => {
    meter.measure(times);
    while (asked) {
      const bytes = asked;
      asked = null;
      now += there() + back();
      hear(bytes);
    }
    return meter.measured;
  };
};

interface Answer {
  readonly name: string;
  readonly isRight: boolean;
  readonly thinksMs: number;
  readonly comesMs: number;
  readonly roundTrips: RoundTrips | undefined;
}

const evening = (random: Random, jitter: Jitter, waysThatCount: 'both' | 'back'): Answer[][] => {
  const people = Array.from({ length: players }, (_, nth) => {
    const line = lineOf(random, jitter);
    const measure = measuring(line);
    return { name: `Player${nth}`, line, measure, measured: measure(askedAtFirst) };
  });
  return Array.from({ length: questions }, () =>
    people.map((player) => {
      const thinksMs = 2_000 + 1_000 * (random.next() + random.next() + random.next());
      const onTheWay = (waysThatCount === 'both' ? player.line.there() : 0) + player.line.back();
      const { name, measured: roundTrips } = player;
      player.measured = player.measure(askedPerAnswer);
      return { name, isRight: random.chance(0.95), thinksMs, comesMs: thinksMs + onTheWay, roundTrips };
    }),
  );
};

type Board = ReadonlyMap<string, Pick<RankedSeat, 'position' | 'closeMs'>>;

/** Everybody's position when their answers are taken to be given at these times. */
const positions = (
  rounds: readonly Answer[][],
  rules: Partial<GameRules>,
  timeOf: (answer: Answer) => number,
): Board => {
  const begins = (index: number): number => at('0') + index * (limitMs + 1_000);
  const asked = Array.from({ length: questions }, (_, nth) =>
    question(`${nth}`, { timeLimit: limitMs / 1_000 }),
  );
  const facts: Fact[] = [created({ ...content({ questions: asked }), rules })];
  facts.push(...(rounds[0] ?? []).map(({ name }) => joined(name)), started());
  for (const [index, answers] of rounds.entries()) {
    if (index > 0) facts.push(advanced({ at: begins(index) }));
    for (const answer of answers.toSorted((a, b) => timeOf(a) - timeOf(b))) {
      const asking = submitAnswer({
        by: seatCalled(answer.name),
        choice: answer.isRight ? 'right' : 'wrong',
        at: begins(index) + timeOf(answer),
      });
      const { roundTrips } = answer;
      facts.push(
        decided((game, last) => {
          const command = asking(game, last);
          if (command.type !== 'SubmitAnswer') throw new Error('It answers');
          return { ...command, ...(roundTrips && { roundTrips }) };
        }),
      );
    }
  }
  facts.push(finished({ at: begins(questions) }));
  const { game } = given(...facts);
  return new Map(standings(game).map((ranked) => [ranked.seat.name, ranked]));
};

/** Of the pairs that a board puts one before the other for certain: how many there are, and how many contradict the truth. */
const compare = (board: Board, truth: Board) => {
  const ranked = [...board].map(([name, told]) => ({ ...told, truly: truth.get(name)?.position ?? 0 }));
  let [shown, wrong] = [0, 0];
  for (const [index, one] of ranked.entries())
    for (const other of ranked.slice(index + 1)) {
      if (one.position === other.position || other.closeMs !== undefined) continue;
      shown += 1;
      if (one.truly > other.truly) wrong += 1;
    }
  return { shown, wrong };
};

const sharesOf = (scoring: GameRules['scoring'], jitter: Jitter, waysThatCount: 'both' | 'back') => {
  const random = new Random(80);
  const photo = { shown: 0, wrong: 0 };
  const naive = { shown: 0, wrong: 0 };
  for (let nth = 0; nth < games; nth += 1) {
    const rounds = evening(random, jitter, waysThatCount);
    const truth = positions(rounds, { scoring }, ({ thinksMs }) => thinksMs);
    const tell = (sums: typeof photo, rules: Partial<GameRules>): void => {
      const { shown, wrong } = compare(
        positions(rounds, { scoring, ...rules }, ({ comesMs }) => comesMs),
        truth,
      );
      sums.shown += shown;
      sums.wrong += wrong;
    };
    tell(photo, { photoFinish: true });
    tell(naive, {});
  }
  return {
    photo: photo.wrong / photo.shown,
    naive: naive.wrong / naive.shown,
    kept: photo.shown / naive.shown,
  };
};

describe.each(['classic', 'balanced'] as const)('by the points of %s', (scoring) => {
  it.each([
    ['even jitter, both ways in the time', even, 'both'],
    ['even jitter, the way back alone', even, 'back'],
    ['bursts, both ways in the time', bursts, 'both'],
    ['bursts, the way back alone', bursts, 'back'],
  ] as const)('%s: at most one in a hundred orders is wrong', (_, jitter, ways) => {
    const shares = sharesOf(scoring, jitter, ways);
    if (process.env['SHARES']) process.stdout.write(`${scoring}, ${_}: ${JSON.stringify(shares)}\n`);
    expect(shares.photo).toBeLessThanOrEqual(0.01);
    // beside a board that knows of no doubt, and not by showing nothing
    expect(shares.naive).toBeGreaterThan(0.02);
    expect(shares.kept).toBeGreaterThan(0.2);
  });
});

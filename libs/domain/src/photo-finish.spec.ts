import fc from 'fast-check';
import {
  ada,
  advanced,
  at,
  bo,
  correctionCalled,
  created,
  decided,
  type Fact,
  finished,
  given,
  joined,
  questionCorrected,
  started,
  submitAnswer,
  underRules,
  voiding,
} from '../test-support/index.js';
import type { GameRules } from './contract/rules.js';
import { doubtMs, mostDoubtMs } from './doubt.js';
import type { RoundTrips } from './photo-finish.js';
import { type Placed, places } from './places.js';
import { board, standingAt, standings } from './standings.js';

/** A line whose round trips take so many ms, each as long. */
const line = (meanMs: number, jitterMs = 0): RoundTrips => ({ meanMs, jitterMs });

const right = (by: typeof ada, when: string, roundTrips?: RoundTrips): Fact =>
  decided(submitAnswer({ by, choice: 'right', at: at(when), ...(roundTrips && { roundTrips }) }));

const room = (rules: Partial<GameRules> = {}): Fact[] => [
  created({ rules: { photoFinish: true, ...rules } }),
  joined('Ada'),
  joined('Bo'),
  joined('Cleo'),
  started(),
];

const told = (...facts: Fact[]) =>
  standings(given(...facts).game).map(({ seat, ...place }) => ({ name: seat.name, ...place }));

describe('a photo finish', () => {
  it('is a dead heat where who is behind may have been first', () => {
    expect(told(...room(), right(ada, '1.200'), right(bo, '1.260', line(100)))).toEqual([
      { name: 'Ada', position: 1, deadHeatMs: 50 },
      { name: 'Bo', position: 1, deadHeatMs: 50 },
      { name: 'Cleo', position: 3 },
    ]);
  });

  it('is none where even a whole round trip less is behind', () => {
    expect(told(...room(), right(ada, '1.200'), right(bo, '1.301', line(100)))).toMatchObject([
      { position: 1 },
      { position: 2 },
      { position: 3 },
    ]);
  });

  it('is none by the line of who is ahead: it was no slower than it was measured', () => {
    const places = told(...room(), right(ada, '1.200', line(900)), right(bo, '1.210'));
    expect(places.map(({ position }) => position)).toEqual([1, 2, 3]);
  });

  it('counts the points that the round trip may have cost', () => {
    // Bo missed a whole second by a hair: ten points
    const close = [...room(), right(ada, '1.990'), right(bo, '2.010', line(40))];
    expect(told(...close).map(({ position }) => position)).toEqual([1, 1, 3]);
    const far = [...room(), right(ada, '1.990'), right(bo, '2.060', line(40))];
    expect(told(...far).map(({ position }) => position)).toEqual([1, 2, 3]);
  });

  it('counts jitter twice its deviation', () => {
    const by = (jitterMs: number) =>
      told(...room(), right(ada, '1.200'), right(bo, '1.300', line(20, jitterMs)));
    expect(by(39)[1]?.position).toBe(2);
    expect(by(40)[1]?.position).toBe(1);
  });

  it('counts wrong answers for nothing', () => {
    const wrong = decided(
      (game, last) =>
        ({
          ...submitAnswer({ by: bo, choice: 'wrong', at: at('1.3') })(game, last),
          roundTrips: line(500),
        }) as ReturnType<ReturnType<typeof submitAnswer>>,
    );
    const { game } = given(...room(), right(ada, '1.200'), wrong);
    expect(game.seats.byId.get(bo)?.doubt).toBeUndefined();
  });

  it('never doubts an answer by more than a second', () => {
    const { game } = given(...room(), right(ada, '1.2', line(5_000, 800)), right(bo, '1.3', line(600, 900)));
    for (const seat of [ada, bo]) {
      const { doubt } = game.seats.byId.get(seat) ?? {};
      expect(doubt && doubtMs(doubt)).toBe(mostDoubtMs);
    }
  });

  it.each<[string, Partial<GameRules>]>([
    ['without the rule', { photoFinish: false }],
    ['where times decide nothing', { scoring: 'accuracy' }],
  ])('is noted nowhere %s', (_, rules) => {
    const facts = (roundTrips?: RoundTrips) => [
      ...room(rules),
      right(ada, '1.200', roundTrips),
      right(bo, '1.210', roundTrips),
    ];
    expect(given(...facts(line(300))).events).toEqual(given(...facts()).events);
    expect(given(...facts(line(300))).game).toEqual(given(...facts()).game);
  });

  it('stands on the board and in the own place', () => {
    const { game } = given(...room(), right(ada, '1.200'), right(bo, '1.260', line(100)));
    const ranked = standings(game);
    expect(board(game, ranked)[1]).toMatchObject({ name: 'Bo', position: 1, deadHeatMs: 50 });
    expect(standingAt(game, ranked, 1)).toMatchObject({ position: 1, deadHeatMs: 50, next: null });
  });
});

describe('what follows', () => {
  const played = [
    ...room(),
    right(ada, '1.200', line(80)),
    right(bo, '1.260', line(100)),
    advanced({ at: at('11') }),
    right(ada, '12.200', line(80)),
    right(bo, '12.260', line(100)),
    finished({ at: at('22') }),
  ];

  it('a question that is void takes its doubt along, and an undo brings it back', () => {
    const { game } = given(...played);
    const outcomes = [ada, bo].map((playerId) => ({
      playerId,
      responseMs: 1_200,
      doubt: { tripMs: 100, jitterMs: 0, points: 0 },
      was: { isCorrect: true, points: 180, speedBonus: 80 },
      is: { isCorrect: false, points: 0, speedBonus: 0 },
    }));
    const voided = given(...played, questionCorrected(correctionCalled('void'), 1, voiding, outcomes)).game;
    expect(game.seats.byId.get(bo)?.doubt).toMatchObject({ tripMs: 200 });
    expect(voided.seats.byId.get(bo)?.doubt).toMatchObject({ tripMs: 100 });
  });

  it('other rules doubt by the same round trips, and nothing where speed earns nothing', () => {
    const { events } = given(...played);
    const by = (other: Parameters<typeof underRules>[1]) => {
      const { game } = underRules(events, other);
      return game.seats.byId.get(bo)?.doubt;
    };
    expect(by({})).toEqual(given(...played).game.seats.byId.get(bo)?.doubt);
    expect(by({ scoring: 'balanced' })?.points).toBeGreaterThan(0);
    expect(by({ speed: false })).toBeUndefined();
    expect(by({ best: 1 })).toMatchObject({ tripMs: 100 });
  });
});

describe('places', () => {
  const placed = (correctMs: number, doubt: number, order: number): Placed => ({
    score: 100,
    correctMs,
    order,
    doubt: { points: 0, tripMs: doubt, jitterSquares: 0 },
  });
  const positions = (...all: Placed[]) =>
    places(all, (_, position, { closeMs }) => [position, closeMs] as const);

  it('a chain ends where one is behind the first of it for certain, and says that it is close', () => {
    const chain = Array.from({ length: 6 }, (_, nth) => placed(1_000 + 60 * nth, 100, nth + 1));
    expect(positions(...chain)).toEqual([
      [1, undefined],
      [1, undefined],
      [3, 50],
      [3, undefined],
      [5, 50],
      [5, undefined],
    ]);
  });

  it('who is in doubt with somebody farther ahead than its own place is close, too', () => {
    expect(positions(placed(1_000, 0, 1), placed(1_020, 0, 2), placed(1_030, 100, 3))).toEqual([
      [1, undefined],
      [2, undefined],
      [2, 50],
    ]);
  });

  const anybody: fc.Arbitrary<Placed> = fc.record(
    {
      score: fc.constantFrom(0, 100, 110, 120),
      correctMs: fc.nat({ max: 40 }),
      order: fc.nat(),
      doubt: fc.record({
        points: fc.constantFrom(0, 10),
        tripMs: fc.nat({ max: 12 }),
        jitterSquares: fc.nat({ max: 9 }),
      }),
    },
    { requiredKeys: ['score', 'correctMs', 'order'] },
  );

  it('keep the order, and nobody who is told to be behind for certain could have been level', () => {
    fc.assert(
      fc.property(fc.array(anybody, { maxLength: 12 }), (all) => {
        const list = places(all, (one, position, sureness) => ({ one, position, ...sureness }));
        const plain = places(
          all.map(({ doubt: _, ...sure }) => sure),
          (one, position) => ({ one, position }),
        );
        expect(list.map(({ one: { doubt: _, ...sure } }) => sure)).toEqual(plain.map(({ one }) => one));
        for (const [index, { one, position, closeMs }] of list.entries()) {
          // who is level with somebody that shares the position above, but may not have been first of it, comes after that one
          const isOutdone = list.slice(0, index).some(({ one: { score, correctMs }, ...ahead }) => {
            return score === one.score && correctMs === one.correctMs && ahead.position < position;
          });
          if (!isOutdone) expect(position).toBeLessThanOrEqual(plain[index]?.position ?? 0);
          const best = {
            score: one.score + (one.doubt?.points ?? 0),
            correctMs: one.correctMs - (one.doubt ? doubtMs(one.doubt) : 0),
          };
          for (const ahead of list.slice(0, index)) {
            if (ahead.position === position || closeMs !== undefined) continue;
            const isLess = best.score < ahead.one.score;
            expect(isLess || (best.score === ahead.one.score && best.correctMs > ahead.one.correctMs)).toBe(
              true,
            );
          }
        }
      }),
    );
  });
});

import fc from 'fast-check';
import { finishedNight } from '../../test-support/finished-night.js';
import { anyNight, type Night } from '../../test-support/game-night.js';
import {
  asPlayed,
  correctionCalled,
  correctQuestion,
  rekeying,
  underRules,
  undoCorrection,
  voiding,
} from '../../test-support/index.js';
import type { GameRules } from '../contract/rules.js';
import type { OtherRules } from '../contract/what-if.js';
import type { RecordedEvent } from '../events.js';
import { openedCount } from '../game.js';
import { standardRules } from '../rules.js';
import { finalScores, standings, teamStandings } from '../standings.js';
import { withoutPauses } from '../steps.js';
import type { CountedGame } from './best-questions.js';
import { whatIf } from './what-if.js';

const change = fc.constantFrom(voiding, rekeying(0), rekeying(1), rekeying(3));
const corrections = fc
  .array(fc.tuple(fc.nat({ max: 4 }), change, fc.boolean()), { maxLength: 4 })
  .map((wanted) =>
    wanted.flatMap(([index, to, isUndone], number) => {
      const id = correctionCalled(`of-${number}`);
      return [correctQuestion(index, to, { id }), ...(isUndone ? [undoCorrection(id)] : [])];
    }),
  );

/** All that tells who won: points, right answers, places and teams. */
const tables = ({ game }: CountedGame) => ({
  scores: finalScores(game, standings(game)).map(({ averageSeconds: _, ...entry }) => entry),
  times: [...game.seats.byId.values()].map(({ correctMs }) => correctMs),
  teams: teamStandings(game),
});

describe('a finished game under other rules', () => {
  it('has the stored totals where the rules are the same', () => {
    fc.assert(
      fc.property(anyNight, corrections, (night, after) => {
        const log = finishedNight(night, ...after);
        fc.pre(log !== null);
        expect(underRules(log, {})).toEqual(asPlayed(log));
      }),
      { numRuns: 150 },
    );
  });

  /** The same night, which its host began by other rules. */
  const begunBy = (night: Night, rules: Partial<GameRules>): RecordedEvent[] | null =>
    finishedNight({ ...night, rules: { ...(night.rules ?? standardRules), ...rules } });

  const agreed = fc.record({
    scoring: fc.constantFrom('classic' as const, 'accuracy' as const),
    streakBonus: fc.boolean(),
    teamScore: fc.constantFrom('mean' as const, 'sum' as const, 'best2' as const),
  });

  it('comes to what it would have come to, had it begun by these rules and people done the same', () => {
    fc.assert(
      fc.property(anyNight, agreed, agreed, (night, rules, other) => {
        // where times decide nothing no round trip is kept, and nobody knows it afterwards
        const isKept = rules.scoring === 'classic' || other.scoring === 'accuracy';
        const all = isKept ? {} : { photoFinish: false };
        const log = begunBy(night, { ...rules, ...all });
        fc.pre(log !== null && !log.some(({ type }) => type === 'RulesChanged'));
        const played = begunBy(night, { ...other, ...all }) ?? [];
        expect(tables(underRules(log, other))).toEqual(tables(asPlayed(played)));
      }),
      { numRuns: 150 },
    );
  });

  const anyRules: fc.Arbitrary<OtherRules> = fc.record(
    {
      scoring: fc.constantFrom('classic', 'balanced', 'accuracy', 'rounds'),
      speed: fc.boolean(),
      streakBonus: fc.boolean(),
      best: fc.integer({ min: 1, max: 5 }),
      drop: fc.uniqueArray(fc.nat({ max: 4 }), { maxLength: 3 }),
    },
    { requiredKeys: [] },
  );

  it('gives each player other points by its questions alone, and none for those that are dropped', () => {
    fc.assert(
      fc.property(anyNight, corrections, anyRules, (night, after, other) => {
        const log = finishedNight(night, ...after);
        fc.pre(log !== null);
        const [was, is] = [asPlayed(log), underRules(log, other)];
        const told = withoutPauses(whatIf(was, is, other));
        const opened = openedCount(was.game);
        expect(told.players).toHaveLength(was.game.seats.participants);
        for (const player of told.players) {
          const differences = player.why.map((reason) => reason.is - reason.was);
          expect(player.is.score - player.was.score).toBe(differences.reduce((sum, one) => sum + one, 0));
        }
        for (const index of other.drop ?? [])
          for (const { points, fraction } of is.answers.get(index)?.values() ?? [])
            expect([points, fraction]).toEqual([0, undefined]);
        for (const seat of is.game.seats.byId.values()) {
          const earned = [...is.answers.values()].filter(
            (given) => (given.get(seat.playerId)?.points ?? 0) > 0,
          );
          expect(earned.length).toBeLessThanOrEqual(Math.min(opened, other.best ?? opened));
        }
      }),
      { numRuns: 100 },
    );
  });
});

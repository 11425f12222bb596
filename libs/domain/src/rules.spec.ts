import fc from 'fast-check';
import { created, given, question, revised, rulesChanged } from '../test-support/index.js';
import {
  answerModes,
  boardMoments,
  type GameRules,
  type LateJoin,
  nameModes,
  pacings,
  scorings,
  type TeamScore,
} from './contract/rules.js';
import { schemaOf } from './events.js';
import { areFirstRules, rulesAskedFor, rulesIn, rulesProblem, standardRules, storedRules } from './rules.js';

const anyRules: fc.Arbitrary<GameRules> = fc.record({
  pacing: fc.constantFrom(...pacings),
  readSeconds: fc.nat({ max: 15 }),
  revealSeconds: fc.integer({ min: 3, max: 60 }),
  boardSeconds: fc.integer({ min: 3, max: 60 }),
  boardEvery: fc.constantFrom(...boardMoments),
  closeWhenAllAnswered: fc.boolean(),
  answers: fc.constantFrom(...answerModes),
  hostSeesVotes: fc.boolean(),
  scoring: fc.constantFrom(...scorings),
  streakBonus: fc.boolean(),
  teamScore: fc.constantFrom<(TeamScore | 'mean_of_all')[]>('mean', 'sum', 'best3', 'mean_of_all'),
  lateJoin: fc.constantFrom<LateJoin[]>('open', 'closed', 'until3'),
  lateTeams: fc.boolean(),
  names: fc.constantFrom(...nameModes),
  approval: fc.boolean(),
  shuffle: fc.boolean(),
  photoFinish: fc.boolean(),
  leaderboard: fc.constantFrom('always', 'never'),
  maxPlayers: fc.option(fc.integer({ min: 1, max: 100_000 })),
  settleMs: fc.constant(300),
  revealMs: fc.constantFrom(0, 5_000),
  autoAdvance: fc.constant(true),
});

describe('the rules in a game’s first event', () => {
  it('are read as they were agreed on, whatever they are', () => {
    fc.assert(
      fc.property(anyRules, (rules) => {
        const stored = JSON.parse(JSON.stringify(storedRules(rules))) as ReturnType<typeof storedRules>;
        expect(rulesIn(stored)).toEqual(rules);
      }),
    );
  });

  it('are, where nothing is asked for, what the release before wrote', () => {
    expect(storedRules(standardRules)).toEqual({
      scoring: 1,
      settleMs: 300,
      revealMs: 0,
      autoAdvance: true,
      closeWhenAllAnswered: false,
      lateJoin: 'open',
      leaderboard: 'always',
      maxPlayers: null,
      teamScore: 'mean',
      lateTeams: false,
    });
  });

  it('of the first release are what it did: all members counted, and late ones had teams', () => {
    const { teamScore: _, lateTeams: __, ...first } = storedRules(standardRules);
    expect(rulesIn(first as ReturnType<typeof storedRules>)).toEqual({
      ...standardRules,
      teamScore: 'mean_of_all',
      lateTeams: true,
    });
  });
});

describe('an older release would play the same game', () => {
  it.each<Partial<GameRules>>([
    {},
    { lateJoin: 'closed' },
    { leaderboard: 'never', maxPlayers: 3 },
    { lateTeams: true },
    { teamScore: 'mean_of_all' },
    { revealSeconds: 20, boardSeconds: 20 }, // of phases that a swift game does not have
  ])('by %j', (rules) => {
    expect(areFirstRules(storedRules({ ...standardRules, ...rules }))).toBe(true);
  });

  it.each<Partial<GameRules>>([
    { pacing: 'host' },
    { pacing: 'timed' },
    { readSeconds: 1 },
    { boardEvery: 'end' },
    { closeWhenAllAnswered: true },
    { hostSeesVotes: false },
    { scoring: 'balanced' },
    { scoring: 'accuracy' },
    { scoring: 'rounds' },
    { streakBonus: true },
    { teamScore: 'sum' },
    { teamScore: 'best3' },
    { lateJoin: 'until3' },
    { shuffle: true },
    { photoFinish: true },
  ])('but not by %j', (rules) => {
    expect(areFirstRules(storedRules({ ...standardRules, ...rules }))).toBe(false);
  });
});

describe('the schema of an event', () => {
  const schemasOf = (...facts: Parameters<typeof given>) => given(...facts).events.map(schemaOf);

  it('is the lowest that says it', () => {
    expect(schemasOf(created(), revised())).toEqual([1, 1]);
    expect(schemasOf(created({ rules: { pacing: 'host' } }), revised())).toEqual([2, 1]);
    expect(schemasOf(created(), rulesChanged({ pacing: 'host' }))).toEqual([1, 1]);
  });

  it.each([{ points: 0 }, { round: 'Water' }, { breakAfter: { minutes: 5, text: null } }])(
    'is the newest for a question that older releases would ask otherwise: %j',
    (differs) => {
      const questions = [question('stars'), question('rivers', differs)];
      expect(schemasOf(created({ questions }), revised({ questions }))).toEqual([2, 2]);
    },
  );
});

describe('rules that a host asks for', () => {
  it('are as usual for their pacing where it says nothing', () => {
    expect(rulesAskedFor({})).toEqual(standardRules);
    expect(rulesAskedFor({ pacing: 'timed' })).toMatchObject({ readSeconds: 5, closeWhenAllAnswered: true });
    expect(rulesAskedFor({ pacing: 'host', readSeconds: 0 })).toMatchObject({ readSeconds: 0 });
    expect(rulesAskedFor({ scoring: 'balanced' })).toEqual({ ...standardRules, scoring: 'balanced' });
  });

  it.each<[Partial<GameRules>, RegExp | null]>([
    [{}, null],
    [{ answers: 'until_close' }, /^answers can only be final/],
    [{ boardEvery: 'round' }, /^boardEvery cannot be round/],
    [{ boardEvery: 'never' }, null],
    [{ pacing: 'host', answers: 'until_close', boardEvery: 'round' }, null],
  ])('go together, or not: %j', (asked, problem) => {
    const told = rulesProblem(rulesAskedFor(asked));
    if (problem === null) expect(told).toBeNull();
    else expect(told).toMatch(problem);
  });
});

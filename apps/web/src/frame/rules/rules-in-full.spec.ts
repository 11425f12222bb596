import { rulesAskedFor, rulesProblem } from '@clockbeat/domain';
import { answerModes, boardMoments, pacings } from '@clockbeat/domain/contract';
import { fitting, type RulesPlan, readRulesPlan, rulesSaid } from '../../hosting/rules-plan.js';
import { rulesInFull, rulesOf, withRule } from './rules-in-full.js';

const everyPlan: RulesPlan[] = pacings.flatMap((pacing) =>
  boardMoments.flatMap((boardEvery) => answerModes.map((answers) => ({ pacing, boardEvery, answers }))),
);

it.each(everyPlan)('sends only rules that go together: %j', (plan) => {
  expect(rulesProblem(rulesAskedFor(fitting(plan)))).toBeNull();
});

it('says nothing where all is as usual, and all of it to a game that has other rules', () => {
  expect(rulesSaid({})).toEqual({});
  expect(rulesSaid({ answers: 'until_close', revealSeconds: 20 })).toEqual({});
  expect(rulesInFull({})).toEqual({
    pacing: 'swift',
    scoring: 'classic',
    streakBonus: false,
    readSeconds: 0,
    revealSeconds: 8,
    boardSeconds: 6,
    boardEvery: 'question',
    closeWhenAllAnswered: false,
    answers: 'final',
    hostSeesVotes: true,
    teamScore: 'mean',
    lateJoin: 'open',
    lateTeams: false,
    approval: false,
    shuffle: false,
    photoFinish: false,
  });
});

it('brings along what is usual for another pace, and what its host chose', () => {
  expect(rulesOf({ pacing: 'host' })).toMatchObject({ readSeconds: 5, closeWhenAllAnswered: true });
  expect(rulesOf({ pacing: 'host', readSeconds: 0 })).toMatchObject({ readSeconds: 0 });
});

it('keeps what is other than usual, and forgets what is as usual again', () => {
  const shown = withRule({}, { pacing: 'timed' });
  expect(shown).toEqual({ pacing: 'timed' });
  const slow = withRule(shown, { readSeconds: 15 });
  expect(slow).toEqual({ pacing: 'timed', readSeconds: 15 });
  expect(withRule(slow, { readSeconds: 5 })).toEqual({ pacing: 'timed' });
  expect(withRule(slow, { pacing: 'swift' })).toEqual({ readSeconds: 15 });
  // Which names are usual the installation says: what a host has chosen is told, whatever it is.
  expect(withRule({}, { names: 'masked' })).toEqual({ names: 'masked' });
  expect(rulesInFull({ names: 'masked' })).toMatchObject({ names: 'masked' });
  expect(withRule({ names: 'free' }, { names: undefined })).toEqual({});
});

it('reads rules alone from what is kept', () => {
  expect(
    readRulesPlan({ pacing: 'host', scoring: 'dice', readSeconds: 99, lateJoin: 'until3', x: 1 }),
  ).toEqual({
    pacing: 'host',
    lateJoin: 'until3',
  });
  expect(readRulesPlan('host')).toBeNull();
});

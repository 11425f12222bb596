import { LeagueMembers, type NightCompetitor } from './members.js';

const members = new LeagueMembers([
  { id: 'm_reds', name: 'The Reds', userId: 'u_ada' },
  { id: 'm_blues', name: 'Die Blauen', userId: null },
]);
const one = (key: string, position: number, name: string, ...userIds: string[]): NightCompetitor => ({
  key,
  name,
  userIds,
  position,
  score: 100 - position,
});
const matched = (
  kind: 'teams' | 'players',
  night: NightCompetitor[],
  byHand: [string, string | null][] = [],
): object =>
  Object.fromEntries(
    members
      .match(kind, night, new Map(byHand))
      .map(({ key, memberId, knownBy }) => [key, [memberId, knownBy]]),
  );

it('knows a name however it is spelled, and leaves others alone', () => {
  expect(
    matched('teams', [one('a', 1, 'THE  reds'), one('b', 2, 'die blauen '), one('c', 3, 'Reds')]),
  ).toEqual({ a: ['m_reds', 'name'], b: ['m_blues', 'name'], c: [null, null] });
});

it('knows a team by an account that sat in it, unless its name says that it is another', () => {
  expect(matched('teams', [one('a', 1, 'Anything', 'u_x', 'u_ada')])).toEqual({ a: ['m_reds', 'account'] });
  expect(matched('teams', [one('a', 1, 'Die Blauen', 'u_ada'), one('b', 2, 'the reds')])).toEqual({
    a: ['m_blues', 'name'],
    b: ['m_reds', 'name'],
  });
});

it('knows a player by the account first, and takes a name that an account holds for no other account', () => {
  expect(matched('players', [one('a', 1, 'the reds', 'u_eve'), one('b', 2, 'Ada', 'u_ada')])).toEqual({
    a: [null, null],
    b: ['m_reds', 'account'],
  });
  expect(matched('players', [one('a', 1, 'the reds', 'u_eve')])).toEqual({ a: [null, null] });
  expect(matched('players', [one('a', 1, 'the reds')])).toEqual({ a: ['m_reds', 'name'] });
});

it('gives nobody two results of a night, but the better one', () => {
  expect(matched('players', [one('b', 2, 'x', 'u_ada'), one('a', 1, 'y', 'u_ada')])).toEqual({
    a: ['m_reds', 'account'],
    b: [null, null],
  });
});

it('goes by what was said by hand, also that it is nobody’s', () => {
  const night = [one('a', 1, 'the reds'), one('b', 2, 'Others')];
  expect(matched('teams', night, [['b', 'm_reds']])).toEqual({ a: [null, null], b: ['m_reds', 'hand'] });
  expect(matched('teams', night, [['a', null]])).toEqual({ a: [null, 'hand'], b: [null, null] });
  // of a member that is gone
  expect(matched('teams', night, [['b', 'm_gone']])).toEqual({ a: ['m_reds', 'name'], b: [null, null] });
});

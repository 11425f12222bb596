import {
  ada,
  advanced,
  answered,
  at,
  bo,
  boardShown,
  cleo,
  created,
  dan,
  type Fact,
  finished,
  given,
  joined,
  left,
  paused,
  questionClosed,
  removed,
  resumed,
  seatCalled,
  started,
  teamModeSet,
} from '../test-support/index.js';
import type { GameRules } from './contract/rules.js';
import type { PlayableGame } from './game.js';
import { board, finalScores, standingAt, standings, teamStandings } from './standings.js';

const four = [created(), joined('Ada'), joined('Bo'), joined('Cleo'), joined('Dan'), started()];
const right = (by: typeof ada, when: string): Fact => answered({ by, choice: 'right', at: at(when) });
const wrong = (by: typeof ada, when: string): Fact => answered({ by, choice: 'wrong', at: at(when) });

const places = (game: PlayableGame): [string, number][] =>
  standings(game).map(({ seat, position }) => [seat.name, position]);

const paced: Fact[] = [created({ rules: { pacing: 'host' } }), joined('Ada'), joined('Bo'), started()];

describe('the standings', () => {
  it('rank by score', () => {
    const { game } = given(...four, right(bo, '1.5'), right(cleo, '3.5'), right(ada, '8.5'));
    expect(places(game)).toEqual([
      ['Bo', 1],
      ['Cleo', 2],
      ['Ada', 3],
      ['Dan', 4],
    ]);
  });

  it('rank equal scores by the smaller sum of the times of correct answers', () => {
    const { game } = given(...four, right(ada, '1.900'), right(bo, '1.200'));
    expect(places(game).slice(0, 2)).toEqual([
      ['Bo', 1],
      ['Ada', 2],
    ]);
  });

  it('do not count the times of wrong answers', () => {
    const { game } = given(...four, wrong(ada, '9.9'), wrong(bo, '0.1'));
    expect(places(game)).toEqual([
      ['Ada', 1],
      ['Bo', 1],
      ['Cleo', 1],
      ['Dan', 1],
    ]);
  });

  it('do not count pauses', () => {
    const { game } = given(
      ...four,
      right(ada, '3.5'),
      paused({ at: at('3.6') }),
      resumed({ at: at('600') }),
      right(bo, '600'),
    );
    expect(places(game).slice(0, 2)).toEqual([
      ['Ada', 1],
      ['Bo', 2],
    ]);
    expect(standings(game)[1]?.seat.correctMs).toBe(3600);
  });

  it('give equals the same position and skip the next: 1, 2, 2, 4', () => {
    const { game } = given(...four, right(dan, '0.5'), right(bo, '2.5'), right(cleo, '2.5'));
    expect(places(game)).toEqual([
      ['Dan', 1],
      ['Bo', 2],
      ['Cleo', 2],
      ['Ada', 4],
    ]);
  });

  it('list equals in the order in which they joined', () => {
    const { game } = given(created(), joined('Cleo'), joined('Ada'), joined('Bo'), started());
    expect(places(game).map(([name]) => name)).toEqual(['Cleo', 'Ada', 'Bo']);
  });

  it('list who left before the start and sat down again as the last to join', () => {
    const { game } = given(created(), joined('Ada'), joined('Bo'), left(ada), joined('Ada'), started());
    expect(places(game).map(([name]) => name)).toEqual(['Bo', 'Ada']);
  });

  it('keep who left after the start, and leave out who was removed', () => {
    const { game } = given(...four, right(ada, '1'), right(bo, '2'), left(ada), removed(bo));
    expect(places(game)).toEqual([
      ['Ada', 1],
      ['Cleo', 2],
      ['Dan', 2],
    ]);
  });
});

describe('the board', () => {
  const crowd = [...Array(120).keys()].map((n) => joined(`Player ${n}`));
  const { game } = given(created(), ...crowd, started(), finished());

  it('shows the best ten', () => {
    expect(board(game, standings(game))).toHaveLength(10);
    const early = given(...four, right(bo, '1.5')).game;
    expect(board(early, standings(early))[0]).toEqual({
      id: bo,
      name: 'Bo',
      teamName: null,
      score: 180,
      position: 1,
      correct: 1,
    });
  });

  it('shows the best hundred at the end, everybody with every question that was opened', () => {
    expect(finalScores(game, standings(game))).toHaveLength(100);
    const { game: ended } = given(
      ...four,
      right(ada, '2'),
      advanced(),
      answered({ by: ada, choice: 'wrong', at: at('15.3') }),
      finished(),
    );
    expect(finalScores(ended, standings(ended))[0]).toEqual({
      id: ada,
      name: 'Ada',
      teamName: null,
      score: 180,
      position: 1,
      correct: 1,
      total: 2,
      averageSeconds: 3.5,
    });
  });

  it('has no average for who never chose anything: an empty answer is no time', () => {
    const { game: ended } = given(...four, answered({ by: ada, choice: null, at: at('2') }), finished());
    expect(finalScores(ended, standings(ended)).map((entry) => entry.averageSeconds)).toEqual([
      null,
      null,
      null,
      null,
    ]);
  });
});

describe('teams', () => {
  const teams = [
    created({ teamMode: true }),
    joined('Ada', { team: 'Reds' }),
    joined('Bo', { team: 'Reds' }),
    joined('Cleo', { team: 'Blues' }),
    joined('Dan'),
    started(),
  ];

  const eve = seatCalled('Eve');

  it('score the mean of their members who answered, rounded', () => {
    const three = [...teams, joined('Eve', { team: 'Reds', at: at('0.1') })];
    const answers = [right(ada, '0'), right(cleo, '9.5'), wrong(bo, '1'), wrong(eve, '2')];
    expect(teamStandings(given(...three, ...answers).game)).toEqual([
      { teamName: 'Blues', score: 100, members: 1, position: 1 },
      { teamName: 'Reds', score: 67, members: 3, position: 2 }, // 200 / 3
    ]);
    expect(teamStandings(given(...teams, right(ada, '4.5'), wrong(bo, '5')).game)[0]).toMatchObject({
      score: 75,
    });
  });

  it('do not sink by members who never answered, or answered nothing', () => {
    const ghosts = Array.from({ length: 20 }, (_, nth) => joined(`G${nth}`, { team: 'Reds', at: at('0.1') }));
    const nothing = answered({ by: seatCalled('G0'), choice: null, at: at('1') });
    const { game } = given(...teams, ...ghosts, right(ada, '4.5'), nothing);
    expect(teamStandings(game)[0]).toEqual({ teamName: 'Reds', score: 150, members: 22, position: 1 });
    expect(teamStandings(game)[1]).toEqual({ teamName: 'Blues', score: 0, members: 1, position: 2 });
  });

  it('of a game from before that rule are as they were: who never answered counts with 0', () => {
    const [, ...seats] = teams;
    const before = created({ teamMode: true, rules: { teamScore: 'mean_of_all' } });
    expect(teamStandings(given(before, ...seats, right(ada, '4.5')).game)[0]).toMatchObject({ score: 75 });
  });

  it('of the same score share a position, in the order of their names', () => {
    const { game } = given(...teams, joined('Eve', { team: 'Greens', at: at('0.1') }), right(cleo, '0.5'));
    expect(teamStandings(game).map(({ teamName, position }) => [teamName, position])).toEqual([
      ['Blues', 1],
      ['Greens', 2],
      ['Reds', 2],
    ]);
  });

  it('are the best hundred of a room in which everybody has one', () => {
    const many = Array.from({ length: 120 }, (_, index) => joined(`P${index}`, { team: `Team ${index}` }));
    const { game } = given(
      created({ teamMode: true }),
      ...many,
      joined('Ada', { team: 'Reds' }),
      started(),
      right(ada, '1'),
    );
    const listed = teamStandings(game);
    expect(listed).toHaveLength(100);
    expect(listed[0]).toMatchObject({ teamName: 'Reds', position: 1 });
    expect(listed[99]).toMatchObject({ position: 2 });
  });

  const redsBy = (teamScore: GameRules['teamScore']) => {
    const [, ...seats] = teams;
    const three = [...seats, joined('Eve', { team: 'Reds', at: at('0.1') })];
    const answers = [right(ada, '0'), right(bo, '4'), right(eve, '9'), right(cleo, '0')];
    const { game } = given(created({ teamMode: true, rules: { teamScore } }), ...three, ...answers);
    return teamStandings(game).find(({ teamName }) => teamName === 'Reds')?.score;
  };

  it.each([
    ['mean', 157], // 470 / 3
    ['sum', 470],
    ['best1', 200],
    ['best2', 360],
    ['best20', 470],
  ] as const)('by the rule %s score %i of 200, 160 and 110', (teamScore, score) => {
    expect(redsBy(teamScore)).toBe(score);
  });

  it('count no removed member', () => {
    const { game } = given(...teams, right(ada, '0.5'), removed(bo));
    expect(teamStandings(game)[0]).toEqual({ teamName: 'Reds', score: 190, members: 1, position: 1 });
  });

  it('are none without team mode', () => {
    expect(teamStandings(given(...teams.slice(0, 2), teamModeSet(false)).game)).toEqual([]);
  });

  it('are none as long as nobody has chosen one', () => {
    expect(teamStandings(given(created({ teamMode: true }), joined('Ada')).game)).toEqual([]);
  });
});

describe('a board that a paced game shows', () => {
  const toTheBoard = [
    ...paced,
    answered({ by: ada, choice: 'right', at: at('1') }),
    answered({ by: bo, choice: 'right', at: at('2') }),
    questionClosed(),
    boardShown(),
    advanced({ at: at('20') }),
    joined('Cleo', { at: at('21') }),
    answered({ by: bo, choice: 'right', at: at('21') }),
    answered({ by: cleo, choice: 'right', at: at('22') }),
    questionClosed(),
  ];
  const boardOf = ({ game }: ReturnType<typeof given>) =>
    board(game, standings(game)).map(({ name, position, was, streak }) => ({ name, position, was, streak }));

  it('says where everybody stood on the one before, and for how long it has been right', () => {
    expect(boardOf(given(...toTheBoard, boardShown()))).toEqual([
      { name: 'Bo', position: 1, was: 2, streak: 2 },
      { name: 'Ada', position: 2, was: 1, streak: 0 },
      { name: 'Cleo', position: 3, was: null, streak: 1 },
    ]);
    const { game } = given(...toTheBoard, boardShown(), paused({ at: at('40') }));
    expect(standingAt(game, standings(game), 0)).toMatchObject({ position: 1, was: 2 });
  });

  it('says neither while something else is shown', () => {
    const [first] = boardOf(given(...toTheBoard));
    expect(first).toEqual({ name: 'Bo', position: 1, was: undefined, streak: undefined });
  });

  it('does not move before the close', () => {
    const [, ...events] = toTheBoard;
    const open = given(toTheBoard[0] as Fact, ...events.slice(0, -1)).game;
    const before = given(toTheBoard[0] as Fact, ...events.slice(0, -3)).game;
    expect(board(open, standings(open))).toEqual(board(before, standings(before)));
  });
});

describe('where times earn nothing', () => {
  it.each(['accuracy', 'rounds'] as const)('they decide nothing either: %s shares places', (scoring) => {
    const { game } = given(
      created({ rules: { scoring } }),
      joined('Ada'),
      joined('Bo'),
      started(),
      answered({ by: bo, choice: 'right', at: at('1.2') }),
      answered({ by: ada, choice: 'right', at: at('1.8') }),
    );
    expect(standings(game).map(({ position }) => position)).toEqual([1, 1]);
  });
});

describe('a player’s own standing', () => {
  const { game } = given(...four, right(dan, '0.5'), right(bo, '2.5'), right(cleo, '2.5'));
  const own = (index: number) => standingAt(game, standings(game), index);

  it('says where it stands and who is next ahead', () => {
    expect(own(1)).toEqual({
      position: 2,
      participantCount: 4,
      score: 170,
      correct: 1,
      total: 1,
      next: { name: 'Dan', points: 20 },
    });
  });

  it('has nobody ahead at the top', () => {
    expect(own(0)?.next).toBeNull();
  });

  it('does not take an equal for somebody ahead', () => {
    expect(own(2)).toMatchObject({ position: 2, next: { name: 'Dan', points: 20 } });
  });

  it('of the fourth has the last of two equals ahead', () => {
    expect(own(3)).toMatchObject({ position: 4, next: { name: 'Cleo', points: 170 } });
  });

  it('may be no points behind: then the times decide', () => {
    const close = given(
      created(),
      joined('Ada'),
      joined('Bo'),
      started(),
      right(ada, '1.1'),
      right(bo, '1.9'),
    ).game;
    expect(standingAt(close, standings(close), 1)?.next).toEqual({ name: 'Ada', points: 0 });
  });

  it('of all equals at the top has nobody ahead for anybody', () => {
    const even = given(created(), joined('Ada'), joined('Bo'), started()).game;
    expect(standings(even).map((_, index) => standingAt(even, standings(even), index)?.next)).toEqual([
      null,
      null,
    ]);
  });

  it('tells of the closed questions only, where the next one has just been opened', () => {
    const { game: next } = given(...four, right(ada, '1.5'), advanced());
    expect(standingAt(next, standings(next), 0, 1)).toMatchObject({ correct: 1, total: 1 });
    expect(standingAt(next, standings(next), 0)).toMatchObject({ correct: 1, total: 2 });
  });

  it('is none for who is not listed', () => {
    expect(own(4)).toBeNull();
  });
});

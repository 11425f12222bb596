import {
  ada,
  advanced,
  answered,
  at,
  bo,
  created,
  type Fact,
  finished,
  given,
  joined,
  jokerDeclared,
  left,
  paused,
  questionClosed,
  readied,
  removed,
  started,
  timeExtended,
} from '../../test-support/index.js';
import { answeredNow, hostEntry, hostPlayers, lobby } from './people.js';

const open = [created(), joined('Ada', { team: 'Reds' }), joined('Bo'), started()];
const everybody = () => true;

describe('what the host sees of a player', () => {
  it('is its score, its streak and its answer to the open question', () => {
    const { game } = given(...open, answered({ by: ada, choice: 2, at: at('3.5') }));
    expect(hostPlayers(game, (playerId) => playerId === ada)).toEqual([
      {
        id: ada,
        name: 'Ada',
        teamName: 'Reds',
        score: 160,
        correct: 1,
        correctMs: 3_500,
        order: 1,
        answeredCount: 1,
        streak: 1,
        ready: false,
        connected: true,
        current: { answer: 2, isCorrect: true, points: 160 },
      },
      expect.objectContaining({ id: bo, score: 0, connected: false, current: null }),
    ]);
  });

  it('keeps the streak while the next question is open, and ends it when that is missed', () => {
    const first = answered({ by: ada, choice: 'right', at: at('3.5') });
    const streaks = [
      given(...open, first).game,
      given(...open, first, advanced()).game,
      given(...open, first, advanced(), advanced()).game,
      given(...open, first, advanced(), finished()).game,
      given(...open, first, finished()).game,
    ].map((game) => hostPlayers(game, everybody)[0]?.streak);
    expect(streaks).toEqual([1, 1, 0, 0, 1]);
  });

  it('has no current answer before the player gave one, nor in the lobby', () => {
    const { game } = given(...open, answered({ by: ada, choice: 2, at: at('1') }), advanced());
    expect(hostPlayers(game, everybody)[0]).toMatchObject({ answeredCount: 1, current: null });
    expect(hostPlayers(given(created(), joined('Ada')).game, everybody)[0]).toMatchObject({
      streak: 0,
      current: null,
    });
  });

  it('leaves out who was removed, keeps who left', () => {
    const { game } = given(...open, left(ada), removed(bo));
    expect(hostPlayers(game, everybody).map(({ id }) => id)).toEqual([ada]);
  });
});

describe('what the host sees of a player in a paced game', () => {
  const paced = (hostSeesVotes: boolean) => [
    created({ rules: { pacing: 'host', hostSeesVotes, scoring: 'rounds' } }),
    joined('Ada'),
    started(),
    answered({ by: ada, choice: 2, at: at('3.5') }),
  ];
  const adaIn = (...facts: Fact[]) => hostPlayers(given(...facts).game, everybody)[0];

  it('is the vote and no more, before the close', () => {
    expect(adaIn(...paced(true))).toMatchObject({
      score: 0,
      correct: 0,
      streak: 0,
      answeredCount: 1,
      current: { answer: 2 },
    });
    expect(adaIn(...paced(true))?.current).toEqual({ answer: 2 });
  });

  it('is only that there is one, where the host sees no votes', () => {
    expect(adaIn(...paced(false))?.current).toEqual({ answer: null, hidden: true });
    const swift = [created({ rules: { hostSeesVotes: false } }), ...paced(false).slice(1)];
    expect(adaIn(...swift)?.current).toEqual({ answer: null, hidden: true });
  });

  it('is the outcome from the close on', () => {
    for (const sees of [true, false])
      expect(adaIn(...paced(sees), questionClosed())).toMatchObject({
        score: 160,
        current: { answer: 2, isCorrect: true, points: 160 },
      });
  });

  it('is its joker, and that it has more time', () => {
    const [creation, join] = paced(true) as [Fact, Fact];
    const special = adaIn(creation, join, timeExtended(ada, 1.5), jokerDeclared(ada, 1));
    expect(special).toMatchObject({ timeFactor: 1.5, joker: 1 });
    expect(adaIn(creation, join)).not.toHaveProperty('timeFactor');
    expect(adaIn(creation, join)).not.toHaveProperty('joker');
  });

  it('counts among those who have answered now', () => {
    expect(answeredNow(given(...paced(false)).game)).toBe(1);
  });
});

describe('how many have answered now', () => {
  it('counts the open question only, paused or not, and nobody who was removed', () => {
    const both = [
      ...open,
      answered({ by: ada, choice: null, at: at('1') }),
      answered({ by: bo, choice: 1, at: at('2') }),
    ];
    const counts = [
      given(...open).game,
      given(...both).game,
      given(...both, paused({ at: at('3') })).game,
      given(...both, removed(bo)).game,
      given(...both, advanced()).game,
      given(...both, finished()).game,
      given(created()).game,
    ].map(answeredNow);
    expect(counts).toEqual([0, 2, 2, 1, 0, 0, 0]);
  });
});

describe('the lobby', () => {
  it('lists the host first, then the players, the newest first', () => {
    const { game } = given(
      created({ hostTeamName: 'The Quizzers' }),
      joined('Ada'),
      joined('Bo'),
      readied(bo),
    );
    expect(lobby(game, (playerId) => playerId === ada, true)).toEqual([
      { id: 'host', name: 'The Quizzers', teamName: null, ready: true, isHost: true, connected: true },
      { id: bo, name: 'Bo', teamName: null, ready: true, isHost: false, connected: false },
      { id: ada, name: 'Ada', teamName: null, ready: false, isHost: false, connected: true },
    ]);
  });

  it('lists the newest hundred', () => {
    const crowd = [...Array(103).keys()].map((n) => joined(`Player ${n}`));
    const entries = lobby(given(created(), ...crowd).game, everybody, true);
    expect(entries).toHaveLength(101);
    expect(entries[1]?.name).toBe('Player 102');
    expect(entries[100]?.name).toBe('Player 3');
  });

  it('lists neither who left before the start nor who was removed', () => {
    const { game } = given(created(), joined('Ada'), joined('Bo'), left(ada), removed(bo));
    expect(lobby(game, everybody, true).map(({ id }) => id)).toEqual(['host']);
  });

  it('has a host even without a team’s name, and none in a game that has no host', () => {
    expect(hostEntry(given(created()).game, false)).toMatchObject({ name: 'Host', connected: false });
    expect(hostEntry(given(created({ kind: 'solo' })).game, true)).toBeNull();
    expect(hostEntry(given(created({ kind: 'demo' })).game, true)).toBeNull();
  });
});

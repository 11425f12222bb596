import {
  ada,
  advanced,
  answered,
  aStranger,
  at,
  bo,
  caused,
  cleo,
  created,
  declareJoker,
  endingNoRound,
  type Fact,
  finished,
  given,
  joined,
  joinGame,
  jokerDeclared,
  leading,
  leaveGame,
  left,
  locked,
  moved,
  moveSeat,
  paused,
  question,
  questionClosed,
  rated,
  rateGame,
  rejected,
  removed,
  returned,
  seatCalled,
  started,
  stored,
  submitAnswer,
  theHost,
  theSeatOf,
  unchanged,
  unlocked,
  withKey,
} from '../../test-support/index.js';
import { changesAllowed, soloRules } from '../rules.js';

describe('joining', () => {
  it('gives a seat with nothing on it', () => {
    given(created())
      .when(joinGame('Ada', { team: 'Reds' }))
      .then(
        stored('PlayerJoined', {
          playerId: ada,
          name: 'Ada',
          teamName: 'Reds',
          userId: null,
          startingScore: 0,
        }),
        caused('player'),
        endingNoRound,
      );
  });

  it('shows the name trimmed and with single spaces, and the team’s too', () => {
    given(created())
      .when(joinGame('  Ada   Lovelace ', { as: ada, team: ' The   Reds ' }))
      .then(stored('PlayerJoined', { name: 'Ada Lovelace', teamName: 'The Reds' }));
  });

  it('refuses a name or a team’s name that is none', () => {
    given(created())
      .when(joinGame('   ', { as: ada }))
      .then(rejected('name_invalid'));
    given(created())
      .when(joinGame('Ada', { team: '\u202eReds' }))
      .then(rejected('name_invalid'));
  });

  it('refuses a name that another holds, however it is written', () => {
    for (const name of ['Ada', 'ADA', ' ada ', 'A\u200bda', 'Ａｄａ']) {
      given(created(), joined('Ada'))
        .when(joinGame(name, { as: bo }))
        .then(rejected('name_taken'));
    }
  });

  it('keys the event by the name, so that two gateways can’t give it away twice', () => {
    given(created())
      .when(joinGame('ADA', { as: ada }))
      .then(withKey('name:ada:0'));
    given(created())
      .when(joinGame('Ａda', { as: bo }))
      .then(withKey('name:ada:0'));
  });

  it('late is welcome: the score begins with 0', () => {
    given(created(), started())
      .when(joinGame('Ada'))
      .then(leading((game) => expect(game.seats.byId.get(ada)).toMatchObject({ score: 0, answered: 0 })));
  });

  it('late is refused where the game’s own rules say so', () => {
    given(created({ rules: { lateJoin: 'closed' } }))
      .when(joinGame('Ada'))
      .then(stored('PlayerJoined'));
    given(created({ rules: { lateJoin: 'closed' } }), started())
      .when(joinGame('Ada'))
      .then(rejected('lobby_locked'));
  });

  it('is refused while the lobby is locked, and free again once it is opened', () => {
    given(created(), locked()).when(joinGame('Ada')).then(rejected('lobby_locked'));
    given(created(), locked(), unlocked()).when(joinGame('Ada')).then(stored('PlayerJoined'));
  });

  it('is refused when the game is full: a solo game has one seat', () => {
    const solo = created({ kind: 'solo', rules: soloRules });
    given(solo).when(joinGame('Ada')).then(stored('PlayerJoined'));
    given(solo, joined('Ada')).when(joinGame('Bo')).then(rejected('lobby_locked'));
    given(solo, joined('Ada'), left(ada)).when(joinGame('Bo')).then(stored('PlayerJoined'));
  });

  it('after the end gives no new seat', () => {
    given(created(), started(), finished()).when(joinGame('Ada')).then(rejected('game_finished'));
  });
});

describe('the same token', () => {
  it('is the same seat, whatever name it gives now', () => {
    given(created(), joined('Ada')).when(joinGame('Ada')).then(unchanged);
    given(created(), joined('Ada'))
      .when(joinGame('Someone else', { as: ada }))
      .then(unchanged);
    given(created(), joined('Ada'), joined('Bo'))
      .when(joinGame('Bo', { as: ada }))
      .then(unchanged);
    given(created(), joined('Ada'))
      .when(joinGame('', { as: ada }))
      .then(unchanged);
  });

  it('passes a locked lobby, a full game, closed late joining and the end', () => {
    given(created(), joined('Ada'), locked()).when(joinGame('Ada')).then(unchanged);
    given(created({ rules: { maxPlayers: 1 } }), joined('Ada'))
      .when(joinGame('Ada'))
      .then(unchanged);
    given(created({ rules: { lateJoin: 'closed' } }), joined('Ada'), started())
      .when(joinGame('Ada'))
      .then(unchanged);
    given(created(), joined('Ada'), started(), finished()).when(joinGame('Ada')).then(unchanged);
  });

  it('brings back a seat that was left after the start, with its score', () => {
    given(created(), joined('Ada'), started(), left(ada), locked())
      .when(joinGame('Ada'))
      .then(
        stored('PlayerReturned', { playerId: ada }),
        caused('player'),
        endingNoRound,
        leading((game) => expect(game.seats.byId.get(ada)?.left).toBe(false)),
      );
  });

  it('of a seat that was left finds it as it is after the end: nothing more is stored', () => {
    given(created(), joined('Ada'), started(), left(ada), finished()).when(joinGame('Ada')).then(unchanged);
  });

  it('of a removed seat stays out for good', () => {
    given(created(), joined('Ada'), removed(ada)).when(joinGame('Ada')).then(rejected('removed'));
    // left in the lobby while the host was saying so, on another gateway
    given(created(), joined('Ada'), left(ada), removed(ada)).when(joinGame('Ada')).then(rejected('removed'));
    given(created(), joined('Ada'), started(), removed(ada), finished())
      .when(joinGame('Another name', { as: ada }))
      .then(rejected('removed'));
  });
});

describe('a seat that moves to another device', () => {
  const [phone, tablet] = [seatCalled('Phone'), seatCalled('Tablet')];
  const sitting = [created(), joined('Ada', { team: 'Reds' })];
  const handedOver = [...sitting, moved(ada, phone)];

  it('does so before the start, in a question and in a pause, also when it was left', () => {
    for (const before of [
      [],
      [started()],
      [started(), paused({ at: at('4') })],
      [started(), left(ada)],
      [locked()],
    ])
      given(...sitting, ...before)
        .when(moveSeat(ada, phone))
        .then(stored('SeatMoved', { playerId: ada, tokenId: phone }), caused('host'), endingNoRound);
  });

  it('keeps its id, name, team, score and answers', () => {
    const playing = [...sitting, started(), answered({ by: ada, choice: 'right', at: at('3') })];
    const { seats } = given(...playing).game;
    const after = given(...playing, moved(ada, phone)).game.seats;
    expect(after.byId.get(ada)).toEqual({ ...seats.byId.get(ada), tokenId: phone });
    expect(after.participants).toBe(1);
  });

  it('is its new token’s, whatever name that gives', () => {
    given(...handedOver)
      .when(joinGame('Somebody', { as: phone }))
      .then(unchanged);
    given(...handedOver, started(), left(ada))
      .when(joinGame('Ada', { as: phone }))
      .then(stored('PlayerReturned', { playerId: ada }));
  });

  it('is not its old tokens’ any more, and they are nobody else’s', () => {
    for (const as of [ada, phone])
      for (const name of ['Ada', 'Augusta'])
        given(...handedOver, moved(ada, tablet))
          .when(joinGame(name, { as }))
          .then(rejected('bad_token'));
    for (const worn of [ada, phone])
      given(...handedOver, moved(ada, tablet), joined('Bo'))
        .when(moveSeat(bo, worn))
        .then(rejected('bad_token'));
  });

  it('moves once, however often that is asked', () => {
    given(...handedOver)
      .when(moveSeat(ada, phone))
      .then(unchanged);
  });

  it('does not move to a token that has a seat of its own', () => {
    given(...sitting, joined('Bo'))
      .when(moveSeat(ada, bo))
      .then(rejected('bad_token'));
  });

  it('is handed over by the host alone, before the end, while somebody has it', () => {
    given(...sitting)
      .when(moveSeat(ada, phone, { by: aStranger }))
      .then(rejected('not_host'));
    given(...sitting)
      .when(moveSeat(ada, phone, { by: theSeatOf(ada) }))
      .then(rejected('not_host'));
    given(...sitting, started(), finished())
      .when(moveSeat(ada, phone))
      .then(rejected('game_finished'));
    given(...sitting, removed(ada))
      .when(moveSeat(ada, phone))
      .then(rejected('removed'));
    given(created()).when(moveSeat(ada, phone)).then(rejected('not_joined'));
  });

  it('stays removed when the host removes it then', () => {
    given(...handedOver, removed(ada))
      .when(joinGame('Ada', { as: phone }))
      .then(rejected('removed'));
  });

  it('given back before the start frees all its tokens: each may sit down anew', () => {
    for (const as of [ada, phone])
      given(...handedOver, left(ada))
        .when(joinGame('Ada', { as }))
        .then(stored('PlayerJoined', { playerId: as }), withKey('name:ada:1'));
  });

  it('has no second one beside it where another gateway let the new token join at that moment', () => {
    const { seats } = given(...handedOver, joined('Augusta', { as: phone })).game;
    expect([...seats.byId.keys()]).toEqual([ada]);
    expect(seats.participants).toBe(1);
  });
});

describe('leaving', () => {
  it('and coming back again and again is refused in the end; leaving never is', () => {
    const toAndFro = Array.from({ length: changesAllowed.seat }, () => [left(ada), returned(ada)]).flat();
    const game = [created(), joined('Ada'), started(), ...toAndFro];
    given(...game)
      .when(leaveGame(ada))
      .then(stored('PlayerLeft'));
    given(...game, left(ada))
      .when(joinGame('Ada'))
      .then(rejected('too_many_requests'));
  });

  it('before the start gives seat and name back', () => {
    given(created(), joined('Ada'))
      .when(leaveGame(ada))
      .then(
        stored('PlayerLeft', { playerId: ada }),
        caused('player'),
        endingNoRound,
        leading((game) => {
          expect(game.seats.byId.size).toBe(0);
          expect(game.seats.participants).toBe(0);
        }),
      );
    given(created(), joined('Ada'), left(ada))
      .when(joinGame('ada', { as: bo }))
      .then(stored('PlayerJoined', { name: 'ada' }), withKey('name:ada:1'));
  });

  it('before the start lets the same token sit down anew, under any name', () => {
    given(created(), joined('Ada'), left(ada))
      .when(joinGame('Augusta', { as: ada }))
      .then(stored('PlayerJoined', { playerId: ada, name: 'Augusta' }), withKey('name:augusta:0'));
  });

  it('a name that was free twice gets a third key', () => {
    given(created(), joined('Ada'), left(ada), joined('Ada', { as: bo }), left(bo))
      .when(joinGame('Ada'))
      .then(withKey('name:ada:2'));
  });

  it('after the start keeps seat, name and place', () => {
    given(created(), joined('Ada'), started())
      .when(leaveGame(ada))
      .then(
        leading((game) => {
          expect(game.seats.byId.get(ada)?.left).toBe(true);
          expect(game.seats.participants).toBe(1);
        }),
      );
    given(created(), joined('Ada'), started(), left(ada))
      .when(joinGame('Ada', { as: bo }))
      .then(rejected('name_taken'));
  });

  it('is the host’s to ask for before the start only: a seat that nobody sits on is free again', () => {
    given(created(), joined('Ada'))
      .when(leaveGame(ada, { by: theHost }))
      .then(
        stored('PlayerLeft', { playerId: ada }),
        caused('host'),
        endingNoRound,
        leading((game) => expect(game.seats.participants).toBe(0)),
      );
    given(created(), joined('Ada'))
      .when(leaveGame(ada, { by: theSeatOf(bo) }))
      .then(rejected('not_host'));
    given(created(), joined('Ada'), started())
      .when(leaveGame(ada, { by: theHost }))
      .then(rejected('wrong_state'));
  });

  it('twice is no error', () => {
    given(created(), joined('Ada'), started(), left(ada)).when(leaveGame(ada)).then(unchanged);
  });

  it('and coming back and leaving again is told each time', () => {
    given(created(), joined('Ada'), started(), left(ada), returned(ada))
      .when(leaveGame(ada))
      .then(stored('PlayerLeft'));
  });

  it('or being removed is counted once, however often the log says so', () => {
    expect(given(created(), joined('Ada'), removed(ada), removed(ada)).game.seats.participants).toBe(0);
    expect(given(created(), joined('Ada'), joined('Bo'), left(ada), left(ada)).game.seats.participants).toBe(
      1,
    );
  });

  it('of a removed player frees its name for somebody else', () => {
    given(created(), joined('Ada'), removed(ada))
      .when(joinGame('Ada', { as: bo }))
      .then(stored('PlayerJoined', { playerId: bo, name: 'Ada' }), withKey('name:ada:1'));
    given(created(), joined('Ada'), removed(ada), removed(ada))
      .when(joinGame('Ada'))
      .then(rejected('removed'));
    given(created(), joined('Ada'), removed(ada), joined('Ada', { as: bo }))
      .when(joinGame('ADA', { as: cleo }))
      .then(rejected('name_taken'));
  });
});

describe('a team', () => {
  it('is one however it is typed, as it was first written', () => {
    const reds = [created(), joined('Ada', { team: 'The Reds' })];
    for (const typed of ['the reds ', 'THE  REDS', 'Ｔｈｅ Reds', 'The\u200b Reds'])
      given(...reds)
        .when(joinGame('Bo', { team: typed }))
        .then(stored('PlayerJoined', { teamName: 'The Reds' }));
    given(...reds)
      .when(joinGame('Bo', { team: 'The Red' }))
      .then(stored('PlayerJoined', { teamName: 'The Red' }));
  });

  it('is joined before the start, or later where the rules allow it', () => {
    const late = joinGame('Bo', { team: 'Reds' });
    given(created(), joined('Ada', { team: 'Reds' }), started())
      .when(late)
      .then(stored('PlayerJoined', { teamName: null }));
    given(created({ rules: { lateTeams: true } }), started())
      .when(late)
      .then(stored('PlayerJoined', { teamName: 'Reds' }));
  });

  it('keeps its spelling when whoever wrote it first is gone', () => {
    given(created(), joined('Ada', { team: 'Reds' }), left(ada))
      .when(joinGame('Bo', { team: 'REDS' }))
      .then(stored('PlayerJoined', { teamName: 'Reds' }));
  });
});

describe('one player with two names at one moment', () => {
  // Two gateways can each accept a join of the same token, under different names: the first one counts.
  const twice = [created(), joined('Ada'), joined('Augusta', { as: ada })];

  it('keeps its first seat', () => {
    const { seats } = given(...twice).game;
    expect(seats.byId.get(ada)?.name).toBe('Ada');
    expect(seats.participants).toBe(1);
  });

  it('leaves the second name free, under a key that nobody has used', () => {
    given(...twice)
      .when(joinGame('Augusta', { as: bo }))
      .then(stored('PlayerJoined', { playerId: bo }), withKey('name:augusta:1'));
  });
});

describe('a joker', () => {
  const questions = [
    question('rivers', { round: 'Water' }),
    question('stars', { round: 'Sky' }),
    question('moons', { round: 'Sky' }),
  ];
  const waiting = (says: { teamMode?: boolean } = {}): Fact[] => [
    created({ questions, rules: { scoring: 'rounds', pacing: 'host' }, ...says }),
    joined('Ada', { team: 'Reds' }),
    joined('Bo', { team: 'Reds' }),
  ];

  it('is declared once, for a round that has not begun', () => {
    given(...waiting())
      .when(declareJoker(ada, 1))
      .then(
        stored('JokerDeclared', { playerId: ada, round: 1 }),
        withKey(`joker:seat:${ada}`),
        endingNoRound,
      );
    given(...waiting(), jokerDeclared(ada, 2))
      .when(declareJoker(ada, 2))
      .then(unchanged);
    given(...waiting(), jokerDeclared(ada, 2))
      .when(declareJoker(ada, 1))
      .then(rejected('wrong_state'));
    given(...waiting(), started())
      .when(declareJoker(ada, 1))
      .then(rejected('wrong_state'));
    given(...waiting(), started())
      .when(declareJoker(ada, 2))
      .then(stored('JokerDeclared'));
    given(...waiting(), started(), questionClosed(), advanced())
      .when(declareJoker(ada, 2))
      .then(rejected('wrong_state'));
  });

  it('is for a round that there is', () => {
    given(...waiting())
      .when(declareJoker(ada, 3))
      .then(rejected('bad_request'));
    given(...waiting())
      .when(declareJoker(ada, 0))
      .then(rejected('wrong_state'));
  });

  it('is one for a team, whoever taps', () => {
    given(...waiting({ teamMode: true }))
      .when(declareJoker(ada, 1))
      .then(withKey('joker:team:reds'));
    const declared = [...waiting({ teamMode: true }), jokerDeclared(ada, 1)];
    given(...declared)
      .when(declareJoker(bo, 1))
      .then(unchanged);
    given(...declared)
      .when(declareJoker(bo, 2))
      .then(rejected('wrong_state'));
    given(...declared, joined('Cleo'))
      .when(declareJoker(cleo, 2))
      .then(stored('JokerDeclared'));
  });

  it('doubles what its round earns, for all of the team, and says so in the answer', () => {
    const declared = [...waiting({ teamMode: true }), jokerDeclared(ada, 1), started()];
    given(...declared)
      .when(submitAnswer({ by: bo, choice: 'right', at: at('1') }))
      .then(stored('AnswerSubmitted', { points: 200, joker: true }));
    given(...declared, questionClosed(), advanced())
      .when(submitAnswer({ by: bo, choice: 'right' }))
      .then(stored('AnswerSubmitted', { points: 200 }), ({ event }) =>
        expect(event.data).not.toHaveProperty('joker'),
      );
  });

  it('is none where rounds count alike', () => {
    given(created({ questions }), joined('Ada')).when(declareJoker(ada, 1)).then(rejected('wrong_state'));
  });
});

describe('rating', () => {
  const over = [created(), joined('Ada'), started(), finished()];

  it('is a player’s word after the end, and no transition', () => {
    given(...over)
      .when(rateGame(ada, 4))
      .then(stored('GameRated', { playerId: ada, stars: 4 }), caused('player'), endingNoRound);
  });

  it('can be changed: the last word counts', () => {
    given(...over, rated(ada, 4))
      .when(rateGame(ada, 2))
      .then(leading((game) => expect(game.seats.byId.get(ada)?.stars).toBe(2)));
    given(...over, rated(ada, 4))
      .when(rateGame(ada, 4))
      .then(unchanged);
  });

  it('is open to who left before the end', () => {
    given(created(), joined('Ada'), started(), left(ada), finished())
      .when(rateGame(ada, 5))
      .then(stored('GameRated'));
  });

  it('is closed to who came to watch', () => {
    given(...over)
      .when(rateGame(seatCalled('Watcher'), 5))
      .then(rejected('not_joined'));
  });
});

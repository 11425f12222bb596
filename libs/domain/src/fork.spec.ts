import { advanceQuestion } from '../test-support/commands.js';
import { aSeal, forkOf } from '../test-support/forks.js';
import {
  ada,
  answered,
  at,
  bo,
  bringSeat,
  caused,
  cleo,
  created,
  createGame,
  decided,
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
  moved,
  moveSeat,
  paused,
  question,
  rejected,
  removed,
  removePlayer,
  seatCalled,
  started,
  startGame,
  stored,
  submitAnswer,
  theGame,
  unchanged,
  withKey,
} from '../test-support/index.js';
import { boardPoints } from './board-points.js';
import { schemaOf } from './events.js';
import { goesOnAt, questionsLeft, seatsBrought } from './fork.js';
import type { FinishedGame, PlayableGame } from './game.js';
import { currentStreak } from './game.js';
import { standingAt, standings } from './standings.js';
import { gameResults } from './views/game-results.js';

/** Ada was right, Bo was wrong, and the alarm went off in the second question. */
const alarm: Fact[] = [
  created(),
  joined('Ada', { team: 'Reds' }),
  joined('Bo'),
  joined('Cleo'),
  removed(cleo),
  started(),
  answered({ by: ada, choice: 'right', at: at('2') }),
  answered({ by: bo, choice: 'wrong', at: at('3') }),
  decided(advanceQuestion({ at: at('5') })),
  paused({ at: at('7') }),
];
const parent = (): PlayableGame => given(...alarm).game;
const phone = seatCalled('Ada’s phone, in the new game');
const along = (): Fact[] =>
  forkOf(parent())[1].map(
    (event): Fact =>
      () =>
        event,
  );

describe('a game that goes on from another one’s event', () => {
  it('asks what was left: the open question again, where nobody has points for it', () => {
    expect(goesOnAt(parent())).toBe(1);
    const asked = (game: PlayableGame) => questionsLeft(game, game).map((one) => one.question);
    expect(asked(parent())).toEqual(['What about stars?', 'What about bees?']);
    const { game } = given(...alarm.slice(0, -1), answered({ by: bo, choice: 'right', at: at('6') }));
    expect(asked(game)).toEqual(['What about bees?']);
    expect(asked(given(created(), joined('Ada')).game)).toHaveLength(3);
    const over = given(created(), joined('Ada'), started(), finished({ at: at('5') })).game;
    expect(asked(over)).toHaveLength(2);
  });

  it('names its parent, the event, and its seal, in a schema that the release before does not take for its own', () => {
    const [game, [first, second]] = forkOf(parent());
    expect(game).toMatchObject({
      status: 'waiting',
      parentGameId: theGame,
      forkedFrom: { version: 10, seal: aSeal, counted: 1, seats: 2 },
    });
    expect(first && schemaOf(first)).toBe(5);
    expect(second && schemaOf(second)).toBe(3);
  });

  it('has nobody else, and does not start, before all seats are there', () => {
    const seats = seatsBrought(parent(), 'left');
    const begun = decided(createGame({ forkedFrom: { version: 10, seal: aSeal, counted: 1, seats: 2 } }));
    const [first, second] = seats.map((seat) => decided(bringSeat(seat))) as [Fact, Fact];
    given(begun, first).when(startGame()).then(rejected('wrong_state'));
    given(begun, first).when(joinGame('Dan')).then(rejected('lobby_locked'));
    given(begun, first)
      .when(bringSeat(seats[0] as (typeof seats)[0]))
      .then(unchanged);
    given(begun, first, second).when(startGame()).then(stored('GameStarted'));
    given(begun, first, second)
      .when(joinGame('Dan'))
      .then(stored('PlayerJoined', { startingScore: 0 }));
    given(begun, first, second)
      .when(bringSeat({ ...(seats[0] as (typeof seats)[0]), playerId: cleo }))
      .then(rejected('wrong_state'));
  });

  it('may have only some of the seats', () => {
    const [game] = forkOf(parent(), { only: new Set([bo, cleo]) });
    expect([...game.seats.byId.keys()]).toEqual([bo]);
  });

  it('goes on with a streak', () => {
    given(...along(), decided(startGame({ at: at('0') })))
      .when(submitAnswer({ by: ada, choice: 'right', at: at('1') }))
      .then(
        stored('AnswerSubmitted', { streak: 2 }),
        leading((game) => {
          const seat = game.seats.byId.get(ada);
          expect(seat && currentStreak(game, seat)).toBe(2);
        }),
      );
  });

  it('knows which jokers were played', () => {
    const rounds = ['One', 'One', 'Two', 'Three'].map((round) => question(round, { round }));
    const begun = [
      created({ rules: { scoring: 'rounds' }, questions: rounds }),
      joined('Ada'),
      joined('Bo'),
      joined('Cleo'),
      jokerDeclared(ada, 1),
      jokerDeclared(bo, 2),
      started(),
      decided(advanceQuestion({ at: at('5') })),
      decided(advanceQuestion({ at: at('9') })),
    ];
    const jokersAsked = (asks: 'left' | 'others', ...facts: Fact[]) =>
      seatsBrought(given(...facts).game, asks).map(({ carried }) => carried.joker);
    expect(jokersAsked('left', ...begun)).toEqual([0, 1, undefined]);
    expect(jokersAsked('left', ...begun.slice(0, -1))).toEqual([1, 2, undefined]);
    expect(jokersAsked('others', ...begun.slice(0, -1))).toEqual([0, undefined, undefined]);
    const [game] = forkOf(given(...begun).game);
    const facts = forkOf(given(...begun).game)[1].map((event) => () => event);
    expect(game.seats.jokers.size).toBe(2);
    given(...facts)
      .when(declareJoker(ada, 2))
      .then(rejected('wrong_state'));
    given(...facts)
      .when(declareJoker(cleo, 2))
      .then(stored('JokerDeclared'));
  });
});

describe('a seat that came along', () => {
  it('is its player’s, by the token of the game before', () => {
    given(...along())
      .when(joinGame('Whoever', { as: phone, provedAs: [ada] }))
      .then(
        stored('SeatMoved', { playerId: ada, tokenId: phone }),
        caused('player'),
        endingNoRound,
        withKey(`claimed:${ada}:${phone}`),
        leading(({ seats }) =>
          expect([seats.byId.get(ada)?.tokenId, seats.awaited.size]).toEqual([phone, 1]),
        ),
      );
  });

  it('is nobody’s who has another token, nor anybody’s once its player has come', () => {
    given(...along())
      .when(joinGame('Dan', { provedAs: [seatCalled('Dan there')] }))
      .then(stored('PlayerJoined', { playerId: seatCalled('Dan') }));
    given(...along())
      .when(joinGame('Ada', { as: phone, provedAs: [] }))
      .then(rejected('name_taken'));
    const there = decided(joinGame('Ada', { as: phone, provedAs: [ada] }));
    given(...along(), there)
      .when(joinGame('Ada', { as: phone, provedAs: [ada] }))
      .then(unchanged);
    given(...along(), moved(ada, seatCalled('Tablet')))
      .when(joinGame('Ada 2', { as: phone, provedAs: [ada] }))
      .then(stored('PlayerJoined', { playerId: phone }));
  });

  it('can be handed to another phone by the host, or removed', () => {
    given(...along())
      .when(moveSeat(ada, phone))
      .then(stored('SeatMoved'));
    given(...along(), decided(removePlayer(ada)))
      .when(joinGame('Ada', { as: phone, provedAs: [ada] }))
      .then(rejected('removed'));
  });

  it('stays on the board when its player leaves the lobby', () => {
    given(...along())
      .when(leaveGame(ada))
      .then(unchanged);
    given(...along(), decided(startGame({ at: at('0') })))
      .when(leaveGame(ada))
      .then(stored('PlayerLeft'));
  });

  it('comes along again in a fork of the fork, whether its player came or not', () => {
    const { game } = given(...along(), decided(joinGame('Ada', { as: phone, provedAs: [ada] })));
    const [adas, bos] = seatsBrought(game, 'left').map(({ carried }) => carried);
    expect(adas).toMatchObject({ gameId: game.gameId, tokenId: phone });
    expect(bos).toMatchObject({ gameId: theGame, tokenId: bo });
  });
});

describe('what a game gives that went on from another one', () => {
  const played = (): PlayableGame =>
    given(
      ...along(),
      decided(joinGame('Ada', { as: phone, provedAs: [ada] })),
      decided(joinGame('Dan')),
      decided(startGame({ at: at('0') })),
      answered({ by: ada, choice: 'right', at: at('1') }),
      questionClosedAt(),
      finished({ at: at('20') }),
    ).game;
  const questionClosedAt = () => decided(advanceQuestion({ at: at('9') }));

  it('is what was earned in it: nothing counts twice', () => {
    const game = played() as FinishedGame;
    const [first] = standings(game);
    expect(first?.seat.score).toBe(180 + 190);
    expect(standingAt(game, standings(game), 0)).toMatchObject({ correct: 2, total: 3 });
    const withAccounts = {
      ...game,
      seats: {
        ...game.seats,
        byId: new Map(
          [...game.seats.byId].map(([id, seat]) => [id, { ...seat, userId: `user ${id}` as never }]),
        ),
      },
    };
    const results = gameResults(withAccounts, withAccounts, new Map());
    expect(results.accounts).toMatchObject([
      { playerId: ada, score: 190, correct: 1, answered: 1, position: 1 },
      { playerId: seatCalled('Dan'), score: 0 },
    ]);
    expect(boardPoints(withAccounts, new Map()).get(ada)).toBeNull();
  });
});

import {
  abandoned,
  ada,
  at,
  bo,
  caused,
  created,
  createGame,
  decided,
  endingNoRound,
  finished,
  followed,
  followGame,
  gameCalled,
  given,
  joined,
  joinGame,
  leading,
  locked,
  rejected,
  removed,
  removePlayer,
  renamePlayer,
  seatCalled,
  started,
  stored,
  submitAnswer,
  unchanged,
  withKey,
} from '../../test-support/index.js';
import { schemaOf } from '../events.js';
import type { PlayableGame } from '../game.js';
import { gameCard } from '../views/card.js';
import { playerGameState } from '../views/game-state.js';

const next = gameCalled('after_this_one');
const newer = gameCalled('after_that_one');
const over = [created(), joined('Ada'), started(), finished({ at: at('5') })];
const nowhere = { joinUrl: '', isOwner: false };

describe('a game that goes on in another one', () => {
  it('says in which, to who is there and to who comes back', () => {
    given(...over)
      .when(followGame(next))
      .then(
        stored('GameFollowed', { nextGameId: next }),
        caused('host'),
        endingNoRound,
        leading((game) => {
          expect(playerGameState(game, at('6'))).toMatchObject({ status: 'finished', nextGameId: next });
          expect(gameCard(game, nowhere)).toMatchObject({ nextGameId: next });
        }),
      );
  });

  it('also if it was given up before anybody played', () => {
    given(created(), joined('Ada'), abandoned()).when(followGame(next)).then(stored('GameFollowed'));
  });

  it('once, however often it is said', () => {
    given(...over)
      .when(followGame(next))
      .then(withKey(`followed:${next}`));
    given(...over, followed(next))
      .when(followGame(next))
      .then(unchanged);
  });

  it('in the newest of several', () => {
    given(...over, followed(next))
      .when(followGame(newer))
      .then(leading((game) => expect(game).toMatchObject({ nextGameId: newer })));
  });

  it('keeps its results: what is corrected afterwards leads nowhere else', () => {
    const { game } = given(...over, followed(next));
    expect(playerGameState(game, at('6'))).toMatchObject({ status: 'finished', phase: 'final' });
    given(...over, followed(next))
      .when(submitAnswer({ by: ada, choice: 'right' }))
      .then(rejected('game_finished'));
  });
});

describe('a game that goes on with the people of another one', () => {
  it('names its parent, and stays readable for the release before', () => {
    given()
      .when(createGame({ parentGameId: next }))
      .then(
        stored('GameCreated', { parentGameId: next }),
        ({ event }) => expect(schemaOf(event)).toBe(1),
        leading((game) => {
          expect(playerGameState(game, at('0'))).toMatchObject({ parentGameId: next });
          expect(gameCard(game, nowhere)).toMatchObject({ parentGameId: next });
        }),
      );
  });

  it('says nothing of a parent where there is none', () => {
    const { game } = given(created());
    expect(playerGameState(game, at('0'))).not.toHaveProperty('parentGameId');
    expect(game.parentGameId).toBeNull();
  });
});

describe('who had a seat in the game before', () => {
  const teams = { preparedTeams: ['Reds'], onlyPreparedTeams: true };
  const after = (says: Parameters<typeof createGame>[0] = {}) =>
    decided(createGame({ parentGameId: next, teamMode: true, ...says }));
  const seatOf = (game: PlayableGame) => game.seats.byId.get(ada);

  it('has it again, with its name, its mask, its team and its account', () => {
    given(after())
      .when(joinGame('Ada', { carried: true, team: 'Reds', shownName: 'Calm Otter' }))
      .then(
        stored('PlayerJoined', { playerId: ada, name: 'Ada', shownName: 'Calm Otter', teamName: 'Reds' }),
        caused('player'),
        withKey('name:ada:0'),
        leading((game) =>
          expect(seatOf(game)).toMatchObject({ name: 'Calm Otter', ownName: 'Ada', teamName: 'Reds' }),
        ),
      );
  });

  it('stays in a team that the host has not prepared', () => {
    given(after({ teams }))
      .when(joinGame('Ada', { carried: true, team: 'Blues' }))
      .then(stored('PlayerJoined', { teamName: 'Blues' }));
    given(after({ teams }))
      .when(joinGame('Ada', { carried: true, team: 'reds' }))
      .then(stored('PlayerJoined', { teamName: 'Reds' }));
  });

  it('comes in through a locked door, where a newcomer does not', () => {
    given(after(), locked())
      .when(joinGame('Ada', { carried: true }))
      .then(stored('PlayerJoined'));
    given(after(), locked()).when(joinGame('Ada')).then(rejected('lobby_locked'));
  });

  it('need not be admitted', () => {
    const asking = after({ rules: { ...given(created()).game.rules, approval: true } });
    given(asking)
      .when(joinGame('Ada', { carried: true, doubtful: true }))
      .then(stored('PlayerJoined'));
    given(asking).when(joinGame('Ada')).then(stored('PlayerKnocked'));
  });

  it('keeps its team also where its phone wakes up after the start', () => {
    const closed = after({ rules: { ...given(created()).game.rules, lateJoin: 'closed' } });
    given(closed, joined('Bo'), started())
      .when(joinGame('Ada', { carried: true, team: 'Reds' }))
      .then(stored('PlayerJoined', { teamName: 'Reds' }));
  });

  it('gets a number where the host has given its name to somebody else', () => {
    given(after(), joined('Bo'), decided(renamePlayer(bo, 'Ada')))
      .when(joinGame('Ada', { carried: true }))
      .then(stored('PlayerJoined', { name: 'Ada 2' }), withKey('name:ada 2:0'));
  });

  it('has no name that nobody could have typed', () => {
    given(after())
      .when(joinGame('A\u0000da', { carried: true }))
      .then(rejected('name_invalid'));
    given(after())
      .when(joinGame('Ada', { carried: true, team: 'Re\u0000ds' }))
      .then(stored('PlayerJoined', { name: 'Ada', teamName: null }));
  });

  it('gets it within the length of a name', () => {
    const long = 'Ä'.repeat(50);
    given(after(), joined('Bo'), decided(renamePlayer(bo, long)))
      .when(joinGame(long, { carried: true, as: ada }))
      .then(stored('PlayerJoined', { name: `${'Ä'.repeat(48)} 2` }));
  });

  it('is not let in again once it was removed here', () => {
    given(after(), joined('Ada'), removed(ada))
      .when(joinGame('Ada', { carried: true }))
      .then(rejected('removed'));
  });

  it('comes back to the seat that it has here already, whatever it was called before', () => {
    given(after(), joined('Cleo', { as: ada }))
      .when(joinGame('Ada', { carried: true }))
      .then(unchanged);
  });

  it('is no new player of a game that is over', () => {
    given(after(), joined('Bo'), started(), finished({ at: at('5') }))
      .when(joinGame('Ada', { carried: true, as: seatCalled('Ada') }))
      .then(rejected('game_finished'));
  });

  it('can be removed as anybody else', () => {
    given(after(), decided(joinGame('Ada', { carried: true })))
      .when(removePlayer(ada))
      .then(stored('PlayerRemoved', { playerId: ada }));
  });
});

import {
  ada,
  admitPlayer,
  at,
  bo,
  caused,
  created,
  decided,
  finished,
  given,
  joined,
  joinGame,
  leading,
  left,
  nobody,
  rejected,
  removePlayer,
  renamePlayer,
  seatCalled,
  setReady,
  started,
  stored,
  unchanged,
  withKey,
} from '../../test-support/index.js';
import { schemaOf } from '../events.js';
import type { PlayableGame } from '../game.js';
import { hostPlayers, knocks, lobby } from '../views/people.js';

const everybody = (): boolean => true;
const shownIn = (game: PlayableGame): string[] =>
  lobby(game, everybody, true).flatMap(({ name, isHost }) => (isHost ? [] : [name]));

describe('a masked name', () => {
  it('is seen by the host alone, and by nobody else', () => {
    given(created())
      .when(joinGame('Ada', { shownName: 'Calm Otter' }))
      .then(
        stored('PlayerJoined', { name: 'Ada', shownName: 'Calm Otter' }),
        leading((game) => {
          expect(shownIn(game)).toEqual(['Calm Otter']);
          expect(hostPlayers(game, everybody)).toMatchObject([{ name: 'Calm Otter', ownName: 'Ada' }]);
        }),
      );
  });

  it.each(['ADA', 'calm  otter'])('is nobody else’s, nor is its mask: %s', (name) => {
    given(created(), decided(joinGame('Ada', { shownName: 'Calm Otter' })))
      .when(joinGame(name, { as: bo }))
      .then(rejected('name_taken'));
  });

  it('is let be by the host, who needs no free name for that', () => {
    given(created(), decided(joinGame('Ada', { shownName: 'Calm Otter' })))
      .when(renamePlayer(ada, 'Ada'))
      .then(
        stored('PlayerRenamed', { playerId: ada, name: 'Ada' }),
        caused('host'),
        leading((game) => {
          expect(shownIn(game)).toEqual(['Ada']);
          expect(hostPlayers(game, everybody)[0]).not.toHaveProperty('ownName');
        }),
      );
  });

  it('is stored by a schema of its own, which older releases do not play on with', () => {
    const event = (shownName?: string) =>
      ({ type: 'PlayerJoined', data: shownName === undefined ? {} : { shownName } }) as never;
    expect(schemaOf(event())).toBe(1);
    expect(schemaOf(event('Calm Otter'))).toBe(2);
  });
});

describe('a seat that the host renames', () => {
  it('has that name from now on, and its old one is free', () => {
    const fact = decided(renamePlayer(ada, '  The   Countess '));
    given(created(), joined('Ada'), fact)
      .when(joinGame('ada', { as: bo }))
      .then(stored('PlayerJoined', { name: 'ada' }), withKey('name:ada:1'));
    given(created(), joined('Ada'), fact)
      .when(joinGame('THE COUNTESS', { as: bo }))
      .then(rejected('name_taken'));
  });

  it.each([
    ['Bo', 'name_taken'],
    ['   ', 'name_invalid'],
    ['a'.repeat(51), 'name_invalid'],
  ] as const)('cannot be called %j: %s', (name, code) => {
    given(created(), joined('Ada'), joined('Bo')).when(renamePlayer(ada, name)).then(rejected(code));
  });

  it('has another name by an operator of the installation, in no host’s name', () => {
    given(created(), joined('Ada'))
      .when(renamePlayer(ada, 'Calm Otter', { by: { as: 'operator', reason: 'abuse' } }))
      .then(
        stored('PlayerRenamed', { playerId: ada, name: 'Calm Otter' }),
        caused('system'),
        leading((game) => expect(shownIn(game)).toEqual(['Calm Otter'])),
      );
  });

  it('is renamed by its host alone, and once', () => {
    given(created(), joined('Ada')).when(renamePlayer(ada, 'Ada')).then(unchanged);
    given(created(), joined('Ada')).when(renamePlayer(nobody, 'Eve')).then(rejected('not_joined'));
    given(created(), joined('Ada'))
      .when(renamePlayer(ada, 'Eve', { by: { as: 'seat', playerId: ada } }))
      .then(rejected('not_host'));
  });
});

describe('where the host admits each player', () => {
  const asked = created({ rules: { approval: true } });
  const knocked = decided(joinGame('Ada', { team: 'Reds' }));
  const knockedAt = (game: PlayableGame): number | undefined => game.seats.knocks.get(ada)?.at;

  it('who joins has no seat before that, and is seen by nobody but the host', () => {
    given(asked)
      .when(joinGame('Ada', { team: 'Reds' }))
      .then(
        stored('PlayerKnocked', { playerId: ada, name: 'Ada', teamName: 'Reds' }),
        leading((game) => {
          expect(shownIn(game)).toEqual([]);
          expect(game.seats.participants).toBe(0);
          expect(knocks(game)).toEqual([{ id: ada, name: 'Ada', teamName: 'Reds' }]);
        }),
      );
    given(asked, knocked).when(joinGame('Ada')).then(unchanged);
    given(asked, knocked).when(setReady(ada)).then(rejected('not_joined'));
    given(asked, knocked)
      .when(joinGame('ADA', { as: bo }))
      .then(rejected('name_taken'));
  });

  it('is seated by the host’s word, also after the start, under one key with the refusal', () => {
    for (const game of [given(asked, knocked), given(asked, joined('Bo'), knocked, started())])
      game.when(admitPlayer(ada, true)).then(
        stored('PlayerJoined', { playerId: ada, name: 'Ada', startingScore: 0 }),
        caused('host'),
        withKey(`knock:${ada}:${knockedAt(game.game)}`),
        leading((led) => {
          expect(shownIn(led)).toContain('Ada');
          expect(knocks(led)).toEqual([]);
        }),
      );
    const waiting = given(asked, knocked);
    waiting.when(admitPlayer(ada, false)).then(withKey(`knock:${ada}:${knockedAt(waiting.game)}`));
  });

  it('is let in again under another key, once it has given its seat back and knocked anew', () => {
    const again = joinGame('Ada', { at: at('-30') });
    const back = given(asked, knocked, decided(admitPlayer(ada, true)), left(ada), decided(again));
    expect(knocks(back.game)).toHaveLength(1);
    expect(knockedAt(back.game)).not.toBe(knockedAt(given(asked, knocked).game));
    back.when(admitPlayer(ada, true)).then(withKey(`knock:${ada}:${knockedAt(back.game)}`));
  });

  it('stays out who is refused, and its name is free', () => {
    const fact = decided(admitPlayer(ada, false));
    const refused = given(asked, knocked, fact);
    refused.when(joinGame('Ada')).then(rejected('removed'));
    refused.when(joinGame('Ada', { as: bo })).then(stored('PlayerKnocked', { playerId: bo }));
    refused.when(admitPlayer(ada, true)).then(unchanged);
    expect(shownIn(refused.game)).toEqual([]);
  });

  it('nobody but the host admits', () => {
    given(asked, knocked)
      .when(admitPlayer(ada, true, { by: { as: 'seat', playerId: bo } }))
      .then(rejected('not_host'));
    given(asked, knocked, finished()).when(admitPlayer(ada, true)).then(rejected('game_finished'));
  });
});

describe('after a ban', () => {
  it('the log says so, and who may be that player again has to be admitted', () => {
    given(created(), joined('Ada'))
      .when(removePlayer(ada, { ban: true, at: at('9') }))
      .then(
        stored('PlayerRemoved', { playerId: ada, banned: true }),
        leading((game) => expect(game.seats.byId.get(ada)?.bannedAt).toBe(at('9'))),
      );
    given(created())
      .when(joinGame('Eve', { doubtful: true }))
      .then(stored('PlayerKnocked', { playerId: seatCalled('Eve') }));
  });

  it('a seat that was only removed is no ban', () => {
    given(created(), joined('Ada'))
      .when(removePlayer(ada))
      .then(leading((game) => expect(game.seats.byId.get(ada)).not.toHaveProperty('bannedAt')));
  });
});

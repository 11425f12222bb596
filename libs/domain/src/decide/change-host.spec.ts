import {
  ada,
  anOperator,
  aStranger,
  at,
  caused,
  changeHost,
  created,
  endingNoRound,
  finished,
  forgetName,
  given,
  hostChanged,
  hostId,
  joined,
  leading,
  rated,
  rejected,
  started,
  stored,
  strangerId,
  theClock,
  theHost,
  theSeatOf,
  unchanged,
  withKey,
} from '../../test-support/index.js';
import { isHostsOwn, type PlayableGame } from '../game.js';

const evening = [created(), joined('Ada'), joined('Bo', { userId: strangerId }), started()];
const over = [...evening, finished({ at: at('5') })];
const handedOver = [...over, hostChanged(hostId, strangerId)];

describe('a game is handed over', () => {
  it('by an operator, when it is over: from then on it is another host’s', () => {
    given(...over)
      .when(changeHost(hostId, strangerId))
      .then(
        stored('HostChanged', { from: hostId, to: strangerId }),
        withKey('host:5'),
        caused('system'),
        endingNoRound,
        leading((game) => expect(game).toMatchObject({ hostId: strangerId, ledBy: hostId })),
      );
    given(...handedOver)
      .when(changeHost(hostId, strangerId))
      .then(unchanged);
  });

  it('the new host may do what hosts may, and the old one may not any more', () => {
    given(...handedOver)
      .when(forgetName(ada, { by: aStranger }))
      .then(stored('NameForgotten'));
    given(...handedOver)
      .when(forgetName(ada, { by: theHost }))
      .then(rejected('not_host'));
  });

  it('as often as it is wanted, back to its first host too, with a key of its own each time', () => {
    given(...handedOver)
      .when(changeHost(strangerId, hostId))
      .then(stored('HostChanged'), withKey('host:6'));
    given(...handedOver, rated(ada, 5), hostChanged(strangerId, hostId))
      .when(changeHost(hostId, strangerId))
      .then(stored('HostChanged'), withKey('host:8'));
  });

  it('from whose it is alone', () => {
    given(...handedOver)
      .when(changeHost(hostId, hostId))
      .then(rejected('not_host'));
    given(created({ kind: 'solo' }), joined('Ada'), finished({ at: at('5') }))
      .when(changeHost(hostId, strangerId))
      .then(rejected('not_host'));
  });

  it('by nobody but an operator', () => {
    for (const by of [theHost, aStranger, theClock, theSeatOf(ada)])
      given(...over)
        .when(changeHost(hostId, strangerId, { by }))
        .then(rejected('not_host'));
    given(...evening)
      .when(changeHost(hostId, strangerId, { by: anOperator }))
      .then(rejected('wrong_state'));
  });

  it('who led it that night is remembered: who played it then did not, whoever’s it is now', () => {
    given(...over)
      .when(changeHost(hostId, strangerId))
      .then(
        leading((game) => {
          const seats = [...(game as PlayableGame).seats.byId.values()];
          expect(seats.map((seat) => isHostsOwn(game as PlayableGame, seat))).toEqual([false, false]);
        }),
      );
  });
});

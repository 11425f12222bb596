import {
  ada,
  anOperator,
  aStranger,
  asCoHost,
  at,
  bo,
  caused,
  coHostAdmitted,
  coHostLinkMade,
  created,
  endingNoRound,
  finished,
  forgetName,
  given,
  joined,
  jokerDeclared,
  leading,
  nameForgotten,
  nobody,
  rejected,
  removed,
  started,
  stored,
  teamsPrepared,
  unchanged,
  withKey,
} from '../../test-support/index.js';
import type { PlayableGame } from '../game.js';
import { forgottenPlayer, forgottenTeam } from '../names.js';
import { jokerOf } from '../seats.js';
import { standings } from '../standings.js';

const over = finished({ at: at('5') });
const played = [created({ teamMode: true }), joined('Ada', { team: 'Reds' }), joined('Bo', { team: 'reds' })];
const evening = [...played, started(), over];
const called = (game: unknown) =>
  standings(game as PlayableGame).map(({ seat: { name, teamName } }) => [name, teamName]);

describe('a name is forgotten', () => {
  it('when the game is over: from then on the seat is called by its id', () => {
    given(...evening)
      .when(forgetName(ada))
      .then(
        stored('NameForgotten', { playerId: ada, of: 'player', called: forgottenPlayer(ada) }),
        withKey(`forgotten:player:${ada}`),
        caused('host'),
        endingNoRound,
        leading((game) =>
          expect(called(game)).toEqual([
            [forgottenPlayer(ada), 'Reds'],
            ['Bo', 'reds'],
          ]),
        ),
      );
    given(...evening, nameForgotten(ada, forgottenPlayer(ada)))
      .when(forgetName(ada))
      .then(unchanged);
  });

  it('is told also where the log does not have it any more, for somebody broke off between the two', () => {
    given(created(), joined(forgottenPlayer(ada), { as: ada }), over)
      .when(forgetName(ada))
      .then(stored('NameForgotten', { playerId: ada, of: 'player', called: forgottenPlayer(ada) }));
    const team = forgottenTeam(bo);
    const members = [joined('Ada', { team }), joined('Bo', { team })];
    given(created({ teamMode: true }), ...members, over)
      .when(forgetName(bo, { of: 'team' }))
      .then(stored('NameForgotten', { playerId: bo, of: 'team', called: team }));
  });

  it('of a whole team, whose joker stays its own', () => {
    given(
      created({ teamMode: true, rules: { scoring: 'rounds' } }),
      joined('Ada', { team: 'Reds' }),
      joined('Bo', { team: 'reds' }),
      jokerDeclared(ada, 1),
      started(),
      over,
    )
      .when(forgetName(bo, { of: 'team' }))
      .then(
        stored('NameForgotten', { playerId: bo, of: 'team', called: forgottenTeam(bo) }),
        leading((game) => {
          const team = forgottenTeam(bo);
          expect(called(game)).toEqual([
            ['Ada', team],
            ['Bo', team],
          ]);
          const seat = (game as PlayableGame).seats.byId.get(ada);
          expect(seat && jokerOf(game as PlayableGame, seat)).toBe(1);
        }),
      );
    given(...evening, nameForgotten(bo, forgottenTeam(bo), 'team'))
      .when(forgetName(ada, { of: 'team' }))
      .then(unchanged);
  });

  it('of somebody who was put out, too', () => {
    given(...played, removed(ada), started(), over)
      .when(forgetName(ada))
      .then(stored('NameForgotten'));
  });

  it('of a team that its host wrote down beforehand: no, that is the host’s own word', () => {
    given(
      created(),
      teamsPrepared({ preparedTeams: ['Reds'], onlyPreparedTeams: false }),
      joined('Ada', { team: 'Reds' }),
      over,
    )
      .when(forgetName(ada, { of: 'team' }))
      .then(rejected('unknown_team'));
    given(created(), joined('Ada'), over)
      .when(forgetName(ada, { of: 'team' }))
      .then(rejected('unknown_team'));
  });

  it('by its host, or an operator of the installation, and by nobody else', () => {
    given(...evening)
      .when(forgetName(ada, { by: anOperator }))
      .then(stored('NameForgotten'), caused('system'));
    given(...evening)
      .when(forgetName(ada, { by: aStranger }))
      .then(rejected('not_host'));
    given(created(), coHostLinkMade(), coHostAdmitted(), joined('Ada'), over)
      .when(forgetName(ada, { by: asCoHost }))
      .then(rejected('not_host'));
    given(created({ kind: 'solo' }), joined('Ada'), over)
      .when(forgetName(ada, { by: { as: 'seat', playerId: ada } }))
      .then(rejected('not_host'));
  });

  it('of who has no seat there is nothing that a fold could forget', () => {
    given(...evening)
      .when(forgetName(nobody))
      .then(unchanged);
  });
});

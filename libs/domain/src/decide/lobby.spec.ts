import {
  ada,
  at,
  bo,
  caused,
  chooseTeam,
  created,
  dueNext,
  endingNoRound,
  given,
  hours,
  joined,
  leading,
  minutes,
  paused,
  readied,
  rejected,
  removePlayer,
  setJoining,
  setReady,
  setTeamMode,
  started,
  stored,
  teamChosen,
  unchanged,
  withKey,
} from '../../test-support/index.js';
import { changesAllowed } from '../rules.js';

describe('in the lobby', () => {
  it('a player says that it is ready, and takes it back', () => {
    given(created(), joined('Ada'))
      .when(setReady(ada))
      .then(stored('PlayerReadied', { playerId: ada, ready: true }), caused('player'), endingNoRound);
    given(created(), joined('Ada'), readied(ada))
      .when(setReady(ada, false))
      .then(leading((game) => expect(game.seats.byId.get(ada)?.ready).toBe(false)));
  });

  it('a player chooses a team that there is, however it is typed', () => {
    given(created(), joined('Ada', { team: 'Reds' }), joined('Bo'))
      .when(chooseTeam(bo, ' REDS '))
      .then(stored('TeamChosen', { playerId: bo, teamName: 'Reds' }));
    given(created(), joined('Ada'), teamChosen(ada, 'Reds')).when(chooseTeam(ada, 'reds')).then(unchanged);
  });

  it('a player chooses a team, and another one later', () => {
    given(created(), joined('Ada'))
      .when(chooseTeam(ada, '  The  Reds '))
      .then(stored('TeamChosen', { playerId: ada, teamName: 'The Reds' }), endingNoRound);
    given(created(), joined('Ada'), teamChosen(ada, 'Reds'))
      .when(chooseTeam(ada, 'Blues'))
      .then(leading((game) => expect(game.seats.byId.get(ada)?.teamName).toBe('Blues')));
  });

  it('a team’s name is a name', () => {
    for (const name of ['', ' ', 'a'.repeat(51), 'tab\there']) {
      given(created(), joined('Ada')).when(chooseTeam(ada, name)).then(rejected('name_invalid'));
    }
  });

  it('the host sets team mode', () => {
    given(created())
      .when(setTeamMode(true))
      .then(
        stored('TeamModeSet', { teamMode: true }),
        caused('host'),
        endingNoRound,
        leading((game) => expect(game.teamMode).toBe(true)),
      );
  });
});

describe('a seat that changes its mind again and again', () => {
  const undecided = Array.from({ length: changesAllowed.seat }, (_, nth) =>
    nth % 2 ? teamChosen(ada, `Team ${nth}`) : readied(ada, nth % 4 === 0),
  );

  it('is refused in the end, so that its log has an end; what is so already is no change', () => {
    const lobby = [created(), joined('Ada'), ...undecided];
    given(...lobby)
      .when(chooseTeam(ada, 'Reds'))
      .then(rejected('too_many_requests'));
    given(...lobby)
      .when(setReady(ada, false))
      .then(rejected('too_many_requests'));
    given(...lobby)
      .when(chooseTeam(ada, `Team ${changesAllowed.seat - 1}`))
      .then(unchanged);
    given(created(), joined('Ada'), ...undecided.slice(1))
      .when(chooseTeam(ada, 'Reds'))
      .then(stored('TeamChosen'));
  });

  it('costs nobody else a change', () => {
    given(created(), joined('Ada'), joined('Bo'), ...undecided)
      .when(setReady(bo))
      .then(stored('PlayerReadied'));
  });
});

describe('locking the lobby', () => {
  it('is a transition, so that no join decided before slips in after it', () => {
    given(created())
      .when(setJoining('locked'))
      .then(stored('JoiningChanged', { joining: 'locked' }), caused('host'), withKey('round:2'));
  });

  it('leaves the game’s time as it was', () => {
    given(created())
      .when(setJoining('locked'))
      .then(dueNext(at('-60') + hours(24)));
    given(created({ autoStartAt: at('-50') }))
      .when(setJoining('locked'))
      .then(dueNext(at('-50')));
    given(created(), started())
      .when(setJoining('locked', { at: at('7') }))
      .then(dueNext(at('10.3')));
    given(created(), started(), paused({ at: at('5') }))
      .when(setJoining('locked', { at: at('50') }))
      .then(dueNext(at('5') + minutes(30)));
  });
});

describe('removing a player', () => {
  it('is a transition, so that no answer of that player follows', () => {
    given(created(), joined('Ada'), started())
      .when(removePlayer(ada, { at: at('3') }))
      .then(
        stored('PlayerRemoved', { playerId: ada }),
        caused('host'),
        withKey('round:3'),
        dueNext(at('10.3')),
        leading((game) => {
          expect(game.seats.byId.get(ada)?.removed).toBe(true);
          expect(game.seats.participants).toBe(0);
          expect(game.status).toBe('active');
        }),
      );
  });
});

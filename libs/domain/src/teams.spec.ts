import {
  ada,
  at,
  bo,
  chooseTeam,
  created,
  createGame,
  given,
  joined,
  joinGame,
  leading,
  rejected,
  removed,
  setTeamMode,
  started,
  stored,
  teamModeSet,
  teamsPrepared,
  unchanged,
} from '../test-support/index.js';
import { limits } from './contract/limits.js';
import { teamStandings } from './standings.js';
import { teamsProblem } from './teams.js';
import { playerGameState } from './views/game-state.js';

const prepared = (...preparedTeams: string[]) => ({ preparedTeams, onlyPreparedTeams: false });
const only = (...preparedTeams: string[]) => ({ preparedTeams, onlyPreparedTeams: true });

describe('teams that a host prepares', () => {
  it('are cleaned like names, and stay in their order', () => {
    given(created())
      .when(setTeamMode(true, { teams: prepared(' The   Reds ', 'Blues') }))
      .then(
        stored('TeamModeSet', {
          teamMode: true,
          preparedTeams: ['The Reds', 'Blues'],
          onlyPreparedTeams: false,
        }),
      );
    given()
      .when(createGame({ teamMode: true, teams: only(' The   Reds ') }))
      .then(stored('GameCreated', { preparedTeams: ['The Reds'], onlyPreparedTeams: true }));
  });

  it('are refused where two are one team, one is no name, or there are too many', () => {
    const many = Array.from({ length: limits.preparedTeams + 1 }, (_, index) => `Team ${index}`);
    for (const [code, teams] of [
      ['name_taken', ['Reds', 'Blues', ' reds ']],
      ['name_taken', ['Straße', 'STRASSE']],
      ['name_invalid', ['Reds', '']],
      ['name_invalid', ['x'.repeat(51)]],
      ['bad_request', many],
    ] as const) {
      given(created())
        .when(setTeamMode(true, { teams: prepared(...teams) }))
        .then(rejected(code));
      given()
        .when(createGame({ teams: prepared(...teams) }))
        .then(rejected(code));
    }
    expect(teamsProblem(many.slice(1))).toBeNull();
    expect(teamsProblem(['Reds', ' reds '])).toEqual({ code: 'name_taken', name: ' reds ' });
  });

  it('stay as they are where a switch of the mode says nothing of them, and can be taken back', () => {
    const before = [created(), teamsPrepared(only('Reds'))];
    given(...before)
      .when(setTeamMode(false))
      .then(leading((game) => expect(game).toMatchObject({ teamMode: false, ...only('Reds') })));
    given(...before)
      .when(setTeamMode(true, { teams: only('Reds') }))
      .then(unchanged);
    given(...before)
      .when(setTeamMode(true, { teams: only() }))
      .then(leading((game) => expect(game).toMatchObject(prepared())));
  });

  it('are joined however they are typed, by their spelling', () => {
    given(created(), teamsPrepared(prepared('The Reds')))
      .when(joinGame('Ada', { team: 'the reds' }))
      .then(stored('PlayerJoined', { teamName: 'The Reds' }));
    given(created(), joined('Ada'), teamsPrepared(prepared('The Reds')))
      .when(chooseTeam(ada, ' THE REDS'))
      .then(stored('TeamChosen', { teamName: 'The Reds' }));
  });

  it('take the spelling of a team that has players, and the host’s own again when it has none', () => {
    const reds = [created(), joined('Ada', { team: 'reds' })];
    given(...reds)
      .when(setTeamMode(true, { teams: prepared('Reds') }))
      .then(stored('TeamModeSet', { preparedTeams: ['reds'] }));
    given(...reds, removed(ada))
      .when(setTeamMode(true, { teams: prepared('Reds') }))
      .then(stored('TeamModeSet', { preparedTeams: ['Reds'] }));
    given(...reds, removed(ada), teamsPrepared(prepared('Reds')))
      .when(joinGame('Bo', { team: 'reds' }))
      .then(stored('PlayerJoined', { teamName: 'Reds' }));
  });

  it('are told while players choose, and to nobody after the start', () => {
    const { game } = given(created(), teamsPrepared(only('Reds')));
    expect(playerGameState(game, at('0'))).toMatchObject(only('Reds'));
    for (const later of [[started()], [teamModeSet(false)]]) {
      const state = playerGameState(given(created(), teamsPrepared(only('Reds')), ...later).game, at('0'));
      expect(state).not.toHaveProperty('preparedTeams');
    }
  });

  it('have no place before somebody is in them', () => {
    const { game } = given(
      created(),
      teamsPrepared(prepared('Reds', 'Blues')),
      joined('Ada', { team: 'Blues' }),
      started(),
    );
    expect(teamStandings(game).map(({ teamName }) => teamName)).toEqual(['Blues']);
  });
});

describe('prepared teams alone', () => {
  const closed = [created(), joined('Ada', { team: 'Greens' }), teamsPrepared(only('Reds', 'Blues'))];

  it('are what can be chosen, by who comes and by who is there', () => {
    given(...closed)
      .when(joinGame('Bo', { team: 'reds' }))
      .then(stored('PlayerJoined', { teamName: 'Reds' }));
    for (const team of ['Pinks', 'Greens'])
      given(...closed)
        .when(joinGame('Bo', { team }))
        .then(rejected('unknown_team'));
    given(...closed)
      .when(chooseTeam(ada, 'Pinks'))
      .then(rejected('unknown_team'));
  });

  it('leave who was in another one there, and let in who is in none', () => {
    const { game } = given(...closed);
    expect(game.seats.byId.get(ada)?.teamName).toBe('Greens');
    given(...closed)
      .when(joinGame('Bo'))
      .then(stored('PlayerJoined', { teamName: null }));
  });
});

describe('who comes by the code of the host’s team', () => {
  const ofOwls = { teamMode: true, hostTeamName: 'The Owls' };
  const byCode = { byTeamCode: true };

  it('is in that team, unless it names another', () => {
    given(created(ofOwls))
      .when(joinGame('Ada', byCode))
      .then(stored('PlayerJoined', { teamName: 'The Owls' }));
    given(created(ofOwls))
      .when(joinGame('Ada', { ...byCode, team: 'Cats' }))
      .then(stored('PlayerJoined', { teamName: 'Cats' }));
    given(created(ofOwls), joined('Bo', { team: 'the owls' }))
      .when(joinGame('Ada', byCode))
      .then(stored('PlayerJoined', { teamName: 'the owls' }));
  });

  it.each([
    ['by the game’s own code', [created(ofOwls)], {}],
    ['in a game without teams', [created({ hostTeamName: 'The Owls' })], byCode],
    ['of a game that no team hosts', [created({ teamMode: true })], byCode],
    ['where the host lets choose only others', [created(ofOwls), teamsPrepared(only('Cats'))], byCode],
    ['after the start', [created(ofOwls), joined('Bo'), started()], byCode],
  ] as const)('is in none %s', (_, past, says) => {
    given(...past)
      .when(joinGame('Ada', says))
      .then(stored('PlayerJoined', { teamName: null }));
  });

  it('keeps its seat’s team when it comes back', () => {
    given(created(ofOwls), joined('Bo', { team: 'Cats' }))
      .when(joinGame('Bo', { ...byCode, as: bo }))
      .then(unchanged);
  });
});

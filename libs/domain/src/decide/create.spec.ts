import {
  at,
  caused,
  content,
  created,
  createGame,
  dueNext,
  given,
  hours,
  joined,
  leading,
  question,
  reviseGame,
  stored,
  unchanged,
  withKey,
} from '../../test-support/index.js';
import { loggedContent } from '../events.js';
import { soloRules, standardRules, storedRules } from '../rules.js';

describe('a new game', () => {
  it('holds its questions in full, its rules and its host: the log needs nothing else', () => {
    given()
      .when(createGame())
      .then(
        stored('GameCreated', {
          ...loggedContent(content()),
          rules: storedRules(standardRules),
          hostId: 'user-of-the-host',
        }),
        caused('host'),
        leading((game) => expect(game).toMatchObject({ status: 'waiting', version: 1, round: 1 })),
      );
  });

  it('is made once: its key is natural, and who asks again finds it there', () => {
    given().when(createGame()).then(withKey('created'));
    given(created()).when(createGame()).then(unchanged);
  });

  it('is abandoned after 24 hours without a start', () => {
    given()
      .when(createGame({ at: at('0') }))
      .then(dueNext(at('0') + hours(24)));
  });

  it('without a host is made by the system', () => {
    given()
      .when(createGame({ kind: 'solo', hostId: null, rules: soloRules }))
      .then(stored('GameCreated', { kind: 'solo', rules: { maxPlayers: 1 } }), caused('system'));
  });

  it('that is a demo starts by itself at the moment it names', () => {
    given()
      .when(createGame({ kind: 'demo', hostId: null, autoStartAt: at('10') }))
      .then(dueNext(at('10')));
  });
});

describe('approving again', () => {
  const other = content({ title: 'Saturday quiz', questions: [question('moons', { timeLimit: 45 })] });

  it('replaces all that is played and keeps id, code and players', () => {
    given(created(), joined('Ada'))
      .when(reviseGame({ content: other }))
      .then(
        stored('GameRevised', loggedContent(other)),
        caused('host'),
        leading((game) => {
          expect(game.content).toEqual(other);
          expect(game.gameCode).toBe('QUIZ42');
          expect(game.seats.participants).toBe(1);
        }),
      );
  });

  it('does not prolong the wait', () => {
    given(created({ at: at('0') }))
      .when(reviseGame({ at: at('5000') }))
      .then(dueNext(at('0') + hours(24)));
  });

  it('is a transition: a start that was decided with the old questions is decided again', () => {
    given(created()).when(reviseGame()).then(withKey('round:2'));
  });
});

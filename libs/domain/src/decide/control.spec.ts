import {
  ada,
  advanced,
  advanceQuestion,
  answered,
  at,
  caused,
  content,
  created,
  dueNext,
  finishGame,
  given,
  hours,
  joined,
  leading,
  minutes,
  paused,
  pauseGame,
  question,
  rejected,
  resumed,
  resumeGame,
  started,
  startGame,
  stored,
  submitAnswer,
  theSeatOf,
  timeIsUp,
  unchanged,
  withKey,
} from '../../test-support/index.js';
import { changesAllowed } from '../rules.js';

const lobby = [created(), joined('Ada')];
/** Three questions: 0 s to 10 s, 10.3 s to 20.3 s, then one of twenty seconds. */
const running = [...lobby, started()];

describe('starting', () => {
  it('opens the first question for its own time, at once', () => {
    given(...lobby)
      .when(startGame({ at: at('0') }))
      .then(
        stored('GameStarted', { opened: { index: 0, opensAt: at('0'), closesAt: at('10') } }),
        caused('host'),
        withKey('round:2'),
        dueNext(at('10.3')),
        leading((game) => expect(game).toMatchObject({ status: 'active', startedAt: at('0'), round: 2 })),
      );
  });

  it('needs no players', () => {
    given(created()).when(startGame()).then(stored('GameStarted'));
  });
});

describe('ending a question', () => {
  it('opens the next one for its own time', () => {
    given(...running, advanced())
      .when(advanceQuestion({ at: at('15') }))
      .then(
        stored('QuestionAdvanced', {
          closed: { index: 1, reason: 'host' },
          opened: { index: 2, opensAt: at('15'), closesAt: at('35') },
        }),
        caused('host'),
        withKey('round:4'),
        dueNext(at('35.3')),
      );
  });

  it('finishes the game after the last one', () => {
    given(...running, advanced(), advanced())
      .when(advanceQuestion({ at: at('25') }))
      .then(
        stored('GameFinished', { endedBy: 'questions', closed: { index: 2, reason: 'host' } }),
        dueNext(null),
        leading((game) => expect(game).toMatchObject({ status: 'finished', lastOpened: 2 })),
      );
  });

  it('ends the question it names and no other: a doubled or late click skips none', () => {
    given(...running, advanced())
      .when(advanceQuestion({ ending: 0 }))
      .then(unchanged);
    given(...running)
      .when(advanceQuestion({ ending: 1 }))
      .then(unchanged);
  });

  it('waits for the reveal that the game’s own rules ask for', () => {
    given(created({ rules: { revealMs: 5000 } }), started())
      .when(advanceQuestion({ at: at('4') }))
      .then(
        stored('QuestionAdvanced', { opened: { index: 1, opensAt: at('9'), closesAt: at('19') } }),
        dueNext(at('19.3')),
      );
  });

  it('settles as long as the game’s own rules ask for', () => {
    given(created({ rules: { settleMs: 1000 } }))
      .when(startGame({ at: at('0') }))
      .then(dueNext(at('11')));
  });
});

describe('a pause', () => {
  it('keeps what is left on the clock', () => {
    given(...running)
      .when(pauseGame({ at: at('3.75') }))
      .then(stored('GamePaused', { msLeft: 6250 }), caused('host'), dueNext(at('3.75') + minutes(30)));
  });

  it('goes on with just that', () => {
    given(...running, paused({ at: at('3.75') }))
      .when(resumeGame({ at: at('100') }))
      .then(
        stored('GameResumed', { closesAt: at('106.25') }),
        dueNext(at('106.55')),
        leading((game) => expect(game).toMatchObject({ status: 'active', startedAt: at('0') })),
      );
  });

  it('can follow a pause: nothing is lost or won by it', () => {
    given(...running, paused({ at: at('3') }), resumed({ at: at('50') }))
      .when(pauseGame({ at: at('52') }))
      .then(stored('GamePaused', { msLeft: 5000 }));
  });

  it('in the settling time has nothing left: the question is over when the game goes on', () => {
    given(...running)
      .when(pauseGame({ at: at('10.2') }))
      .then(stored('GamePaused', { msLeft: 0 }));
    given(...running, paused({ at: at('10') }))
      .when(resumeGame({ at: at('60') }))
      .then(stored('GameResumed', { closesAt: at('60') }), dueNext(at('60.3')));
  });

  it('during a reveal has the whole question left', () => {
    given(...running, advanced({ at: at('10.3'), opensAt: at('15.3') }))
      .when(pauseGame({ at: at('11') }))
      .then(stored('GamePaused', { msLeft: 10_000 }));
  });

  it('during a reveal takes its rest away: once resumed, the question is open as long as its clock runs', () => {
    const resumedEarly = [
      ...running,
      advanced({ at: at('10.3'), opensAt: at('20.3') }),
      paused({ at: at('20.3') }), // 10 s left: decide leaves the reveal out
      resumed({ at: at('12') }),
    ];
    given(...resumedEarly)
      .when(submitAnswer({ by: ada, choice: 'right', at: at('12') }))
      .then(stored('AnswerSubmitted', { msLeft: 10_000 }));
  });

  it('keeps the answers that were given', () => {
    given(...running, answered({ by: ada, choice: 2, at: at('1') }), paused({ at: at('2') }))
      .when(resumeGame())
      .then(leading((game) => expect(game.seats.byId.get(ada)?.last?.questionIndex).toBe(0)));
  });
});

describe('a pause by the player of a solo game', () => {
  const solo = [created({ kind: 'solo' }), joined('Ada'), started(), advanced({ at: at('1') })];
  const pauses = Array.from({ length: changesAllowed.pauses }, () => [
    paused({ at: at('2') }),
    resumed({ at: at('2') }),
  ]).flat();

  it('is refused after so many', () => {
    given(...solo, ...pauses.slice(2))
      .when(pauseGame({ by: theSeatOf(ada), at: at('3') }))
      .then(stored('GamePaused'));
    given(...solo, ...pauses)
      .when(pauseGame({ by: theSeatOf(ada), at: at('3') }))
      .then(rejected('too_many_requests'));
  });

  it('is a host’s as often as it likes', () => {
    given(created(), started(), ...pauses)
      .when(pauseGame({ at: at('3') }))
      .then(stored('GamePaused'));
  });
});

describe('finishing', () => {
  it('ends a running game where it stands', () => {
    given(...running, advanced())
      .when(finishGame({ at: at('12') }))
      .then(
        stored('GameFinished', { endedBy: 'host', closed: { index: 1, reason: 'host' } }),
        caused('host'),
        dueNext(null),
        leading((game) => expect(game).toMatchObject({ endedBy: 'host', lastOpened: 1, endedAt: at('12') })),
      );
  });

  it('ends a paused game too', () => {
    given(...running, paused({ at: at('2') }))
      .when(finishGame())
      .then(stored('GameFinished', { endedBy: 'host', closed: { index: 0, reason: 'host' } }));
  });

  it('abandons a game that never started', () => {
    given(...lobby)
      .when(finishGame())
      .then(
        stored('GameAbandoned', { closed: null }),
        caused('host'),
        dueNext(null),
        leading((game) => expect(game).toMatchObject({ endedBy: 'abandoned', lastOpened: null })),
      );
  });

  it('of a solo game is its player’s own doing', () => {
    given(created({ kind: 'solo' }), joined('Ada'), started())
      .when(finishGame({ by: theSeatOf(ada) }))
      .then(stored('GameFinished', { endedBy: 'host' }), caused('player'));
  });
});

describe('when time is up', () => {
  it('an open question closes by itself once its answers have settled', () => {
    given(...running)
      .when(timeIsUp({ at: at('10.3') }))
      .then(
        stored('QuestionAdvanced', {
          closed: { index: 0, reason: 'deadline' },
          opened: { index: 1, opensAt: at('10.3'), closesAt: at('20.3') },
        }),
        caused('clock'),
        withKey('round:3'),
        dueNext(at('20.6')),
      );
  });

  it('nothing happens a millisecond too early', () => {
    given(...running)
      .when(timeIsUp({ at: at('10.299') }))
      .then(unchanged);
  });

  it('the game is finished after the last question', () => {
    given(created(content({ questions: [question('rivers')] })), started())
      .when(timeIsUp({ at: at('10.3') }))
      .then(
        stored('GameFinished', { endedBy: 'questions', closed: { index: 0, reason: 'deadline' } }),
        caused('clock'),
      );
  });

  it('a timer of an earlier round does nothing, however late it fires', () => {
    given(...running, advanced())
      .when(timeIsUp({ round: 2, at: at('500') }))
      .then(unchanged);
    given(...running)
      .when(timeIsUp({ round: 3, at: at('500') }))
      .then(unchanged);
  });

  it('a resumed question closes by its new deadline', () => {
    const again = [...running, paused({ at: at('4') }), resumed({ at: at('60') })];
    given(...again)
      .when(timeIsUp({ at: at('66.299') }))
      .then(unchanged);
    given(...again)
      .when(timeIsUp({ at: at('66.3') }))
      .then(stored('QuestionAdvanced'));
  });

  it('a demo starts by itself', () => {
    const demo = [created({ kind: 'demo', autoStartAt: at('-50') }), joined('Ada')];
    given(...demo)
      .when(timeIsUp({ at: at('-50.001') }))
      .then(unchanged);
    given(...demo)
      .when(timeIsUp({ at: at('-50') }))
      .then(stored('GameStarted', { opened: { index: 0 } }), caused('clock'), dueNext(at('-39.7')));
  });

  it('a game that waited 24 hours is abandoned', () => {
    given(...lobby)
      .when(timeIsUp({ at: at('-60') + hours(24) - 1 }))
      .then(unchanged);
    given(...lobby)
      .when(timeIsUp({ at: at('-60') + hours(24) }))
      .then(stored('GameAbandoned', { closed: null }), caused('clock'), dueNext(null));
  });

  it('a game that was paused for 30 minutes is abandoned, and its question closed', () => {
    const resting = [...running, advanced(), paused({ at: at('12') })];
    given(...resting)
      .when(timeIsUp({ at: at('12') + minutes(30) - 1 }))
      .then(unchanged);
    given(...resting)
      .when(timeIsUp({ at: at('12') + minutes(30) }))
      .then(
        stored('GameAbandoned', { closed: { index: 1, reason: 'deadline' } }),
        leading((game) => expect(game).toMatchObject({ endedBy: 'abandoned', lastOpened: 1 })),
      );
  });
});

describe('an operator of the installation', () => {
  const operator = { as: 'operator', reason: 'abuse' } as const;

  it('ends a game where it stands, or before its start, in no host’s name, and says why', () => {
    given(...running)
      .when(finishGame({ by: operator }))
      .then(
        stored('GameFinished', { endedBy: 'host', operator: 'abuse' }),
        caused('system'),
        leading((game) => expect(game).toMatchObject({ status: 'finished', operator: 'abuse' })),
      );
    given(...lobby)
      .when(finishGame({ by: operator }))
      .then(stored('GameAbandoned', { closed: null, operator: 'abuse' }), caused('system'));
  });

  it('moves nothing else in a game', () => {
    given(...lobby)
      .when(startGame({ by: operator }))
      .then(rejected('not_host'));
    given(...running)
      .when(pauseGame({ by: operator }))
      .then(rejected('not_host'));
    given(...running)
      .when(advanceQuestion({ by: operator }))
      .then(rejected('not_host'));
  });

  it('is not in the event of a host who ends a game', () => {
    given(...running)
      .when(finishGame())
      .then((decision) => expect(decision.event.data).not.toHaveProperty('operator'));
  });
});

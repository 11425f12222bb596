import {
  ada,
  admitCoHost,
  admitPlayer,
  advanceQuestion,
  aStranger,
  asCoHost,
  at,
  bo,
  bringSeat,
  caused,
  changeHost,
  changeRules,
  chooseTeam,
  closeAnswered,
  coHostAdmitted,
  coHostLinkMade,
  coHostsDismissed,
  correctionCalled,
  correctQuestion,
  created,
  createGame,
  declareJoker,
  dismissCoHosts,
  extendTime,
  type Fact,
  finished,
  finishGame,
  followGame,
  forgetName,
  given,
  hostId,
  joined,
  joinGame,
  judgeAnswers,
  leaveGame,
  lendName,
  makeCoHostLink,
  moveDeadline,
  moveSeat,
  nobody,
  paused,
  pauseGame,
  rateGame,
  readied,
  rejected,
  removed,
  removePlayer,
  renamePlayer,
  resumeGame,
  reviseGame,
  setJoining,
  setReady,
  setTeamMode,
  started,
  startGame,
  stored,
  strangerId,
  submitAnswer,
  theClock,
  theGame,
  theSeatOf,
  timeIsUp,
  unchanged,
  undoCorrection,
  voiding,
  type Wish,
} from '../../test-support/index.js';
import type { CommandType } from '../commands.js';
import { type RefusalCode, refusalCodes } from '../contract/errors.js';
import { eventSchemas, type GameEventType } from '../events.js';
import type { Game } from '../game.js';

type State = Game['status'];
type Outcome = RefusalCode | GameEventType | 'unchanged';

const states: Record<State, Fact[]> = {
  unborn: [],
  waiting: [created(), joined('Ada')],
  active: [created(), joined('Ada'), started()],
  paused: [created(), joined('Ada'), started(), paused({ at: at('4') })],
  finished: [created(), joined('Ada'), started(), finished({ at: at('5') })],
};

const isRefusal = (outcome: Outcome): outcome is RefusalCode =>
  (refusalCodes as readonly string[]).includes(outcome);

const expected = (outcome: Outcome) => {
  if (outcome === 'unchanged') return unchanged;
  return isRefusal(outcome) ? rejected(outcome) : stored(outcome);
};

type Row = [
  wish: Wish,
  unborn: Outcome,
  waiting: Outcome,
  active: Outcome,
  paused: Outcome,
  finished: Outcome,
];

const lobbyOnly = (event: GameEventType): [Outcome, Outcome, Outcome, Outcome, Outcome] => [
  'unknown_code',
  event,
  'wrong_state',
  'wrong_state',
  'game_finished',
];

/** What each command comes to in each state, when nothing but the state stands in its way. */
const table: Record<CommandType, Row> = {
  CreateGame: [createGame(), 'GameCreated', 'unchanged', 'unchanged', 'unchanged', 'unchanged'],
  ReviseGame: [reviseGame(), ...lobbyOnly('GameRevised')],
  ChangeRules: [changeRules({ streakBonus: true }), ...lobbyOnly('RulesChanged')],
  // none of these goes on from another one
  BringSeat: [
    bringSeat({
      ...{ playerId: bo, name: 'Bo', teamName: null, userId: null, startingScore: 0 },
      carried: {
        ...{ gameId: theGame, tokenId: bo, answered: 0, correct: 0, correctMs: 0 },
        ...{ chosen: 0, chosenMs: 0, streak: 0 },
      },
    }),
    'unknown_code',
    'wrong_state',
    'wrong_state',
    'wrong_state',
    'wrong_state',
  ],
  JoinGame: [joinGame('Bo'), 'unknown_code', 'PlayerJoined', 'PlayerJoined', 'PlayerJoined', 'game_finished'],
  LeaveGame: [leaveGame(ada), 'unknown_code', 'PlayerLeft', 'PlayerLeft', 'PlayerLeft', 'game_finished'],
  RemovePlayer: [
    removePlayer(ada),
    'unknown_code',
    'PlayerRemoved',
    'PlayerRemoved',
    'PlayerRemoved',
    'game_finished',
  ],
  MoveSeat: [moveSeat(ada, nobody), 'unknown_code', 'SeatMoved', 'SeatMoved', 'SeatMoved', 'game_finished'],
  SetReady: [setReady(ada), ...lobbyOnly('PlayerReadied')],
  ChooseTeam: [chooseTeam(ada, 'Reds'), ...lobbyOnly('TeamChosen')],
  SetTeamMode: [setTeamMode(true), ...lobbyOnly('TeamModeSet')],
  AdmitPlayer: [
    admitPlayer(nobody, true),
    'unknown_code',
    'not_joined',
    'not_joined',
    'not_joined',
    'game_finished',
  ],
  JudgeAnswers: [
    judgeAnswers('Wilno', 'accepted'),
    'unknown_code',
    'wrong_state',
    'wrong_state',
    'wrong_state',
    'game_finished',
  ],
  RenamePlayer: [
    renamePlayer(ada, 'Countess'),
    'unknown_code',
    'PlayerRenamed',
    'PlayerRenamed',
    'PlayerRenamed',
    'game_finished',
  ],
  SetJoining: [
    setJoining('locked'),
    'unknown_code',
    'JoiningChanged',
    'JoiningChanged',
    'JoiningChanged',
    'game_finished',
  ],
  MakeCoHostLink: [
    makeCoHostLink(),
    'unknown_code',
    'CoHostLinkMade',
    'CoHostLinkMade',
    'CoHostLinkMade',
    'game_finished',
  ],
  AdmitCoHost: [
    admitCoHost(),
    'unknown_code',
    'unknown_code',
    'unknown_code',
    'unknown_code',
    'game_finished',
  ],
  DismissCoHosts: [
    dismissCoHosts('all'),
    'unknown_code',
    'unchanged',
    'unchanged',
    'unchanged',
    'game_finished',
  ],
  StartGame: [startGame(), ...lobbyOnly('GameStarted')],
  AdvanceQuestion: [
    advanceQuestion(),
    'unknown_code',
    'wrong_state',
    'QuestionAdvanced',
    'wrong_state',
    'game_finished',
  ],
  CloseAnswered: [closeAnswered(), 'unknown_code', 'unchanged', 'unchanged', 'unchanged', 'unchanged'],
  MoveDeadline: [
    moveDeadline(at('100')),
    'unknown_code',
    'wrong_state',
    'wrong_state',
    'wrong_state',
    'game_finished',
  ],
  ExtendTime: [
    extendTime(ada, 2),
    'unknown_code',
    'TimeExtended',
    'TimeExtended',
    'TimeExtended',
    'game_finished',
  ],
  DeclareJoker: [
    declareJoker(ada, 1),
    'unknown_code',
    'wrong_state',
    'wrong_state',
    'wrong_state',
    'game_finished',
  ],
  PauseGame: [pauseGame(), 'unknown_code', 'wrong_state', 'GamePaused', 'wrong_state', 'game_finished'],
  ResumeGame: [resumeGame(), 'unknown_code', 'wrong_state', 'wrong_state', 'GameResumed', 'game_finished'],
  FinishGame: [
    finishGame(),
    'unknown_code',
    'GameAbandoned',
    'GameFinished',
    'GameFinished',
    'game_finished',
  ],
  SubmitAnswer: [
    submitAnswer({ by: ada, choice: 2, to: 0 }),
    'unknown_code',
    'not_active',
    'AnswerSubmitted',
    'not_active',
    'game_finished',
  ],
  TimeIsUp: [
    timeIsUp({ at: at('100000') }),
    'unknown_code',
    'GameAbandoned',
    'QuestionAdvanced',
    'GameAbandoned',
    'unchanged',
  ],
  RateGame: [rateGame(ada, 5), 'unknown_code', 'wrong_state', 'wrong_state', 'wrong_state', 'GameRated'],
  LendName: [lendName(ada), 'unknown_code', 'wrong_state', 'wrong_state', 'wrong_state', 'NameLent'],
  CorrectQuestion: [
    correctQuestion(0, voiding),
    'unknown_code',
    'wrong_state',
    'wrong_state',
    'wrong_state',
    'QuestionCorrected',
  ],
  UndoCorrection: [
    undoCorrection(),
    'unknown_code',
    'wrong_state',
    'wrong_state',
    'wrong_state',
    'unknown_correction',
  ],
  FollowGame: [
    followGame(theGame),
    'unknown_code',
    'wrong_state',
    'wrong_state',
    'wrong_state',
    'GameFollowed',
  ],
  ForgetName: [forgetName(ada), 'unknown_code', 'wrong_state', 'wrong_state', 'wrong_state', 'NameForgotten'],
  ChangeHost: [
    changeHost(hostId, strangerId),
    'unknown_code',
    'wrong_state',
    'wrong_state',
    'wrong_state',
    'HostChanged',
  ],
};

describe('every command has an answer in every state', () => {
  for (const [command, [wish, ...outcomes]] of Object.entries(table)) {
    for (const [index, state] of (Object.keys(states) as State[]).entries()) {
      const outcome = outcomes[index] ?? 'unchanged';
      it(`${command} in a game that is ${state}: ${outcome}`, () => {
        given(...states[state])
          .when(wish)
          .then(expected(outcome));
      });
    }
  }

  it('shows every event once at least (others: names, seat, co-hosts, phases, correct, attempts)', () => {
    const shown = new Set(Object.values(table).flat());
    const missing = Object.keys(eventSchemas).filter((type) => !shown.has(type as GameEventType));
    const byNames = ['PlayerKnocked', 'KnockRefused'];
    const bySeats = ['PlayerReturned', 'JokerDeclared'];
    const inPhases = ['QuestionOpened', 'QuestionClosed', 'BoardShown', 'BreakBegan'];
    const byLinks = ['CoHostAdmitted', 'CoHostsDismissed'];
    const elsewhere = [
      ...byNames,
      ...bySeats,
      ...byLinks,
      ...inPhases,
      'AnswersJudged',
      'CorrectionUndone',
      'DeadlineMoved',
    ];
    expect(missing.sort()).toEqual(elsewhere.sort());
  });
});

const hostOnly: Record<string, (by: { by: typeof aStranger }) => Wish> = {
  ReviseGame: (by) => reviseGame(by),
  ChangeRules: (by) => changeRules({ streakBonus: true }, by),
  ExtendTime: (by) => extendTime(ada, 2, by),
  RemovePlayer: (by) => removePlayer(ada, by),
  MoveSeat: (by) => moveSeat(ada, nobody, by),
  SetTeamMode: (by) => setTeamMode(true, by),
  SetJoining: (by) => setJoining('locked', by),
  AdmitPlayer: (by) => admitPlayer(nobody, true, by),
  RenamePlayer: (by) => renamePlayer(ada, 'Countess', by),
  MakeCoHostLink: (by) => makeCoHostLink(by),
  DismissCoHosts: (by) => dismissCoHosts('all', by),
  StartGame: (by) => startGame(by),
  AdvanceQuestion: (by) => advanceQuestion(by),
  PauseGame: (by) => pauseGame(by),
  ResumeGame: (by) => resumeGame(by),
  FinishGame: (by) => finishGame(by),
  CorrectQuestion: (by) => correctQuestion(0, voiding, by),
  UndoCorrection: (by) => undoCorrection(correctionCalled('first'), by),
  FollowGame: (by) => followGame(theGame, by),
  ForgetName: (by) => forgetName(ada, by),
};

describe('only its host moves a live game', () => {
  for (const [command, wish] of Object.entries(hostOnly)) {
    for (const state of ['waiting', 'active', 'paused', 'finished'] as const) {
      it(`${command} by another account in a game that is ${state}: not_host`, () => {
        given(...states[state])
          .when(wish({ by: aStranger }))
          .then(rejected('not_host'));
      });

      it(`${command} by one of its players in a game that is ${state}: not_host`, () => {
        given(...states[state])
          .when(wish({ by: theSeatOf(ada) }))
          .then(rejected('not_host'));
      });
    }
  }
});

describe('a co-host', () => {
  const led = {
    SetJoining: setJoining('locked', { by: asCoHost }),
    RemovePlayer: removePlayer(ada, { by: asCoHost }),
    RenamePlayer: renamePlayer(ada, 'Countess', { by: asCoHost }),
    ExtendTime: extendTime(ada, 2, { by: asCoHost }),
    StartGame: startGame({ by: asCoHost }),
    AdvanceQuestion: advanceQuestion({ by: asCoHost }),
    PauseGame: pauseGame({ by: asCoHost }),
    ResumeGame: resumeGame({ by: asCoHost }),
  };
  /** `FinishGame` cuts a game off; all others say what the game is, or who else leads it. */
  const owners = [
    'ReviseGame',
    'ChangeRules',
    'SetTeamMode',
    'MoveSeat',
    'MakeCoHostLink',
    'DismissCoHosts',
    'FinishGame',
    'FollowGame',
    'ForgetName',
    'CorrectQuestion',
    'UndoCorrection',
  ];
  const admitted = [coHostLinkMade(), coHostAdmitted()];
  const inState = (state: Exclude<State, 'unborn'>, ...more: Fact[]): Fact[] => {
    const [made, ...rest] = states[state];
    return made ? [made, ...admitted, ...more, ...rest] : [];
  };

  it('may do all that leads, or is refused all that does not: no command of a host is left out', () => {
    expect([...Object.keys(led), 'AdmitPlayer', ...owners].sort()).toEqual(Object.keys(hostOnly).sort());
  });

  for (const [command, wish] of Object.entries(led)) {
    for (const [index, state] of (Object.keys(states) as State[]).entries()) {
      if (state === 'unborn') continue;
      const outcome = table[command as CommandType][index + 1] as Outcome;
      it(`${command} in a game that is ${state} comes to what it does for its host: ${outcome}`, () => {
        given(...inState(state))
          .when(wish)
          .then(expected(outcome), ...(isRefusal(outcome) ? [] : [caused('cohost:1')]));
      });

      it(`${command} in a game that is ${state}, when its link is taken back: not_host`, () => {
        given(...inState(state, coHostsDismissed(1)))
          .when(wish)
          .then(rejected('not_host'));
      });
    }
  }

  for (const command of owners) {
    for (const state of ['waiting', 'active', 'paused', 'finished'] as const) {
      it(`${command} in a game that is ${state}: not_host`, () => {
        const wish = hostOnly[command];
        if (!wish) throw new Error(command);
        given(...inState(state))
          .when(wish({ by: asCoHost }))
          .then(rejected('not_host'));
      });
    }
  }
});

describe('the seat of a game without a host', () => {
  const solo = [created({ kind: 'solo' }), joined('Ada')];
  const demo = [created({ kind: 'demo', autoStartAt: at('0') }), joined('Ada')];
  const mine = { by: theSeatOf(ada) };

  it('may start, end a question, pause, resume and finish a solo game', () => {
    given(...solo)
      .when(startGame(mine))
      .then(stored('GameStarted'));
    given(...solo, started())
      .when(advanceQuestion(mine))
      .then(stored('QuestionAdvanced'));
    given(...solo, started())
      .when(pauseGame(mine))
      .then(stored('GamePaused'));
    given(...solo, started(), paused({ at: at('4') }))
      .when(resumeGame(mine))
      .then(stored('GameResumed'));
    given(...solo, started())
      .when(finishGame(mine))
      .then(stored('GameFinished'));
  });

  it('may neither lock, nor set team mode, nor remove anybody, nor revise a solo game', () => {
    for (const command of ['ReviseGame', 'RemovePlayer', 'SetTeamMode', 'SetJoining']) {
      const wish = hostOnly[command];
      if (!wish) throw new Error(command);
      given(...solo)
        .when(wish(mine))
        .then(rejected('not_host'));
    }
  });

  it('may start a demo and nothing else', () => {
    for (const [command, wish] of Object.entries(hostOnly)) {
      const outcome = command === 'StartGame' ? stored('GameStarted') : rejected('not_host');
      given(...demo)
        .when(wish(mine))
        .then(outcome);
    }
  });

  it('must be a seat of that game, not removed', () => {
    given(...solo)
      .when(startGame({ by: theSeatOf(nobody) }))
      .then(rejected('not_host'));
    given(...demo, removed(ada))
      .when(startGame(mine))
      .then(rejected('not_host'));
  });

  it('is nobody that an account could stand for: no account is the host of a game without one', () => {
    given(...solo)
      .when(startGame({ by: aStranger }))
      .then(rejected('not_host'));
  });

  it('may not move somebody else’s live game, even as its only player', () => {
    given(created(), joined('Ada'), started()).when(pauseGame(mine)).then(rejected('not_host'));
  });

  it('needs no permission where the clock itself asks', () => {
    given(created(), started())
      .when(advanceQuestion({ by: theClock }))
      .then(stored('QuestionAdvanced'));
  });
});

describe('what only a seat may do', () => {
  const perSeat: Record<string, (who: typeof ada) => Wish> = {
    LeaveGame: (who) => leaveGame(who),
    SetReady: (who) => setReady(who),
    ChooseTeam: (who) => chooseTeam(who, 'Reds'),
    SubmitAnswer: (who) => submitAnswer({ by: who, choice: 2 }),
    RateGame: (who) => rateGame(who, 5),
    LendName: (who) => lendName(who),
    DeclareJoker: (who) => declareJoker(who, 1),
  };
  for (const [command, wish] of Object.entries(perSeat)) {
    it(`${command} without a seat: not_joined`, () => {
      given(created(), joined('Ada')).when(wish(nobody)).then(rejected('not_joined'));
      given(created(), joined('Ada'), started()).when(wish(nobody)).then(rejected('not_joined'));
    });

    it(`${command} of a removed player: not_joined`, () => {
      given(created(), joined('Ada'), removed(ada)).when(wish(ada)).then(rejected('not_joined'));
    });
  }

  it('asking for what is so already is no error and stores nothing', () => {
    given(created(), joined('Ada'), readied(ada)).when(setReady(ada)).then(unchanged);
    given(created(), joined('Ada', { team: 'Reds' }))
      .when(chooseTeam(ada, ' Reds '))
      .then(unchanged);
    given(created({ teamMode: true }))
      .when(setTeamMode(true))
      .then(unchanged);
    given(created()).when(setJoining('open')).then(unchanged);
    given(created(), joined('Ada'), removed(ada)).when(removePlayer(ada)).then(unchanged);
  });

  it('removing somebody who is not there: bad_request', () => {
    given(created(), joined('Ada')).when(removePlayer(bo)).then(rejected('bad_request'));
  });
});

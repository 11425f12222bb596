import { type GameCommand, type Issuer } from '../src/commands.js';
import type { QuestionChange } from '../src/contract/corrections.js';
import type { Choice, GamePhase } from '../src/contract/game-state.js';
import type { NameOwner } from '../src/contract/http.js';
import type { GameRules } from '../src/contract/rules.js';
import type {
  AttemptFacts,
  ForkedFrom,
  GameContent,
  GhostsOf,
  PreparedTeams,
  RecordedEvent,
  TimeFactor,
  Verdict,
} from '../src/events.js';
import type { SeatBrought } from '../src/fork.js';
import { currentIndex, type Game, questionAt } from '../src/game.js';
import { CommandId, CorrectionId, GameId, type PlayerId, type UserId } from '../src/ids.js';
import type { RoundTrips } from '../src/photo-finish.js';
import { standardRules } from '../src/rules.js';
import { answersIn } from './answers.js';
import { answerOf, content, type Pick } from './content.js';
import { anOperator, hostId, seatCalled, theCoHost, theHost } from './people.js';

/** Something that is asked for, in words; the game it meets and the last moment fill in what the test leaves open. */
export type Wish = (game: Game, last: number) => GameCommand;

export const theGame = GameId('game_of_this_evening');
export const thisCommand = CommandId('command-of-this-test');

const base = (last: number, when: number | undefined) => ({
  gameId: theGame,
  commandId: thisCommand,
  at: when ?? last,
});

interface When {
  at?: number;
}
interface Control extends When {
  by?: Issuer;
}

interface Creation extends When {
  kind?: 'live' | 'solo' | 'demo';
  hostId?: UserId | null;
  autoStartAt?: number | null;
  teamMode?: boolean;
  rules?: GameRules;
  content?: GameContent;
  teams?: PreparedTeams;
  parentGameId?: GameId;
  assignment?: AttemptFacts;
  forkedFrom?: ForkedFrom;
  ghostsOf?: GhostsOf;
}

export const createGame =
  (says: Creation = {}): Wish =>
  (_, last) => ({
    type: 'CreateGame',
    ...base(last, says.at),
    kind: says.kind ?? 'live',
    hostId: says.hostId === undefined ? hostId : says.hostId,
    teamId: null,
    hostTeamName: null,
    gameCode: 'QUIZ42',
    autoStartAt: says.autoStartAt ?? null,
    teamMode: says.teamMode ?? false,
    rules: says.rules ?? standardRules,
    content: says.content ?? content(),
    ...(says.teams && { teams: says.teams }),
    ...(says.parentGameId && { parentGameId: says.parentGameId }),
    ...(says.assignment && { assignment: says.assignment }),
    ...(says.forkedFrom && { forkedFrom: says.forkedFrom }),
    ...(says.ghostsOf && { ghostsOf: says.ghostsOf }),
  });

export const bringSeat =
  (seat: SeatBrought, says: Control = {}): Wish =>
  (_, last) => ({ type: 'BringSeat', ...base(last, says.at), by: says.by ?? theHost, seat });

export const reviseGame =
  (says: Control & { content?: GameContent } = {}): Wish =>
  (_, last) => ({
    type: 'ReviseGame',
    ...base(last, says.at),
    by: says.by ?? theHost,
    content: says.content ?? content({ title: 'Saturday quiz' }),
  });

export const moveDeadline =
  (closesAt: number, says: Control = {}): Wish =>
  (_, last) => ({
    type: 'MoveDeadline',
    ...base(last, says.at),
    by: says.by ?? theHost,
    closesAt,
  });

export const joinGame =
  (
    name: string,
    says: When & {
      as?: PlayerId;
      team?: string | null;
      userId?: UserId | null;
      byTeamCode?: boolean;
      shownName?: string;
      doubtful?: boolean;
      carried?: boolean;
      provedAs?: readonly PlayerId[];
    } = {},
  ): Wish =>
  (_, last) => ({
    type: 'JoinGame',
    ...base(last, says.at),
    playerId: says.as ?? seatCalled(name),
    name,
    teamName: says.team ?? null,
    byTeamCode: says.byTeamCode ?? false,
    userId: says.userId ?? null,
    ...(says.shownName !== undefined && { shownName: says.shownName }),
    doubtful: says.doubtful ?? false,
    carried: says.carried ?? false,
    ...(says.provedAs && { provedAs: says.provedAs }),
  });

export const admitPlayer =
  (playerId: PlayerId, admit: boolean, says: Control = {}): Wish =>
  (_, last) => ({ type: 'AdmitPlayer', ...base(last, says.at), by: says.by ?? theHost, playerId, admit });

export const renamePlayer =
  (playerId: PlayerId, name: string, says: Control = {}): Wish =>
  (_, last) => ({ type: 'RenamePlayer', ...base(last, says.at), by: says.by ?? theHost, playerId, name });

export const leaveGame =
  (playerId: PlayerId, says: Control = {}): Wish =>
  (_, last) => ({ type: 'LeaveGame', ...base(last, says.at), playerId, ...(says.by ? { by: says.by } : {}) });

export const removePlayer =
  (playerId: PlayerId, says: Control & { ban?: boolean } = {}): Wish =>
  (_, last) => ({
    type: 'RemovePlayer',
    ...base(last, says.at),
    by: says.by ?? theHost,
    playerId,
    ban: says.ban ?? false,
  });

export const moveSeat =
  (playerId: PlayerId, tokenId: PlayerId, says: Control = {}): Wish =>
  (_, last) => ({ type: 'MoveSeat', ...base(last, says.at), by: says.by ?? theHost, playerId, tokenId });

export const setReady =
  (playerId: PlayerId, ready = true): Wish =>
  (_, last) => ({ type: 'SetReady', ...base(last, undefined), playerId, ready });

export const chooseTeam =
  (playerId: PlayerId, teamName: string): Wish =>
  (_, last) => ({ type: 'ChooseTeam', ...base(last, undefined), playerId, teamName });

export const setTeamMode =
  (teamMode: boolean, { teams, ...says }: Control & { teams?: PreparedTeams } = {}): Wish =>
  (_, last) => ({
    type: 'SetTeamMode',
    ...base(last, says.at),
    by: says.by ?? theHost,
    teamMode,
    ...(teams && { teams }),
  });

export const setJoining =
  (joining: 'open' | 'locked', says: Control = {}): Wish =>
  (_, last) => ({ type: 'SetJoining', ...base(last, says.at), by: says.by ?? theHost, joining });

const control =
  (type: 'StartGame' | 'PauseGame' | 'ResumeGame' | 'FinishGame') =>
  (says: Control = {}): Wish =>
  (_, last) => ({ type, ...base(last, says.at), by: says.by ?? theHost });

export const startGame = control('StartGame');
export const pauseGame = control('PauseGame');
export const resumeGame = control('ResumeGame');
export const finishGame = control('FinishGame');

const indexNow = (game: Game): number => (game.status === 'unborn' ? 0 : currentIndex(game));

/** Ends the question that is open, unless the test names another. */
export const advanceQuestion =
  (says: Control & { ending?: number; phase?: GamePhase } = {}): Wish =>
  (game, last) => ({
    type: 'AdvanceQuestion',
    ...base(last, says.at),
    by: says.by ?? theHost,
    questionIndex: says.ending ?? indexNow(game),
    ...(says.phase && { phase: says.phase }),
  });

/** Judges what was typed to the question that is closed, unless the test names another. */
export const judgeAnswers =
  (text: string, verdict: Verdict, says: Control & { to?: number } = {}): Wish =>
  (game, last) => ({
    type: 'JudgeAnswers',
    ...base(last, says.at),
    by: says.by ?? theHost,
    questionIndex: says.to ?? indexNow(game),
    text,
    verdict,
  });

/** Answers the question that is open, unless the test names another. */
/** `roundTrips`: what a gateway has measured of the seat's line. */
export const submitAnswer =
  (says: When & { by: PlayerId; choice: Pick; to?: number; roundTrips?: RoundTrips }): Wish =>
  (game, last) => {
    const questionIndex = says.to ?? indexNow(game);
    const named = says.choice === 'right' || says.choice === 'wrong';
    if (named && game.status === 'unborn') throw new Error('Nothing is right before there is a game');
    const answer =
      named && game.status !== 'unborn'
        ? answerOf(says.choice, questionAt(game, questionIndex))
        : (says.choice as Exclude<Pick, 'right' | 'wrong'>);
    const { by: playerId, roundTrips } = says;
    return {
      ...{ type: 'SubmitAnswer', ...base(last, says.at), playerId, questionIndex, answer },
      ...(roundTrips && { roundTrips }),
    };
  };

/** Of the round that runs, unless the test names another. */
export const timeIsUp =
  (says: When & { round?: number } = {}): Wish =>
  (game, last) => ({ type: 'TimeIsUp', ...base(last, says.at), round: says.round ?? game.round });

export const voiding: QuestionChange = { kind: 'voided' };
/** More texts count. */
export const accepting = (...texts: string[]): QuestionChange => ({ kind: 'accepted', texts });
export const rekeying = (answer: Choice): QuestionChange => ({ kind: 'rekeyed', answer });
export const correctionCalled = (name: string): CorrectionId => CorrectionId(`cor_${name}`);

/** Of question `index`; the caller looks its answers up in the log. */
export const correctQuestion =
  (
    index: number,
    change: QuestionChange,
    says: Control & { id?: CorrectionId; reason?: string } = {},
  ): Wish =>
  (_, last) => ({
    type: 'CorrectQuestion',
    ...base(last, says.at),
    by: says.by ?? theHost,
    correctionId: says.id ?? correctionCalled('first'),
    questionIndex: index,
    change,
    reason: says.reason ?? 'Two were right',
    answers: [],
  });

export const undoCorrection =
  (correctionId: CorrectionId = correctionCalled('first'), says: Control = {}): Wish =>
  (_, last) => ({ type: 'UndoCorrection', ...base(last, says.at), by: says.by ?? theHost, correctionId });

/** The command as its sender gives it: a correction knows the answers that the log has. */
export const knowing = (command: GameCommand, log: Iterable<RecordedEvent>): GameCommand => {
  if (command.type !== 'CorrectQuestion') return command;
  const answers = [...(answersIn(log).get(command.questionIndex)?.values() ?? [])];
  return Object.assign(command, { answers });
};

export const gameCalled = (name: string): GameId => GameId(`game_${name}`);

export const followGame =
  (nextGameId: GameId, says: Control = {}): Wish =>
  (_, last) => ({ type: 'FollowGame', ...base(last, says.at), by: says.by ?? theHost, nextGameId });

export const forgetName =
  (playerId: PlayerId, says: Control & { of?: NameOwner } = {}): Wish =>
  (_, last) => ({
    type: 'ForgetName',
    ...base(last, says.at),
    by: says.by ?? theHost,
    playerId,
    of: says.of ?? 'player',
  });

export const changeHost =
  (from: UserId, to: UserId, says: Control = {}): Wish =>
  (_, last) => ({ type: 'ChangeHost', ...base(last, says.at), by: says.by ?? anOperator, from, to });

export const rateGame =
  (playerId: PlayerId, stars: 1 | 2 | 3 | 4 | 5): Wish =>
  (_, last) => ({ type: 'RateGame', ...base(last, undefined), playerId, stars });

export const lendName =
  (playerId: PlayerId, lent = true): Wish =>
  (_, last) => ({ type: 'LendName', ...base(last, undefined), playerId, lent });

export const changeRules =
  (rules: Partial<GameRules>, says: Control = {}): Wish =>
  (game, last) => ({
    type: 'ChangeRules',
    ...base(last, says.at),
    by: says.by ?? theHost,
    rules: { ...(game.status === 'unborn' ? standardRules : game.rules), ...rules },
  });

export const makeCoHostLink =
  (says: Control = {}): Wish =>
  (_, last) => ({ type: 'MakeCoHostLink', ...base(last, says.at), by: says.by ?? theHost });

/** By the link of now, unless it says otherwise. */
export const admitCoHost =
  (says: When & { who?: UserId; link?: number } = {}): Wish =>
  (game, last) => ({
    type: 'AdmitCoHost',
    ...base(last, says.at),
    userId: says.who ?? theCoHost,
    link: says.link ?? (game.status === 'unborn' ? null : game.coHosts.link) ?? 1,
  });

export const dismissCoHosts =
  (coHosts: readonly number[] | 'all', says: Control = {}): Wish =>
  (_, last) => ({ type: 'DismissCoHosts', ...base(last, says.at), by: says.by ?? theHost, coHosts });

export const closeAnswered =
  (says: When = {}): Wish =>
  ({ round }, last) => ({ type: 'CloseAnswered', ...base(last, says.at), round });

export const extendTime =
  (playerId: PlayerId, factor: TimeFactor, says: Control = {}): Wish =>
  (_, last) => ({ type: 'ExtendTime', ...base(last, says.at), by: says.by ?? theHost, playerId, factor });

export const declareJoker =
  (playerId: PlayerId, round: number, says: When = {}): Wish =>
  (_, last) => ({ type: 'DeclareJoker', ...base(last, says.at), playerId, round });

import type { QuestionChange } from '../src/contract/corrections.js';
import type { CloseReason, EndedBy } from '../src/contract/game-state.js';
import type { NameOwner } from '../src/contract/http.js';
import type { GameRules } from '../src/contract/rules.js';
import {
  type Actor,
  type AttemptFacts,
  type ChangedOutcome,
  type GameContent,
  type GameEvent,
  type GameEventData,
  type GameEventType,
  type LoggedContent,
  loggedContent,
  type PreparedTeams,
  type TimeFactor,
} from '../src/events.js';
import { type Game, openQuestion, type PlayableGame, questionAt } from '../src/game.js';
import {
  CommandId,
  type CorrectionId,
  type GameId,
  type PlayerId,
  type TeamId,
  type UserId,
} from '../src/ids.js';
import { partsSent, shareOf } from '../src/questions.js';
import { standardRules, storedRules } from '../src/rules.js';
import { answerOf, content, type Pick } from './content.js';
import { hostId, seatCalled, theCoHost } from './people.js';
import { at } from './time.js';

/**
 * Something that has happened, told with what a test cares about; the rest follows from the game so far. Written
 * without `decide`, so that a wrong rule can't make its own past.
 */
export type Fact = (game: Game, last: number) => GameEvent;

const commandId = CommandId('command-of-the-past');

const fact = <T extends GameEventType>(
  type: T,
  actor: Actor,
  when: number,
  data: GameEventData[T],
): GameEvent => ({ type, actor, at: when, data: { ...data, commandId } }) as unknown as GameEvent;

const born = (game: Game): PlayableGame => {
  if (game.status === 'unborn') throw new Error('Begin with created()');
  return game;
};

const asked = (game: Game) => {
  const known = born(game);
  if (known.status !== 'active' && known.status !== 'paused') throw new Error('No question is open');
  return known.question;
};

interface Creation extends Partial<LoggedContent> {
  kind?: 'live' | 'solo' | 'demo';
  hostId?: UserId | null;
  teamId?: TeamId | null;
  hostTeamName?: string | null;
  gameCode?: string;
  autoStartAt?: number | null;
  teamMode?: boolean;
  rules?: Partial<GameRules>;
  assignment?: AttemptFacts;
  at?: number;
}

export const created =
  (says: Creation = {}): Fact =>
  () => {
    const { kind = 'live', rules, at: when = at('-60'), ...rest } = says;
    const host = kind === 'live' || says.assignment ? hostId : null;
    return fact('GameCreated', host ? 'host' : 'system', when, {
      ...loggedContent(content()),
      kind,
      hostId: host,
      teamId: null,
      hostTeamName: null,
      gameCode: 'QUIZ42',
      autoStartAt: null,
      teamMode: false,
      ...rest,
      rules: storedRules({ ...standardRules, ...rules }),
    });
  };

export const revised =
  (says: Partial<GameContent> = {}): Fact =>
  (_, last) =>
    fact('GameRevised', 'host', last, loggedContent(content(says)));

/** While it waits. */
export const rulesChanged =
  (rules: Partial<GameRules>): Fact =>
  (game, last) =>
    fact('RulesChanged', 'host', last, { rules: storedRules({ ...born(game).rules, ...rules }) });

interface Joining {
  as?: PlayerId;
  team?: string | null;
  userId?: UserId | null;
  at?: number;
}

export const joined =
  (name: string, says: Joining = {}): Fact =>
  (_, last) =>
    fact('PlayerJoined', 'player', says.at ?? last, {
      playerId: says.as ?? seatCalled(name),
      name,
      teamName: says.team ?? null,
      userId: says.userId ?? null,
      startingScore: 0,
    });

const aboutSeat =
  (type: 'PlayerLeft' | 'PlayerReturned' | 'PlayerRemoved', actor: Actor) =>
  (playerId: PlayerId): Fact =>
  (_, last) =>
    fact(type, actor, last, { playerId });

export const left = aboutSeat('PlayerLeft', 'player');
export const returned = aboutSeat('PlayerReturned', 'player');
export const coHostLinkMade =
  (link = 1): Fact =>
  (_, last) =>
    fact('CoHostLinkMade', 'host', last, { link });
export const coHostAdmitted =
  (coHost = 1, userId = theCoHost): Fact =>
  (_, last) =>
    fact('CoHostAdmitted', `cohost:${coHost}`, last, { coHost, userId });
export const coHostsDismissed =
  (...coHosts: number[]): Fact =>
  (_, last) =>
    fact('CoHostsDismissed', 'host', last, { coHosts });
export const coHostSteppedDown =
  (coHost = 1): Fact =>
  (_, last) =>
    fact('CoHostsDismissed', `cohost:${coHost}`, last, { coHosts: [coHost] });

export const removed = aboutSeat('PlayerRemoved', 'host');

export const moved =
  (playerId: PlayerId, tokenId: PlayerId): Fact =>
  (_, last) =>
    fact('SeatMoved', 'host', last, { playerId, tokenId });

export const readied =
  (playerId: PlayerId, ready = true): Fact =>
  (_, last) =>
    fact('PlayerReadied', 'player', last, { playerId, ready });

export const teamChosen =
  (playerId: PlayerId, teamName: string): Fact =>
  (_, last) =>
    fact('TeamChosen', 'player', last, { playerId, teamName });

export const teamModeSet =
  (teamMode: boolean): Fact =>
  (_, last) =>
    fact('TeamModeSet', 'host', last, { teamMode });

/** In team mode, as a host who prepares teams wants it. */
export const teamsPrepared =
  (teams: PreparedTeams): Fact =>
  (_, last) =>
    fact('TeamModeSet', 'host', last, { teamMode: true, ...teams });

const joiningChanged = (joining: 'open' | 'locked') => (): Fact => (_, last) =>
  fact('JoiningChanged', 'host', last, { joining });

export const locked = joiningChanged('locked');
export const unlocked = joiningChanged('open');

export const timeExtended =
  (playerId: PlayerId, factor: TimeFactor): Fact =>
  (_, last) =>
    fact('TimeExtended', 'host', last, { playerId, factor });

export const jokerDeclared =
  (playerId: PlayerId, round: number): Fact =>
  (_, last) =>
    fact('JokerDeclared', 'player', last, { playerId, round });

/** Of an attempt. */
export const deadlineMoved =
  (closesAt: number, says: When = {}): Fact =>
  (_, last) =>
    fact('DeadlineMoved', 'host', says.at ?? last, { closesAt });

const opening = (game: Game, index: number, from: number) => ({
  index,
  opensAt: from,
  closesAt: from + questionAt(born(game), index).timeLimit * 1000,
});

interface When {
  at?: number;
}

interface Opening extends When {
  /** When it takes answers: at once, unless it is read before, or a title stands. */
  opensAt?: number;
  readsAt?: number;
}

export const started =
  (says: Opening = {}): Fact =>
  (game) => {
    const when = says.at ?? at('0');
    return fact('GameStarted', 'host', when, { opened: planned(game, 0, when, says) });
  };

const planned = (game: Game, index: number, when: number, { opensAt, readsAt }: Opening) => ({
  ...opening(game, index, opensAt ?? when),
  ...(readsAt !== undefined && { readsAt }),
});

interface Advance extends Opening {
  reason?: CloseReason;
}

/** The next question opens: 300 ms after the deadline, unless the test says when; in a paced game 8 s after what is shown. */
export const advanced =
  (says: Advance = {}): Fact =>
  (game, last) => {
    const { index, closesAt } = asked(game);
    const isShown = game.status === 'active' && game.stage !== null;
    const when = says.at ?? (isShown ? last + 8_000 : closesAt + 300);
    const reason = says.reason ?? 'deadline';
    return fact('QuestionAdvanced', reason === 'host' ? 'host' : 'clock', when, {
      closed: isShown ? null : { index, reason },
      opened: planned(game, index + 1, when, says),
    });
  };

/** Earlier than planned. */
export const questionOpened =
  (says: { at: number }): Fact =>
  (game) =>
    fact('QuestionOpened', 'host', says.at, { opened: opening(game, asked(game).index, says.at) });

interface Shown extends When {
  /** Null: the host leads on. */
  until?: number | null;
}

/** 300 ms after the deadline, unless the test says when. */
export const questionClosed =
  (says: Shown & { reason?: CloseReason } = {}): Fact =>
  (game) => {
    const { index, closesAt } = asked(game);
    const { at: when = closesAt + 300, reason = 'deadline', until = null } = says;
    const actor = reason === 'host' ? 'host' : 'clock';
    return fact('QuestionClosed', actor, when, { closed: { index, reason }, until });
  };

export const boardShown =
  (says: Shown = {}): Fact =>
  (_, last) =>
    fact('BoardShown', 'host', says.at ?? last, { until: says.until ?? null });

export const breakBegan =
  (says: { at?: number; until: number }): Fact =>
  (_, last) =>
    fact('BreakBegan', 'host', says.at ?? last, { until: says.until });

export const paused =
  (says: { at: number; msToOpen?: number }): Fact =>
  (game) => {
    const { msToOpen } = says;
    if (game.status !== 'active') throw new Error('Only a game that runs can be paused');
    const { stage, question } = game;
    const opens = stage ? 0 : (msToOpen ?? 0);
    const ends = stage ? stage.until : question.closesAt;
    const msLeft = ends === null ? null : ends - says.at - opens;
    return fact('GamePaused', 'host', says.at, { msLeft, ...(opens > 0 && { msToOpen: opens }) });
  };

export const resumed =
  (says: { at: number }): Fact =>
  (game) => {
    if (game.status !== 'paused') throw new Error('Only a paused game can be resumed');
    const opensAt = says.at + game.msToOpen;
    return fact('GameResumed', 'host', says.at, {
      closesAt: game.msLeft === null ? null : opensAt + game.msLeft,
      ...(game.msToOpen > 0 && { opensAt }),
    });
  };

interface Answer {
  by: PlayerId;
  choice: Pick;
  at?: number;
  /** In a paced game where answers may be changed: which change of it this is, from 1. */
  change?: number;
}

export const answered =
  ({ by, choice, at: when, change }: Answer): Fact =>
  (game, last) => {
    const { index, closesAt } = asked(game);
    const known = born(game);
    const seat = known.seats.byId.get(by);
    if (!seat) throw new Error(`${by} has no seat`);
    const then = when ?? last;
    const question = questionAt(known, index);
    const parts = partsSent(question, answerOf(choice, question));
    const share = shareOf(question, parts) ?? 0;
    const isCorrect = share === 1;
    const msLeft = closesAt - then;
    const speedBonus = isCorrect ? 10 * Math.floor(msLeft / 1000) : 0;
    const points = Math.floor(100 * share) + speedBonus;
    const before = seat.last?.questionIndex === index - 1 ? seat.last.streak : 0;
    return fact('AnswerSubmitted', 'player', then, {
      playerId: by,
      questionIndex: index,
      ...parts,
      responseMs: question.timeLimit * 1000 - msLeft,
      msLeft,
      isCorrect,
      ...(share > 0 && !isCorrect && { fraction: share }),
      points,
      speedBonus,
      total: seat.score + points,
      streak: isCorrect ? before + 1 : 0,
      scoringVersion: 1,
      ...(change !== undefined && { change }),
    });
  };

/** The end, by the host or after the last question. */
export const finished =
  (says: { at?: number; endedBy?: Exclude<EndedBy, 'abandoned'> } = {}): Fact =>
  (game, last) => {
    const endedBy = says.endedBy ?? 'host';
    const reason = endedBy === 'host' ? ('host' as const) : ('deadline' as const);
    return fact('GameFinished', endedBy === 'host' ? 'host' : 'clock', says.at ?? last, {
      endedBy,
      closed: openQuestion(born(game)) && { index: asked(game).index, reason },
    });
  };

export const abandoned =
  (says: When = {}): Fact =>
  (game, last) =>
    fact('GameAbandoned', 'clock', says.at ?? last, {
      closed:
        game.status === 'paused' && !game.stage ? { index: game.question.index, reason: 'deadline' } : null,
    });

export const rated =
  (playerId: PlayerId, stars: 1 | 2 | 3 | 4 | 5): Fact =>
  (_, last) =>
    fact('GameRated', 'player', last, { playerId, stars });

export const nameLent =
  (playerId: PlayerId, lent = true): Fact =>
  (_, last) =>
    fact('NameLent', 'player', last, { playerId, lent });

export const followed =
  (nextGameId: GameId): Fact =>
  (_, last) =>
    fact('GameFollowed', 'host', last, { nextGameId });

export const nameForgotten =
  (playerId: PlayerId, called: string, of: NameOwner = 'player'): Fact =>
  (_, last) =>
    fact('NameForgotten', 'host', last, { playerId, of, called });

export const hostChanged =
  (from: UserId, to: UserId): Fact =>
  (_, last) =>
    fact('HostChanged', 'system', last, { from, to });

export const questionCorrected =
  (
    correctionId: CorrectionId,
    questionIndex: number,
    change: QuestionChange,
    outcomes: ChangedOutcome[] = [],
  ): Fact =>
  (_, last) =>
    fact('QuestionCorrected', 'host', last, {
      correctionId,
      questionIndex,
      change,
      reason: 'Two were right',
      outcomes,
      scoringVersion: 1,
    });

export const correctionUndone =
  (correctionId: CorrectionId): Fact =>
  (_, last) =>
    fact('CorrectionUndone', 'host', last, { correctionId });

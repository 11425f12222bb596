import { assertNever } from './assert-never.js';
import { withDeadline } from './attempts.js';
import { noCoHosts, withCoHost, withLink, withoutCoHosts } from './co-hosts.js';
import { corrected, withoutCorrection } from './corrections.js';
import { contentIn, type GameEventType, type RecordedEvent } from './events.js';
import type { ActiveGame, FinishedGame, Game, PausedGame, PlayableGame, Stage, WaitingGame } from './game.js';
import { currentIndex, isPaced, unborn, whereItGoesOn } from './game.js';
import type { GameId } from './ids.js';
import { applyVerdict, withWords } from './judgments.js';
import { rulesIn } from './rules.js';
import {
  extendTime,
  forgetName,
  giveSeatBack,
  handOver,
  jokerKey,
  knock,
  lendName,
  noSeats,
  noteTeam,
  recordAnswer,
  refuseKnock,
  removeSeat,
  renameSeat,
  settleAnswers,
  takeSeat,
} from './seats.js';
import { standings } from './standings.js';
import { preparedIn } from './teams.js';

/** Events that can turn an accepted command into a refused one: each ends a round, the store's fence counts them. */
const transitions: { readonly [T in GameEventType]: boolean } = {
  GameCreated: true,
  GameRevised: true,
  RulesChanged: true,
  PlayerJoined: false,
  PlayerKnocked: false,
  KnockRefused: false,
  PlayerRenamed: false,
  PlayerLeft: false,
  PlayerReturned: false,
  PlayerRemoved: true,
  SeatMoved: false,
  PlayerReadied: false,
  TeamChosen: false,
  TeamModeSet: false,
  JoiningChanged: true,
  CoHostLinkMade: true,
  CoHostAdmitted: false,
  CoHostsDismissed: true,
  TimeExtended: true,
  JokerDeclared: false,
  GameStarted: true,
  QuestionAdvanced: true,
  QuestionOpened: true,
  QuestionClosed: true,
  BoardShown: true,
  BreakBegan: true,
  GamePaused: true,
  GameResumed: true,
  AnswerSubmitted: false,
  DeadlineMoved: true,
  AnswersJudged: true,
  GameFinished: true,
  GameAbandoned: true,
  GameRated: false,
  NameLent: false,
  QuestionCorrected: false,
  CorrectionUndone: false,
  GameFollowed: false,
  NameForgotten: false,
  HostChanged: false,
};
export const isTransition = (type: GameEventType): boolean => transitions[type];

/** Events with which a time begins, or goes on, that everybody has in full: they must not be older than their storing. */
const clockStarters: ReadonlySet<GameEventType> = new Set([
  'GameStarted',
  'QuestionAdvanced',
  'QuestionOpened',
  'QuestionClosed',
  'BoardShown',
  'BreakBegan',
  'GameResumed',
]);
export const startsClock = (type: GameEventType): boolean => clockStarters.has(type);

const create = (event: RecordedEvent<'GameCreated'>): WaitingGame => {
  const { kind, hostId, teamId, hostTeamName, gameCode, autoStartAt, teamMode, rules } = event.data;
  const { parentGameId = null, forkedFrom = null, ghostsOf = null, assignment = null } = event.data;
  return {
    status: 'waiting',
    gameId: event.gameId,
    version: event.version,
    round: 1,
    kind,
    hostId,
    ledBy: hostId,
    teamId,
    hostTeamName,
    gameCode,
    parentGameId,
    assignment,
    forkedFrom,
    ghostsOf,
    content: contentIn(event.data),
    rules: rulesIn(rules),
    teamMode,
    ...preparedIn(event.data),
    joining: 'open',
    coHosts: noCoHosts,
    createdAt: event.at,
    autoStartAt,
    startedAt: null,
    seats: noSeats(),
  };
};

/** What every state of a game has, at the event's version; the state's own fields are left behind. */
const common = (game: PlayableGame, event: RecordedEvent) => ({
  gameId: game.gameId,
  version: event.version,
  round: game.round + (isTransition(event.type) ? 1 : 0),
  kind: game.kind,
  hostId: game.hostId,
  ledBy: game.ledBy,
  teamId: game.teamId,
  hostTeamName: game.hostTeamName,
  gameCode: game.gameCode,
  parentGameId: game.parentGameId,
  assignment: game.assignment,
  forkedFrom: game.forkedFrom,
  ghostsOf: game.ghostsOf,
  content: game.content,
  rules: game.rules,
  teamMode: game.teamMode,
  preparedTeams: game.preparedTeams,
  onlyPreparedTeams: game.onlyPreparedTeams,
  joining: game.joining,
  coHosts: game.coHosts,
  createdAt: game.createdAt,
  autoStartAt: game.autoStartAt,
  startedAt: game.startedAt,
  seats: game.seats,
});

const activate = (
  game: PlayableGame,
  event: RecordedEvent,
  question: ActiveGame['question'],
  stage: Stage | null = null,
): ActiveGame => ({
  ...common(game, event),
  startedAt: game.startedAt ?? event.at,
  status: 'active',
  question,
  stage,
});

/** The question is closed, and something is shown until the next one. */
const show = (
  game: PlayableGame,
  event: RecordedEvent,
  stage: Pick<Stage, 'name' | 'until'> & Partial<Stage>,
): ActiveGame => {
  if (game.status !== 'active') throw new Error(`${game.gameId}: ${event.type} while ${game.status}`);
  const { reason = 'deadline', hidden } = game.stage ?? {};
  return activate(game, event, game.question, {
    reason,
    ...(hidden && { hidden }),
    ...stage,
    since: event.at,
  });
};

/** Where everybody stands on the board that is shown now, and stood on the one before. */
const noteShownPlaces = (game: PlayableGame): void => {
  for (const { seat, position } of standings(game))
    seat.shown = { position, was: seat.shown?.position ?? null };
};

const pause = (game: PlayableGame, event: RecordedEvent<'GamePaused'>): PausedGame => {
  if (game.status !== 'active') throw new Error(`${game.gameId}: paused while ${game.status}`);
  return {
    ...common(game, event),
    status: 'paused',
    question: game.question,
    stage: game.stage,
    msLeft: event.data.msLeft,
    msToOpen: event.data.msToOpen ?? 0,
    pausedAt: event.at,
  };
};

const resume = (game: PlayableGame, event: RecordedEvent<'GameResumed'>): ActiveGame => {
  if (game.status !== 'paused') throw new Error(`${game.gameId}: resumed while ${game.status}`);
  const { question, stage } = whereItGoesOn(game, event.at, event.data);
  return activate(game, event, question, stage);
};

const finish = (game: PlayableGame, event: RecordedEvent<'GameFinished' | 'GameAbandoned'>): FinishedGame => {
  settleAnswers(game);
  return {
    ...common(game, event),
    status: 'finished',
    endedBy: event.type === 'GameFinished' ? event.data.endedBy : 'abandoned',
    ...(event.data.operator && { operator: event.data.operator }),
    endedAt: event.at,
    lastOpened: game.status === 'waiting' ? null : currentIndex(game),
    corrections: [],
    nextGameId: null,
  };
};

const afterTheEnd = (game: PlayableGame, event: RecordedEvent): FinishedGame => {
  if (game.status !== 'finished') throw new Error(`${game.gameId}: ${event.type} while ${game.status}`);
  return advanceVersion(game, event);
};

/** The same state one version later; only ever called for events that are no change of state. */
const advanceVersion = <G extends PlayableGame>(game: G, event: RecordedEvent): G => ({
  ...game,
  version: event.version,
  round: game.round + (isTransition(event.type) ? 1 : 0),
});

/** What an event does to a game that exists. Seats are changed in place (but by corrections), all else in a new state. */
const evolve = (game: PlayableGame, event: RecordedEvent): PlayableGame => {
  switch (event.type) {
    case 'GameCreated':
      throw new Error(`${game.gameId}: created twice`);
    case 'GameRevised':
      return { ...advanceVersion(game, event), content: contentIn(event.data) };
    case 'RulesChanged':
      return { ...advanceVersion(game, event), rules: rulesIn(event.data.rules) };
    case 'PlayerJoined':
      takeSeat(game, event.data, event.at);
      return advanceVersion(game, event);
    case 'PlayerKnocked':
      knock(game.seats, event.data, event.at);
      return advanceVersion(game, event);
    case 'KnockRefused':
      refuseKnock(game.seats, event.data.playerId);
      return advanceVersion(game, event);
    case 'PlayerRenamed':
      renameSeat(game.seats, event.data);
      return advanceVersion(game, event);
    case 'PlayerLeft': {
      const seat = game.seats.byId.get(event.data.playerId);
      if (game.status === 'waiting') giveSeatBack(game.seats, event.data.playerId);
      else if (seat) seat.left = true;
      return advanceVersion(game, event);
    }
    case 'PlayerReturned': {
      const seat = game.seats.byId.get(event.data.playerId);
      if (seat) {
        seat.left = false;
        seat.changes += 1;
      }
      return advanceVersion(game, event);
    }
    case 'PlayerRemoved':
      removeSeat(game.seats, event.data.playerId, event.data.banned && event.at);
      return advanceVersion(game, event);
    case 'SeatMoved':
      handOver(game.seats, event.data);
      return advanceVersion(game, event);
    case 'PlayerReadied': {
      const seat = game.seats.byId.get(event.data.playerId);
      if (seat) {
        seat.ready = event.data.ready;
        seat.changes += 1;
      }
      return advanceVersion(game, event);
    }
    case 'TeamChosen': {
      const seat = game.seats.byId.get(event.data.playerId);
      if (seat) {
        seat.teamName = event.data.teamName;
        seat.changes += 1;
      }
      noteTeam(game.seats, event.data.teamName);
      return advanceVersion(game, event);
    }
    case 'TeamModeSet':
      return {
        ...advanceVersion(game, event),
        teamMode: event.data.teamMode,
        ...(event.data.preparedTeams && preparedIn(event.data)),
      };
    case 'JoiningChanged':
      return { ...advanceVersion(game, event), joining: event.data.joining };
    case 'CoHostLinkMade':
      return { ...advanceVersion(game, event), coHosts: withLink(game.coHosts, event.data.link) };
    case 'CoHostAdmitted': {
      const { coHost, userId } = event.data;
      return { ...advanceVersion(game, event), coHosts: withCoHost(game.coHosts, coHost, userId) };
    }
    case 'CoHostsDismissed':
      return { ...advanceVersion(game, event), coHosts: withoutCoHosts(game.coHosts, event.data.coHosts) };
    case 'TimeExtended':
      extendTime(game.seats, event.data.playerId, event.data.factor);
      return advanceVersion(game, event);
    case 'JokerDeclared': {
      const seat = game.seats.byId.get(event.data.playerId);
      if (seat) game.seats.jokers.set(jokerKey(game, seat), event.data.round);
      return advanceVersion(game, event);
    }
    case 'GameStarted':
    case 'QuestionAdvanced':
    case 'QuestionOpened':
      return activate(game, event, event.data.opened);
    case 'QuestionClosed':
      settleAnswers(game);
      return show(game, event, {
        name: 'revealed',
        until: event.data.until,
        reason: event.data.closed.reason,
      });
    case 'BoardShown':
      noteShownPlaces(game);
      return show(game, event, { name: 'board', until: event.data.until });
    case 'BreakBegan':
      return show(game, event, { name: 'break', until: event.data.until });
    case 'GamePaused':
      return pause(game, event);
    case 'GameResumed':
      return resume(game, event);
    case 'AnswerSubmitted': {
      const { data, version, at } = event;
      const seat = game.seats.byId.get(data.playerId);
      if (seat && isPaced(game)) seat.pending = { data, version, at, since: seat.pending?.since ?? version };
      else if (seat) recordAnswer(seat, data, version, game.rules.scoring);
      return advanceVersion(game, event);
    }
    case 'DeadlineMoved':
      return withDeadline(advanceVersion(game, event), event.data.closesAt);
    case 'AnswersJudged':
      applyVerdict(game, event);
      return withWords(advanceVersion(game, event), event.data);
    case 'GameFinished':
    case 'GameAbandoned':
      return finish(game, event);
    case 'GameRated': {
      const seat = game.seats.byId.get(event.data.playerId);
      if (seat) seat.stars = event.data.stars;
      return advanceVersion(game, event);
    }
    case 'NameLent':
      lendName(game.seats, event.data);
      return afterTheEnd(game, event);
    case 'QuestionCorrected':
      return corrected(afterTheEnd(game, event), event);
    case 'CorrectionUndone':
      return withoutCorrection(afterTheEnd(game, event), event);
    case 'GameFollowed':
      return { ...afterTheEnd(game, event), nextGameId: event.data.nextGameId };
    case 'NameForgotten':
      forgetName(game.seats, event.data);
      return afterTheEnd(game, event);
    case 'HostChanged':
      return { ...afterTheEnd(game, event), hostId: event.data.to };
    default:
      return assertNever(event);
  }
};

/**
 * The fold: the game after `event`. Versions are applied strictly one after another; a gap or a repeat is a bug of the
 * caller and throws. The given state must not be used afterwards.
 */
export const apply = (game: Game, event: RecordedEvent): PlayableGame => {
  if (event.version !== game.version + 1) {
    throw new Error(`${game.gameId}: version ${event.version} after ${game.version}`);
  }
  if (game.status !== 'unborn') return evolve(game, event);
  if (event.type !== 'GameCreated') throw new Error(`${game.gameId}: ${event.type} before GameCreated`);
  return create(event);
};

/** A game from its log. */
export const fold = (gameId: GameId, events: Iterable<RecordedEvent>): Game => {
  let game: Game = unborn(gameId);
  for (const event of events) game = apply(game, event);
  return game;
};

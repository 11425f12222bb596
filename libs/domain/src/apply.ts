import { assertNever } from './assert-never.js';
import { corrected, withoutCorrection } from './corrections.js';
import type { GameEventType, RecordedEvent } from './events.js';
import type { ActiveGame, FinishedGame, Game, PausedGame, PlayableGame, WaitingGame } from './game.js';
import { currentIndex, unborn } from './game.js';
import type { GameId } from './ids.js';
import { giveSeatBack, handOver, noSeats, noteTeam, recordAnswer, removeSeat, takeSeat } from './seats.js';
import { preparedIn } from './teams.js';

/** Events that can turn an accepted command into a refused one: each ends a round, the store's fence counts them. */
const transitions: { readonly [T in GameEventType]: boolean } = {
  GameCreated: true,
  GameRevised: true,
  PlayerJoined: false,
  PlayerLeft: false,
  PlayerReturned: false,
  PlayerRemoved: true,
  SeatMoved: false,
  PlayerReadied: false,
  TeamChosen: false,
  TeamModeSet: false,
  JoiningChanged: true,
  GameStarted: true,
  QuestionAdvanced: true,
  GamePaused: true,
  GameResumed: true,
  AnswerSubmitted: false,
  GameFinished: true,
  GameAbandoned: true,
  GameRated: false,
  QuestionCorrected: false,
  CorrectionUndone: false,
};
export const isTransition = (type: GameEventType): boolean => transitions[type];

/** Whether a question's time begins or goes on with it: such an event must not be older than its storing. */
export const opensQuestion = (type: GameEventType): boolean =>
  type === 'GameStarted' || type === 'QuestionAdvanced' || type === 'GameResumed';

const create = (event: RecordedEvent<'GameCreated'>): WaitingGame => {
  const { kind, hostId, teamId, hostTeamName, gameCode, autoStartAt, teamMode, rules, ...content } =
    event.data;
  const { title, category, difficulty, timePerQuestion, questions } = content;
  return {
    status: 'waiting',
    gameId: event.gameId,
    version: event.version,
    round: 1,
    kind,
    hostId,
    teamId,
    hostTeamName,
    gameCode,
    content: { title, category, difficulty, timePerQuestion, questions },
    rules,
    teamMode,
    ...preparedIn(event.data),
    joining: 'open',
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
  teamId: game.teamId,
  hostTeamName: game.hostTeamName,
  gameCode: game.gameCode,
  content: game.content,
  rules: game.rules,
  teamMode: game.teamMode,
  preparedTeams: game.preparedTeams,
  onlyPreparedTeams: game.onlyPreparedTeams,
  joining: game.joining,
  createdAt: game.createdAt,
  autoStartAt: game.autoStartAt,
  startedAt: game.startedAt,
  seats: game.seats,
});

const activate = (
  game: PlayableGame,
  event: RecordedEvent,
  question: ActiveGame['question'],
): ActiveGame => ({
  ...common(game, event),
  startedAt: game.startedAt ?? event.at,
  status: 'active',
  question,
});

const pause = (game: PlayableGame, event: RecordedEvent<'GamePaused'>): PausedGame => {
  if (game.status !== 'active') throw new Error(`${game.gameId}: paused while ${game.status}`);
  return {
    ...common(game, event),
    status: 'paused',
    question: game.question,
    msLeft: event.data.msLeft,
    pausedAt: event.at,
  };
};

const resume = (game: PlayableGame, event: RecordedEvent<'GameResumed'>): ActiveGame => {
  if (game.status !== 'paused') throw new Error(`${game.gameId}: resumed while ${game.status}`);
  // A pause during a reveal ends it: `msLeft` was the whole question, so it is open from here.
  const opensAt = Math.min(game.question.opensAt, event.at);
  return activate(game, event, { ...game.question, opensAt, closesAt: event.data.closesAt });
};

const finish = (
  game: PlayableGame,
  event: RecordedEvent<'GameFinished' | 'GameAbandoned'>,
): FinishedGame => ({
  ...common(game, event),
  status: 'finished',
  endedBy: event.type === 'GameFinished' ? event.data.endedBy : 'abandoned',
  endedAt: event.at,
  lastOpened: game.status === 'waiting' ? null : currentIndex(game),
  corrections: [],
});

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
    case 'GameRevised': {
      const { title, category, difficulty, timePerQuestion, questions } = event.data;
      return {
        ...advanceVersion(game, event),
        content: { title, category, difficulty, timePerQuestion, questions },
      };
    }
    case 'PlayerJoined':
      takeSeat(game.seats, event.data, event.at);
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
      removeSeat(game.seats, event.data.playerId);
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
    case 'GameStarted':
    case 'QuestionAdvanced':
      return activate(game, event, event.data.opened);
    case 'GamePaused':
      return pause(game, event);
    case 'GameResumed':
      return resume(game, event);
    case 'AnswerSubmitted': {
      const seat = game.seats.byId.get(event.data.playerId);
      if (seat) recordAnswer(seat, event.data, event.version);
      return advanceVersion(game, event);
    }
    case 'GameFinished':
    case 'GameAbandoned':
      return finish(game, event);
    case 'GameRated': {
      const seat = game.seats.byId.get(event.data.playerId);
      if (seat) seat.stars = event.data.stars;
      return advanceVersion(game, event);
    }
    case 'QuestionCorrected':
      return corrected(afterTheEnd(game, event), event);
    case 'CorrectionUndone':
      return withoutCorrection(afterTheEnd(game, event), event);
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

import { type HostPlayer, type KnockView, type LobbyEntry, unnamedHost } from '../contract/game-state.js';
import { limits } from '../contract/limits.js';
import type { DismissedMessage } from '../contract/messages.js';
import { type RecordedEvent, steppedDown } from '../events.js';
import {
  answerTo,
  currentIndex,
  currentStreak,
  givenTo,
  openQuestion,
  type PlayableGame,
  questionAt,
  type Seat,
} from '../game.js';
import type { PlayerId } from '../ids.js';
import { answerShown } from '../questions.js';
import { jokerOf } from '../seats.js';

/** Who is connected now is no fact of the game: it is asked for here and comes from presence. */
export type IsConnected = (playerId: PlayerId) => boolean;

/** What the host may see of an answer to the question that is shown. */
const currentAnswer = (game: PlayableGame, seat: Seat): HostPlayer['current'] => {
  if (game.status === 'waiting') return null;
  const question = questionAt(game, currentIndex(game));
  if (seat.pending && game.rules.hostSeesVotes) return { answer: answerShown(question, seat.pending.data) };
  if (seat.pending) return { answer: null, hidden: true };
  const answer = answerTo(seat, currentIndex(game));
  if (answer && !game.rules.hostSeesVotes && openQuestion(game)) return { answer: null, hidden: true };
  return (
    answer && {
      answer: answerShown(question, answer),
      isCorrect: answer.isCorrect,
      ...(answer.fraction !== undefined && { fraction: answer.fraction }),
      points: answer.points,
    }
  );
};

export const hostPlayer = (game: PlayableGame, seat: Seat, connected: boolean): HostPlayer => {
  const joker = jokerOf(game, seat);
  return {
    id: seat.playerId,
    name: seat.name,
    ...(seat.ownName !== undefined && { ownName: seat.ownName }),
    teamName: seat.teamName,
    score: seat.score,
    correct: seat.correct,
    correctMs: seat.correctMs,
    order: seat.order,
    ...(seat.doubt && { doubt: seat.doubt }),
    answeredCount: seat.answered + (seat.pending ? 1 : 0),
    streak: currentStreak(game, seat),
    ready: seat.ready,
    connected,
    ...(seat.timeFactor !== 1 && { timeFactor: seat.timeFactor }),
    ...(joker !== undefined && { joker }),
    current: currentAnswer(game, seat),
  };
};

/** Every seat that counts, in order of joining. */
export const hostPlayers = (game: PlayableGame, isConnected: IsConnected): HostPlayer[] =>
  [...game.seats.byId.values()]
    .filter((seat) => !seat.removed)
    .map((seat) => hostPlayer(game, seat, isConnected(seat.playerId)));

/** Who waits to be admitted, the oldest first. */
export const knocks = ({ seats }: PlayableGame): KnockView[] =>
  [...seats.knocks.values()].slice(0, limits.lobbySize).map(({ playerId, name, shownName, teamName }) => ({
    id: playerId,
    name,
    ...(shownName !== undefined && { shownName }),
    teamName,
  }));

export const lobbyEntry = (seat: Seat, connected: boolean): LobbyEntry => ({
  id: seat.playerId,
  name: seat.name,
  teamName: seat.teamName,
  ready: seat.ready,
  isHost: false,
  connected,
});

/** The one entry that is the host; null for games that have none. */
export const hostEntry = (game: PlayableGame, connected: boolean): LobbyEntry | null =>
  game.kind === 'live'
    ? {
        id: 'host',
        name: game.hostTeamName ?? unnamedHost,
        teamName: null,
        ready: true,
        isHost: true,
        connected,
      }
    : null;

/** The host first, then the newest 100 players. */
export const lobby = (game: PlayableGame, isConnected: IsConnected, hostConnected: boolean): LobbyEntry[] => {
  const host = hostEntry(game, hostConnected);
  const newest: LobbyEntry[] = [];
  const seats = [...game.seats.byId.values()];
  for (let i = seats.length - 1; i >= 0 && newest.length < limits.lobbySize; i -= 1) {
    const seat = seats[i];
    if (seat && !seat.removed) newest.push(lobbyEntry(seat, isConnected(seat.playerId)));
  }
  return host ? [host, ...newest] : newest;
};

/** How many seats have answered the question that is open, or was open last. */
export const answeredNow = (game: PlayableGame): number => {
  if (game.status !== 'active' && game.status !== 'paused') return 0;
  let count = 0;
  for (const seat of game.seats.byId.values()) {
    if (!seat.removed && givenTo(seat, game.question.index)) count += 1;
  }
  return count;
};

/** To the pages of a co-host that leads no more. */
export const dismissedMessage = (
  { gameId, version }: PlayableGame,
  event: RecordedEvent<'CoHostsDismissed'>,
): DismissedMessage => ({ gameId, version, ...(steppedDown(event) && { steppedDown: true }) });

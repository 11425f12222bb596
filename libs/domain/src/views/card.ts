import type { GameCard } from '../contract/http.js';
import type { GameCardMessage } from '../contract/messages.js';
import { currentIndex, type PlayableGame } from '../game.js';
import type { UserId } from '../ids.js';
import { hostQuestions } from './game-state.js';
import { answeredNow } from './people.js';

const iso = (ms: number | null): string | null => (ms === null ? null : new Date(ms).toISOString());

interface Reader extends Pick<GameCard, 'joinUrl' | 'isOwner' | 'coHostOf'> {}

/** A game as a list or a page shows it. Only its owner gets the questions, with their answers. */
export const gameCard = (game: PlayableGame, { joinUrl, isOwner, coHostOf }: Reader): GameCard => ({
  id: game.gameId,
  gameCode: game.gameCode,
  title: game.content.title,
  name: game.content.title,
  kind: game.kind,
  category: game.content.category,
  difficulty: game.content.difficulty,
  status: game.status,
  questionCount: game.content.questions.length,
  timePerQuestion: game.content.timePerQuestion,
  participantCount: game.seats.participants,
  teamMode: game.teamMode,
  teamId: game.teamId,
  hostTeamName: game.hostTeamName,
  createdAt: new Date(game.createdAt).toISOString(),
  startedAt: iso(game.startedAt),
  completedAt: iso(game.status === 'finished' ? game.endedAt : null),
  endedBy: game.status === 'finished' ? game.endedBy : null,
  joinUrl,
  isOwner,
  ...(game.parentGameId && { parentGameId: game.parentGameId }),
  ...(game.status === 'finished' && game.nextGameId && { nextGameId: game.nextGameId }),
  ...(coHostOf !== undefined && { coHostOf, rules: game.rules }),
  ...(isOwner ? { rules: game.rules, questions: hostQuestions(game) } : {}),
});

/** One line of the board of running games of somebody who leads it. */
export const gameCardMessage = (
  game: PlayableGame,
  reader: UserId,
  hostConnected: boolean,
): GameCardMessage => ({
  gameId: game.gameId,
  version: game.version,
  title: game.content.title,
  status: game.status,
  currentQuestionIndex: currentIndex(game),
  questionCount: game.content.questions.length,
  participantCount: game.seats.participants,
  answeredNow: answeredNow(game),
  endsAt: game.status === 'active' && !game.stage ? game.question.closesAt : null,
  hostConnected,
  gameCode: game.gameCode,
  createdAt: game.createdAt,
  ...(game.hostId !== reader && { coHost: true }),
});

import type {
  AnswerResultAck,
  GameStateView,
  HostPlayer,
  JoinedAck,
  QuestionClosedMessage,
  StateMessage,
} from '@clockbeat/domain/contract';
import { foldHostNews } from './fold-host.js';
import type { GameNews } from './news.js';
import { emptyPicture, type GamePicture } from './picture.js';

/** Small true-looking messages for the specs of this folder; every field can be overridden. */
export const gameId = 'game_0123456789abcdef';

export const waitingState = (over: Partial<GameStateView> = {}): GameStateView => ({
  gameId,
  gameCode: 'ABC123',
  kind: 'live',
  title: 'Friday night',
  status: 'waiting',
  phase: 'lobby',
  version: 2,
  currentQuestionIndex: 0,
  questionCount: 3,
  participantCount: 1,
  timeLeft: 0,
  opensAt: null,
  endsAt: null,
  serverTime: 1_000,
  teamMode: false,
  joining: 'open',
  endedBy: null,
  question: null,
  ...over,
});

export const finishedState = (over: Partial<GameStateView> = {}): GameStateView =>
  waitingState({ status: 'finished', phase: 'final', endedBy: 'questions', version: 9, ...over });

export const openState = (index: number, version: number, over: Partial<GameStateView> = {}): GameStateView =>
  waitingState({
    status: 'active',
    phase: 'question',
    version,
    currentQuestionIndex: index,
    timeLeft: 10,
    opensAt: 1_000,
    endsAt: 11_000,
    question: {
      index,
      question: `Question ${index}`,
      options: ['a', 'b', 'c', 'd'],
      timeLimit: 10,
      category: 'Science',
      points: 100,
    },
    ...over,
  });

/** As the browser of the player of `joined` keeps it. */
export const seat = {
  gameId,
  teamCode: 'ABC123',
  displayName: 'Ada',
  token: 'token-of-ada-0123456789',
  joinedAt: '2026-01-01T00:00:00Z',
  playerId: 'p_ada',
  teamName: null,
};

export const told = (gameState: GameStateView): StateMessage => ({
  gameId: gameState.gameId,
  version: gameState.version,
  gameState,
});

export const joined = (gameState: GameStateView, over: Partial<JoinedAck> = {}): JoinedAck => ({
  gameId: gameState.gameId,
  version: gameState.version,
  gameState,
  playerId: 'p_ada',
  token: 'token-of-ada-0123456789',
  lobby: [],
  score: 0,
  streak: 0,
  answered: false,
  lastResult: null,
  ready: false,
  teamName: null,
  ...over,
});

export const result = (questionIndex: number, over: Partial<AnswerResultAck> = {}): AnswerResultAck => ({
  gameId,
  version: 5,
  questionIndex,
  answer: 1,
  isCorrect: true,
  points: 150,
  speedBonus: 50,
  totalScore: 150,
  streak: 1,
  correctAnswer: 1,
  correctAnswerText: 'b',
  ...over,
});

export const closed = (questionIndex: number, version: number): QuestionClosedMessage => ({
  gameId,
  version,
  questionIndex,
  reason: 'deadline',
  correctAnswer: 1,
  correctAnswerText: 'b',
  counts: [0, 1, 0, 0],
  noAnswer: 0,
});

export const player = (id: string, over: Partial<HostPlayer> = {}): HostPlayer => ({
  id,
  name: id,
  teamName: null,
  score: 0,
  correct: 0,
  correctMs: 0,
  order: 1,
  answeredCount: 0,
  streak: 0,
  ready: false,
  connected: true,
  current: null,
  ...over,
});

export const pictureAfter = (...news: GameNews[]): GamePicture => news.reduce(foldHostNews, emptyPicture);

import type { GamePhase, GameStateView, HostQuestionView, OpenQuestionView } from '../contract/game-state.js';
import { bankLanguage } from '../contract/languages.js';
import { keyOf } from '../corrections.js';
import type { GameQuestion } from '../events.js';
import { currentIndex, type PlayableGame, questionAt } from '../game.js';

const phases: { readonly [S in PlayableGame['status']]: GamePhase } = {
  waiting: 'lobby',
  active: 'question',
  paused: 'paused',
  finished: 'final',
};

/** The language of a question, as far as it is known. */
export const languageOf = ({ source }: GameQuestion): { language?: string } =>
  source === 'bank' ? { language: bankLanguage } : {};

/** What anybody may see of an open question: built up field by field, never the question minus its answer. */
const openQuestionView = (question: GameQuestion, index: number): OpenQuestionView => ({
  index,
  question: question.question,
  options: question.options,
  timeLimit: question.timeLimit,
  category: question.category,
  points: question.points,
  ...languageOf(question),
});

const timing = (game: PlayableGame, now: number) => {
  if (game.status === 'active') {
    const { opensAt, closesAt } = game.question;
    const msLeft = Math.max(0, closesAt - Math.max(now, opensAt));
    return { timeLeft: Math.round(msLeft) / 1000, opensAt, endsAt: closesAt };
  }
  if (game.status === 'paused') {
    return { timeLeft: Math.round(game.msLeft) / 1000, opensAt: game.question.opensAt, endsAt: null };
  }
  return { timeLeft: 0, opensAt: null, endsAt: null };
};

/** Players choose before the start: later nobody needs the list, and a state goes to everybody at each question. */
const preparedTeams = (game: PlayableGame): Pick<GameStateView, 'preparedTeams' | 'onlyPreparedTeams'> => {
  const { status, teamMode, preparedTeams, onlyPreparedTeams } = game;
  if (status !== 'waiting' || !teamMode || preparedTeams.length === 0) return {};
  return { preparedTeams: [...preparedTeams], onlyPreparedTeams };
};

/** The game as its players, watchers and strangers may see it. `now`: epoch ms of the server's clock. */
export const playerGameState = (game: PlayableGame, now: number): GameStateView => {
  const index = currentIndex(game);
  const isOpen = game.status === 'active' || game.status === 'paused';
  return {
    gameId: game.gameId,
    gameCode: game.gameCode,
    kind: game.kind,
    title: game.content.title,
    status: game.status,
    phase: phases[game.status],
    version: game.version,
    currentQuestionIndex: index,
    questionCount: game.content.questions.length,
    participantCount: game.seats.participants,
    ...timing(game, now),
    serverTime: Math.round(now),
    teamMode: game.teamMode,
    ...preparedTeams(game),
    joining: game.joining,
    endedBy: game.status === 'finished' ? game.endedBy : null,
    question: isOpen ? openQuestionView(questionAt(game, index), index) : null,
  };
};

export const hostQuestions = (game: PlayableGame): HostQuestionView[] =>
  game.content.questions.map((question, index) => ({
    ...openQuestionView(question, index),
    answer: keyOf(game, index),
  }));

/** The game as its owner sees it: with every question and its answer. */
export const hostGameState = (game: PlayableGame, now: number): GameStateView => ({
  ...playerGameState(game, now),
  questions: hostQuestions(game),
});

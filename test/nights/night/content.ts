import {
  CommandId,
  type GameCommand,
  type GameContent,
  type GameId,
  type GameQuestion,
  type GameRules,
  rulesAskedFor,
  type UserId,
} from '@clockbeat/domain';
import type { GameScript } from './script.js';

const questionOf = (index: number, timeLimit: number): GameQuestion<'single'> => ({
  id: null,
  kind: 'single',
  question: `question-${index}-text?`,
  options: ['A', 'B', 'C', 'D'].map((letter) => `question-${index}-option-${letter}`),
  answer: ((index + 1) % 4) as 0 | 1 | 2 | 3,
  timeLimit,
  category: 'Science',
  difficulty: 'Medium',
  explanation: '',
  points: 100,
  source: 'own',
});

/** What a game of a night asks. */
export const contentOf = ({ questions, timeLimit }: GameScript): GameContent => ({
  title: 'A night',
  category: 'Science',
  difficulty: 'mixed',
  timePerQuestion: timeLimit,
  questions: Array.from({ length: questions }, (_, index) => questionOf(index, timeLimit)),
});

export const rulesOf = ({ pacing, closeWhenAllAnswered }: GameScript): GameRules =>
  rulesAskedFor({
    pacing,
    closeWhenAllAnswered,
    ...(pacing === 'timed' && { readSeconds: 1, revealSeconds: 3, boardSeconds: 3 }),
  });

export const creation = (
  gameId: GameId,
  hostId: UserId,
  script: GameScript,
  gameCode: string,
  at: number,
): GameCommand => ({
  type: 'CreateGame',
  gameId,
  commandId: CommandId(`create-${gameId}`),
  at,
  kind: 'live',
  hostId,
  teamId: null,
  hostTeamName: null,
  gameCode,
  autoStartAt: null,
  teamMode: script.teamMode,
  rules: rulesOf(script),
  content: contentOf(script),
});

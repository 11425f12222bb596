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

const questionOf = (index: number, { timeLimit, rounds }: GameScript): GameQuestion<'single'> => ({
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
  ...(rounds && { round: `Round ${index + 1}` }),
});

/** What a game of a night asks. */
export const contentOf = (script: GameScript): GameContent => ({
  title: 'A night',
  category: 'Science',
  difficulty: 'mixed',
  timePerQuestion: script.timeLimit,
  questions: Array.from({ length: script.questions }, (_, index) => questionOf(index, script)),
});

export const rulesOf = ({ pacing, closeWhenAllAnswered, scoring, ...script }: GameScript): GameRules =>
  rulesAskedFor({
    pacing,
    closeWhenAllAnswered,
    scoring,
    streakBonus: script.streakBonus,
    ...(pacing === 'timed' && {
      ...{ readSeconds: 1, revealSeconds: 3, boardSeconds: 3 },
      answers: script.secondThoughts ? ('until_close' as const) : ('final' as const),
    }),
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

import {
  type Choice,
  CommandId,
  type GameCommand,
  type GameContent,
  type GameId,
  type GameQuestion,
  type GameRules,
  type QuestionKind,
  questionKinds,
  rulesAskedFor,
  type SentAnswer,
  type Task,
  type UserId,
} from '@clockbeat/domain';
import type { GameScript } from './script.js';

type Asking = Pick<GameScript, 'questions' | 'timeLimit' | 'rounds' | 'firstKind'>;
type Asked =
  | Exclude<Task, { readonly kind: 'order' }>
  | (Task<'order'> & { readonly shown: readonly number[] });

/** A question of the kind that its place has; what it gives to choose from, and what is right, nobody may know before. */
const questionOf = (index: number, { timeLimit, rounds, firstKind }: Asking): GameQuestion => ({
  id: null,
  question: `question-${index}-text?`,
  timeLimit,
  category: 'Science',
  difficulty: 'Medium',
  explanation: '',
  points: 100,
  source: 'own',
  ...(rounds && { round: `Round ${index + 1}` }),
  ...taskOf(firstKind === null ? 'single' : kindAt(firstKind, index), index),
});

const kindAt = (first: QuestionKind, index: number): QuestionKind =>
  questionKinds[(questionKinds.indexOf(first) + index) % questionKinds.length] ?? first;

const taskOf = (kind: QuestionKind, index: number): Asked => {
  const choices = ['A', 'B', 'C', 'D'].map((letter) => `question-${index}-option-${letter}`);
  switch (kind) {
    case 'single':
      return { kind, options: choices, answer: ((index + 1) % 4) as Choice };
    case 'multi':
      return { kind, options: choices, right: [1, 2, 3], exactOnly: false };
    case 'typed':
      return { kind, accepted: ['Vilnius', 'Wilna'], refused: ['Vilna Gaon'] };
    case 'number':
      return { kind, value: 330, unit: 'm', band: 30 };
    case 'order':
      return { kind, items: choices, shown: [2, 0, 3, 1] };
    case 'poll':
      return { kind, options: choices };
    case 'cloud':
      return { kind };
  }
};

const inOrders = [
  [1, 3, 0, 2],
  [0, 1, 2, 3],
  [3, 2, 1, 0],
  [1, 3, 2, 0],
];

/** What somebody says to a question of this kind who would choose this of four: right ones, nearly right ones and wrong ones. */
export const saidTo = (kind: QuestionKind, choice: number): SentAnswer => {
  switch (kind) {
    case 'single':
    case 'poll':
      return choice as Choice;
    case 'multi':
      return { kind, choices: [[1, 2, 3], [1, 2], [0], [0, 1, 2, 3]][choice] ?? [] };
    case 'typed':
      return { kind, text: ['Vilnius', 'vilnus', 'Vilna Gaon', 'Riga'][choice] ?? '' };
    case 'number':
      return { kind, value: [330, 345, 361, -1][choice] ?? 0 };
    case 'order':
      return { kind, order: inOrders[choice] ?? [] };
    case 'cloud':
      return { kind, entries: [['joy'], ['Joy', 'sun'], ['sun', 'rain', 'snow'], ['night']][choice] ?? [] };
  }
};

/** What a game of a night asks. */
export const contentOf = (script: Asking): GameContent => ({
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
    approval: script.approval,
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

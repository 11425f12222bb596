import type { Choice } from '../src/contract/game-state.js';
import type { GameContent, GameQuestion } from '../src/events.js';

/** A question of ten seconds; the right choice is 2 unless the test says otherwise. */
export const question = (about: string, differs: Partial<GameQuestion> = {}): GameQuestion => ({
  id: null,
  question: `What about ${about}?`,
  options: [`${about} first`, `${about} second`, `${about} third`, `${about} fourth`],
  answer: 2,
  timeLimit: 10,
  category: 'Science',
  difficulty: 'Medium',
  explanation: `Because of ${about}`,
  points: 100,
  source: 'own',
  ...differs,
});

export const content = (differs: Partial<GameContent> = {}): GameContent => ({
  title: 'Friday quiz',
  category: 'Science',
  difficulty: 'mixed',
  timePerQuestion: 10,
  questions: [
    question('rivers'),
    question('stars', { answer: 0 }),
    question('bees', { answer: 3, timeLimit: 20 }),
  ],
  ...differs,
});

/** What a player picks: a choice, none at all, or simply the right or a wrong one. */
export type Pick = Choice | null | 'right' | 'wrong';

export const choiceOf = (pick: Pick, asked: GameQuestion): Choice | null => {
  if (pick === 'right') return asked.answer;
  if (pick === 'wrong') return asked.answer === 0 ? 1 : 0;
  return pick;
};

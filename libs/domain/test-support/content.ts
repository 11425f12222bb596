import type { Choice, SentAnswer } from '../src/contract/game-state.js';
import type { QuestionKind, TaskAnswer } from '../src/contract/kinds.js';
import type { GameContent } from '../src/events.js';
import type { Task } from '../src/kinds/task.js';
import { answerShown, type GameQuestion, type LoggedQuestion, rightAnswer } from '../src/questions.js';

/** A question of ten seconds; the right choice is 2 unless the test says otherwise. */
export const question = (
  about: string,
  differs: Partial<GameQuestion<'single'>> = {},
): GameQuestion<'single'> => ({
  id: null,
  kind: 'single',
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

/** What a question of each kind asks for. */
const tasks: { readonly [K in Exclude<QuestionKind, 'single'>]: Task<K> } = {
  multi: { kind: 'multi', options: ['Po', 'Elbe', 'Rhône', 'Seine'], right: [1, 2, 3], exactOnly: false },
  typed: { kind: 'typed', accepted: ['Vilnius', 'Wilna'], refused: ['Vilna Gaon'] },
  number: { kind: 'number', value: 330, unit: 'm', band: 30, range: { from: 0, to: 1_000 } },
  order: { kind: 'order', items: ['one', 'two', 'three', 'four'] },
  poll: { kind: 'poll', options: ['tea', 'coffee', 'neither'] },
  cloud: { kind: 'cloud' },
};
/** Shown mixed, where there is something to mix. */
const shown = [2, 0, 3, 1];

/** A question of another kind than `single`, of ten seconds. */
export const questionOfKind = <K extends Exclude<QuestionKind, 'single'>>(
  kind: K,
  differs: Partial<GameQuestion> = {},
): GameQuestion => {
  const { options: _, answer: __, ...facts } = question(`the ${kind}`);
  return {
    ...facts,
    ...tasks[kind],
    ...(kind === 'order' && { shown }),
    ...differs,
  } as GameQuestion;
};

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

/** The right option of a question that has one. */
export const rightChoice = (asked: LoggedQuestion): Choice => {
  if (asked.kind !== undefined && asked.kind !== 'single')
    throw new Error(`${asked.question} has no right option`);
  return asked.answer;
};

/** What a player picks: an answer, none at all, or simply the right or a wrong one. */
export type Pick = SentAnswer | null | 'right' | 'wrong';

/** As its player sends it. */
const sentOf = (asked: GameQuestion, answer: TaskAnswer): SentAnswer =>
  answer.kind === 'single' || answer.kind === 'poll'
    ? (answer.choice as Choice)
    : (answerShown(asked, { choice: null, given: answer }) as SentAnswer);

const wrongAnswer = (asked: GameQuestion): SentAnswer => {
  switch (asked.kind) {
    case 'single':
      return asked.answer === 0 ? 1 : 0;
    case 'multi':
      return { kind: 'multi', choices: [...asked.options.keys()] };
    case 'typed':
      return { kind: 'typed', text: 'no idea' };
    case 'number':
      return { kind: 'number', value: asked.value + asked.band + 1 };
    case 'order':
      return sentOf(asked, { kind: 'order', order: [...asked.items.keys()].reverse() });
    case 'poll':
      return 0;
    case 'cloud':
      return { kind: 'cloud', entries: ['joy'] };
  }
};

export const answerOf = (pick: Pick, asked: GameQuestion): SentAnswer | null => {
  if (pick === 'wrong') return wrongAnswer(asked);
  if (pick !== 'right') return pick;
  const right = rightAnswer(asked);
  if (right === null) return wrongAnswer(asked);
  return sentOf(asked, right);
};

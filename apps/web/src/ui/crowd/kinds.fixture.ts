import type { GivenAnswer, QuestionKind } from '@clockbeat/domain/contract';
import type { Asked, Fallen } from './asked.js';

interface OfKind {
  asked: Asked & { kind: QuestionKind };
  fallen: Fallen;
  /** What is said of it to whoever hears the page. */
  heard: string;
}

const group = (answer: GivenAnswer, count: number, fraction: number | null) => ({ answer, count, fraction });
const inWords = (correctAnswerText: string, key: GivenAnswer) => ({
  correctAnswer: null,
  correctAnswerText,
  key,
});
const opinion = { correctAnswer: null, correctAnswerText: '' } as const;

/** A question of each kind but `single`, as it is asked and as it fell, twelve having been there. */
export const kinds: Record<Exclude<QuestionKind, 'single'>, OfKind> = {
  multi: {
    asked: { kind: 'multi', options: ['red', 'green', 'blue'] },
    fallen: {
      ...inWords('red, blue', { kind: 'multi', choices: [0, 2] }),
      counts: [7, 2, 5],
      noAnswer: 2,
      groups: [
        group({ kind: 'multi', choices: [0, 2] }, 5, 1),
        group({ kind: 'multi', choices: [0, 1] }, 2, 0),
        group({ kind: 'multi', choices: [0] }, 3, 0.5),
      ],
    },
    heard: 'The right answer: red, blue.',
  },
  typed: {
    asked: { kind: 'typed', options: [] },
    fallen: {
      ...inWords('Canberra', { kind: 'typed', text: 'Canberra' }),
      counts: [],
      noAnswer: 1,
      groups: [
        group({ kind: 'typed', text: 'Sydney' }, 5, 0),
        group({ kind: 'typed', text: 'canberra' }, 3, 1),
        group({ kind: 'typed', text: 'Canbera' }, 1, 1),
      ],
      others: 2,
    },
    heard: 'The right answer: Canberra.',
  },
  number: {
    asked: { kind: 'number', options: [], unit: 'm' },
    fallen: {
      ...inWords('330 m', { kind: 'number', value: 330 }),
      band: 60,
      counts: [],
      noAnswer: 0,
      groups: [
        group({ kind: 'number', value: 100 }, 4, 0),
        group({ kind: 'number', value: 324 }, 6, 0.991),
        group({ kind: 'number', value: 330 }, 2, 1),
      ],
    },
    heard: 'The right answer: 330\u00a0m.',
  },
  order: {
    asked: { kind: 'order', options: ['Mars', 'Jupiter', 'Mercury'] },
    fallen: {
      ...inWords('Mercury, Mars, Jupiter', { kind: 'order', order: [2, 0, 1] }),
      counts: [],
      noAnswer: 1,
      groups: [
        group({ kind: 'order', order: [0, 2, 1] }, 6, 0.5),
        group({ kind: 'order', order: [2, 0, 1] }, 4, 1),
        group({ kind: 'order', order: [1, 0, 2] }, 1, 0),
      ],
    },
    heard: 'The right answer: Mercury, Mars, Jupiter.',
  },
  poll: {
    asked: { kind: 'poll', options: ['music', 'films'] },
    fallen: { ...opinion, counts: [3, 8], noAnswer: 1 },
    heard: 'Most chose: films.',
  },
  cloud: {
    asked: { kind: 'cloud', options: [] },
    fallen: {
      ...opinion,
      counts: [],
      noAnswer: 2,
      groups: [
        group({ kind: 'cloud', entries: ['friends'] }, 6, null),
        group({ kind: 'cloud', entries: ['beer'] }, 3, null),
      ],
      others: 1,
    },
    heard: 'Most chose: friends.',
  },
};

export const kindNames = Object.keys(kinds) as (keyof typeof kinds)[];

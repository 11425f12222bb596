import type { StoredQuestion } from '@clockbeat/persistence';

const stored = (index: number): StoredQuestion =>
  ({
    id: `00000000-0000-4000-8000-0000000001${index}0`,
    question: `bank-question-${index}-text?`,
    options: ['A', 'B', 'C', 'D'].map((letter) => `bank-question-${index}-option-${letter}`),
    answer: (index + 1) % 4,
    category: 'General Knowledge',
    difficulty: 'Medium',
    timeLimit: 10,
    explanation: null,
    createdBy: null,
    task: null,
    media: null,
    optionMedia: null,
  }) as unknown as StoredQuestion;

const bank = [0, 1, 2].map(stored);

/** What stands for the bank: the questions of demos, and those that are drawn for who practises alone. */
export const nightBank = {
  defaults: async () => bank,
  draw: async ({ count }: { readonly count: number }) => bank.slice(0, count),
};

import { defaultQuestions } from './default.questions.js';
import { factQuestions, factTasks } from './facts/index.js';
import { handWritten } from './hand-written.js';
import type { SeedChoice, SeedQuestion } from './questions.types.js';

export type { SeedChoice, SeedQuestion } from './questions.types.js';

/** Those with one right of four options, in the order of the bank: a category begins with what was written for it by hand. */
export const seedChoices: readonly SeedChoice[] = [...handWritten, ...factQuestions, ...defaultQuestions];

/** Every seeded question in the order of the bank: other kinds stand behind all that have four options. */
export const seedQuestions: readonly SeedQuestion[] = [...seedChoices, ...factTasks];

/** The ids of the 10 default questions, in the order in which a default game asks them. */
export const defaultQuestionIds: readonly string[] = defaultQuestions.map((question) => question.id);

import { defaultQuestions } from './default.questions.js';
import { factQuestions } from './facts/index.js';
import { handWritten } from './hand-written.js';
import type { SeedQuestion } from './questions.types.js';

export type { SeedQuestion } from './questions.types.js';

/** Every seeded question in the order of the bank: a category begins with what was written for it by hand. */
export const seedQuestions: readonly SeedQuestion[] = [...handWritten, ...factQuestions, ...defaultQuestions];

/** The ids of the 10 default questions, in the order in which a default game asks them. */
export const defaultQuestionIds: readonly string[] = defaultQuestions.map((question) => question.id);

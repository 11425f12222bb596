import { afrobeatsQuestions } from './afrobeats.questions.js';
import { defaultQuestions } from './default.questions.js';
import { entertainmentQuestions } from './entertainment.questions.js';
import { financeQuestions } from './finance.questions.js';
import { generalQuestions } from './general.questions.js';
import { geographyQuestions } from './geography.questions.js';
import { historyQuestions } from './history.questions.js';
import { moviesQuestions } from './movies.questions.js';
import type { SeedQuestion } from './questions.types.js';
import { scienceQuestions } from './science.questions.js';
import { sportsQuestions } from './sports.questions.js';

export type { SeedQuestion } from './questions.types.js';

/** Every seeded question: the nine bank categories in the order of their cards, then the defaults. */
export const seedQuestions: readonly SeedQuestion[] = [
  ...scienceQuestions,
  ...historyQuestions,
  ...entertainmentQuestions,
  ...sportsQuestions,
  ...generalQuestions,
  ...afrobeatsQuestions,
  ...moviesQuestions,
  ...geographyQuestions,
  ...financeQuestions,
  ...defaultQuestions,
];

/** The ids of the 10 default questions, in the order in which a default game asks them. */
export const defaultQuestionIds: readonly string[] = defaultQuestions.map((question) => question.id);

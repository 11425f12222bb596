import { afrobeatsQuestions } from './afrobeats.questions.js';
import { entertainmentQuestions } from './entertainment.questions.js';
import { financeQuestions } from './finance.questions.js';
import { generalQuestions } from './general.questions.js';
import { geographyQuestions } from './geography.questions.js';
import { historyQuestions } from './history.questions.js';
import { moviesQuestions } from './movies.questions.js';
import type { SeedChoice } from './questions.types.js';
import { scienceQuestions } from './science.questions.js';
import { sportsQuestions } from './sports.questions.js';

/** What people wrote for Clockbeat: the nine bank categories in the order of their cards. */
export const handWritten: readonly SeedChoice[] = [
  ...scienceQuestions,
  ...historyQuestions,
  ...entertainmentQuestions,
  ...sportsQuestions,
  ...generalQuestions,
  ...afrobeatsQuestions,
  ...moviesQuestions,
  ...geographyQuestions,
  ...financeQuestions,
];

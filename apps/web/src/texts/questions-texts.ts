import { catalogue } from './catalogue.js';
import { questions } from './en/questions.js';
import type { TranslateOf } from './runtime.js';

export type QuestionsTranslate = TranslateOf<typeof questions>;

/**
 * The texts of the way to questions: bank, baskets, files, sets, the form for one. A catalogue of their own, because the
 * dashboard, from which one comes to them, shows none.
 */
export const useQuestionsTexts: () => QuestionsTranslate = catalogue('questions', questions).useTexts;

import { catalogue } from './catalogue.js';
import { besides } from './en/besides.js';
import type { TranslateOf } from './runtime.js';

export type BesidesTranslate = TranslateOf<typeof besides>;

const texts = catalogue('besides', besides);

/**
 * The texts of a game beside its questions. A catalogue of their own: nobody's first question waits for what is said after
 * an answer.
 */
export const useBesidesTexts: () => BesidesTranslate = texts.useTexts;

/** Fetches them for what draws at once when it comes. */
export const loadBesidesTexts = texts.load;

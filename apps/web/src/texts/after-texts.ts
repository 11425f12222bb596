import { catalogue } from './catalogue.js';
import { after } from './en/after.js';
import type { TranslateOf } from './runtime.js';

export type AfterTranslate = TranslateOf<typeof after>;

/** The texts of what comes after a game: results, insights, replays, exports, programs of one's own. A catalogue of their own, for who opens these. */
export const useAfterTexts: () => AfterTranslate = catalogue('after', after).useTexts;

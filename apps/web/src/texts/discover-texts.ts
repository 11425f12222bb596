import { catalogue } from './catalogue.js';
import { discover } from './en/discover.js';
import type { TranslateOf } from './runtime.js';

export type DiscoverTranslate = TranslateOf<typeof discover>;

/** The texts of sets that others share. A catalogue of their own: the front page shows a few of them, and nothing else of the desk. */
export const useDiscoverTexts: () => DiscoverTranslate = catalogue('discover', discover).useTexts;

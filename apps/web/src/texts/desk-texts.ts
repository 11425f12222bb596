import { catalogue } from './catalogue.js';
import { desk } from './en/desk.js';
import type { TranslateOf } from './runtime.js';

/**
 * The texts of the host's quiet pages: teams, bank, baskets, sets, uploads. A catalogue of their own, because a player
 * loads the other one and never sees these.
 */
export const useDeskTexts: () => TranslateOf<typeof desk> = catalogue('desk', desk).useTexts;

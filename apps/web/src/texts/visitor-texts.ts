import { catalogue } from './catalogue.js';
import { visitor } from './en/visitor.js';
import type { TranslateOf } from './runtime.js';

/**
 * The texts of the pages beside the game: home's inside, solo practice, feedback, the newsletter. A catalogue of their own,
 * because a player on the way into a game never sees these.
 */
export const useVisitorTexts: () => TranslateOf<typeof visitor> = catalogue('visitor', visitor).useTexts;

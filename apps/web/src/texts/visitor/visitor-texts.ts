import { catalogue } from '../catalogue.js';
import type { TranslateOf } from '../runtime.js';
import { visitorEn } from './en/index.js';

type VisitorTranslate = TranslateOf<typeof visitorEn>;

const texts = catalogue(visitorEn, async () => (await import('./fr/index.js')).visitorFr);

/**
 * The texts of the pages beside the game: home's inside, solo practice, feedback, the newsletter. A catalogue of their own,
 * because a player on the way into a game never sees these.
 */
export const useVisitorTexts: () => VisitorTranslate = texts.useTexts;

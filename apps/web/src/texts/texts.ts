import { catalogue } from './catalogue.js';
import { en } from './en/index.js';
import type { TranslateOf } from './runtime.js';

export type Translate = TranslateOf<typeof en>;

const texts = catalogue(en, async () => (await import('./fr/index.js')).fr);

/** The texts that every page may need: the shell's, and those of a player's way in. */
export const useTexts: () => Translate = texts.useTexts;

/** Fetches these texts in a language, before the first picture or a change. */
export const loadTexts = texts.load;

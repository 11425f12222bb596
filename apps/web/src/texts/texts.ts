import { catalogue } from './catalogue.js';
import { player } from './en/player.js';
import type { TranslateOf } from './runtime.js';

export type Translate = TranslateOf<typeof player>;

const texts = catalogue('player', player);

/** The texts that every page may need: the shell's, and those of a player's way in. */
export const useTexts: () => Translate = texts.useTexts;

/** Fetches these texts in a language, before the first picture or a change. */
export const loadTexts = texts.load;

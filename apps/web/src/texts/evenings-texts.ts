import { catalogue } from './catalogue.js';
import { evenings } from './en/evenings.js';
import type { TranslateOf } from './runtime.js';

export type EveningsTranslate = TranslateOf<typeof evenings>;

/** The texts of evenings that come again: the desk plans them, and everybody reads their page. */
export const useEveningsTexts: () => EveningsTranslate = catalogue('evenings', evenings).useTexts;

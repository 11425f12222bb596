import { catalogue } from '../catalogue.js';
import type { TranslateOf } from '../runtime.js';
import { deskEn } from './en/index.js';

type DeskTranslate = TranslateOf<typeof deskEn>;

const texts = catalogue(deskEn, async () => (await import('./fr/index.js')).deskFr);

/**
 * The texts of the host's quiet pages: teams, bank, baskets, sets, uploads. A catalogue of their own, because a player
 * loads the other one and never sees these.
 */
export const useDeskTexts: () => DeskTranslate = texts.useTexts;

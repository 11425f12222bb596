import { createContext, useContext } from 'react';
import { type Locale, makeTranslate, type TranslateOf } from '../runtime.js';
import { deskEn } from './en/index.js';

type DeskTranslate = TranslateOf<typeof deskEn>;

const english: Locale<typeof deskEn> = { tag: 'en', catalogue: deskEn };

const DeskTextsContext = createContext<DeskTranslate>(makeTranslate(english));

/**
 * The texts of the host's quiet pages: teams, bank, baskets, sets, uploads. A catalogue of their own, because a player
 * loads the other one and never sees these.
 */
export const useDeskTexts = (): DeskTranslate => useContext(DeskTextsContext);

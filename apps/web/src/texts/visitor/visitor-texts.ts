import { createContext, useContext } from 'react';
import { type Locale, makeTranslate, type TranslateOf } from '../runtime.js';
import { visitorEn } from './en/index.js';

type VisitorTranslate = TranslateOf<typeof visitorEn>;

const english: Locale<typeof visitorEn> = { tag: 'en', catalogue: visitorEn };

const VisitorTextsContext = createContext<VisitorTranslate>(makeTranslate(english));

/**
 * The texts of the pages beside the game: home's inside, solo practice, feedback, the newsletter. A catalogue of their own,
 * because a player on the way into a game never sees these.
 */
export const useVisitorTexts = (): VisitorTranslate => useContext(VisitorTextsContext);

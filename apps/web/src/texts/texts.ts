import { createContext, useContext } from 'react';
import { en } from './en/index.js';
import { type KeyOf, type Locale, makeTranslate, type TranslateOf } from './runtime.js';

export type Translate = TranslateOf<typeof en>;
export type TextKey = KeyOf<typeof en>;

const english: Locale<typeof en> = { tag: 'en', catalogue: en };

/** The translator of the chosen locale. Another locale is loaded lazily and put in by a provider. */
export const TextsContext = createContext<Translate>(makeTranslate(english));

export const useTexts = (): Translate => useContext(TextsContext);

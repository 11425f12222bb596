import { createContext, useContext } from 'react';
import { en } from './en/index.js';
import { type Locale, makeTranslate, type Translate } from './runtime.js';

export type { TextKey, Translate } from './runtime.js';

const english: Locale = { tag: 'en', catalogue: en };

/** The translator of the chosen locale. Another locale is loaded lazily and put in by a provider. */
export const TextsContext = createContext<Translate>(makeTranslate(english));

export const useTexts = (): Translate => useContext(TextsContext);

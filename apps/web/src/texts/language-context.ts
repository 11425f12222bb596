import type { Language } from '@clockbeat/domain/contract';
import { createContext, useContext } from 'react';

interface LanguageChoice {
  language: Language;
  /** True once the page speaks it; false when its texts did not come. */
  choose: (language: Language) => Promise<boolean>;
}

/** English for whoever stands outside of a provider. */
export const LanguageContext = createContext<LanguageChoice>({
  language: 'en',
  choose: () => Promise.resolve(false),
});

export const useLanguage = (): LanguageChoice => useContext(LanguageContext);

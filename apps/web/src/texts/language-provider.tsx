import type { Language } from '@clockbeat/domain/contract';
import { type ReactNode, startTransition, useCallback, useEffect, useMemo, useState } from 'react';
import { keptLanguage } from './language.js';
import { LanguageContext } from './language-context.js';
import { loadTexts } from './texts.js';

interface LanguageProviderProps {
  /** The language of the first picture; its texts must have come already. */
  first: Language;
  children: ReactNode;
}

/** Which language the page speaks, and the changing of it; a choice in one tab is every tab's. */
export const LanguageProvider = ({ first, children }: LanguageProviderProps) => {
  const [language, setLanguage] = useState(first);
  useEffect(() => {
    document.documentElement.lang = language;
  }, [language]);

  const speak = useCallback(async (wanted: Language): Promise<boolean> => {
    try {
      await loadTexts(wanted);
    } catch {
      return false;
    }
    // The old picture stays until the page's other texts are there as well.
    startTransition(() => setLanguage(wanted));
    return true;
  }, []);

  const choose = useCallback(
    async (wanted: Language): Promise<boolean> => {
      const spoken = await speak(wanted);
      if (spoken) keptLanguage.set(wanted);
      return spoken;
    },
    [speak],
  );

  useEffect(() => {
    const follow = (): void => {
      const chosen = keptLanguage.get();
      if (chosen !== null) void speak(chosen);
    };
    return keptLanguage.subscribe(follow);
  }, [speak]);

  const value = useMemo(() => ({ language, choose }), [language, choose]);
  return <LanguageContext value={value}>{children}</LanguageContext>;
};

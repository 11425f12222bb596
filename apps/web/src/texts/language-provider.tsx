import { directionOf, type Language } from '@clockbeat/domain/contract';
import { type ReactNode, startTransition, useCallback, useEffect, useMemo, useRef, useState } from 'react';
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
    document.documentElement.dir = directionOf(language);
  }, [language]);

  /** What was asked for last: the texts of what was chosen before may come later. */
  const latest = useRef(first);
  const speak = useCallback(async (wanted: Language): Promise<boolean> => {
    latest.current = wanted;
    try {
      await loadTexts(wanted);
    } catch {
      return false;
    }
    // The old picture stays until the page's other texts are there as well.
    if (latest.current === wanted) startTransition(() => setLanguage(wanted));
    return true;
  }, []);

  const choose = useCallback(
    async (wanted: Language): Promise<boolean> => {
      const spoken = await speak(wanted);
      if (spoken && latest.current === wanted) keptLanguage.set(wanted);
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

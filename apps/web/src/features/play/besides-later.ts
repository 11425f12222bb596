import { useEffect } from 'react';
import { store, useStore } from '../../lib/store.js';
import { useLanguage } from '../../texts/language-context.js';

type Besides = typeof import('./besides.js');
type Language = Parameters<Besides['loadBesidesTexts']>[0];

const againMs = 2_000;

const here = store<Besides | null>(null);
let isComing = false;

/** A browser remembers that an import failed and never tries it again: it waits until the server answers. */
const fetchWhenItAnswers = async (language: Language): Promise<void> => {
  for (;;) {
    try {
      await fetch('/theme.js', { method: 'HEAD', cache: 'no-store' });
      break;
    } catch {
      await new Promise((resolve) => setTimeout(resolve, againMs));
    }
  }
  const besides = await import('./besides.js');
  await besides.loadBesidesTexts(language);
  here.set(besides);
};

/**
 * What a question goes on without, with its texts; null until it is here. It draws at once, where `lazy` would hold back what
 * it draws for a moment.
 */
export const useBesides = (wanted: boolean): Besides | null => {
  const { language } = useLanguage();
  useEffect(() => {
    if (!wanted || isComing) return;
    isComing = true;
    fetchWhenItAnswers(language).catch(() => {});
  }, [wanted, language]);
  return useStore(here);
};

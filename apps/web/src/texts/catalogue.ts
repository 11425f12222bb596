import type { Language } from '@clockbeat/domain/contract';
import { use } from 'react';
import { useLanguage } from './language-context.js';
import { type LikeSections, makeTranslate, type Sections, type TranslateOf } from './runtime.js';
import { typesetFrench } from './typeset-french.js';

interface Catalogue<C extends Sections> {
  /** The translator of the chosen language; a page waits for its texts as it waits for its code. */
  useTexts: () => TranslateOf<C>;
  /** Fetches the texts of a language before they are needed. */
  load: (language: Language) => Promise<unknown>;
}

/** The catalogues of all pages that were loaded: what one of them waits for, the others will want next. */
const fetchings = new Set<() => Promise<unknown>>();

/** One part of our texts: English comes with the pages that speak it, French as a file of its own, once it is wanted. */
export const catalogue = <C extends Sections>(
  english: C,
  fetchFrench: () => Promise<LikeSections<C>>,
): Catalogue<C> => {
  const inEnglish = makeTranslate<C>({ tag: 'en', catalogue: english });
  let inFrench: TranslateOf<C> | undefined;
  let coming: Promise<TranslateOf<C>> | undefined;
  // React draws anew who waited, and counts on its asking in the same way.
  let waitedFor = false;

  const load = async (language: Language): Promise<void> => {
    if (language === 'en') return;
    inFrench ??= makeTranslate<C>({ tag: 'fr', catalogue: await fetchFrench(), typeset: typesetFrench });
  };
  const arrived = (): Promise<TranslateOf<C>> => {
    // A page in English is better than none.
    coming ??= load('fr').then(
      () => inFrench ?? inEnglish,
      () => inEnglish,
    );
    return coming;
  };
  fetchings.add(arrived);
  return {
    load,
    useTexts: () => {
      const { language } = useLanguage();
      if (language === 'en') return inEnglish;
      if (inFrench && !waitedFor) return inFrench;
      waitedFor = true;
      return use(together(arrived));
    },
  };
};

/** Several catalogues of one page come at the same time, not one after the other. */
const together = <T>(first: () => Promise<T>): Promise<T> => {
  for (const fetching of fetchings) void fetching();
  return first();
};

import type { Language } from '@clockbeat/domain/contract';
import { use } from 'react';
import { useLanguage } from './language-context.js';
import { translations } from './languages.js';
import { makeTranslate, type Sections, type TranslateOf } from './runtime.js';
import type { PartFiles, Parts } from './translation.js';

interface Catalogue<C extends Sections> {
  /** The translator of the chosen language; a page waits for its texts as it waits for its code. */
  useTexts: () => TranslateOf<C>;
  /** Fetches the texts of a language before they are needed. */
  load: (language: Language) => Promise<TranslateOf<C>>;
}

/** The catalogues of all pages that were loaded: what one of them waits for, the others will want next. */
const fetchings = new Set<(language: Language) => Promise<unknown>>();

/** One part of our texts: English comes with the pages that speak it, another language as a file of its own, once it is wanted. */
export const catalogue = <Name extends keyof Parts>(
  name: Name,
  english: Parts[Name],
): Catalogue<Parts[Name]> => {
  type Speaks = TranslateOf<Parts[Name]>;
  const inEnglish = makeTranslate<Parts[Name]>({ tag: 'en', catalogue: english });
  const known = new Map<Language, Speaks>([['en', inEnglish]]);
  const coming = new Map<Language, Promise<Speaks>>();
  // React draws anew who waited, and counts on its asking in the same way.
  const waitedFor = new Set<Language>();

  const load = async (language: Language): Promise<Speaks> => {
    if (language === 'en') return inEnglish;
    const there = known.get(language);
    if (there) return there;
    const translation = await translations[language]();
    const files: PartFiles = translation;
    const translate = makeTranslate<Parts[Name]>({
      tag: language,
      catalogue: (await files[name]())[name],
      typeset: translation.typeset,
    });
    known.set(language, translate);
    return translate;
  };
  const arrived = (language: Language): Promise<Speaks> => {
    // A page in English is better than none.
    const asked = coming.get(language) ?? load(language).catch(() => inEnglish);
    coming.set(language, asked);
    return asked;
  };
  fetchings.add(arrived);
  return {
    load,
    useTexts: () => {
      const { language } = useLanguage();
      const translate = known.get(language);
      if (translate && !waitedFor.has(language)) return translate;
      waitedFor.add(language);
      void fetchTexts(language);
      return use(arrived(language));
    },
  };
};

/** Of all catalogues that were loaded: those of one page come at the same time, not one after the other. */
export const fetchTexts = (language: Language): Promise<unknown> =>
  Promise.all([...fetchings].map((fetching) => fetching(language)));

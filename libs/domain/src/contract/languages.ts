/** What we write to people in, by its tag (BCP 47); the first where a reader has none of them. */
export const languages = ['en', 'fr', 'de', 'es', 'pt-BR', 'it', 'ar'] as const;
export type Language = (typeof languages)[number];

/** What the question bank is written in. What a host brings is in the language that its set names, if it names one. */
export const bankLanguage = 'en' satisfies Language;

/** How a page in this language runs. */
export const directionOf = (language: Language): 'ltr' | 'rtl' => (language === 'ar' ? 'rtl' : 'ltr');

/**
 * What Intl is asked with. Arabic writes its digits in two ways, by country; ours are 0 to 9 everywhere, as in codes, clocks and
 * what hosts write, and as all of its readers know them (docs/decisions/098).
 */
export const intlTag = (tag: string): string =>
  /^ar\b/i.test(tag) && !/-u-/i.test(tag) ? `${tag}-u-nu-latn` : tag;

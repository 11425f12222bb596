import { type Language, languages } from '@clockbeat/domain/contract';

export const languageKey = 'clockbeat.language';

/** What was chosen in this browser, else the first language that both it and we speak. */
export const languageAtStart = (): Language => keptLanguage() ?? preferred(navigator.languages);

/** The choice that another page or visit left behind. */
export const keptLanguage = (): Language | null => {
  try {
    return asLanguage(localStorage.getItem(languageKey));
  } catch {
    return null; // storage is refused: the browser's preference holds
  }
};

export const keepLanguage = (language: Language): void => {
  try {
    localStorage.setItem(languageKey, language);
  } catch {
    // kept for this page only
  }
};

/** The first of a browser's languages that is ours, be it of another region; English if none is. */
export const preferred = (wanted: readonly string[]): Language =>
  wanted.map((tag) => asLanguage(primary(tag))).find((language) => language !== null) ?? 'en';

/** The language of a tag, without its region. */
export const primary = (tag: string): string => tag.toLowerCase().split('-')[0] ?? '';

const asLanguage = (text: string | null): Language | null =>
  languages.find((language) => language === text) ?? null;

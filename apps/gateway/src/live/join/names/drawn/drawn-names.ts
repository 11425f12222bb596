import { createHash } from 'node:crypto';
import * as en from './drawn-words-en.js';
import * as fr from './drawn-words-fr.js';

export type DrawnLanguage = 'en' | 'fr';

const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Words that go together: each of the first with each of the second is a name. */
class Pairs {
  private readonly known: { readonly first: ReadonlySet<string>; readonly second: ReadonlySet<string> };

  constructor(
    private readonly first: readonly string[],
    private readonly second: readonly string[],
  ) {
    this.known = { first: new Set(first), second: new Set(second) };
  }

  get size(): number {
    return this.first.length * this.second.length;
  }

  at(place: number): string {
    return `${this.first[Math.floor(place / this.second.length)]} ${this.second[place % this.second.length]}`;
  }

  has(first: string, second: string): boolean {
    return this.known.first.has(first) && this.known.second.has(second);
  }
}

const languages: Readonly<Record<DrawnLanguage, readonly Pairs[]>> = {
  /** "Brave Otter". */
  en: [new Pairs(en.adjectives.map(capitalised), en.animals.map(capitalised))],
  /** "Loutre courageuse": behind it, and agreeing with it. */
  fr: [
    new Pairs(fr.masculineAnimals.map(capitalised), fr.adjectives),
    new Pairs(fr.feminineAnimals.map(capitalised), fr.adjectives.map(fr.feminine)),
  ],
};

/** How many names can be drawn. */
export const pairsOf = (language: DrawnLanguage): number =>
  languages[language].reduce((sum, { size }) => sum + size, 0);

/** Every name that can be drawn, by its place. */
const nameAt = (language: DrawnLanguage, place: number): string => {
  let rest = place;
  for (const pairs of languages[language]) {
    if (rest < pairs.size) return pairs.at(rest);
    rest -= pairs.size;
  }
  throw new RangeError(`There is no name ${place}`);
};

/** The name that this seed draws at this attempt, from 0: always the same one. */
export const drawnName = (language: DrawnLanguage, seed: string, attempt: number): string => {
  const hash = createHash('sha256').update(`${seed}:${attempt}`).digest();
  return nameAt(language, hash.readUIntBE(0, 6) % pairsOf(language));
};

/** Whether a name is one that can be drawn, in whichever language. */
export const isDrawnName = (name: string): boolean => {
  const [first = '', second = '', ...more] = name.split(' ');
  return (
    more.length === 0 &&
    Object.values(languages)
      .flat()
      .some((pairs) => pairs.has(first, second))
  );
};

/** In which language somebody is spoken to, from the header `Accept-Language`. */
export const languageOf = (accepted: string | undefined): DrawnLanguage =>
  /^\s*fr\b/i.test(accepted ?? '') ? 'fr' : 'en';

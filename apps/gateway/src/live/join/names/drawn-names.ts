import { createHash } from 'node:crypto';
import * as en from './drawn-words-en.js';
import * as fr from './drawn-words-fr.js';

export type DrawnLanguage = 'en' | 'fr';

const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** An animal with its adjective in front: "Brave Otter". */
const english = {
  adjectives: en.adjectives,
  animals: en.animals.map(
    (animal) => (adjective: string) => `${capitalised(adjective)} ${capitalised(animal)}`,
  ),
};

/** Behind it, and agreeing with it: "Loutre courageuse". */
const french = {
  adjectives: fr.adjectives,
  animals: [
    ...fr.masculineAnimals.map((animal) => (adjective: string) => `${capitalised(animal)} ${adjective}`),
    ...fr.feminineAnimals.map(
      (animal) => (adjective: string) => `${capitalised(animal)} ${fr.feminine(adjective)}`,
    ),
  ],
};

const languages = { en: english, fr: french } as const;

/** How many names can be drawn. */
export const pairsOf = (language: DrawnLanguage): number => {
  const { adjectives, animals } = languages[language];
  return adjectives.length * animals.length;
};

/** Every name that can be drawn, by its place. */
const nameAt = (language: DrawnLanguage, place: number): string => {
  const { adjectives, animals } = languages[language];
  const adjective = adjectives[place % adjectives.length] ?? '';
  const called = animals[Math.floor(place / adjectives.length) % animals.length];
  return called?.(adjective) ?? adjective;
};

/** The name that this seed draws at this attempt, from 0: always the same one. */
export const drawnName = (language: DrawnLanguage, seed: string, attempt: number): string => {
  const hash = createHash('sha256').update(`${seed}:${attempt}`).digest();
  return nameAt(language, hash.readUIntBE(0, 6) % pairsOf(language));
};

/** Made when it is asked for first: half a million names. */
let drawable: ReadonlySet<string> | undefined;

/** Whether a name is one that can be drawn, in whichever language. */
export const isDrawnName = (name: string): boolean => {
  drawable ??= new Set(
    (['en', 'fr'] as const).flatMap((language) =>
      Array.from({ length: pairsOf(language) }, (_, place) => nameAt(language, place)),
    ),
  );
  return drawable.has(name);
};

/** In which language somebody is spoken to, from the header `Accept-Language`. */
export const languageOf = (accepted: string | undefined): DrawnLanguage =>
  /^\s*fr\b/i.test(accepted ?? '') ? 'fr' : 'en';

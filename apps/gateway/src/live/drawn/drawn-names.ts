import { hash } from 'node:crypto';
import type { Language } from '@clockbeat/domain';
import * as ar from './drawn-words-ar.js';
import * as de from './drawn-words-de.js';
import * as en from './drawn-words-en.js';
import * as es from './drawn-words-es.js';
import * as fr from './drawn-words-fr.js';
import * as it from './drawn-words-it.js';
import * as pt from './drawn-words-pt-br.js';

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

/** "Mutiger Otter": before it, and both in capitals. */
const adjectiveFirst = (adjectives: readonly string[], nouns: readonly string[]): Pairs =>
  new Pairs(adjectives.map(capitalised), nouns.map(capitalised));

/** "Loutre courageuse": behind it, and in small letters. */
const nounFirst = (nouns: readonly string[], adjectives: readonly string[]): Pairs =>
  new Pairs(nouns.map(capitalised), adjectives);

/** An adjective agrees with its noun in all of them but English. */
const languages: Readonly<Record<Language, readonly Pairs[]>> = {
  en: [adjectiveFirst(en.adjectives, en.animals)],
  fr: [
    nounFirst(fr.masculineAnimals, fr.adjectives),
    nounFirst(fr.feminineAnimals, fr.adjectives.map(fr.feminine)),
  ],
  de: [
    adjectiveFirst(de.adjectives.map(de.masculine), de.masculineAnimals),
    adjectiveFirst(de.adjectives.map(de.feminine), de.feminineAnimals),
    adjectiveFirst(de.adjectives.map(de.neuter), de.neuterAnimals),
  ],
  es: [
    nounFirst(es.masculineAnimals, es.adjectives),
    nounFirst(es.feminineAnimals, es.adjectives.map(es.feminine)),
  ],
  'pt-BR': [
    nounFirst(pt.masculineAnimals, pt.adjectives),
    nounFirst(pt.feminineAnimals, pt.adjectives.map(pt.feminine)),
  ],
  it: [
    nounFirst(it.masculineAnimals, it.adjectives),
    nounFirst(it.feminineAnimals, it.adjectives.map(it.feminine)),
  ],
  ar: [
    nounFirst(ar.masculineNouns, ar.adjectives),
    nounFirst(ar.feminineNouns, ar.adjectives.map(ar.feminine)),
  ],
};

/** How many names can be drawn. */
export const pairsOf = (language: Language): number =>
  languages[language].reduce((sum, { size }) => sum + size, 0);

/** Every name that can be drawn, by its place. */
const nameAt = (language: Language, place: number): string => {
  let rest = place;
  for (const pairs of languages[language]) {
    if (rest < pairs.size) return pairs.at(rest);
    rest -= pairs.size;
  }
  throw new RangeError(`There is no name ${place}`);
};

/** The name that this seed draws at this attempt, from 0: always the same one. */
export const drawnName = (language: Language, seed: string, attempt: number): string => {
  const drawn = hash('sha256', `${seed}:${attempt}`, 'buffer');
  return nameAt(language, drawn.readUIntBE(0, 6) % pairsOf(language));
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

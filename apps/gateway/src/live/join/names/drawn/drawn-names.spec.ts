import { isMarked } from '../filter/name-filter.js';
import { drawnName, isDrawnName, languageOf, pairsOf } from './drawn-names.js';
import * as en from './drawn-words-en.js';
import * as fr from './drawn-words-fr.js';

const longestShown = 40;
const draws = Array.from({ length: 10_000 }, (_, index) => `seat ${index}`);

describe.each(['en', 'fr'] as const)('names that are drawn in %s', (language) => {
  it('are a quarter of a million and more', () => {
    expect(pairsOf(language)).toBeGreaterThanOrEqual(250_000);
  });

  it('are the same for the same seed, mostly another one at the next attempt, and known as drawn', () => {
    for (const seed of draws.slice(0, 50)) {
      expect(drawnName(language, seed, 0)).toBe(drawnName(language, seed, 0));
      expect(isDrawnName(drawnName(language, seed, 1))).toBe(true);
    }
    const three = draws.map(
      (seed) => new Set([0, 1, 2].map((attempt) => drawnName(language, seed, attempt))),
    );
    expect(three.filter(({ size }) => size < 3).length).toBeLessThan(5);
  });

  it('are spread over all that there are', () => {
    expect(new Set(draws.map((seed) => drawnName(language, seed, 0))).size).toBeGreaterThan(9_700);
  });

  it('are short, and such that nobody has to be masked for', () => {
    const names = draws.slice(0, 1_500).map((seed) => drawnName(language, seed, 0));
    expect(names.filter((name) => name.length > longestShown)).toEqual([]);
    expect(names.filter(isMarked)).toEqual([]);
  });
});

it('has no word twice, and none that a filter would mark', () => {
  for (const words of [
    en.adjectives,
    en.animals,
    fr.adjectives,
    [...fr.masculineAnimals, ...fr.feminineAnimals],
  ]) {
    expect(words.filter((word, index) => words.indexOf(word) !== index)).toEqual([]);
    expect(words.filter(isMarked)).toEqual([]);
  }
});

it.each([
  ['courageux', 'courageuse'],
  ['vif', 'vive'],
  ['fier', 'fière'],
  ['aérien', 'aérienne'],
  ['naturel', 'naturelle'],
  ['protecteur', 'protectrice'],
  ['charmeur', 'charmeuse'],
  ['malin', 'maligne'],
  ['discret', 'discrète'],
  ['agile', 'agile'],
  ['gai', 'gaie'],
])('lets %s agree with a feminine animal: %s', (adjective, expected) => {
  expect(fr.feminine(adjective)).toBe(expected);
});

it('knows a name of nobody’s drawing', () => {
  for (const name of ['Ada', 'Brave', 'Otter Brave', 'brave otter', 'Loutre courageux', ''])
    expect(isDrawnName(name)).toBe(false);
});

it.each([
  ['fr-CH, fr;q=0.9', 'fr'],
  ['en-GB,fr;q=0.8', 'en'],
  ['frr', 'en'],
  [undefined, 'en'],
] as const)('speaks to %s in %s', (accepted, language) => {
  expect(languageOf(accepted)).toBe(language);
});

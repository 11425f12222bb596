import { cleanName, languages } from '@clockbeat/domain';
import { isMarked } from '../join/names/filter/name-filter.js';
import { drawnName, isDrawnName, pairsOf } from './drawn-names.js';
import * as ar from './drawn-words-ar.js';
import * as de from './drawn-words-de.js';
import * as en from './drawn-words-en.js';
import * as es from './drawn-words-es.js';
import * as fr from './drawn-words-fr.js';
import * as italian from './drawn-words-it.js';
import * as pt from './drawn-words-pt-br.js';

const longestShown = 40;
const draws = Array.from({ length: 3_000 }, (_, index) => `seat ${index}`);

describe.each(languages)('names that are drawn in %s', (language) => {
  /** What each seed draws first. */
  let names: readonly string[] = [];
  beforeAll(() => {
    names = draws.map((seed) => drawnName(language, seed, 0));
  });

  it('are a quarter of a million and more', () => {
    expect(pairsOf(language)).toBeGreaterThanOrEqual(250_000);
  });

  it('are the same for the same seed, mostly another one at the next attempt, and known as drawn', () => {
    for (const seed of draws.slice(0, 50)) {
      expect(drawnName(language, seed, 0)).toBe(drawnName(language, seed, 0));
      expect(isDrawnName(drawnName(language, seed, 1))).toBe(true);
    }
    const isOneTwice = (seed: string, index: number): boolean => {
      const [first, second, third] = [
        names[index],
        ...[1, 2].map((attempt) => drawnName(language, seed, attempt)),
      ];
      return first === second || first === third || second === third;
    };
    expect(draws.filter(isOneTwice).length).toBeLessThan(3);
  });

  it('are spread over all that there are', () => {
    expect(new Set(names).size).toBeGreaterThan(2_940);
  });

  it('are short, such that nobody has to be masked for, and written as names are kept', () => {
    const some = names.slice(0, 1_500);
    expect(some.filter((name) => name.length > longestShown)).toEqual([]);
    expect(some.filter(isMarked)).toEqual([]);
    expect(some.filter((name) => cleanName(name) !== name)).toEqual([]);
  });
});

it('has no word twice, and none that a filter would mark', () => {
  for (const words of [
    en.adjectives,
    en.animals,
    fr.adjectives,
    [...fr.masculineAnimals, ...fr.feminineAnimals],
    de.adjectives,
    [...de.masculineAnimals, ...de.feminineAnimals, ...de.neuterAnimals],
    es.adjectives,
    [...es.masculineAnimals, ...es.feminineAnimals],
    pt.adjectives,
    [...pt.masculineAnimals, ...pt.feminineAnimals],
    italian.adjectives,
    [...italian.masculineAnimals, ...italian.feminineAnimals],
    ar.adjectives,
    [...ar.masculineNouns, ...ar.feminineNouns],
  ]) {
    expect(words.filter((word, index) => words.indexOf(word) !== index)).toEqual([]);
    expect(words.filter(isMarked)).toEqual([]);
  }
});

it.each([
  ['courageux', 'courageuse', fr.feminine],
  ['vif', 'vive', fr.feminine],
  ['fier', 'fière', fr.feminine],
  ['aérien', 'aérienne', fr.feminine],
  ['naturel', 'naturelle', fr.feminine],
  ['protecteur', 'protectrice', fr.feminine],
  ['charmeur', 'charmeuse', fr.feminine],
  ['malin', 'maligne', fr.feminine],
  ['discret', 'discrète', fr.feminine],
  ['agile', 'agile', fr.feminine],
  ['gai', 'gaie', fr.feminine],
  ['mutig', 'mutiger', de.masculine],
  ['mutig', 'mutige', de.feminine],
  ['mutig', 'mutiges', de.neuter],
  ['weise', 'weiser', de.masculine],
  ['edel', 'edles', de.neuter],
  ['tapfer', 'tapferer', de.masculine],
  ['valeroso', 'valerosa', es.feminine],
  ['soñador', 'soñadora', es.feminine],
  ['juguetón', 'juguetona', es.feminine],
  ['saltarín', 'saltarina', es.feminine],
  ['montañés', 'montañesa', es.feminine],
  ['cortés', 'cortés', es.feminine],
  ['optimista', 'optimista', es.feminine],
  ['feliz', 'feliz', es.feminine],
  ['corajoso', 'corajosa', pt.feminine],
  ['sonhador', 'sonhadora', pt.feminine],
  ['brincalhão', 'brincalhona', pt.feminine],
  ['bom', 'boa', pt.feminine],
  ['gentil', 'gentil', pt.feminine],
  ['coraggioso', 'coraggiosa', italian.feminine],
  ['sognatore', 'sognatrice', italian.feminine],
  ['giocherellone', 'giocherellona', italian.feminine],
  ['gentile', 'gentile', italian.feminine],
  ['ottimista', 'ottimista', italian.feminine],
  ['شجاع', 'شجاعة', ar.feminine],
  ['ذهبي', 'ذهبية', ar.feminine],
  ['هادئ', 'هادئة', ar.feminine],
  ['جريء', 'جريئة', ar.feminine],
])('lets %s agree with its noun: %s', (adjective, expected, agreeing) => {
  expect(agreeing(adjective)).toBe(expected);
});

it.each([
  'Brave Otter',
  'Loutre courageuse',
  'Mutiger Otter',
  'Nutria valiente',
  'Lontra corajosa',
  'Lontra coraggiosa',
  'ثعلب شجاع',
])('knows %s as a drawn one', (name) => {
  expect(isDrawnName(name)).toBe(true);
});

it('knows a name of nobody’s drawing', () => {
  for (const name of [
    'Ada',
    'Brave',
    'Otter Brave',
    'brave otter',
    'Loutre courageux',
    'Mutige Otter',
    'نحلة شجاع',
    '',
  ])
    expect(isDrawnName(name)).toBe(false);
});

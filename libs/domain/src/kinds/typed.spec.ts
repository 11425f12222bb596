import { isRightText } from './typed.js';

const takes = (listed: string | readonly string[], given: string, refused: readonly string[] = []): boolean =>
  isRightText({ kind: 'typed', accepted: [listed].flat(), refused }, given);

describe('what is another answer', () => {
  it.each([
    ['Iran', 'Iraq'],
    ['Mali', 'Bali'],
    ['1984', '1985'],
    ['Austria', 'Australia'],
    ['Niger', 'Nigeria'],
    ['North Korea', 'South Korea'],
    ['Eastern Sahara', 'Western Sahara'],
    ['Louis XIV', 'Louis XVI'],
    ['World War I', 'World War II'],
    ['Vitamin C', 'Vitamin D'],
    ['A minor', 'E minor'],
    ['C# minor', 'F# minor'],
    ['J. S. Bach', 'J. C. Bach'],
    ['George W. Bush', 'George H. W. Bush'],
    ['Kim Jong-un', 'Kim Jong-il'],
    ['The Little Prince', 'The Little Princess'],
    ['Boeing 747', 'Boeing 737'],
    ['Vitamin B 12', 'Vitamin D12'],
  ])('%s and %s, either way', (one, other) => {
    expect(takes(one, one)).toBe(true);
    expect(takes(other, other)).toBe(true);
    expect(takes(one, other)).toBe(false);
    expect(takes(other, one)).toBe(false);
  });
});

describe('slips', () => {
  it.each([
    ['Oslo', 'Olso', false, 'none in four letters'],
    ['Paris', 'Pariss', true, 'one in five'],
    ['Bangkok', 'Bnagkok', true, 'a swap is one'],
    ['Budapest', 'Budpaset', false, 'two in eight are too many'],
    ['Ouagadougou', 'Uagadougo', true, 'two in nine'],
    ['Ouagadougou', 'Uagadugu', false, 'three are not'],
    ['Apollo 13', 'Appolo 13', true, 'beside a number'],
    ['Apollo 13', 'Apollo 31', false, 'none in a number'],
    ['Raphael', 'Rafael', true, 'as it sounds'],
    ['Pelé', 'Pelle', false, 'not in short ones'],
  ])('%s: %s is %s (%s)', (listed, given, isTaken) => {
    expect(takes(listed, given)).toBe(isTaken);
  });

  it('count by the shorter of both', () => {
    expect(takes('Chad', 'Chadd')).toBe(false);
    expect(takes('Chadd', 'Chad')).toBe(false);
  });
});

describe('"not these"', () => {
  it('refuse what is as near to them', () => {
    expect(takes('Gambia', 'Zambia')).toBe(true);
    expect(takes('Gambia', 'Zambia', ['Zambia'])).toBe(false);
    expect(takes('Gambia', 'Yambia', ['Zambia'])).toBe(false);
    expect(takes('Gambia', 'Gamiba', ['Zambia'])).toBe(true);
  });

  it('refuse nothing that is listed as right', () => {
    expect(takes('Gambia', 'gambia', ['Gambia'])).toBe(true);
  });
});

describe('names', () => {
  it.each([
    ['Hans Christian Andersen', 'H.C. Andersen', true],
    ['Hans Christian Andersen', 'HC Andersen', true],
    ['J.R.R. Tolkien', 'John Ronald Reuel Tolkien', true],
    ['J.R.R. Tolkien', 'J.R. Tolkien', true],
    ['William Shakespeare', 'Will Shakespeare', true],
    ['Charlotte Brontë', 'E. Brontë', false],
    ['Elton John', 'Sir Elton John', true],
    ['Köln', 'Koeln', true],
    ['Ko\u0308ln', 'Koeln', true],
    ['Aarhus', 'Århus', true],
  ])('%s: %s is %s', (listed, given, isTaken) => {
    expect(takes(listed, given)).toBe(isTaken);
  });

  it('may be told in part where the author takes the last one alone', () => {
    expect(takes('Wolfgang Amadeus Mozart', 'Wolfgang Mozart')).toBe(false);
    expect(takes(['Wolfgang Amadeus Mozart', 'Mozart'], 'Wolfgang Mozart')).toBe(true);
    expect(takes(['Wolfgang Amadeus Mozart', 'Mozart'], 'Leopold Mozart')).toBe(false);
    expect(takes(['Diego Maradona', 'Maradona'], 'Diego Armando Maradona')).toBe(true);
  });
});

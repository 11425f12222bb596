import { foldAnswer } from './folding.js';

describe('two spellings of one answer', () => {
  it.each([
    ['MÜNCHEN', 'Munchen', 'without marks'],
    ['Cafe\u0301', 'café', 'composed or not'],
    ['Ｔｏｋｙｏ', 'Tokyo', 'wide'],
    ['STRASSE', 'Straße', 'ß'],
    ['STRAẞE', 'Strasse', 'capital ß'],
    ['Øresund', 'Oresund', 'ø'],
    ['Æsop', 'Aesop', 'æ'],
    ['Œdipe', 'Oedipe', 'œ'],
    ['Łódź', 'Lodz', 'ł'],
    ['Đà Nẵng', 'Da Nang', 'đ'],
    ['Diyarbakır', 'DİYARBAKIR', 'ı and İ'],
    ['Þingvellir', 'Thingvellir', 'þ'],
    ['ΟΔΥΣΣΕΥΣ', 'Ὀδυσσεύς', 'the last sigma'],
    ['שָׁלוֹם', 'שלום', 'points of Hebrew'],
    ['مُحَمَّد', 'محمد', 'vowels of Arabic'],
    ['ｶﾞﾝﾀﾞﾑ', 'ガンダム', 'half as wide'],
    ['Tom & Jerry', 'Tom and Jerry', '&'],
    ['Tom & Jerry', 'Tom et Jerry', 'et'],
    ['Guns N’ Roses', 'Guns and Roses', 'n'],
    ['The Beatles', 'beatles', 'the'],
    ['L’Étranger', 'Étranger', 'l’'],
    ['Une vie', 'vie', 'une'],
    ['Jean-Paul', 'jean paul', 'a hyphen'],
    ['O’Neill', "O'Neill", 'apostrophes'],
    ['U.S.A.', 'USA', 'full stops'],
    ['J. R. R. Tolkien', 'JRR Tolkien', 'initials'],
    ['E.T.', 'ET', 'no "et"'],
    ['P.N.G.', 'PNG', 'no "and"'],
    ['C♯', 'C#', 'a sharp'],
    ['C ++', 'C++', 'a sign that stands apart'],
    ['1,000', '1000', 'groups'],
    ['1 000', '1.000', 'groups of other kinds'],
    ['3.14', '3,14', 'a fraction'],
    ['1.234,5', '1,234.5', 'both'],
    ['½', '1/2', 'a half'],
    ['-5', '−5', 'a minus'],
    ['Louis XIV', 'Louis 14', 'Roman numbers'],
    ['2nd World War', 'Second World War', 'ordinals'],
    ['Seven Samurai', '7 Samurai', 'numbers in words'],
    ['St. Lucia', 'Saint Lucia', 'a short form'],
    ['in 1984', '1984', 'a year'],
  ])('%s and %s (%s)', (one, other) => {
    expect(foldAnswer(one)).toBe(foldAnswer(other));
  });
});

describe('two answers', () => {
  it.each([
    ['か', 'が', 'a sound of Japanese'],
    ['はは', 'ぱぱ', 'another one'],
    ['की', 'कु', 'a vowel of Hindi'],
    ['C', 'C#', '#'],
    ['C', 'C++', '+'],
    ['5', '-5', 'a minus'],
    ['3.14', '314', 'a fraction'],
    ['12', '½', 'a half'],
    ['The', 'The The', 'an article that is not one'],
    ['A & E', 'E', 'a letter that is no article'],
    ['A-ha', 'ha', 'another one'],
    ['Malcolm X', 'Malcolm', 'a letter'],
    ['!', '?', 'marks'],
    ['I, Robot', '1 Robot', 'no Roman number at the beginning'],
    ['Roe v Wade', 'Roe 5 Wade', 'nor in the middle'],
  ])('%s and %s (%s)', (one, other) => {
    expect(foldAnswer(one)).not.toBe(foldAnswer(other));
  });
});

it('leaves of an answer without a word what there is', () => {
  expect(foldAnswer('!!!')).toBe('!!!');
  expect(foldAnswer('The')).toBe('the');
  expect(foldAnswer('Les')).toBe('les');
  expect(foldAnswer('& the the &')).toBe('thethe');
});

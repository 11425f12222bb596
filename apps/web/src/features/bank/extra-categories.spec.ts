import { extraCategories, sourceOfExtra } from './extra-categories.js';

it('has no card for the nine of the bank, in any case', () => {
  expect(
    extraCategories([
      { category: 'Science', count: 40, source: 'bank' },
      { category: 'pop culture', count: 40, source: 'bank' },
    ]),
  ).toEqual([]);
});

it('gives an upload under the name of a fixed card its own', () => {
  const mine = { category: 'Science', count: 3, source: 'mine' } as const;
  expect(extraCategories([{ category: 'Science', count: 40, source: 'bank' }, mine])).toEqual([mine]);
  expect(sourceOfExtra('science')).toBe('mine');
});

it('counts one name once, whoever its questions are from', () => {
  const cards = extraCategories([
    { category: 'Food & Drink', count: 5, source: 'bank' },
    { category: 'food & drink', count: 2, source: 'mine' },
  ]);
  expect(cards).toEqual([{ category: 'Food & Drink', count: 7, source: 'bank' }]);
  expect(sourceOfExtra('Food & Drink')).toBeUndefined();
});

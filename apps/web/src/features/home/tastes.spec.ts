import { visitor as visitorEn } from '../../texts/en/visitor.js';
import { makeTranslate } from '../../texts/runtime.js';
import { tastePoints, tastes } from './tastes.js';

const t = makeTranslate<typeof visitorEn>({ tag: 'en', catalogue: visitorEn });

it('asks what has one answer', () => {
  expect(tastes(t).map(({ options, answer }) => options[answer])).toEqual(['3', '8', '64']);
  for (const { options } of tastes(t)) expect(new Set(options).size).toBe(4);
});

it('reckons as the rules do', () => {
  expect([10_000, 9_999, 1_000, 999, 0].map(tastePoints)).toEqual([200, 190, 110, 100, 100]);
});

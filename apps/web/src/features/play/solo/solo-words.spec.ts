import { unnamedSolo } from '@clockbeat/domain/contract';
import { visitor as visitorEn } from '../../../texts/en/visitor.js';
import { visitor as visitorFr } from '../../../texts/fr/visitor.js';
import { makeTranslate } from '../../../texts/runtime.js';
import { percentOf, soloTitle, soloVerdict } from './solo-words.js';

const english = makeTranslate<typeof visitorEn>({ tag: 'en', catalogue: visitorEn });
const french = makeTranslate<typeof visitorEn>({ tag: 'fr', catalogue: visitorFr });

it('is the server’s in English, in French too where it is a category’s', () => {
  expect(soloTitle(english, unnamedSolo)).toBe(unnamedSolo);
  expect(soloTitle(french, unnamedSolo)).toBe('Quiz solo');
  expect(soloTitle(french, 'Afrobeats')).toBe('Afrobeats');
});

it.each([
  [100, 100, 'solo.perfect'],
  [99, 100, 'solo.excellent'],
  [80, 100, 'solo.excellent'],
  [79, 100, 'solo.good'],
  [60, 100, 'solo.good'],
  [59, 100, 'solo.practise'],
  [0, 100, 'solo.practise'],
  [5, 5, 'solo.perfect'],
  [4, 5, 'solo.excellent'],
  [3, 5, 'solo.good'],
  [2, 5, 'solo.practise'],
  [43, 54, 'solo.good'],
  [0, 0, 'solo.practise'],
])('%i of %i: %s', (correct, total, verdict) => {
  expect(soloVerdict(correct, total)).toBe(verdict);
});

it('never shows more percent than were reached', () => {
  expect([percentOf(2, 3), percentOf(43, 54), percentOf(5, 5), percentOf(0, 0)]).toEqual([66, 79, 100, 0]);
});

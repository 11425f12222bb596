import { unnamedSolo } from '@clockbeat/domain/contract';
import { makeTranslate } from '../../../texts/runtime.js';
import { visitorEn } from '../../../texts/visitor/en/index.js';
import { visitorFr } from '../../../texts/visitor/fr/index.js';
import { soloTitle } from './solo-title.js';

const english = makeTranslate<typeof visitorEn>({ tag: 'en', catalogue: visitorEn });
const french = makeTranslate<typeof visitorEn>({ tag: 'fr', catalogue: visitorFr });

it('is the server’s in English, in French too where it is a category’s', () => {
  expect(soloTitle(english, unnamedSolo)).toBe(unnamedSolo);
  expect(soloTitle(french, unnamedSolo)).toBe('Quiz solo');
  expect(soloTitle(french, 'Afrobeats')).toBe('Afrobeats');
});

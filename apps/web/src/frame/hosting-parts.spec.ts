import { desk as deskEn } from '../texts/en/desk.js';
import { desk as deskFr } from '../texts/fr/desk.js';
import { makeTranslate } from '../texts/runtime.js';
import { sourceName } from './hosting-parts.js';

const english = makeTranslate<typeof deskEn>({ tag: 'en', catalogue: deskEn });
const french = makeTranslate<typeof deskEn>({ tag: 'fr', catalogue: deskFr });

it('names our own sources in the reader’s language, and leaves the others as they are', () => {
  const sources = ['Database', 'CSV Uploaded', 'Custom', 'Pop Culture'];
  expect(sources.map((source) => sourceName(english, source))).toEqual([
    'Question bank',
    'CSV Uploaded',
    'Custom',
    'Pop Culture',
  ]);
  expect(sources.map((source) => sourceName(french, source))).toEqual([
    'Banque',
    'Import CSV',
    'Sur mesure',
    'Pop Culture',
  ]);
});

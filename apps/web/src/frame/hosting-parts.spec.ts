import { questions as questionsEn } from '../texts/en/questions.js';
import { questions as questionsFr } from '../texts/fr/questions.js';
import { makeTranslate } from '../texts/runtime.js';
import { sourceName } from './hosting-parts.js';

const english = makeTranslate<typeof questionsEn>({ tag: 'en', catalogue: questionsEn });
const french = makeTranslate<typeof questionsEn>({ tag: 'fr', catalogue: questionsFr });

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

import { player as en } from './en/player.js';
import { player as fr } from './fr/player.js';
import { problemText } from './problem-text.js';
import { makeTranslate } from './runtime.js';

const english = makeTranslate<typeof en>({ tag: 'en', catalogue: en });
const french = makeTranslate<typeof en>({ tag: 'fr', catalogue: fr });

it('says a refusal in the reader’s language, by its code', () => {
  const problem = { code: 'lobby_locked', message: 'The lobby is locked.' };
  expect(problemText(english, problem)).toBe(en.errors.lobby_locked);
  expect(problemText(french, problem)).toBe(fr.errors.lobby_locked);
});

it('lets the server speak where its English says more than the code', () => {
  const problem = { code: 'validation', message: 'The file names 300 categories.' };
  expect(problemText(english, problem)).toBe('The file names 300 categories.');
  expect(problemText(french, problem)).toBe(fr.errors.validation);
});

it('shows nobody the name of a field', () => {
  for (const message of ['title must be shorter than 100', 'questions.3.options must have 4 texts'])
    for (const [t, texts] of [
      [english, [en.errors.internal]],
      [french, [fr.errors.validation]],
    ] as const)
      expect(texts).toContain(problemText(t, { code: 'validation', message }));
});

it('passes on what the server says under a code that it does not know', () => {
  const problem = { code: 'odd', message: 'The bank is closed.' };
  expect(problemText(english, problem)).toBe('The bank is closed.');
  expect(problemText(french, problem)).toBe('The bank is closed.');
});

it('says at least that something did not work', () => {
  expect(problemText(english, { code: 'odd' })).toBe(en.errors.internal);
  expect(problemText(english, { code: 'conflict', message: '' })).toBe(en.errors.internal);
  expect(problemText(french, { code: 'odd', message: '' })).toBe(fr.errors.internal);
});

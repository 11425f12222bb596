import { within } from '@testing-library/dom';
import { emptyAccount } from '../../../test-support/answers.js';
import { answer } from '../../../test-support/network.js';
import { clientPage } from '../../../test-support/page.js';
import { bankQuestion, ownQuestion } from '../../hosting/hosting.fixture.js';

const page = clientPage();

const basket = [
  bankQuestion('sci1'),
  ownQuestion('own-1', { question: 'Wer war es?' }),
  bankQuestion('sci2', { uploaded: true, question: 'Wo war es?' }),
];
const kept = (): { question: string; timer: number | null; stored: boolean; id: string }[] =>
  JSON.parse(localStorage.getItem('clockbeat.appState') ?? '{}').basket;
const open = (questions = basket) =>
  page.openAt('/trivia-basket', {
    signedIn: {},
    calls: emptyAccount,
    keeps: { 'clockbeat.appState': { basket: questions, title: 'Friday' } },
  });
const rows = () => within(page.getByRole('region', { name: 'Your questions' })).getAllByRole('listitem');

it('gives one question its seconds, and all of them theirs', async () => {
  await open();
  const all = await page.findByLabelText('Time for each question');
  expect(all).toHaveProperty('value', '');
  await page.type(page.getByLabelText('Seconds for: Wer war es?'), '45');
  expect(kept().map(({ timer }) => timer)).toEqual([10, 45, 10]);
  await page.type(all, '20');
  expect(kept().map(({ timer }) => timer)).toEqual([20, 20, 20]);
  expect(all).toHaveProperty('value', '20');
});

it('moves a question by its buttons, which keep the focus and say where it is', async () => {
  await open();
  await page.press(await page.findByRole('button', { name: 'Move question 1 down' }));
  expect(kept().map(({ id }) => id)).toEqual(['own-1', 'sci1', 'sci2']);
  page.getByText('Now question 2 of 3.');
  expect(document.activeElement).toBe(page.getByRole('button', { name: 'Move question 2 down' }));
});

it('draws 50 of a full basket, and those that are asked for, also where one is moved among them', async () => {
  await open(Array.from({ length: 500 }, (_, nth) => bankQuestion(`sci${nth}`)));
  await page.findByLabelText('Time for each question');
  expect(rows()).toHaveLength(50);
  await page.press(page.getByRole('button', { name: 'Move question 50 down' }));
  expect(rows()).toHaveLength(100);
  expect(document.activeElement).toBe(page.getByRole('button', { name: 'Move question 51 down' }));
});

it('changes a copy of a stored question, which takes its place', async () => {
  await open();
  await page.press(await page.findByRole('button', { name: 'Edit a copy of question 1' }));
  const dialog = within(await page.findByRole('dialog'));
  await page.type(dialog.getByLabelText('Question'), 'What is it really?');
  await page.press(dialog.getByRole('button', { name: 'Save Question' }));
  const [copy, ...rest] = kept();
  expect(copy).toMatchObject({
    question: 'What is it really?',
    stored: false,
    timer: 10,
    category: 'Science',
    source: 'Custom',
  });
  expect(copy?.id).not.toContain('sci1');
  expect(rest.map(({ id }) => id)).toEqual(['own-1', 'sci2']);
});

it('keeps the basket as a set', async () => {
  await open();
  await page.press(await page.findByRole('button', { name: 'Save as a set' }));
  const dialog = within(await page.findByRole('dialog'));
  let saved: unknown;
  page.change({
    'POST /api/saved-trivia-sets': (call) => {
      saved = call.body;
      return answer({ id: 's_1' })(call);
    },
  });
  await page.press(dialog.getByRole('button', { name: 'Save to Drafts' }));
  await page.findByText('Trivia set saved to drafts!');
  expect(saved).toMatchObject({ title: 'Friday', isDraft: true });
  expect((saved as { customQuestions: unknown[] }).customQuestions).toHaveLength(3);
});

it('says of English questions on a French page that they are English, and nothing of a host’s own', async () => {
  localStorage.setItem('clockbeat.language', 'fr');
  await open();
  const languageOf = async (text: string) =>
    (await page.findByText(text)).closest('[lang]')?.getAttribute('lang');
  expect(await languageOf('What is sci1?')).toBe('en');
  expect(await languageOf('Wer war es?')).toBe('fr');
  expect(await languageOf('Wo war es?')).toBe('fr');
});

it('says that it holds more than a game can', async () => {
  await page.openAt('/question-basket', {
    signedIn: {},
    calls: emptyAccount,
    keeps: {
      'clockbeat.currentTeam': { teamId: 't_1', name: 'The Clocks', code: 'CLOCK1' },
      'clockbeat.appState': {
        teamId: 't_1',
        basket: Array.from({ length: 52 }, (_, nth) => ownQuestion(`own${nth}`)),
      },
    },
  });
  await page.findByText('A game has at most 50 questions. Yours has 52: please remove 2.');
});

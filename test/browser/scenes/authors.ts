import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { paths } from '../../../apps/web/src/paths';
import { somebody } from '../account-pages';
import { expect } from '../game-pages';
import { signIn } from '../support/sign-in';
import type { Tour } from './tour';

const title = 'Rivers, lakes and everything else that is wet, from the spring to the sea';
const questions = [
  { question: 'Which river is the longest?', options: ['Nile', 'Amazon', 'Rhine', 'Elbe'], answer: 'Nile' },
  { question: 'Which sea is the saltiest?', options: ['Red', 'Black', 'Dead', 'North'], answer: 'Dead' },
];
const more = {
  question: 'Where does the Danube begin, and who quarrels about it to this day?',
  options: ['Black Forest', 'Alps', 'Jura', 'Carpathians'],
  answer: 'Black Forest',
};

/** A set from its author's hands to those of a co-author, of somebody who copies it, and of an operator. */
export const authorsJourney = async (tour: Tour): Promise<void> => {
  const anna = await tour.open();
  await signIn(anna, { email: somebody('anna'), username: `anna_${randomUUID().slice(0, 8)}` });
  const setId = await save(anna, { title, category: 'Geography', customQuestions: questions });
  await showSharing(tour, anna, setId);
  const mia = await showCoAuthor(tour, anna, setId);
  await showOvertaken(tour, anna, mia, setId);
  await showHistory(tour, anna, setId);
  await showCopy(tour, anna, setId);
  await showHidden(tour, anna, setId);
};

const address = '/api/saved-trivia-sets';

/** A new set; its id. */
const save = async (page: Page, data: object): Promise<string> => {
  const made = await page.request.post(address, { data });
  expect(made.status()).toBe(201);
  return (await made.json()).id;
};
const saveAgain = async (page: Page, setId: string, data: object): Promise<void> => {
  const saved = await page.request.put(`${address}/${setId}`, { data });
  expect(saved.status()).toBe(200);
};
const tokenOf = async (page: Page, setId: string): Promise<string> =>
  (await (await page.request.get(`${address}/${setId}/sharing`)).json()).token;

const showSharing = async (tour: Tour, page: Page, setId: string): Promise<void> => {
  await page.goto(paths.editSet(setId));
  await page.getByRole('button', { name: 'Share…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Share this set' });
  await expect(dialog.getByRole('radio', { name: 'Private' })).toBeChecked();
  await tour.show('set-share', page);
  await dialog.getByText('Public', { exact: true }).click();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog.getByText('Please choose a licence.')).toBeVisible();
  await tour.show('set-share-errors', page);
  await dialog.getByLabel('Your name as its author').fill('Anna B., Secondary School at the Anchor');
  await dialog.getByRole('combobox', { name: 'Licence' }).click();
  await page.getByRole('option', { name: /^CC BY 4\.0/ }).click();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog.getByText(/\/set\/\S+$/)).toBeVisible();
  await tour.show('set-shared', page);
  await dialog.getByRole('button', { name: 'Close' }).click();
};

/** Who writes along from then on. */
const showCoAuthor = async (tour: Tour, anna: Page, setId: string): Promise<Page> => {
  await anna.getByRole('button', { name: 'Co-authors…' }).click();
  const dialog = anna.getByRole('dialog', { name: 'Co-authors' });
  await dialog.getByRole('button', { name: 'Make a link' }).click();
  await expect(dialog.getByRole('img')).toBeVisible();
  const { link } = await (await anna.request.get(`${address}/${setId}/co-authors`)).json();
  const { pathname, hash } = new URL(link);
  const mia = await tour.open();
  await signIn(mia, { email: somebody('mia') });
  await mia.goto(pathname + hash);
  await expect(mia.getByRole('button', { name: 'Write with them' })).toBeVisible();
  await tour.show('co-author-invited', mia);
  await mia.getByRole('button', { name: 'Write with them' }).click();
  await expect(mia.getByText(/^You write this set with its owner/)).toBeVisible();
  await tour.show('set-co-authored', mia);
  await expect(dialog.getByRole('listitem')).toHaveCount(1);
  await tour.show('set-co-authors', anna);
  await dialog.getByRole('button', { name: 'Close the link' }).click();
  await dialog.getByRole('button', { name: 'Close', exact: true }).click();
  const stranger = await tour.open();
  await stranger.goto(pathname + hash);
  await expect(stranger.getByRole('heading', { name: 'This link is over' })).toBeVisible();
  await tour.show('co-author-link-over', stranger);
  return mia;
};

const showOvertaken = async (tour: Tour, anna: Page, mia: Page, setId: string): Promise<void> => {
  await anna.getByLabel('Title').fill('Rivers and lakes');
  await saveAgain(mia, setId, { title, customQuestions: [...questions, more] });
  await anna.getByRole('button', { name: 'Save Changes' }).click();
  await expect(anna.getByText(/^Saved by /)).toBeVisible();
  await tour.show('set-overtaken', anna);
  await anna.getByRole('button', { name: 'Load the newer one' }).click();
  await expect(anna.getByText(/^What you had typed is put aside/)).toBeVisible();
  await tour.show('set-put-aside', anna);
};

const showHistory = async (tour: Tour, page: Page, setId: string): Promise<void> => {
  await page.goto(paths.setHistory(setId));
  await expect(page.getByRole('button', { name: 'Look at it: version 1' })).toBeVisible();
  await tour.show('set-history', page);
  await page.getByRole('button', { name: 'Look at it: version 1' }).click();
  await expect(page.getByText(questions[0]!.question)).toBeVisible();
  await tour.show('set-version', page);
};

/** Somebody copies the set, and changes a question; then its author changes the same one, another one, and adds one. */
const showCopy = async (tour: Tour, anna: Page, setId: string): Promise<void> => {
  const page = await tour.open();
  await signIn(page, { email: somebody('kim') });
  const copied = await page.request.post(`/api/public-sets/${await tokenOf(anna, setId)}/copy`);
  expect(copied.status()).toBe(201);
  const copy = await copied.json();
  const [first, ...rest] = copy.customQuestions;
  await saveAgain(page, copy.id, {
    title: copy.title,
    customQuestions: [{ ...first, question: 'The longest river of all?' }, ...rest],
  });
  const original = await (await anna.request.get(`${address}/${setId}`)).json();
  const [one, two] = original.customQuestions;
  await saveAgain(anna, setId, {
    title,
    customQuestions: [
      { ...one, question: 'Which is the longest river?' },
      { ...two, question: 'Which sea is the saltiest of them all?' },
      {
        question: 'Which lake is the deepest?',
        options: ['Baikal', 'Garda', 'Como'],
        answer: 'Baikal',
        kind: 'single',
      },
    ],
  });
  await page.goto(paths.editSet(copy.id));
  await expect(page.getByText('The original has changed.')).toBeVisible();
  await tour.show('set-copy', page);
  await page.getByRole('button', { name: 'See what is new' }).click();
  await expect(page.getByText('1 new question')).toBeVisible();
  await tour.show('set-origin', page);
};

/** Reported by several, hidden by an operator, and what its author reads of it. */
const showHidden = async (tour: Tour, anna: Page, setId: string): Promise<void> => {
  const token = await tokenOf(anna, setId);
  const reporter = await tour.open();
  for (const [nth, reason] of ['copyright', 'insulting', 'copyright'].entries()) {
    const sent = await reporter.request.post(`/api/public-sets/${token}/reports`, {
      data: { reason, note: 'All of it stands in a book that I wrote, word by word.' },
      headers: { 'x-forwarded-for': `127.0.8.${nth + 1}` },
    });
    expect(sent.status()).toBe(201);
  }
  const operator = await tour.open();
  await signIn(operator, { email: 'operator@example.org', returnTo: paths.operator });
  await operator.getByRole('tab', { name: 'Sets' }).click();
  const look = operator.getByRole('button', { name: `Look at it: ${title}` }).first();
  await expect(look).toBeVisible();
  await tour.show('operator-sets', operator);
  await look.click();
  const report = operator.getByRole('dialog', { name: title });
  await report.getByText(/^Its \d questions$/).click();
  await tour.show('operator-set', operator);
  await report.getByRole('button', { name: 'Hide the set' }).click();
  const hiding = operator.getByRole('dialog', { name: `Hide “${title}” from others?` });
  await hiding.getByRole('combobox', { name: 'Reason' }).click();
  await operator.getByRole('option', { name: 'Another reason' }).click();
  await hiding
    .getByLabel('Words to its authors (optional)')
    .fill('The questions stand in a book word by word.\nPlease write them in your own words.');
  await tour.show('operator-hide', operator);
  await hiding.getByRole('button', { name: 'Hide the set' }).click();
  await expect(report.getByRole('button', { name: 'Show it again' })).toBeVisible();
  await anna.goto(paths.editSet(setId));
  await expect(anna.getByText('Hidden by an operator')).toBeVisible();
  await tour.show('set-hidden', anna);
};

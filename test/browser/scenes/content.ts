import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { paths } from '../../../apps/web/src/paths';
import { toastGone } from '../account-pages';
import { expect } from '../game-pages';
import { chooseKind, kindQuestions, typeOfKind } from '../kinds-content';
import { addQuestion, beginSet, chooseFile, csvOf } from '../own-content';
import { signIn } from '../support/sign-in';
import { goOnUntil, holdMoment, letGo } from './moment';
import type { Tour } from './tour';

const planets = [
  {
    question: 'Which planet of the solar system has the most moons that are known today?',
    options: ['Jupiter', 'Saturn', 'Uranus', 'Neptune'],
    timer: '45',
  },
  {
    question: 'How long does light take from the Sun to the Earth?',
    options: ['About 8 seconds', 'About 8 minutes', 'About 8 hours', 'About 8 days'],
  },
] as const;

/** A host's own questions: written as a guest, then with an account, by hand and by file. */
export const contentJourney = async (tour: Tour): Promise<void> => {
  await showCustom(tour);
  const page = await tour.open();
  await signIn(page, {
    email: `cleo-${randomUUID()}@example.org`,
    name: 'Cleo Content',
    returnTo: paths.savedSets,
  });
  await expect(page.getByText('Write questions of your own')).toBeVisible();
  await tour.show('sets-empty', page);
  await showOwnTrivia(tour, page);
  await showUpload(tour, page);
  await showSets(tour, page);
};

/** Somebody without an account writes a set, keeps it as a guest and changes it. */
const showCustom = async (tour: Tour): Promise<void> => {
  const page = await tour.open();
  await page.goto(paths.customQuestions);
  await expect(page.getByLabel('Title')).toBeVisible();
  await tour.show('custom-setup', page);
  await page.getByLabel('Questions per game').fill('51');
  await page.getByRole('button', { name: 'Continue to Questions' }).click();
  await tour.show('custom-setup-errors', page);
  await page.getByLabel('Title').fill('Planets and other neighbours');
  await page.getByLabel('Questions per game').fill('5');
  await page.getByRole('button', { name: 'Continue to Questions' }).click();
  await page.getByRole('button', { name: 'Add Question' }).click();
  await expect(page.getByText('Field is required.')).toHaveCount(5);
  await tour.show('custom-question-errors', page);
  for (const question of planets) await addQuestion(page, question);
  await expect(page.getByText(planets[1].question)).toBeVisible();
  await tour.show('custom-questions', page);
  await showKinds(tour, await tour.open());
  await page.getByRole('button', { name: 'Save to Drafts' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await tour.show('custom-save-choice', page);
  await page.getByRole('button', { name: 'Continue as guest' }).click();
  await page.getByRole('link', { name: /^Edit/ }).waitFor();
  await toastGone(page);
  await tour.show('sets-guest', page);
  await page.getByRole('link', { name: /^Edit/ }).click();
  await page.getByLabel('Title').fill('Planets and their neighbours');
  await tour.show('set-edit', page);
  await page.getByRole('link', { name: 'Print' }).click();
  await expect(page.getByText('Name or team')).toBeVisible();
  await tour.show('set-sheet', page);
  await page.getByText('With answers').click();
  await expect(page.getByText('Right answer')).toHaveCount(2);
  await tour.show('set-sheet-answers', page);
  await page.goBack();
  await page.getByRole('button', { name: 'Edit question 2' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await tour.show('set-question', page);
  await page.goto(paths.editSet(randomUUID()));
  await expect(page.getByRole('heading', { name: 'Trivia set not found' })).toBeVisible();
  await tour.show('set-not-found', page);
};

/** The form of each kind with its preview, and the questions that were written in it. */
const showKinds = async (tour: Tour, page: Page): Promise<void> => {
  await beginSet(page, 'All kinds');
  for (const one of kindQuestions) {
    await typeOfKind(page, one);
    const preview = page.getByText('Preview', { exact: true });
    await preview.click();
    await tour.show(`kind-${one.kind}`, page);
    await preview.click();
    await page.getByRole('button', { name: 'Add Question' }).click();
  }
  await tour.show('kind-list', page);
  await chooseKind(page, 'order');
  await page.getByRole('button', { name: 'Add Question' }).click();
  await expect(page.getByText('Field is required.')).toHaveCount(5);
  await tour.show('kind-errors', page);
  await page.getByLabel('Kind of question').press('Enter');
  await expect(page.getByRole('option')).toHaveCount(7);
  await tour.show('kind-choice', page);
};

const showOwnTrivia = async (tour: Tour, page: Page): Promise<void> => {
  await page.goto(paths.ownTrivia);
  for (const question of planets) await addQuestion(page, question);
  await expect(page.getByText(planets[1].question)).toBeVisible();
  await tour.show('own-trivia', page);
  await page.getByRole('tab', { name: 'Import CSV' }).click();
  await expect(page.getByText('Choose a file')).toBeVisible();
  await tour.show('own-import', page);
};

const file = csvOf(
  ...planets.map(
    ({ question, options }, index) => `${index + 1},Science,${question},${options.join(',')},B,Easy`,
  ),
  '3,Arts & Literature,"Who wrote ""Things Fall Apart""?",Soyinka,Achebe,Adichie,Okri,Achebe,Medium',
  '4,Science,Which is a noble gas?,Neon,Iron,Zinc,Lead,E,Easy',
  '5,Science,,Neon,Iron,Zinc,Lead,A,Easy',
);

const showUpload = async (tour: Tour, page: Page): Promise<void> => {
  await page.goto(paths.upload);
  await expect(page.getByText('Choose a file')).toBeVisible();
  await tour.show('upload', page);
  await chooseFile(page, 'questions.csv', 'Question,Answer\nWhy?,Because');
  await expect(page.getByText(/CSV must contain required headers/)).toBeVisible();
  await tour.show('upload-refused', page);
  await chooseFile(
    page,
    'questions.csv',
    csvOf('1,Science,Which?,A,a,C,D,A,Easy', '2,Science,Which?,A,B,C,D,E,Easy'),
  );
  await expect(page.getByRole('table')).toBeVisible();
  await tour.show('upload-useless', page);
  await chooseFile(page, 'Thursday night at the Anchor.csv', file);
  await expect(page.getByRole('heading', { name: '3 questions will go in' })).toBeVisible();
  await tour.show('upload-preview', page);
  // the page leaves for the dashboard after two seconds
  await holdMoment(page);
  await page.getByRole('button', { name: 'Upload 3 Questions' }).click();
  await goOnUntil(page, page.getByText(/Successfully uploaded 3 questions/));
  await tour.show('upload-done', page);
  await letGo(page);
  await page.goto(paths.upload);
  await chooseFile(
    page,
    'Thursday night at the Anchor.csv',
    `${file}\r\n6,Music,Loud?,Yes,No,Maybe,Never,A,Easy`,
  );
  await expect(page.getByText('3 of 4 are in your bank already.')).toBeVisible();
  await tour.show('upload-again', page);
};

const showSets = async (tour: Tour, page: Page): Promise<void> => {
  await page.goto(paths.savedSets);
  await expect(page.getByRole('link', { name: /CSV Uploaded/ })).toHaveCount(2);
  await tour.show('sets', page);
  await page.getByRole('button', { name: 'Delete Science' }).click();
  await expect(page.getByRole('alertdialog')).toBeVisible();
  await tour.show('set-delete', page);
  await page.route('**/api/saved-trivia-sets?*', (route) => route.abort());
  await page.reload();
  await expect(page.getByRole('button', { name: 'Try Again' })).toBeVisible();
  await tour.show('sets-failed', page);
};

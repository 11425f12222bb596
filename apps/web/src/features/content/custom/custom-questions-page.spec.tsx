import { lost } from '../../../../test-support/network.js';
import { clientPage } from '../../../../test-support/page.js';

const page = clientPage();

const question = (id: number) => ({
  id: `own-${id}`,
  question: `Which one is ${id}?`,
  options: ['one', 'two', 'three', 'four'],
  answer: 0,
  timeLimit: null,
});
const details = {
  title: 'Spiders',
  category: 'Science',
  difficulty: 'easy',
  questionsPerGame: '10',
  timePerQuestion: '30',
};
const openWith = (draft: object) =>
  page.openAt('/create-custom-questions', {
    signedIn: {},
    keeps: { 'clockbeat.customDraft': { step: 'questions', details, questions: [], entry: null, ...draft } },
  });
const kept = () => JSON.parse(localStorage.getItem('clockbeat.customDraft') ?? '{}');
const errors = (): string[] => page.queryAllByRole('alert').map(({ textContent }) => textContent);

describe('a question that is added', () => {
  const typed = { question: 'Legs?', options: ['8', '6', '4', '2'], answer: 0, timer: '30' };

  it('is added once by a double click, and the emptied form is not blamed', async () => {
    await openWith({ entry: typed });
    const add = await page.findByRole('button', { name: 'Add Question' });
    await page.press(add);
    await page.press(add);
    expect(kept().questions).toHaveLength(1);
    expect(errors()).toEqual([]);
    expect(document.activeElement).toBe(page.getByLabelText('Question'));
  });

  it('is followed by one that is judged from its first letter on', async () => {
    await openWith({ entry: typed });
    const add = await page.findByRole('button', { name: 'Add Question' });
    await page.press(add);
    await page.type(page.getByLabelText('Question'), 'Wings?');
    await page.press(add);
    expect(errors()).not.toEqual([]);
    expect(kept().questions).toHaveLength(1);
  });

  it('has whole seconds', async () => {
    await openWith({ entry: { ...typed, timer: '7.5' } });
    await page.press(await page.findByRole('button', { name: 'Add Question' }));
    expect(errors()).toEqual(['Please choose whole seconds, 5 to 120.']);
  });
});

it('an empty form is blamed where nothing was added', async () => {
  await openWith({});
  await page.press(await page.findByRole('button', { name: 'Add Question' }));
  expect(errors()).not.toEqual([]);
});

describe('a set of more questions than its games have', () => {
  const fifteen = Array.from({ length: 15 }, (_, place) => question(place));

  it('says so, and plays them all at one press', async () => {
    await openWith({ questions: fifteen });
    await page.findByText('A game plays 10 of these 15 questions.');
    await page.press(page.getByRole('button', { name: 'Play 15' }));
    expect(kept().details.questionsPerGame).toBe('15');
    expect(page.queryByText(/A game plays/)).toBeNull();
  });

  it('says nothing where all are played', async () => {
    await openWith({ questions: fifteen.slice(0, 10) });
    await page.findByRole('button', { name: 'Host Now' });
    expect(page.queryByText(/A game plays/)).toBeNull();
  });
});

it('half a question is refused with a word, and stays as it was typed', async () => {
  await openWith({ step: 'setup', details: { ...details, questionsPerGame: '7.5' } });
  await page.press(await page.findByRole('button', { name: 'Continue to Questions' }));
  expect(errors()).toEqual(['Please choose a whole number of questions, 5 to 50.']);
  expect(kept()).toMatchObject({ step: 'setup', details: { questionsPerGame: '7.5' } });
});

describe('the options of a question', () => {
  const typed = { question: 'Legs?', options: ['8', '6', '4', '2'], answer: 2, timer: '30' };
  const button = (name: string) => page.getByRole('button', { name });
  const letters = () =>
    page.queryAllByLabelText(/^Option [A-F]$/).map((field) => (field as HTMLInputElement).value);

  it('are six at most, and a new one is under the keys', async () => {
    await openWith({ entry: typed });
    await page.press(await page.findByRole('button', { name: 'Add an option' }));
    expect(document.activeElement).toBe(page.getByLabelText('Option E'));
    await page.press(button('Add an option'));
    expect(letters()).toEqual(['8', '6', '4', '2', '', '']);
    expect(page.queryByRole('button', { name: 'Add an option' })).toBeNull();
    await page.press(button('Add Question'));
    expect(errors()).toEqual(['Field is required.', 'Field is required.']);
    await page.type(page.getByLabelText('Option E'), '10');
    await page.type(page.getByLabelText('Option F'), '12');
    await page.press(button('Add Question'));
    expect(kept().questions).toMatchObject([{ options: ['8', '6', '4', '2', '10', '12'], answer: 2 }]);
  });

  it('are two at least, and the right one stays right while others go', async () => {
    await openWith({ entry: typed });
    await page.press(await page.findByRole('button', { name: 'Remove option A' }));
    expect(kept().entry).toMatchObject({ options: ['6', '4', '2'], answer: 1 });
    expect(document.activeElement).toBe(page.getByLabelText('Option A'));
    await page.press(button('Remove option C'));
    expect(kept().entry).toMatchObject({ options: ['6', '4'], answer: 1 });
    expect(page.queryByRole('button', { name: /^Remove option/ })).toBeNull();
  });

  it('have no right one once that is removed', async () => {
    await openWith({ entry: typed });
    await page.press(await page.findByRole('button', { name: 'Remove option C' }));
    expect(kept().entry).toMatchObject({ options: ['8', '6', '2'], answer: null });
    await page.press(button('Add Question'));
    expect(errors()).toEqual(['Correct Answer must match one of the options.']);
  });

  it('are true and false at one press, while nothing is typed', async () => {
    await openWith({ entry: { ...typed, options: ['', '', '', ''], answer: null } });
    await page.press(await page.findByRole('button', { name: 'True or false' }));
    expect(letters()).toEqual(['True', 'False']);
    expect(document.activeElement).toBe(page.getByLabelText('A is the right answer'));
    expect(page.queryByRole('button', { name: 'True or false' })).toBeNull();
    await page.press(page.getByLabelText('B is the right answer'), button('Add Question'));
    expect(kept().questions).toMatchObject([{ options: ['True', 'False'], answer: 1 }]);
    expect(letters()).toEqual(['', '', '', '']);
  });
});

it('a set that cannot be saved keeps what was typed', async () => {
  await openWith({ questions: [question(1)] });
  const save = await page.findByRole('button', { name: 'Save to Drafts' });
  page.change({ 'POST /api/saved-trivia-sets': lost });
  await page.press(save);
  await page.findByText('Failed to save trivia set. Please try again.');
  expect(page.getAllByRole('button', { name: /^Remove question/ })).toHaveLength(1);
  expect(kept().questions).toHaveLength(1);
});

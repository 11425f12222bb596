import { clientPage } from '../../../test-support/page.js';
import type { QuestionFields } from '../../hosting/own-question.js';

const page = clientPage();

const openWith = (entry: Partial<QuestionFields>, questions: object[] = []) =>
  page.openAt('/create-custom-questions', {
    signedIn: {},
    keeps: {
      'clockbeat.customDraft': {
        step: 'questions',
        details: { title: 'Kinds', timePerQuestion: '30' },
        questions,
        entry: { question: 'Which?', options: ['', '', '', ''], answer: null, timer: '30', ...entry },
      },
    },
  });
const kept = () => JSON.parse(localStorage.getItem('clockbeat.customDraft') ?? '{}');
const errors = (): string[] => page.queryAllByRole('alert').map(({ textContent }) => textContent);
const button = (name: string) => page.getByRole('button', { name });
const field = (label: string) => page.getByLabelText(label) as HTMLInputElement;
const add = async () => page.press(await page.findByRole('button', { name: 'Add Question' }));
const said = (text: RegExp | string) => page.getByText(text);

describe('several right answers', () => {
  it('are ticked, and all of them may be wanted', async () => {
    await openWith({ kind: 'multi', options: ['Saturn', 'Venus', 'Uranus'] });
    await add();
    expect(errors()).toEqual(['At least one option must be right, and at least one must be wrong.']);
    for (const letter of ['A', 'C']) await page.press(page.getByLabelText(`${letter} is right`));
    expect(errors()).toEqual([]);
    await page.press(page.getByRole('switch', { name: /^Only all of them count/ }));
    await add();
    expect(kept().questions).toMatchObject([{ kind: 'multi', right: [0, 2], exactOnly: true }]);
    said(/^Several right answers · Only all of them count$/);
    expect(page.getAllByText('Right answer')).toHaveLength(2);
  });

  it('have three options at least', async () => {
    await openWith({ kind: 'multi', options: ['a', 'b', 'c'] });
    await page.findByRole('button', { name: 'Add an option' });
    expect(page.queryByRole('button', { name: /^Remove option/ })).toBeNull();
    expect(page.queryByRole('button', { name: 'True or false' })).toBeNull();
  });
});

describe('a typed answer', () => {
  it('is listed with what is not meant, and tried before it is asked', async () => {
    await openWith({ kind: 'typed' });
    await add();
    expect(errors()).toEqual(['Field is required.']);
    await page.type(field('Right answer 1'), 'Australia');
    await page.type(field('Try an answer'), 'Austria');
    await page.press(button('Add a “not this”'));
    expect(document.activeElement).toBe(field('Not this 1'));
    await page.type(field('Not this 1'), 'Austria');
    said('Not accepted');
    await page.type(field('Try an answer'), 'the australia');
    said('Accepted');
    await page.press(button('Add another right answer'));
    await page.type(field('Right answer 2'), 'x'.repeat(61));
    await add();
    expect(errors()).toEqual(['A right answer is longer than 60 characters.']);
    await page.press(button('Remove right answer 2'));
    expect(document.activeElement).toBe(field('Right answer 1'));
    await add();
    expect(kept().questions).toMatchObject([
      { kind: 'typed', accepted: ['Australia'], refused: ['Austria'] },
    ]);
    said('Right: Australia');
    said(/Not these: Austria/);
  });

  it('is not right and refused at once', async () => {
    await openWith({ kind: 'typed', accepted: ['Oslo'], refused: ['OSLO'] });
    await add();
    expect(errors()).toEqual(['Answers that are not meant: two are the same.']);
    expect(document.activeElement).toBe(field('Not this 1'));
  });
});

describe('a number', () => {
  it('says what was understood of it, and how near counts', async () => {
    await openWith({ kind: 'number' });
    await page.findByText('1,234.5 or 1234.5');
    await page.type(field('Right number'), '1.330');
    said('Understood: 1.33');
    await page.type(field('Right number'), '1,330');
    await page.type(field('Unit'), 'm');
    said('Understood: 1330 m');
    await page.type(field('How far off still counts'), '30');
    said('From 1300 m to 1360 m, the nearer the more.');
    await page.type(field('Lowest number'), '2000');
    await add();
    expect(errors()).toEqual([
      'The range must have two numbers, the lower one first, with the right answer between them.',
    ]);
    await page.type(field('Lowest number'), '0');
    await page.type(field('Highest number'), '9999');
    await add();
    expect(kept().questions).toMatchObject([
      { kind: 'number', value: 1330, unit: 'm', band: 30, range: { from: 0, to: 9999 } },
    ]);
    said('Right: 1330 m (± 30)');
    said(/Slider from 0 to 9999/);
  });
});

describe('an order', () => {
  const items = () => page.queryAllByLabelText(/^Item \d$/).map((one) => (one as HTMLInputElement).value);

  it('is changed by buttons that keep the focus, and has three to eight items', async () => {
    await openWith({ kind: 'order', items: ['cat', 'mouse', 'whale'] });
    await page.press(await page.findByRole('button', { name: 'Move item 2 up' }));
    expect(items()).toEqual(['mouse', 'cat', 'whale']);
    expect(document.activeElement).toBe(button('Move item 1 up'));
    expect(page.queryByRole('button', { name: /^Remove item/ })).toBeNull();
    await page.press(button('Add an item'));
    expect(document.activeElement).toBe(field('Item 4'));
    await add();
    expect(errors()).toEqual(['Field is required.']);
    await page.type(field('Item 4'), 'Cat');
    await add();
    expect(errors()).toEqual(['Items: two are the same.']);
    await page.press(button('Remove item 4'));
    await add();
    expect(kept().questions).toMatchObject([{ kind: 'order', items: ['mouse', 'cat', 'whale'] }]);
    said('whale');
  });
});

describe('a poll and a word cloud', () => {
  it('have nothing that is right', async () => {
    await openWith({ kind: 'poll', options: ['Tea', 'Coffee'] });
    await page.findByText(/^Nothing is right/);
    expect(page.queryByRole('radio')).toBeNull();
    await add();
    expect(kept().questions).toMatchObject([{ kind: 'poll', options: ['Tea', 'Coffee'], answer: null }]);
    said('Poll · No right answer');
    await openWith({ kind: 'cloud' });
    await add();
    expect(kept().questions).toMatchObject([{ kind: 'cloud', options: [] }]);
    said('Word cloud · No right answer');
  });
});

describe('the next question', () => {
  it('is of the kind of the last one', async () => {
    await openWith({ kind: 'typed', accepted: ['Oslo'] });
    await add();
    expect(field('Right answer 1').value).toBe('');
    expect(kept().entry).toBeNull();
  });
});

describe('the list of questions', () => {
  const names = () => page.getAllByText(/^Question [a-z]$/).map(({ textContent }) => textContent);
  const question = (letter: string) => ({
    id: letter,
    question: `Question ${letter}`,
    kind: 'cloud',
    options: [],
  });

  it('copies one behind itself, and takes a removal back', async () => {
    await openWith({}, [question('a'), question('b')]);
    await page.press(await page.findByRole('button', { name: 'Duplicate question 1' }));
    expect(names()).toEqual(['Question a', 'Question a', 'Question b']);
    expect(new Set(kept().questions.map(({ id }: { id: string }) => id)).size).toBe(3);
    said('Question 2 is a copy.');
    await page.press(button('Remove question 3'));
    expect(names()).toHaveLength(2);
    await page.press(button('Undo'));
    expect(names()).toEqual(['Question a', 'Question a', 'Question b']);
  });
});

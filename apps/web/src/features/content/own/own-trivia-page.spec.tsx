import { clientPage } from '../../../../test-support/page.js';

const page = clientPage();

const basket = (): unknown[] => JSON.parse(localStorage.getItem('clockbeat.appState') ?? '{}').basket ?? [];

it('names what is missing of a question, and puts a whole one into the basket', async () => {
  await page.openAt('/create-own-trivia');
  const add = await page.findByRole('button', { name: 'Add Question' });
  const offered = [...document.querySelectorAll<HTMLOptionElement>('datalist option')];
  expect(offered).toHaveLength(16);
  expect(offered.at(-1)?.value).toBe('Music');
  await page.press(add);
  expect(page.getAllByText('Field is required.')).toHaveLength(5);
  page.getByText('Correct Answer must match one of the options.');
  expect(basket()).toEqual([]);

  await page.type(page.getByLabelText('Question'), 'Nearest to the Sun?');
  for (const [letter, text] of Object.entries({ A: 'Venus', B: 'Mercury', C: 'Mars', D: 'Earth' }))
    await page.type(page.getByLabelText(`Option ${letter}`), text);
  await page.press(page.getByLabelText('B is the right answer'), add);
  expect(basket()).toMatchObject([
    { question: 'Nearest to the Sun?', category: 'Custom', source: 'Custom', answer: 1, timer: 30 },
  ]);
  const [remove, ...others] = page.getAllByRole('button', { name: /^Remove question/ });
  expect(others).toEqual([]);
  await page.press(remove as Element);
  expect(basket()).toEqual([]);
});

import { jest } from '@jest/globals';
import { within } from '@testing-library/dom';
import { emptyAccount, gameCard, savedSet } from '../../../../test-support/answers.js';
import { answer, type Calls, lost } from '../../../../test-support/network.js';
import { clientPage } from '../../../../test-support/page.js';

const page = clientPage();

const list = 'GET /api/user/question-banks';
const five = savedSet({
  id: 'set_five',
  title: 'Five',
  category: 'Science',
  difficulty: 'hard',
  questionsPerGame: 5,
  questionCount: 5,
});
const six = savedSet({ id: 'set_six', title: 'Six', isDraft: false });
const open = async (calls: Calls = {}): Promise<void> => {
  await page.openAt('/dashboard/saved-trivia', {
    signedIn: {},
    calls: { ...emptyAccount, [list]: answer([six, five]), ...calls },
  });
  await page.findByRole('heading', { level: 1, name: 'Saved Trivia Sets' });
};
const rowOf = async (title: string): Promise<HTMLElement> => {
  const row = (await page.findByRole('heading', { name: title })).closest('li');
  return row as HTMLElement;
};
const linkTo = (name: string | RegExp) => page.getByRole('link', { name }).getAttribute('href');

it('without a set leads to the first one', async () => {
  await open({ [list]: answer([]) });
  await page.findByRole('heading', { name: 'No Trivia Sets Yet' });
  expect(linkTo('Create Your First Set')).toBe('/create-custom-questions');
});

it('shows every set with what a game of it is', async () => {
  await open();
  const row = await rowOf('Five');
  expect(page.getAllByTestId('saved-set')).toHaveLength(2);
  for (const text of ['Draft', 'Science', 'Hard', 'Questions5', 'Time/Question30s', 'Question Pool5'])
    expect(row.textContent).toContain(text);
  expect((await rowOf('Six')).textContent).toContain('Ready');
  expect(linkTo(/^Edit\s*Five$/)).toBe('/edit-trivia-set/set_five');
  expect(linkTo('Create New Set')).toBe('/create-custom-questions');
});

it('deletes a set once the browser has asked', async () => {
  const asks = jest.spyOn(globalThis, 'confirm').mockReturnValueOnce(false).mockReturnValueOnce(true);
  try {
    await open();
    const remove = within(await rowOf('Six')).getByRole('button', { name: 'Delete Six' });
    await page.press(remove);
    expect(asks).toHaveBeenCalledWith('Are you sure you want to delete "Six"? This action cannot be undone.');
    expect(page.asked('DELETE')).toEqual([]);
    page.change({
      'DELETE /api/saved-trivia-sets/set_six': () => new Response(null, { status: 204 }),
      [list]: answer([five]),
    });
    await page.press(remove);
    await page.findByText('Trivia Set Deleted');
    await page.until(() => page.getAllByTestId('saved-set').length === 1);
  } finally {
    asks.mockRestore();
  }
});

it('makes a game of a set', async () => {
  await open({
    'POST /api/games/from-saved-set/set_five': answer({ game: gameCard() }),
    [`GET /api/games/${gameCard().id}`]: answer(gameCard()),
  });
  await page.press(await page.findByRole('button', { name: 'Host Five' }));
  await page.findByText('Game Created');
  await page.until(() => page.address() === `/publish-qr?gameId=${gameCard().id}`);
});

it('says that the sets did not come', async () => {
  await page.openAt('/dashboard/saved-trivia', { signedIn: {}, calls: { ...emptyAccount, [list]: lost } });
  await page.until(() => page.asked(list).length > 0);
  await page.passes(1_000);
  await page.passes(2_000);
  await page.findByRole('heading', { name: 'Unable to Load Your Trivia Sets' });
});

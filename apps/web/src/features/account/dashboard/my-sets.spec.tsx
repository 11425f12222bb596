import { within } from '@testing-library/dom';
import { emptyAccount, gameCard, savedSet, stats } from '../../../../test-support/answers.js';
import { answer, type Calls, hold, lost } from '../../../../test-support/network.js';
import { clientPage } from '../../../../test-support/page.js';

const page = clientPage();

const list = 'GET /api/saved-trivia-sets';
const six = savedSet({
  id: 'set_six',
  title: 'Six',
  category: 'Science',
  questionsPerGame: 5,
  timePerQuestion: 45,
  isDraft: false,
});
const newest = [
  savedSet({ id: 'set_seven', title: 'Seven' }),
  six,
  ...['Five', 'Four', 'Three', 'Two'].map((title) => savedSet({ id: `set_${title}`, title })),
];
const open = async (calls: Calls = {}): Promise<HTMLElement[]> => {
  await page.openAt('/dashboard', {
    signedIn: {},
    calls: {
      ...emptyAccount,
      [list]: answer(newest),
      'GET /api/user/stats': answer(stats({ questionSets: 7 })),
      ...calls,
    },
  });
  return page.findAllByTestId('set-card');
};
const titles = () =>
  page.queryAllByTestId('set-card').map((card) => within(card).getByRole('heading').textContent);
const button = (name: string) => page.getByRole('button', { name });

it('shows the six newest sets, each with what it is and its way to be changed', async () => {
  const cards = await open();
  expect(page.asked(list)).toEqual([`${list}?limit=6`]);
  expect(titles()).toEqual(['Seven', 'Six', 'Five', 'Four', 'Three', 'Two']);
  expect(cards[0]?.textContent).toContain('Draft');
  for (const text of ['Ready', 'Science', '5 questions', '45s per question', 'Created Jan 1'])
    expect(cards[1]?.textContent).toContain(text);
  const edit = within(cards[1] as HTMLElement).getByRole('link', { name: /^Edit\s*Six$/ });
  expect(edit.getAttribute('href')).toBe('/edit-trivia-set/set_six');
  await page.until(() =>
    page.queryAllByTestId('stat').some((tile) => /Question Sets\s*7/.test(tile.textContent)),
  );
});

it('deletes a set at once, and says so where that fails', async () => {
  const remove = 'DELETE /api/saved-trivia-sets/set_seven';
  await open({ [remove]: lost });
  await page.press(button('Delete Seven'));
  await page.findByText('Failed to Delete');
  page.getByText('Failed to delete trivia set');
  expect(titles()).toContain('Seven');
  page.change({ [remove]: () => new Response(null, { status: 204 }), [list]: answer(newest.slice(1)) });
  await page.press(button('Delete Seven'));
  await page.findByText('Trivia Set Deleted');
  await page.until(() => !titles().includes('Seven'));
});

it('makes a game of a set, says that it does, and where that fails', async () => {
  const make = 'POST /api/games/from-saved-set/set_six';
  await open({ [make]: lost });
  await page.press(button('Host Game Now Six'));
  await page.findByText('Failed to Create Game');
  page.getByText('Failed to create game from trivia set');
  const held = hold(answer({ game: gameCard() }));
  page.change({ [make]: held.reply, [`GET /api/games/${gameCard().id}`]: answer(gameCard()) });
  await page.press(button('Host Game Now Six'));
  await page.findByRole('button', { name: 'Creating...' });
  held.letGo();
  await page.findByText('Game Created');
  await page.until(() => page.address() === `/publish-qr?gameId=${gameCard().id}`);
});

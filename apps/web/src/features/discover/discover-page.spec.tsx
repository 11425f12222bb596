import { sharedSet } from '../../../test-support/answers.js';
import { answer, type Calls, hang, lost, refuse } from '../../../test-support/network.js';
import { clientPage } from '../../../test-support/page.js';

const page = clientPage();

const list = 'GET /api/public-sets';
const listOf = (titles: readonly string[], nextCursor: string | null = null) =>
  answer({ items: titles.map((title) => sharedSet({ title, token: `token of ${title}` })), nextCursor });
const open = async (calls: Calls, address = '/discover'): Promise<void> => {
  await page.openAt(address, { calls });
  await page.findByRole('heading', { level: 1, name: 'Discover' });
};
const titles = (): (string | null)[] =>
  page
    .queryAllByRole('listitem')
    .map((item) => item.querySelector('a'))
    .map((link) => link?.textContent ?? null);
const asked = (): string[] => page.asked(list).map((call) => decodeURIComponent(call.slice(list.length)));

it('waits in the shape of a list', async () => {
  await open({ [list]: hang });
  page.getByText('Loading the sets...');
});

it('says what each set is, and leads to it', async () => {
  const german = { language: 'de', stars: 3, played: { games: 12, share: 0.3, difficulty: 'Hard' as const } };
  await open({
    [list]: answer({
      items: [
        sharedSet({ title: 'Seen', token: 'a_b', author: 'Ada L.', ...german }),
        sharedSet({ title: 'Untouched' }),
      ],
      nextCursor: null,
    }),
  });
  const seen = await page.findByRole('link', { name: 'Seen' });
  expect(seen.getAttribute('href')).toBe('/set/a_b');
  expect(seen.getAttribute('lang')).toBe('de');
  const [first, second] = page.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(first).toBe('Seenby Ada L.2 questions ·Science ·Hard ·German ·3 stars ·played 12 times');
  expect(second).toBe('Untouchedby Ada2 questions ·Science ·Medium');
});

it('shows the next page under the first', async () => {
  await open({ [list]: listOf(['One'], 'next') });
  page.change({ [`${list}?limit=50&cursor=next`]: listOf(['Two']) });
  await page.press(await page.findByRole('button', { name: 'Show more' }));
  await page.findByRole('link', { name: 'Two' });
  expect(titles()).toEqual(['One', 'Two']);
  expect(page.queryByRole('button', { name: 'Show more' })).toBeNull();
});

it('searches for what was typed, once the hand rests, and keeps it in the address', async () => {
  await open({ [list]: listOf(['One']) });
  const field = await page.findByLabelText('Find a set');
  await page.type(field, 'ri');
  await page.passes(100);
  await page.type(field, 'rivers ');
  await page.passes(299);
  expect(asked()).toEqual(['?limit=50']);
  await page.passes(1);
  expect(asked()).toEqual(['?limit=50', '?limit=50&q=rivers']);
  expect(page.address()).toBe('/discover?q=rivers');
});

it('begins with what the address asks for, and shows everything again', async () => {
  await open({ [list]: listOf([]) }, '/discover?q=moons&category=Own+one&language=de&length=short');
  await page.findByText('No set fits that.');
  expect(asked()).toEqual(['?limit=50&q=moons&category=Own+one&language=de&length=short']);
  const field = (await page.findByLabelText('Find a set')) as HTMLInputElement;
  expect(field.value).toBe('moons');
  expect(page.getByLabelText('Category').textContent).toBe('Own one');
  expect(page.getByLabelText('Language', { selector: 'button' }).textContent).toBe('German');
  page.change({ [list]: listOf(['One']) });
  await page.press(page.getByRole('button', { name: 'Show all sets' }));
  await page.findByRole('link', { name: 'One' });
  expect(page.address()).toBe('/discover');
  expect(((await page.findByLabelText('Find a set')) as HTMLInputElement).value).toBe('');
});

it('says where nothing is public yet, and leads to one’s own', async () => {
  await open({ [list]: listOf([]) });
  await page.findByRole('heading', { name: 'Nothing is public yet' });
  expect(page.getByRole('link', { name: 'My sets' }).getAttribute('href')).toBe('/my-saved-trivia');
});

it('says that the sets did not come, and asks again', async () => {
  await open({ [list]: refuse(400) });
  await page.findByText('The sets could not be loaded.');
  page.change({ [list]: listOf(['One']) });
  await page.press(page.getByRole('button', { name: 'Try Again' }));
  await page.findByRole('link', { name: 'One' });
  expect(page.queryByText('The sets could not be loaded.')).toBeNull();
});

it('is a few of them on the front page, and nothing where there are none', async () => {
  await page.openAt('/', { calls: { [list]: listOf(['One', 'Two']) } });
  await page.findByRole('heading', { name: 'Shared by others' });
  expect(titles()).toEqual(['One', 'Two']);
  expect(page.getByRole('link', { name: 'Discover more' }).getAttribute('href')).toBe('/discover');
  for (const none of [listOf([]), lost]) {
    await page.openAt('/', { calls: { [list]: none } });
    await page.until(() => page.asked(list).length > 0);
    await page.settle();
    expect(page.queryByRole('heading', { name: 'Shared by others' })).toBeNull();
  }
});

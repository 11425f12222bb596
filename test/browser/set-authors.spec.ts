import { type Browser, type Page, test } from '@playwright/test';
import { somebody } from './account-pages';
import { expect } from './game-pages';
import { signIn } from './support/sign-in';

const custom = [
  { question: 'Which way?', options: ['Up', 'Down', 'Left', 'Right'], answer: 'Up' },
  { question: 'How far?', options: ['One', 'Two', 'Three', 'Four'], answer: 'Two' },
];
const sets = '/api/saved-trivia-sets';

const signedIn = async (browser: Browser, name: string): Promise<Page> => {
  const page = await (await browser.newContext()).newPage();
  await signIn(page, { email: somebody(name) });
  return page;
};
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const title = (page: Page) => page.getByLabel('Title', { exact: true });
const saved = (page: Page) => expect(page.getByText('Trivia set updated successfully!')).toBeVisible();

/** A set with two questions that is open before its author; its id. */
const openSet = async (page: Page, name: string): Promise<string> => {
  const made = await page.request.post(sets, { data: { title: name, customQuestions: custom } });
  const { id } = await made.json();
  await page.goto(`/edit-trivia-set/${id}`);
  await expect(title(page)).toHaveValue(name);
  return id;
};

/** By the dialog; the address that it gives, without its origin. */
const share = async (page: Page): Promise<string> => {
  await press(page, 'Share…');
  const dialog = page.getByRole('dialog', { name: 'Share this set' });
  await dialog.getByText('By link', { exact: true }).click();
  await dialog.getByLabel('Your name as its author').fill('Anna B.');
  await dialog.getByRole('combobox', { name: 'Licence' }).click();
  await page.getByRole('option', { name: /^CC BY-SA 4\.0/ }).click();
  await dialog.getByRole('button', { name: 'Save' }).click();
  const address = await dialog.getByText(/\/set\/\S+$/).textContent();
  await dialog.getByRole('button', { name: 'Close' }).click();
  return new URL(address ?? '').pathname;
};

test('two write one set, and neither overwrites the other unseen; a shared one is copied, followed by its copy, and hidden by an operator', {
  tag: '@heavy',
}, async ({ browser }) => {
  const anna = await signedIn(browser, 'anna');
  const setId = await openSet(anna, 'Walks');

  const mia = await test.step('Mia comes in by a link, and finds nothing that is the owner’s', async () => {
    await press(anna, 'Co-authors…');
    const dialog = anna.getByRole('dialog', { name: 'Co-authors' });
    await dialog.getByRole('button', { name: 'Make a link' }).click();
    const qr = dialog.getByRole('img', { name: /QR code that opens .*\/co-author\// });
    const [link = ''] = /https?:\S+/.exec((await qr.getAttribute('aria-label')) ?? '') ?? [];
    const { pathname, hash } = new URL(link);
    const page = await (await browser.newContext()).newPage();
    await page.goto(pathname + hash);
    await expect(page.getByRole('heading', { name: 'Walks' })).toBeVisible();
    const signInLink = page.getByRole('main').getByRole('link', { name: 'Sign In' });
    expect(await signInLink.getAttribute('href')).not.toContain(hash.slice(1));
    await signIn(page, { email: somebody('mia'), returnTo: pathname });
    await press(page, 'Write with them');
    await expect(title(page)).toHaveValue('Walks');
    for (const name of ['Share…', 'Co-authors…', 'Delete set'])
      await expect(page.getByRole('button', { name })).toHaveCount(0);
    await expect(dialog.getByRole('listitem')).toHaveCount(1);
    await dialog.getByRole('button', { name: 'Close', exact: true }).click();
    return page;
  });

  await test.step('Mia saves first; Anna is asked, and saves hers over it', async () => {
    await title(anna).fill('Long walks');
    await title(mia).fill('Night walks');
    await press(mia, 'Save Changes');
    await saved(mia);
    await press(anna, 'Save Changes');
    const dialog = anna.getByRole('dialog', { name: 'Saved elsewhere meanwhile' });
    await expect(dialog.getByText(/^Saved by /)).toBeVisible();
    await dialog.getByRole('button', { name: 'Decide later' }).click();
    await expect(title(anna)).toHaveValue('Long walks');
    await press(anna, 'Save Changes');
    await dialog.getByRole('button', { name: 'Save mine over it' }).click();
    await saved(anna);
  });

  await test.step('Mia, who goes on typing, takes Anna’s and has her own at hand', async () => {
    await title(mia).fill('Night walks with lamps');
    await press(mia, 'Save Changes');
    await press(mia, 'Load the newer one');
    await expect(title(mia)).toHaveValue('Long walks');
    await press(mia, 'Show it again');
    await expect(title(mia)).toHaveValue('Night walks with lamps');
    await press(mia, 'Discard changes');
  });

  await test.step('Anna goes back to what Mia had saved', async () => {
    await anna.getByRole('link', { name: 'History' }).click();
    await expect(anna.getByRole('listitem')).toHaveCount(3);
    await press(anna, 'Look at it: version 2');
    await expect(anna.getByRole('dialog').getByText('Night walks')).toBeVisible();
    await press(anna, 'Go back to this');
    await expect(anna.getByRole('heading', { name: 'History: Night walks' })).toBeVisible();
    await expect(anna.getByRole('listitem')).toHaveCount(4);
  });

  await test.step('Mia leaves the set, and it is none of hers', async () => {
    await press(mia, 'Leave this set…');
    await press(mia, 'Leave it');
    await expect(mia.getByText('Write questions of your own')).toBeVisible();
    await mia.goto(`/edit-trivia-set/${setId}`);
    await expect(mia.getByRole('heading', { name: 'Trivia set not found' })).toBeVisible();
  });

  const { riversId, token } = await test.step('Anna shares another set, and Mia copies it', async () => {
    const id = await openSet(anna, 'Rivers that somebody reports');
    const shared = (await share(anna)).split('/').at(-1);
    await expect(anna.getByText('By link', { exact: true })).toBeVisible();
    const copy = await (await mia.request.post(`/api/public-sets/${shared}/copy`)).json();
    await mia.goto(`/edit-trivia-set/${copy.id}`);
    await expect(
      mia.getByText('A copy of “Rivers that somebody reports” by Anna B.: CC BY-SA 4.0.'),
    ).toBeVisible();
    await expect(mia.getByText('The original has changed.')).toHaveCount(0);
    return { riversId: id, token: shared };
  });

  await test.step('the original changes, and the copy takes it over', async () => {
    const { customQuestions: asked } = await (await anna.request.get(`${sets}/${riversId}`)).json();
    const changed = [{ ...asked[0], question: 'Which way now?' }, asked[1]];
    const put = { title: 'Rivers that somebody reports', customQuestions: changed };
    expect((await anna.request.put(`${sets}/${riversId}`, { data: put })).status()).toBe(200);
    await mia.reload();
    await press(mia, 'See what is new');
    await expect(mia.getByText('Now: Which way now?')).toBeVisible();
    await press(mia, 'Take over');
    await expect(mia.getByText('Your copy has what is new.')).toBeVisible();
    await expect(mia.getByText('Which way now?')).toBeVisible();
    await expect(mia.getByText('The original has changed.')).toHaveCount(0);
  });

  await test.step('an operator hides it with words, which its author reads, and shows it again', async () => {
    const reported = { reason: 'copyright', note: 'That is my book.' };
    const sent = await mia.request.post(`/api/public-sets/${token}/reports`, { data: reported });
    expect(sent.status()).toBe(201);
    const operator = await (await browser.newContext()).newPage();
    await signIn(operator, { email: 'operator@example.org', returnTo: '/operator' });
    await operator.getByRole('tab', { name: 'Sets' }).click();
    await operator.getByRole('button', { name: 'Look at it: Rivers that somebody reports' }).first().click();
    await expect(operator.getByText('That is my book.')).toBeVisible();
    await press(operator, 'Hide the set');
    const hiding = operator.getByRole('dialog', { name: /^Hide / });
    await hiding.getByRole('combobox', { name: 'Reason' }).click();
    await operator.getByRole('option', { name: 'Another reason' }).click();
    await hiding.getByLabel('Words to its authors (optional)').fill('Please write it in your own words.');
    await hiding.getByRole('button', { name: 'Hide the set' }).click();
    await expect(operator.getByText(/^Hidden since /)).toBeVisible();
    await anna.reload();
    await expect(anna.getByText('Hidden by an operator')).toBeVisible();
    await expect(anna.getByText('Please write it in your own words.')).toBeVisible();
    expect((await mia.request.get(`/api/public-sets/${token}`)).status()).toBe(404);

    await press(operator, 'Show it again');
    const showing = operator.getByRole('dialog', { name: /^Show / });
    await showing.getByRole('combobox', { name: 'Reason' }).click();
    await operator.getByRole('option', { name: 'A mistake' }).click();
    await showing.getByRole('button', { name: 'Show it again' }).click();
    await expect(operator.getByRole('button', { name: 'Hide the set' })).toBeVisible();
    expect((await mia.request.get(`/api/public-sets/${token}`)).status()).toBe(200);
  });
});

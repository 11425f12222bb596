import type { CoAuthorInvitation } from '@clockbeat/domain/contract';
import { savedSet } from '../../../test-support/answers.js';
import { answer, type Calls, refuse } from '../../../test-support/network.js';
import { clientPage } from '../../../test-support/page.js';

const page = clientPage();
const secret = 'AAAAAAAAAAAAAAAAAAAAAA';
const of = '/api/saved-trivia-sets/set_walks';
const look = `POST ${of}/co-authoring/look`;
const begin = `POST ${of}/co-authoring`;
const address = `/co-author/set_walks#${secret}`;

const invitation: CoAuthorInvitation = { setId: 'set_walks', title: 'Walks', owner: 'Jonas' };
const notMine = refuse(404, 'not_found');
const coAuthored = answer(savedSet({ isCoAuthored: true }));

const openAs = async (signedIn: boolean, calls: Calls, at = address): Promise<void> =>
  page.openAt(at, {
    ...(signedIn && { signedIn: {} }),
    calls: { [look]: answer(invitation), ...(signedIn && { [`GET ${of}`]: notMine }), ...calls },
  });
const accept = async () => page.press(await page.findByRole('button', { name: 'Write with them' }));

it('says whose set it is, and leads to it, where the secret of the link was sent along', async () => {
  const sent: unknown[] = [];
  const accepted = answer(null);
  await openAs(true, {
    [begin]: (call) => {
      sent.push(call.body);
      page.change({ [`GET ${of}`]: coAuthored });
      return accepted(call);
    },
  });
  await page.findByText('Jonas asks you to write this set with them');
  page.getByRole('heading', { name: 'Walks' });
  await accept();
  await page.findByText('You write this set with its owner, who alone shares it and deletes it.');
  expect(page.address()).toBe('/edit-trivia-set/set_walks');
  expect(sent).toEqual([{ secret }]);
});

it('sends a stranger to the sign-in and knows the link when they come back, where the address has it no more', async () => {
  await openAs(false, { [look]: answer({ ...invitation, owner: null }) });
  await page.findByText('You are asked to write this set with its owner');
  const [, inPage] = page.getAllByRole('link', { name: 'Sign In' });
  expect(inPage?.getAttribute('href')).toBe(
    `/auth/google?returnTo=${encodeURIComponent('/co-author/set_walks')}`,
  );
  await openAs(true, {}, '/co-author/set_walks');
  await page.findByRole('button', { name: 'Write with them' });
});

it('says that the link is over, with a way on', async () => {
  await openAs(true, { [look]: refuse(404, 'unknown_code') });
  await page.findByText('This link is over');
  page.getByRole('link', { name: 'My Trivia Content' });
});

it('says that there are enough already, and that the link was taken back in that moment', async () => {
  await openAs(true, { [begin]: refuse(409, 'conflict', 'Enough.') });
  await accept();
  await page.findByText(/^This set has as many co-authors as it may have/);
  page.change({ [begin]: refuse(404, 'unknown_code'), [look]: refuse(404, 'unknown_code') });
  await accept();
  await page.findByText('This link is over');
});

it('brings who writes it already to the set at once, even when the link is over', async () => {
  await openAs(true, { [`GET ${of}`]: coAuthored, [look]: refuse(404, 'unknown_code') });
  await page.findByText('You write this set with its owner, who alone shares it and deletes it.');
});

import type { CoHostInvitation } from '@clockbeat/domain/contract';
import { gameCard, gameId } from '../../../test-support/answers.js';
import { answer, type Calls, refuse } from '../../../test-support/network.js';
import { clientPage } from '../../../test-support/page.js';
import { waitingState } from '../../live/picture.fixture.js';

const page = clientPage();
const secret = 'AAAAAAAAAAAAAAAAAAAAAA';
const look = `POST /api/games/${gameId}/co-hosting/look`;
const begin = `POST /api/games/${gameId}/co-hosting`;
const card = `GET /api/games/${gameId}`;
const address = `/cohost/${gameId}#${secret}`;

const invitation: CoHostInvitation = { gameId, title: 'Game night', status: 'waiting', host: 'Jonas' };
const strangers = answer(gameCard({ isOwner: false }));
const led = gameCard({ isOwner: false, coHostOf: 'Jonas' });

const openAs = async (signedIn: boolean, calls: Calls, at = address): Promise<void> =>
  page.openAt(at, {
    ...(signedIn && { signedIn: {} }),
    calls: { [look]: answer(invitation), ...(signedIn && { [card]: strangers }), ...calls },
    messages: {
      watchGames: () => ({ ok: true, games: [] }),
      hostConnect: () => ({ ok: true, version: 1, gameState: waitingState({ gameId }), players: [] }),
    },
  });

it('says whose game it is, and leads to its panel, which says that it is another’s', async () => {
  await openAs(true, { [begin]: answer(led) });
  await page.findByText('Jonas asks you to lead this game with them');
  page.change({ [card]: answer(led) });
  await page.press(page.getByRole('button', { name: 'Lead this game' }));
  await page.findByRole('toolbar', { name: 'Game controls' });
  page.getByText('You co-host Jonas’s game');
});

it('sends a stranger to the sign-in and knows the link when they come back, where the address has it no more', async () => {
  await openAs(false, {});
  await page.findByText('Jonas asks you to lead this game with them');
  const [, inPage] = page.getAllByRole('link', { name: 'Sign In' });
  expect(inPage?.getAttribute('href')).toBe(
    `/auth/google?returnTo=${encodeURIComponent(`/cohost/${gameId}`)}`,
  );
  await openAs(true, {}, `/cohost/${gameId}`);
  await page.findByRole('button', { name: 'Lead this game' });
});

it.each([
  ['leads nowhere any more', refuse(404, 'unknown_code'), /The host has closed it or taken it back/],
  ['is one of a game that is over', refuse(409, 'game_finished'), /This game is over/],
])('a link that %s: says so, with a way on', async (_what, reply, words) => {
  await openAs(true, { [look]: reply });
  await page.findByText(words);
  page.getByRole('link', { name: 'Go to Dashboard' });
  expect(page.queryByRole('button', { name: 'Lead this game' })).toBeNull();
});

it('says that there are five already, and that the link was taken back in that moment', async () => {
  await openAs(true, { [begin]: refuse(409, 'wrong_state') });
  await page.press(await page.findByRole('button', { name: 'Lead this game' }));
  await page.findByText(/Five lead this game already/);
  page.change({ [begin]: refuse(404, 'unknown_code'), [look]: refuse(404, 'unknown_code') });
  await page.press(page.getByRole('button', { name: 'Lead this game' }));
  await page.findByText('This link is over');
});

it('brings who leads it already to the panel at once, even when the link is over', async () => {
  await openAs(true, { [card]: answer(led), [look]: refuse(404, 'unknown_code') });
  await page.findByRole('toolbar', { name: 'Game controls' });
});

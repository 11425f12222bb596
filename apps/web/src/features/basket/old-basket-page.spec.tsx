import { emptyAccount } from '../../../test-support/answers.js';
import { clientPage } from '../../../test-support/page.js';

const page = clientPage();

it('the older basket says to a visitor that it needs a sign-in, and serves an account (ACCT-09)', async () => {
  await page.openAt('/trivia-basket');
  await page.findByRole('heading', { name: 'Please sign in to access this page.' });
  expect(page.getByRole('link', { name: 'Go to Home' }).getAttribute('href')).toBe('/');
  await page.openAt('/trivia-basket', { signedIn: {}, calls: emptyAccount });
  await page.findByRole('heading', { name: 'Trivia Basket' });
});

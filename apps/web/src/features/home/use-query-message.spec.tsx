import { clientPage } from '../../../test-support/page.js';

const page = clientPage();

describe('what an address says on the home page', () => {
  it.each([
    ['message=dashboard_sign_in', 'Please sign in to access your dashboard'],
    ['message=account_deleted', 'Your account is deleted.'],
    ['error=sign_in_expired', 'The sign-in took too long. Please begin again.'],
    ['error=Call+0900+now', 'Something did not work. Please try again.'],
    ['error=toString', 'Something did not work. Please try again.'],
  ])('%s is said in words of ours, and taken out', async (query, words) => {
    await page.openAt(`/?${query}&from=mail`);
    await page.findByText(words);
    expect(page.address()).toBe('/?from=mail');
    expect(page.queryByText(/0900/)).toBeNull();
  });

  it.each(['message=Your+account+is+locked', 'message=%3Cb%3Ehi', 'message=constructor'])(
    '%s is nobody’s word',
    async (query) => {
      await page.openAt(`/?${query}`);
      await page.until(() => page.address() === '/');
      expect(page.queryByText(/locked|hi$|function/)).toBeNull();
      expect(
        page
          .queryAllByRole('alert')
          .map(({ textContent }) => textContent)
          .join(''),
      ).toBe('');
    },
  );
});

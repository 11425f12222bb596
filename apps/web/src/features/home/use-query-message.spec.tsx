import { signInRefusals } from '@clockbeat/domain/contract';
import { jest } from '@jest/globals';
import { clientPage } from '../../../test-support/page.js';
import { visitor } from '../../texts/en/visitor.js';
import { visitor as french } from '../../texts/fr/visitor.js';

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

  it.each(signInRefusals)('why a sign-in led back here is said: %s', async (code) => {
    await page.openAt(`/?error=${code}`);
    await page.findByText(visitor.signInRefusals[code]);
  });

  it('is said in the reader’s language', async () => {
    await page.openAt('/?error=access_denied', { keeps: { 'clockbeat.language': 'fr' } });
    await page.findByText(french.signInRefusals.access_denied);
  });

  it('is logged', async () => {
    const log = jest.spyOn(console, 'info').mockImplementation(() => undefined);
    try {
      await page.openAt('/?error=access_denied&message=dashboard_sign_in&from=mail');
      await page.findByText(visitor.account.dashboardSignIn);
      expect(page.address()).toBe('/?from=mail');
      expect(log.mock.calls).toEqual([
        ['Home was opened with error: access_denied'],
        ['Home was opened with message: dashboard_sign_in'],
      ]);
    } finally {
      log.mockRestore();
    }
  });
});

import { within } from '@testing-library/dom';
import { addressOf, specified } from '../../../test/browser/support/addresses.js';
import { refuse } from '../test-support/network.js';
import { clientPage } from '../test-support/page.js';

const page = clientPage();

const things = {
  gameId: 'game_0123456789abcdef',
  gameCode: 'ABC123',
  teamId: 't_0123456789abcdef',
  setId: 's_0123456789abcdef',
};

describe('where every call is refused', () => {
  for (const address of new Set([...specified(things), ...Object.values(addressOf(things))])) {
    it(`${address} says something, and waits for nothing`, async () => {
      // who is signed in stays known: the guard's own error is the same on all pages
      await page.openAt(address, { signedIn: {}, otherwise: refuse(400), messages: {} });
      await page.until(() => {
        const main = page.queryByRole('main');
        return main !== null && /\w/.test(main.textContent) && !within(main).queryByText(/^Loading/);
      });
      expect(page.queryByText('The page has stumbled.')).toBeNull();
    });
  }
});

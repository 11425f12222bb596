import { defaultSettings } from '@clockbeat/domain/contract';
import { emptyAccount } from '../../test-support/answers.js';
import { answer, type Calls, lost, type Reply } from '../../test-support/network.js';
import { clientPage } from '../../test-support/page.js';

const page = clientPage();

const read = 'GET /api/user/settings';
const tell = 'POST /api/user/settings';

/** An account that keeps what it is told, and what it has been told. */
const account = () => {
  const told: unknown[] = [];
  let settings = { ...defaultSettings, mailAvailable: true };
  const keep: Reply = (call) => {
    told.push(call.body);
    settings = { ...settings, ...(call.body as object) };
    return answer(settings)(call);
  };
  const calls: Calls = { ...emptyAccount, [read]: (call) => answer(settings)(call), [tell]: keep };
  return { told, calls };
};
const open = async (calls: Calls, keeps: Record<string, unknown> = {}): Promise<void> => {
  // whoever comes signed out knows of no account
  await page.openAt('/', { keeps });
  await page.openAt('/dashboard', { signedIn: {}, calls });
  await page.findByRole('heading', { level: 1 });
};

describe('the language of a page reaches the account', () => {
  it('when it is chosen, without a word of anything else', async () => {
    const { told, calls } = account();
    await open(calls);
    await page.type((await page.findAllByRole('combobox', { name: 'Language' }))[0] as Element, 'fr');
    await page.until(() => told.length === 1);
    await page.type((await page.findAllByRole('combobox', { name: 'Langue' }))[0] as Element, 'en');
    await page.until(() => told.length === 2);
    expect(told).toEqual([{ language: 'fr' }, { language: 'en' }]);
  });

  it('once, and at the next load if it could not be told', async () => {
    const { told, calls } = account();
    await open({ ...calls, [tell]: lost }, { 'clockbeat.language': 'fr' });
    await page.until(() => page.asked(tell).length > 0);
    await page.settle();
    expect(page.queryAllByRole('alert').map(({ textContent }) => textContent)).toEqual([]);
    expect(told).toEqual([]);

    await open(calls);
    await page.until(() => told.length > 0);
    await open(calls);
    await page.until(() => page.asked(read).length > 0);
    await page.settle();
    expect(told).toEqual([{ language: 'fr' }]);
  });
});

import { isDeepStrictEqual } from 'node:util';
import { defaultSettings } from '@clockbeat/domain/contract';
import { emptyAccount } from '../../../../test-support/answers.js';
import { answer } from '../../../../test-support/network.js';
import { clientPage } from '../../../../test-support/page.js';

const page = clientPage();

/** A machine that is set to dark. */
const inTheDark = async (act: () => Promise<void>): Promise<void> => {
  const { matchMedia } = globalThis;
  globalThis.matchMedia = (media) =>
    media === '(prefers-color-scheme: dark)' ? { ...matchMedia(media), matches: true } : matchMedia(media);
  try {
    await act();
  } finally {
    globalThis.matchMedia = matchMedia;
    delete document.documentElement.dataset['theme'];
  }
};

it('the switch is on where the system makes the page dark, and turns it light', () =>
  inTheDark(async () => {
    // the page tells the account its language by the same call, when another one was read here before
    const saved: unknown[] = [];
    await page.openAt('/dashboard/profile?tab=settings', {
      signedIn: {},
      calls: {
        ...emptyAccount,
        'GET /api/user/sessions': answer([]),
        'POST /api/user/settings': (call) => {
          if (!isDeepStrictEqual(call.body, { language: 'en' })) saved.push(call.body);
          return answer({ ...defaultSettings, mailAvailable: true })(call);
        },
      },
    });
    const isOn = async () =>
      (await page.findByRole('switch', { name: /Dark Mode/ })).getAttribute('aria-checked');
    expect(await isOn()).toBe('true');
    await page.press(await page.findByRole('switch', { name: /Dark Mode/ }));
    await page.until(() => saved.length > 0);
    expect(saved).toEqual([{ darkMode: false }]);
    expect(await isOn()).toBe('false');
    expect(document.documentElement.dataset['theme']).toBe('light');
  }));

import type { Browser } from '@playwright/test';
import { LoadHost } from '../host.js';
import { type Bytes, openSlowPhone } from './slow-phone.js';

/** One player's way from the scanned link into the first question, ms and bytes. */
export interface Visit {
  /** Link opened … the name can be typed. */
  readonly usable: number;
  /** Form sent … lobby shown. */
  readonly lobby: number;
  /** Host starts … question shown on the phone. */
  readonly question: number;
  readonly bytesWhenUsable: Bytes;
  readonly bytes: Bytes;
  readonly parts: readonly { name: string; bytes: number }[];
}

/** A visitor types a name for about this long; meanwhile the rest may come. */
const typingMs = 3_000;

export const visit = async (browser: Browser, url: string, cookie: string, run: number): Promise<Visit> => {
  const host = await LoadHost.of(url, cookie, 1);
  const phone = await openSlowPhone(browser, url);
  const { page, moment } = phone;
  try {
    await page.goto(`/join/${host.game.gameCode}`, { waitUntil: 'commit' });
    const usable = (await moment('usable')) - (await moment('opened'));
    const bytesWhenUsable = phone.bytes();
    const name = page.getByLabel('Display name');
    const letters = `Player ${run}`;
    await name.pressSequentially(letters, { delay: typingMs / letters.length });
    await name.press('Enter');
    const lobby = (await moment('lobby')) - (await moment('submitted'));
    const startedAt = Date.now();
    await host.start();
    const question = (await moment('question')) - startedAt;
    return { usable, lobby, question, bytesWhenUsable, bytes: phone.bytes(), parts: phone.parts() };
  } finally {
    await phone.close();
    host.close();
  }
};

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
  /** Of another visit, whose first question is to be typed: host starts … it can be. */
  readonly field: number;
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
    const field = await visitTyped(browser, url, cookie);
    return { usable, lobby, question, field, bytesWhenUsable, bytes: phone.bytes(), parts: phone.parts() };
  } finally {
    await phone.close();
    host.close();
  }
};

/** Somebody waits in the lobby for a question of another kind. */
const lobbyMs = 4_000;
const typed = { kind: 'typed', accepted: ['Vilnius'] } as const;

const visitTyped = async (browser: Browser, url: string, cookie: string): Promise<number> => {
  const host = await LoadHost.of(url, cookie, 1, { besides: () => typed });
  const phone = await openSlowPhone(browser, url);
  try {
    await phone.page.goto(`/join/${host.game.gameCode}`);
    await phone.page.getByLabel('Display name').fill('Typist');
    await phone.page.getByLabel('Display name').press('Enter');
    await phone.moment('lobby');
    await new Promise((resolve) => setTimeout(resolve, lobbyMs));
    const startedAt = Date.now();
    await host.start();
    return (await phone.moment('field')) - startedAt;
  } finally {
    await phone.close();
    host.close();
  }
};

/** A host's way to the dashboard on the same phone, signed in already: link opened … it can be used, ms, and the bytes. */
export interface DashboardVisit {
  readonly usable: number;
  readonly bytes: Bytes;
}

export const visitDashboard = async (
  browser: Browser,
  url: string,
  cookie: string,
): Promise<DashboardVisit> => {
  const phone = await openSlowPhone(browser, url, cookie);
  try {
    await phone.page.goto('/dashboard', { waitUntil: 'commit' });
    const usable = (await phone.moment('dashboard')) - (await phone.moment('opened'));
    return { usable, bytes: phone.bytes() };
  } finally {
    await phone.close();
  }
};

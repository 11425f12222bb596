import { test } from '@playwright/test';
import { expect, hostOf } from './game-pages';
import { browserWithCamera, openBrowser } from './support/fake-camera';

const noCamera = 'Camera access denied or not available. Please use manual code entry.';

/** The same server under a name that is no loopback: for a browser not a secure context, as in a pub's network. */
const far = 'trivia.test';

test('a phone’s camera reads the code off the host’s screen, and its player is in; one whose game is gone leads nowhere', async ({
  browser,
  baseURL,
}, info) => {
  const host = await hostOf(browser, 'scan@example.org');
  await host.page.goto(`/publish-qr?gameId=${host.game.id}`);
  const code = host.page.getByRole('img', { name: /QR code/ });
  await expect(code).toBeVisible();
  const phone = await browserWithCamera(await code.screenshot(), info.outputPath('film.y4m'));
  const page = await phone.newPage({ baseURL: baseURL! });
  const complaints: string[] = [];
  page.on('console', (said) => {
    if (/content security policy/i.test(said.text())) complaints.push(said.text());
  });

  await test.step('the code is right, and its game is gone', async () => {
    const call = `**/api/join/${host.game.gameCode}`;
    await page.route(call, (route) =>
      route.fulfill({
        status: 404,
        json: { statusCode: 404, code: 'unknown_code', error: 'Not Found', message: '' },
      }),
    );
    await page.goto('/scan-trivia');
    await expect(page.getByText('Invalid or missing code.')).toBeVisible();
    await expect(page).toHaveURL(/\/scan-trivia$/);
    await page.unroute(call);
  });

  await test.step('the code is right, and leads in', async () => {
    await page.goto('/scan-trivia');
    await expect(page).toHaveURL(/\/join-team$/);
    await expect(page.getByLabel('Join code')).toHaveValue(host.game.gameCode);
    await expect(page.getByText('You are joining Game night')).toBeVisible();
    await page.getByLabel('Display name').fill('Ada');
    await page.getByRole('button', { name: 'Join Team', exact: true }).click();
    await expect(page.getByRole('heading', { name: 'Get Ready' })).toBeVisible();
    await host.page.goto(`/admin-game-control?gameId=${host.game.id}`);
    await expect(host.panel.player('Ada')).toBeVisible();
  });
  expect(complaints).toEqual([]);
  await phone.close();
});

test('without a camera the code is typed: what leads nowhere is told, demo codes stand ready, printed addresses bring theirs', async ({
  page,
}) => {
  await test.step('there is none', async () => {
    await page.goto('/scan-trivia');
    await expect(page.getByText(noCamera)).toBeVisible();
    const go = page.getByRole('button', { name: 'Continue' });
    for (const code of ['', 'abc', 'a-1b', 'zzzzz9']) {
      await page.getByLabel('Join code').fill(code);
      await expect(page.getByText('Invalid or missing code.')).toHaveCount(0);
      await go.click();
      await expect(page.getByText('Invalid or missing code.')).toBeVisible();
      await expect(page).toHaveURL(/\/scan-trivia$/);
    }
    for (const sample of ['ALPHA1', 'QUIZ22', 'BRAIN9', 'KINGS7']) {
      await expect(page.getByRole('button', { name: sample })).toBeVisible();
    }
    await page.getByLabel('Join code').fill('quiz22');
    await go.click();
    await expect(page).toHaveURL(/\/join-team$/);
    await expect(page.getByLabel('Join code')).toHaveValue('QUIZ22');
  });

  await test.step('another app holds it', async () => {
    await page.addInitScript(() => {
      const inUse = () =>
        Promise.reject(new DOMException('Could not start video source', 'NotReadableError'));
      Object.defineProperty(navigator, 'mediaDevices', { value: { getUserMedia: inUse } });
    });
    await page.goto('/scan-trivia');
    await expect(page.getByText(noCamera)).toBeVisible();
    await expect(page.getByText('Another app is using the camera.')).toBeVisible();
  });

  for (const [address, code] of [
    ['/join/BRAIN9', 'BRAIN9'],
    ['/join-team/quiz22', 'QUIZ22'],
    ['/join?code=BRAIN9', 'BRAIN9'],
    ['/scan-trivia?code=quiz22', 'QUIZ22'],
  ] as const) {
    await test.step(`the printed address ${address} leads to the form with its code`, async () => {
      await page.goto(address);
      await expect(page).toHaveURL(/\/join-team$/);
      // another one than the form had before, which it keeps
      await expect(page.getByLabel('Join code')).toHaveValue(code);
    });
  }
});

test('a camera that is refused, and a page by plain http, are told in words', async ({ baseURL }) => {
  const browser = await openBrowser([
    '--use-fake-device-for-media-stream',
    '--use-fake-ui-for-media-stream=deny',
    `--host-resolver-rules=MAP ${far} 127.0.0.1`,
  ]);
  const refused = await browser.newPage({ baseURL: baseURL! });
  await refused.goto('/scan-trivia');
  await expect(refused.getByText(noCamera)).toBeVisible();
  await expect(refused.getByText('You can allow the camera')).toBeVisible();
  await refused.close();

  const page = await browser.newPage({ baseURL: `http://${far}:${new URL(baseURL!).port}` });
  await page.goto('/scan-trivia');
  expect(await page.evaluate(() => isSecureContext)).toBe(false);
  await expect(page.getByText(noCamera)).toBeVisible();
  await expect(page.getByText('https addresses only')).toBeVisible();
  await page.getByRole('button', { name: 'ALPHA1' }).click();
  await expect(page.getByLabel('Join code')).toHaveValue('ALPHA1');
  await browser.close();
});

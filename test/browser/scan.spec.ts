import { type Browser, test } from '@playwright/test';
import { expect, hostOf } from './game-pages';
import { browserWithCamera, openBrowser } from './support/fake-camera';

const noCamera = 'Camera access denied or not available. Please use manual code entry.';

test('a phone’s camera reads the code off the host’s screen, and its player is in', async ({
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

  await page.goto('/scan-trivia');
  await expect(page).toHaveURL(/\/join-team$/);
  await expect(page.getByLabel('Join code')).toHaveValue(host.game.gameCode);
  await expect(page.getByText('You are joining Game night')).toBeVisible();
  await page.getByLabel('Display name').fill('Ada');
  await page.getByRole('button', { name: 'Join Team', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Get Ready' })).toBeVisible();
  await host.page.goto(`/admin-game-control?gameId=${host.game.id}`);
  await expect(host.panel.player('Ada')).toBeVisible();
  expect(complaints).toEqual([]);
  await phone.close();
});

test('a camera that sees another code says so, and leads nowhere', async ({ browser, baseURL }, info) => {
  const host = await hostOf(browser, 'scan-other@example.org');
  await host.page.goto(`/publish-qr?gameId=${host.game.id}`);
  const code = host.page.getByRole('img', { name: /QR code/ });
  await expect(code).toBeVisible();
  const phone = await browserWithCamera(await code.screenshot(), info.outputPath('film.y4m'));
  const page = await phone.newPage({ baseURL: baseURL! });
  // the code is right, and its game is gone
  await page.route(`**/api/join/${host.game.gameCode}`, (route) =>
    route.fulfill({
      status: 404,
      json: { statusCode: 404, code: 'unknown_code', error: 'Not Found', message: '' },
    }),
  );
  await page.goto('/scan-trivia');
  await expect(page.getByText('Invalid or missing code.')).toBeVisible();
  await expect(page).toHaveURL(/\/scan-trivia$/);
  await phone.close();
});

test('without a camera the code is typed: what leads nowhere is told, demo codes stand ready', async ({
  page,
}) => {
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

test('a camera that is refused, and a page by plain http, are told in words', async ({ baseURL }) => {
  const refusing = await openBrowser([
    '--use-fake-device-for-media-stream',
    '--use-fake-ui-for-media-stream=deny',
  ]);
  const refused = await refusing.newPage({ baseURL: baseURL! });
  await refused.goto('/scan-trivia');
  await expect(refused.getByText(noCamera)).toBeVisible();
  await expect(refused.getByText('You can allow the camera')).toBeVisible();
  await refusing.close();

  const far = await farBrowser(baseURL!);
  const { page, close } = far;
  await page.goto('/scan-trivia');
  expect(await page.evaluate(() => isSecureContext)).toBe(false);
  await expect(page.getByText(noCamera)).toBeVisible();
  await expect(page.getByText('https addresses only')).toBeVisible();
  await page.getByRole('button', { name: 'ALPHA1' }).click();
  await expect(page.getByLabel('Join code')).toHaveValue('ALPHA1');
  await close();
});

test('a camera that another app holds is said to be in use', async ({ page }) => {
  await page.addInitScript(() => {
    const inUse = () => Promise.reject(new DOMException('Could not start video source', 'NotReadableError'));
    Object.defineProperty(navigator, 'mediaDevices', { value: { getUserMedia: inUse } });
  });
  await page.goto('/scan-trivia');
  await expect(page.getByText(noCamera)).toBeVisible();
  await expect(page.getByText('Another app is using the camera.')).toBeVisible();
});

for (const address of [
  '/join/QUIZ22',
  '/join-team/quiz22',
  '/join?code=QUIZ22',
  '/scan-trivia?code=quiz22',
]) {
  test(`the printed address ${address} leads to the form with its code`, async ({ page }) => {
    await page.goto(address);
    await expect(page).toHaveURL(/\/join-team$/);
    await expect(page.getByLabel('Join code')).toHaveValue('QUIZ22');
  });
}

/** The same server under a name that is no loopback: for a browser not a secure context, as in a pub's network. */
const farBrowser = async (baseURL: string) => {
  const { port } = new URL(baseURL);
  const browser: Browser = await openBrowser(['--host-resolver-rules=MAP trivia.test 127.0.0.1']);
  const page = await browser.newPage({ baseURL: `http://trivia.test:${port}` });
  return { page, close: () => browser.close() };
};

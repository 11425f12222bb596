import { type Page, test } from '@playwright/test';
import { TestPlayer } from '../support/live/test-player.js';
import { endHeading, expect, hostOf, joinAs, makeGame } from './game-pages';
import { sizes } from './scenes/sizes';
import { signIn } from './support/sign-in';

const entry = (page: Page, name: string) => page.getByTestId('lobby-entry').filter({ hasText: name });

for (const size of ['phone', 'tablet', 'desktop'] as const) {
  const tag = size === 'phone' ? [] : ['@heavy'];
  test(`lobbies show who is really here and ready, live, on a ${size}`, { tag }, async ({
    browser,
    baseURL,
  }) => {
    const host = await hostOf(browser, `lobby-${size}@example.org`);
    const { id, gameCode } = host.game;
    const ada = await joinAs(browser, gameCode, 'Ada', { options: { viewport: sizes[size] } });
    await expect(ada.page.getByRole('heading', { name: 'Get Ready' })).toBeVisible();

    await test.step('the game lobby has the game’s particulars, a QR for the host and ways on for both', async () => {
      await ada.page.goto('/game-lobby');
      await host.page.goto(`/game-lobby?gameId=${id}`);
      for (const { page } of [ada, host]) {
        for (const fact of [id, gameCode, 'No team']) {
          await expect(page.locator('dd').filter({ hasText: fact })).toBeVisible();
        }
        await expect(page.locator('dd').filter({ hasText: /^3$/ })).toBeVisible();
      }
      await host.page.getByRole('button', { name: 'Show QR' }).click();
      const dialog = host.page.getByRole('dialog');
      const qr = dialog.getByRole('img', { name: new RegExp(`/join/${gameCode}$`) });
      await expect(qr).toBeVisible();
      for (const shown of [sizes.phone, sizes.desktop]) {
        await host.page.setViewportSize(shown);
        expect((await qr.boundingBox())?.width).toBe(280);
      }
      await dialog.getByRole('button', { name: 'Close' }).click();
      await host.page.getByRole('link', { name: 'Begin Now' }).click();
      await expect(host.page).toHaveURL(new RegExp(`/admin-game-control\\?gameId=${id}$`));
      const another = ada.page.getByRole('link', { name: 'Join Another Game' });
      await expect(another).toHaveAttribute('href', '/join-team');
      await ada.page.getByRole('main').getByRole('link', { name: 'Start Trivia' }).click();
      await expect(ada.page).toHaveURL(new RegExp(`/player-game/${id}$`));
    });

    await ada.page.goto('/trivia-lobby');
    await host.page.setViewportSize(sizes[size]);
    await host.page.goto(`/lobby/${id}`);

    await test.step('the trivia lobby has code, QR, one host and the real players', async () => {
      await expect(ada.page.getByTestId('room-code')).toHaveText(gameCode);
      const qr = ada.page.getByRole('img', { name: new RegExp(`/scan-trivia\\?code=${gameCode}$`) });
      await expect(qr).toBeVisible();
      expect((await qr.boundingBox())?.width).toBe(250);
      await expect(entry(ada.page, 'Ada (you)')).toContainText('Not Ready');
      await expect(ada.page.getByTestId('lobby-entry').filter({ hasText: 'Host' })).toHaveCount(1);
      await expect(ada.page.getByTestId('lobby-entry')).toHaveCount(2);
      await expect(ada.page.getByRole('button', { name: 'Start Game' })).toBeDisabled();
      await expect(ada.page.getByRole('link', { name: 'Back to Home' })).toHaveAttribute('href', '/');
    });

    const bo = await joinAs(browser, gameCode, 'Bo', { options: { viewport: sizes[size] } });
    await test.step('whoever comes appears, whoever is ready is so on every screen', async () => {
      await expect(entry(ada.page, 'Bo')).toContainText('Not Ready');
      await ada.page.getByRole('button', { name: 'I am ready' }).click();
      await expect(entry(ada.page, 'Ada (you)').getByText('Ready', { exact: true })).toBeVisible();
      await expect(entry(host.page, 'Ada').getByText('Ready', { exact: true })).toBeVisible();
      await bo.page.goto(`/lobby/${id}`);
      await expect(entry(bo.page, 'Ada').getByText('Ready', { exact: true })).toBeVisible();
      await entry(bo.page, 'Bo (you)').getByRole('switch', { name: 'Ready' }).click();
      await expect(entry(ada.page, 'Bo').getByText('Ready', { exact: true })).toBeVisible();
      await entry(bo.page, 'Bo (you)').getByRole('switch', { name: 'Ready' }).click();
      await expect(entry(ada.page, 'Bo').getByText('Not Ready')).toBeVisible();
    });

    await test.step('each toggles for themselves, and only the host can start or switch to teams', async () => {
      await expect(bo.page.getByRole('switch', { name: 'Ready' })).toHaveCount(1);
      await expect(bo.page.getByRole('button', { name: 'Start', exact: true })).toBeDisabled();
      await expect(bo.page.getByRole('switch', { name: 'Team Mode' })).toBeDisabled();
      await expect(host.page.getByRole('switch', { name: 'Ready' })).toHaveCount(0);
      await host.page.getByRole('switch', { name: 'Team Mode' }).click();
      await expect(bo.page.getByRole('switch', { name: 'Team Mode' })).toBeChecked();
      await bo.page.getByLabel('Your team').fill('The Clocks');
      await bo.page.getByRole('button', { name: 'Join this team' }).click();
      await expect(entry(host.page, 'Bo')).toContainText('The Clocks');
      await expect(entry(ada.page, 'Bo')).toContainText('The Clocks');
    });

    await test.step('who leaves disappears', async () => {
      const cleo = await TestPlayer.on({ url: baseURL! }).join(gameCode, 'Cleo');
      await expect(entry(ada.page, 'Cleo')).toBeVisible();
      await cleo.leave();
      await expect(entry(ada.page, 'Cleo')).toHaveCount(0);
      await expect(entry(host.page, 'Cleo')).toHaveCount(0);
    });

    await test.step('the host starts: players move on to the game, the host to the panel', async () => {
      await host.page.getByRole('button', { name: 'Start', exact: true }).click();
      await expect(host.page).toHaveURL(new RegExp(`/admin-game-control\\?gameId=${id}$`));
      for (const { page, phone } of [ada, bo]) {
        await expect(page).toHaveURL(new RegExp(`/player-game/${id}$`));
        await expect(phone.question()).toHaveText(host.game.questions[0]!.question);
      }
    });

    await test.step('a lobby of a running game leads back to it', async () => {
      await ada.page.goto('/trivia-lobby');
      await ada.page.getByRole('link', { name: 'Start Game' }).click();
      await expect(ada.page).toHaveURL(/\/play-trivia$/);
      await bo.page.goto(`/lobby/${id}`);
      await bo.page.getByRole('link', { name: 'Start', exact: true }).click();
      await expect(bo.page).toHaveURL(new RegExp(`/player-game/${id}$`));
    });

    await test.step('the game lobby of a game that is over leads to another one only', async () => {
      await host.panel.finish();
      await expect(endHeading(bo.page)).toBeVisible();
      await bo.page.goto('/game-lobby');
      await expect(bo.page.getByText('This game is over.')).toBeVisible();
      await expect(bo.page.getByRole('link', { name: 'Join Another Game' })).toBeVisible();
      await expect(bo.page.getByRole('main').getByRole('link', { name: 'Start Trivia' })).toHaveCount(0);
    });
  });
}

test('a team’s lobby fills with its real members and follows the team’s next game', async ({
  browser,
  page,
  baseURL,
}) => {
  await signIn(page, { email: 'team-lobby@example.org' });
  const made = await page.request.post('/api/teams', { data: { name: 'The Clocks' } });
  const team = await made.json();
  await page.goto(`/team-lobby?teamId=${team.teamId}`);
  await expect(page.getByText('The Clocks')).toBeVisible();
  await expect(page.getByTestId('room-code')).toHaveText(team.code);
  const qr = page.getByRole('img', { name: new RegExp(`/join-team/${team.code}$`) });
  await expect(qr).toBeVisible();
  expect((await qr.boundingBox())?.width).toBe(200);
  await expect(page.getByRole('button', { name: 'Start Game' })).toBeDisabled();

  await test.step('its link is on the address that the server prints, whichever this browser uses', async () => {
    const calls = `**/api/teams/${team.teamId}`;
    await page.route(calls, async (route) => {
      const response = await route.fetch();
      const joinUrl = `https://quiz.example.org/join?code=${team.code}`;
      await route.fulfill({ response, json: { ...(await response.json()), joinUrl } });
    });
    await page.reload();
    const link = `https://quiz.example.org/join-team/${team.code}`;
    await expect(page.getByRole('img', { name: `QR code that opens ${link}` })).toBeVisible();
    await page.unroute(calls);
    await page.reload();
    await expect(qr).toBeVisible();
    await expect(page.getByRole('img', { name: `QR code that opens ${link}` })).toHaveCount(0);
  });

  const game = await makeGame(page, 1, undefined, team.teamId);
  await expect(page.getByRole('button', { name: 'Start Game' })).toBeEnabled();
  const ada = await joinAs(browser, team.code, 'Ada');
  await expect(entry(page, 'Ada')).toBeVisible();
  await expect(ada.page.getByRole('heading', { name: 'Get Ready' })).toBeVisible();
  await ada.page.goto('/team-lobby');
  await expect(ada.page.getByTestId('room-code')).toHaveText(team.code);
  await expect(entry(ada.page, 'Ada (you)')).toBeVisible();
  const bo = await TestPlayer.on({ url: baseURL! }).join(team.code, 'Bo');
  await expect(entry(ada.page, 'Bo')).toBeVisible();
  await expect(entry(page, 'Bo')).toBeVisible();

  await page.getByRole('button', { name: 'Start Game' }).click();
  await expect(page).toHaveURL(new RegExp(`/admin-game-control\\?gameId=${game.id}$`));
  await expect(ada.page).toHaveURL(new RegExp(`/player-game/${game.id}$`));
  await bo.hears('gameStarted');
});

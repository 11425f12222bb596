import { type Page, test } from '@playwright/test';
import { somebody } from './account-pages';
import { endHeading, expect, hostOf, hostPanel, joinAs } from './game-pages';
import { stickingOut } from './layout/scrolling';
import { sizes } from './scenes/sizes';
import { signIn } from './support/sign-in';

/** As long as a name may be, and nowhere to break it. */
const longest = 'W'.repeat(50);
const longTeam = 'M'.repeat(50);

test('the longest name and team fit a phone, from the lobby to the results', { tag: '@heavy' }, async ({
  browser,
}) => {
  const host = await hostOf(browser, 'long-names@example.org', 1);
  await host.page.getByRole('switch', { name: 'Team mode' }).click();
  await expect(host.page.getByRole('switch', { name: 'Team mode' })).toBeChecked();
  const options = { viewport: sizes.phone };
  const ada = await joinAs(browser, host.game.gameCode, longest, { options });
  const { page } = ada;
  const fits = async (scene: string): Promise<void> => expect(await stickingOut(page), scene).toEqual([]);

  const seeOwnMark = async (): Promise<void> => {
    const mark = page.getByText('(you)', { exact: true });
    await mark.scrollIntoViewIfNeeded();
    await expect(mark).toBeInViewport({ ratio: 1 });
  };

  await expect(page.getByRole('heading', { name: 'Get Ready' })).toBeVisible();
  await page.getByLabel('Your team').fill(longTeam);
  await page.getByRole('button', { name: 'Join this team' }).click();
  await expect(page.getByText(`You play for ${longTeam}.`)).toBeVisible();
  await fits('lobby');
  await seeOwnMark();
  await page.goto('/trivia-lobby');
  await expect(page.getByTestId('lobby-entry').first()).toBeVisible();
  await seeOwnMark();
  await page.goto(`/player-game/${host.game.id}`);
  await expect(page.getByRole('heading', { name: 'Get Ready' })).toBeVisible();

  const bo = await joinAs(browser, host.game.gameCode, 'Bo', { options });
  await expect(host.panel.player('Bo')).toBeVisible();
  await host.panel.press('Start Game');
  await expect(ada.phone.question()).toHaveText(host.game.questions[0]!.question);
  await fits('question');
  await host.panel.finish();
  await expect(endHeading(page)).toBeVisible();
  await fits('end');
  expect(await stepHeights(page), 'who shares a place stands as high').toEqual([1, 1]);

  await page.getByRole('link', { name: 'See all results' }).click();
  await expect(page.getByRole('heading', { name: 'How the scores grew' })).toBeVisible();
  await fits('results');
  await Promise.all([ada, bo, host].map(({ context }) => context.close()));
});

test('the longest title fits a phone and the wall, and has nowhere to break', { tag: '@heavy' }, async ({
  browser,
  page,
}) => {
  await signIn(page, { email: somebody('long-title') });
  const data = { title: 'W'.repeat(100), questions: [{ id: 'sci1', timeLimit: 60 }] };
  const made = await page.request.post('/api/games', { data });
  const { game } = await made.json();
  const ada = await joinAs(browser, game.gameCode, 'Ada', { options: { viewport: sizes.phone } });
  await expect(ada.page.getByText(data.title)).toBeVisible();
  expect(await stickingOut(ada.page), 'lobby').toEqual([]);
  await page.goto(`/screen/${game.id}`);
  await expect(page.getByText(data.title)).toBeVisible();
  expect(await stickingOut(page), 'wall').toEqual([]);
  const panel = await page.context().newPage();
  await panel.goto(`/admin-game-control?gameId=${game.id}`);
  await hostPanel(panel).finish();
  for (const at of [ada.page, page]) {
    await expect(at.getByText(data.title)).toBeVisible();
    expect(await stickingOut(at), 'end').toEqual([]);
  }
  await ada.context.close();
});

/** Of the podium's blocks, the first as 1. */
const stepHeights = (page: Page): Promise<number[]> =>
  page
    .locator('ol')
    .filter({ hasText: '1st' })
    .first()
    .locator('li > div')
    .evaluateAll((blocks) => {
      const [first = 1, ...others] = blocks.map((block) => (block as HTMLElement).offsetHeight);
      return [1, ...others.map((height) => height / first)];
    });

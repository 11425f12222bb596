import { type Browser, type Page, test } from '@playwright/test';
import { expect, makeGame } from './game-pages';
import { watchShifts } from './layout/shifts';
import { sizes } from './scenes/sizes';
import { addressOf, specified, type Things } from './support/addresses';
import { answerRequests } from './support/answer-requests';
import { signIn } from './support/sign-in';

/** The most that a page may move while it loads; a browser calls 0.1 good (web.dev, "Cumulative Layout Shift"). */
const shiftAtMost = 0.02;

for (const [who, size] of [
  ['visitor', 'phone'],
  ['host', 'phone'],
  ['host', 'desktop'],
] as const) {
  test(`every address opens for a ${who} at a ${size}, stands still, has a title, and no link on it leads nowhere`, {
    tag: '@heavy',
  }, async ({ browser }) => {
    const { host, things } = await begin(browser);
    const context = who === 'host' ? host.context() : await browser.newContext();
    const addresses = new Set([...specified(things), ...Object.values(addressOf(things))]);
    const links = new Set<string>();
    const page = await context.newPage();
    await page.setViewportSize(sizes[size]);
    await keepHere(page);
    for (const address of addresses) {
      const found = await open(page, address);
      expect.soft(found.missing, address).toBe(false);
      expect.soft(found.stumbled, address).toBe(false);
      expect.soft(found.title, address).toMatch(/Clockbeat$/);
      expect.soft(found.errors, address).toEqual([]);
      expect
        .soft(found.shifts.sum, `${address}\n${found.shifts.moved.join('\n')}`)
        .toBeLessThanOrEqual(shiftAtMost);
      expect.soft(found.unsized, address).toEqual([]);
      for (const link of found.links) links.add(link);
    }
    for (const link of links) {
      if (addresses.has(link)) continue;
      expect.soft((await open(page, link)).missing, `the link to ${link}`).toBe(false);
    }
    await host.context().close();
    if (who === 'visitor') await context.close();
  });
}

test('what is at no address is not found, and the ways out of there are', async ({ page }) => {
  await page.goto('/no/such/page');
  for (const [name, href] of [
    ['Go to Home', '/'],
    ['Go to Dashboard', '/dashboard'],
    ['Contact Support', '/feedback'],
  ] as const)
    await expect(page.getByRole('link', { name })).toHaveAttribute('href', href);
  await expect(page).toHaveTitle('Page Not Found · Clockbeat');
});

const begin = async (browser: Browser) => {
  const context = await browser.newContext();
  const host = await context.newPage();
  // Through a page, as a person does: it keeps who is here, and the front page then leaves the place for that.
  await signIn(host, { email: 'routes@example.org', name: 'Rita Routes', returnTo: '/dashboard' });
  const game = await makeGame(host, 2);
  const team = await (await host.request.post('/api/teams', { data: { name: 'Walkers' } })).json();
  const set = await (
    await host.request.post('/api/saved-trivia-sets', {
      data: {
        title: 'Walked by',
        customQuestions: [{ question: 'Which way?', options: ['Up', 'Down', 'Left', 'Right'], answer: 'Up' }],
      },
    })
  ).json();
  const things: Things = {
    gameId: game.id,
    gameCode: game.gameCode,
    teamId: team.teamId,
    setId: set.id,
  };
  return { host, things };
};

const keepHere = (page: Page): Promise<void> =>
  answerRequests(page, ['*/auth/google*', '*.woff2'], async ({ pathname }) => {
    // The stand-in has the family's measures where it is cut from Arial or Roboto, which not every machine has.
    if (pathname.endsWith('.woff2')) return undefined;
    // A guarded page goes on to the sign-in by itself; an answer without content leaves the browser where it is.
    return { status: 204 };
  });

/** Opens an address by itself, as from a bookmark, and reads what is there once it has come to rest. */
const open = async (page: Page, address: string) => {
  const errors: string[] = [];
  const note = (error: Error) => errors.push(error.message);
  page.on('pageerror', note);
  await page.goto(address);
  await expect(page.locator('main')).toBeVisible();
  await expect(page.getByText(/^Loading( game)?\.\.\.$/)).toHaveCount(0);
  const has = async (name: string): Promise<boolean> =>
    (await page.getByRole('heading', { name, exact: true }).count()) > 0;
  const hrefs = await page
    .locator('a[href^="/"]')
    .evaluateAll((all) => all.flatMap((link) => link.getAttribute('href') ?? []));
  const shifts = await watchShifts(page, 'load');
  const found = {
    missing: await has('Page Not Found'),
    stumbled: await has('Oops! Something went wrong'),
    title: await page.title(),
    errors,
    shifts: await shifts(),
    unsized: await page.locator('img').evaluateAll(unsized),
    links: hrefs.filter((href) => !/^\/(auth|api)\//.test(href)),
  };
  page.off('pageerror', note);
  // One that is on its way to the sign-in would take the next address along: this one, and then it is gone.
  await expect(() => page.goto('about:blank')).toPass();
  return found;
};

/** Pictures whose place is not kept before they come: their size stands neither on them nor in the style sheet. */
const unsized = (pictures: Element[]): string[] =>
  pictures
    .filter((picture) => {
      const style = picture.computedStyleMap();
      return ['width', 'height'].some((length) => String(style.get(length)) === 'auto');
    })
    .map((picture) => picture.outerHTML.slice(0, 200));

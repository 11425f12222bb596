import { once } from 'node:events';
import { createServer } from 'node:http';
import { type Frame, type Page, type Request, test } from '@playwright/test';
import sharp from 'sharp';
import { overlayShowing, paths } from '../../apps/web/src/paths';
import { quiz } from '../support/live/quiz.js';
import { TestHost } from '../support/live/test-host.js';
import { makeOverlay } from '../support/live/test-overlay.js';
import { TestPlayer } from '../support/live/test-player.js';
import { somebody } from './account-pages';
import { expect } from './game-pages';
import { signIn } from './support/sign-in';

const ground = { r: 0, g: 90, b: 160 };

/** A page of another site with frames of ours; as a video it has one colour. */
const otherSite = async (frames: Record<string, string>) => {
  const html = Object.entries(frames).map(
    ([name, src]) =>
      `<iframe name="${name}" src="${src}" width="600" height="330" style="border:0"></iframe>`,
  );
  const style = `background: rgb(${ground.r}, ${ground.g}, ${ground.b}); margin: 0`;
  const server = createServer((_request, response) => {
    response.setHeader('content-type', 'text/html; charset=utf-8');
    response.end(`<!doctype html><title>A club</title><body style="${style}">${html.join('\n')}</body>`);
  });
  const port = Number(process.env['BROWSER_TEST_FRAMER_PORT']);
  await once(server.listen(port, 'localhost'), 'listening');
  return { url: `http://localhost:${port}`, close: () => server.close() };
};

const frameOf = (page: Page, name: string): Frame => page.frame({ name })!;

/** What is painted at this place. */
const colourAt = async (page: Page, x: number, y: number) => {
  const png = await page.screenshot({ clip: { x, y, width: 1, height: 1 } });
  const [r, g, b] = await sharp(png).raw().toBuffer();
  return { r, g, b };
};

test('another site’s page shows a game by an overlay’s token, over what lies below, and nothing that asks for a session', async ({
  browser,
  baseURL,
}) => {
  const email = somebody('olga');
  const host = await TestHost.on({ url: baseURL! }, { email, questions: quiz(2) });
  const ada = await TestPlayer.on({ url: baseURL! }).join(host.joinCode, 'Ada');
  const { id, token } = await makeOverlay(host);
  const address = `${baseURL}/overlay/${token}`;
  const site = await otherSite({
    board: overlayShowing(address, 'board'),
    question: overlayShowing(address, 'question'),
    wall: overlayShowing(address, 'wall'),
    table: `${baseURL}${paths.sharedWhatIf}#${'A'.repeat(22)}`,
    screen: `${baseURL}${paths.screen(host.gameId)}`,
    dashboard: `${baseURL}${paths.dashboard}`,
  });
  // in a dark system: a frame whose scheme is not its page's is painted
  const context = await browser.newContext({
    viewport: { width: 1280, height: 1000 },
    colorScheme: 'dark',
  });
  const page = await context.newPage();
  await signIn(page, { email, name: 'Olga' });
  const asked: Request[] = [];
  page.on('request', (request) => asked.push(request));
  await page.goto(site.url);
  await host.start();
  await ada.answer('B');

  const [board, question, wall] = ['board', 'question', 'wall'].map((name) => frameOf(page, name)) as [
    Frame,
    Frame,
    Frame,
  ];
  await expect(board.getByRole('row', { name: /Ada/ })).toBeVisible();
  await expect(question.getByRole('heading', { level: 1 })).toHaveText('quiz-question-0-text?');
  await expect(question.getByText('quiz-question-0-option-D')).toBeVisible();
  for (const frame of [board, question])
    expect(
      await frame.evaluate(() =>
        [document.documentElement, document.body].map((element) => getComputedStyle(element).backgroundColor),
      ),
    ).toEqual(['rgba(0, 0, 0, 0)', 'rgba(0, 0, 0, 0)']);
  expect(await colourAt(page, 3, 326)).toEqual(ground);

  await expect(wall.getByRole('heading', { level: 1 })).toHaveText('quiz-question-0-text?');
  await expect(wall.getByRole('button')).toHaveCount(0);
  const table = frameOf(page, 'table');
  await expect(table.getByRole('heading', { name: /leads nowhere/ })).toBeVisible();
  for (const link of await table.getByRole('link').all())
    await expect(link).toHaveAttribute('target', '_blank');
  // a link that was forgotten would lead nowhere within the frame
  await table.evaluate(() => {
    history.pushState(null, '', '/dashboard');
    dispatchEvent(new PopStateEvent('popstate'));
  });
  await expect(table.getByRole('heading')).toHaveText('This page needs a window of its own');
  await expect(table.getByRole('link', { name: 'Open it' })).toHaveAttribute('target', '_blank');
  for (const name of ['screen', 'dashboard']) expect(frameOf(page, name).url()).toMatch(/^chrome-error:/);
  for (const request of asked.filter((request) => request.url().startsWith(baseURL!)))
    expect((await request.allHeaders())['cookie'] ?? '').not.toContain('clockbeat.sid');

  const back = await fetch(`${baseURL}/api/games/${host.gameId}/overlays/${id}`, {
    method: 'DELETE',
    headers: { cookie: host.cookie },
  });
  expect(back.status).toBe(204);
  await expect(board.getByRole('row')).toHaveCount(0);
  await expect(question.getByText('quiz-question-0-option-D')).toHaveCount(0);
  expect(await board.evaluate(() => document.body.innerText.trim())).toBe('');
  site.close();
  await context.close();
});

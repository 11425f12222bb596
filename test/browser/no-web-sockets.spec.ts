import { test } from '@playwright/test';
import { answersOpen, endHeading, expect, hostOf, joinAs } from './game-pages';
import { NoWebSockets } from './support/no-web-sockets';

test('a phone asks for a WebSocket first, and for nothing else where it is given one', async ({
  browser,
}) => {
  const host = await hostOf(browser, 'web-socket-first@example.org', 1);
  const requests: string[] = [];
  const sockets: string[] = [];
  const { context } = await joinAs(browser, host.game.gameCode, 'Ada', {
    prepare: async (page) => {
      page.on('request', (asked) => requests.push(asked.url()));
      page.on('websocket', (socket) => sockets.push(socket.url()));
    },
  });
  await expect(host.panel.player('Ada')).toBeVisible();
  expect(requests.filter((url) => url.includes('/socket.io/'))).toEqual([]);
  expect(sockets).toHaveLength(1);
  expect(new URL(sockets[0]!).searchParams.get('g')).toBe(host.game.id);
  // the answer to a WebSocket's handshake is what a browser is known by, as that to a poll was
  expect((await context.cookies()).map(({ name }) => name)).toContain('clockbeat.browser');
  await context.close();
});

for (const way of ['refuses', 'swallows'] as const)
  test(`a phone plays in a network that ${way} WebSockets`, { tag: '@heavy' }, async ({
    browser,
    baseURL,
  }) => {
    const network = await NoWebSockets.before(baseURL!, way);
    const host = await hostOf(browser, `network-that-${way}@example.org`);
    const { page, phone, context } = await joinAs(browser, host.game.gameCode, 'Ada', {
      options: { baseURL: network.url },
    });
    await expect(host.panel.player('Ada')).toBeVisible();
    await host.panel.press('Start Game');
    await answersOpen(page);
    await phone.answer('B');
    await host.panel.finish();
    await expect(endHeading(page)).toBeVisible();
    expect(network.asked[0]).toBe('websocket');
    expect(network.asked.filter((transport) => transport === 'polling').length).toBeGreaterThan(1);
    await context.close();
    await network.end();
  });

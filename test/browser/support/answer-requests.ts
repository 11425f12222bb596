import type { Page } from '@playwright/test';

/** What a page gets instead of the server's answer; nothing: an error of the network. */
interface Answer {
  readonly status: number;
  readonly contentType?: string;
  readonly body?: string;
}

/**
 * Answers what a page asks for at such addresses (`*` stands for anything). The browser itself picks them out: with Playwright's own
 * routes each file of each page goes through the test, and none is kept for the next page.
 */
export const answerRequests = async (
  page: Page,
  addresses: readonly string[],
  answerTo: (address: URL) => Promise<Answer | undefined>,
): Promise<void> => {
  const devtools = await page.context().newCDPSession(page);
  const answer = async (requestId: string, url: string): Promise<void> => {
    const said = await answerTo(new URL(url));
    if (!said) {
      await devtools.send('Fetch.failRequest', { requestId, errorReason: 'Aborted' });
      return;
    }
    const { status, contentType, body = '' } = said;
    await devtools.send('Fetch.fulfillRequest', {
      requestId,
      responseCode: status,
      ...(contentType && { responseHeaders: [{ name: 'content-type', value: contentType }] }),
      body: Buffer.from(body).toString('base64'),
    });
  };
  devtools.on('Fetch.requestPaused', ({ requestId, request }) => {
    // the page may have gone on, and wants it no more
    answer(requestId, request.url).catch(() => {});
  });
  await devtools.send('Fetch.enable', { patterns: addresses.map((urlPattern) => ({ urlPattern })) });
};

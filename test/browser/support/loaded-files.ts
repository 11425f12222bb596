import { get } from 'node:http';
import type { Page, Response } from '@playwright/test';

/** Notes what the page fetches from now on. */
export const watchFiles = (page: Page) => {
  const responses: Response[] = [];
  page.on('response', (response) => responses.push(response));
  const urlsOf = (type: string): string[] =>
    responses
      .filter((response) => (response.headers()['content-type'] ?? '').includes(type))
      .map((response) => response.url());
  return { scripts: () => urlsOf('javascript'), fonts: () => urlsOf('font/') };
};

/** How many bytes a file is on its way to a browser that takes this encoding; it must come in it. */
export const bytesOf = (url: string, encoding: 'br' | 'gzip'): Promise<number> =>
  new Promise((resolve, reject) => {
    get(url, { headers: { 'accept-encoding': encoding } }, (response) => {
      let bytes = 0;
      response.on('data', (part: Buffer) => {
        bytes += part.length;
      });
      response.on('end', () => {
        const came = response.headers['content-encoding'];
        // what is too small for it comes as it is
        if (came === encoding || bytes < 1_500) resolve(bytes);
        else reject(new Error(`${url} came as ${came}, not as ${encoding}`));
      });
    }).on('error', reject);
  });

/** The modules that a built script was made of, from its source map. */
export const modulesOf = async (page: Page, url: string): Promise<string[]> => {
  // the bundler's own few lines, and a file that is served as it was written
  if (/\/rolldown-runtime-|\/theme\.js$/.test(url)) return [];
  const map = await page.request.get(`${url}.map`);
  if (!map.ok()) throw new Error(`${url} has no source map`);
  return (await map.json()).sources;
};

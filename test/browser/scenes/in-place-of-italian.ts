import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { inRoot } from '../../../scripts/paths.mjs';
import { answerRequests } from '../support/answer-requests';
import { fileOf, longestInItalian, partNames, stretchedWords } from './stretched-words';

/** In the place of a built file of Italian texts, one with stretched texts; any other file as it is. */
const withStretched = async (pathname: string): Promise<string> => {
  const body = await readFile(inRoot(`dist/web${pathname}`), 'utf8');
  const part = partNames.find((name) => pathname.startsWith(`/assets/${fileOf(name)}-`))!;
  if (!body.includes(await longestInItalian(part))) return body;
  return `export const ${part} = ${JSON.stringify(await stretchedWords(part))}; globalThis.isStretched = true;`;
};

/** Every page load asks for them again, and a build does not change while it is tested. */
const known = new Map<string, Promise<string>>();

/** From now on a page says the stretched texts where Italian is chosen, and `isStretched` says that it does. Files of all languages are named alike. */
export const putInPlaceOfItalian = (page: Page): Promise<void> =>
  answerRequests(
    page,
    partNames.map((part) => `*/assets/${fileOf(part)}-????????.js`),
    async ({ pathname }) => {
      const body = known.get(pathname) ?? withStretched(pathname);
      known.set(pathname, body);
      return { status: 200, contentType: 'text/javascript', body: await body };
    },
  );

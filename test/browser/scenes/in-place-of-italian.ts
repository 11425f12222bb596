import { readFile } from 'node:fs/promises';
import type { BrowserContext } from '@playwright/test';
import { inRoot } from '../../../scripts/paths.mjs';
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

/** A part of any language's texts: the files are named alike. */
const partOf = new RegExp(`/assets/(${partNames.map(fileOf).join('|')})-[\\w-]{8}\\.js$`);

/** From now on the pages of this browser say the stretched texts where Italian is chosen, and `isStretched` says that they do. */
export const putInPlaceOfItalian = (context: BrowserContext): Promise<unknown> =>
  context.route(partOf, async (route) => {
    const { pathname } = new URL(route.request().url());
    const body = known.get(pathname) ?? withStretched(pathname);
    known.set(pathname, body);
    await route.fulfill({ contentType: 'text/javascript', body: await body });
  });

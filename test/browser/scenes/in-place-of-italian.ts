import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { inRoot } from '../../../scripts/paths.mjs';
import { answerRequests } from '../support/answer-requests';
import { fileOf, longestInItalian, type PartName, partNames, stretchedWords } from './stretched-words';

/** From now on a page says the stretched texts where Italian is chosen, and `isStretched` says that it does. */
export const putInPlaceOfItalian = async (page: Page): Promise<void> => {
  stretchedFiles ??= stretchAll();
  const files = await stretchedFiles;
  const addresses = [...files.keys()].map((pathname) => `*${pathname}`);
  await answerRequests(page, addresses, async ({ pathname }) => ({
    ...{ status: 200, contentType: 'text/javascript' },
    body: files.get(pathname)!,
  }));
};

/** A build does not change while it is tested. */
let stretchedFiles: Promise<ReadonlyMap<string, string>> | undefined;

/** By the address of each built file of Italian texts, what is told instead of it. */
const stretchAll = async (): Promise<ReadonlyMap<string, string>> => {
  const entries = partNames.map(async (part) => {
    const texts = JSON.stringify(await stretchedWords(part));
    return [
      `/assets/${await builtFileOf(part)}`,
      `export const ${part} = ${texts}; globalThis.isStretched = true;`,
    ] as const;
  });
  return new Map(await Promise.all(entries));
};

/** Files of all languages are named alike: this one has the Italian texts. */
const builtFileOf = async (part: PartName): Promise<string> => {
  const assets = inRoot('dist/web/assets');
  const text = await longestInItalian(part);
  const file = readdirSync(assets).find(
    (name) =>
      name.startsWith(`${fileOf(part)}-`) &&
      name.endsWith('.js') &&
      readFileSync(join(assets, name), 'utf8').includes(text),
  );
  if (!file) throw new Error(`No file of the build has the Italian texts of "${part}"`);
  return file;
};

import { readFile } from 'node:fs/promises';
import type { BrowserContext, Page } from '@playwright/test';
import { translations } from '../../../apps/web/src/texts/languages';
import { inRoot } from '../../../scripts/paths.mjs';
import { pseudo } from './pseudo-language';
import { eachText, type PartName, type Texts, widestWords } from './widest-words';

/** What is spoken where French is chosen: longer English, or of each text the widest there is. */
export type Stretched = 'pseudo' | 'widest';

const parts = Object.keys(await translations.fr()).filter((name): name is PartName => name !== 'typeset');

const partOf = new RegExp(`/assets/(${parts.join('|')})-[\\w-]{8}\\.js$`);

const englishOf = async (part: PartName): Promise<Texts> =>
  (await import(`../../../apps/web/src/texts/en/${part}.ts`))[part];

/** In the page, of several texts in one: the one that the page says, or else French. */
const asSpoken = `const asSpoken = (french, others) => new Proxy(french, { get: (_, name) => {
  const one = french[name];
  const other = others[globalThis.spoken]?.[name];
  if (typeof one !== 'object' || one === null) return other ?? one;
  return asSpoken(one, Object.fromEntries(Object.entries(others).map(([which, texts]) => [which, texts?.[name]])));
} });`;

/** A file of French texts, with the stretched ones beside each of them; as it is where it is no such file. */
const stretched = async (pathname: string): Promise<string> => {
  const body = await readFile(inRoot(`dist/web${pathname}`), 'utf8');
  const [whole, own, name] = /export\{(\w+) as (\w+)\};/.exec(body) ?? [];
  const part = parts.find((known) => known === name);
  if (!part) return body;
  const others: Record<Stretched, Texts> = {
    pseudo: eachText(await englishOf(part), pseudo),
    widest: await widestWords(part),
  };
  return body.replace(
    whole ?? '',
    () =>
      `${asSpoken} const asked = asSpoken(${own}, ${JSON.stringify(others)}); export { asked as ${part} };`,
  );
};

/** Every page load asks for them again, and a build does not change while it is tested. */
const known = new Map<string, Promise<string>>();

/** From now on the pages of this browser get the stretched languages beside each that they load, and speak one while they are told to. */
export const putBesideFrench = (context: BrowserContext): Promise<unknown> =>
  context.route(partOf, async (route) => {
    const { pathname } = new URL(route.request().url());
    const body = known.get(pathname) ?? stretched(pathname);
    known.set(pathname, body);
    await route.fulfill({ contentType: 'text/javascript', body: await body });
  });

/** Which of them is spoken where French is chosen, from the next time on; null: French. */
export const speakStretched = (page: Page, which: Stretched | null): Promise<void> =>
  page.evaluate((spoken) => {
    Object.assign(globalThis, { spoken });
  }, which);

import type { BrowserContext, Page } from '@playwright/test';
import { after } from '../../../apps/web/src/texts/en/after';
import { besides } from '../../../apps/web/src/texts/en/besides';
import { desk } from '../../../apps/web/src/texts/en/desk';
import { player } from '../../../apps/web/src/texts/en/player';
import { questions } from '../../../apps/web/src/texts/en/questions';
import { room } from '../../../apps/web/src/texts/en/room';
import { visitor } from '../../../apps/web/src/texts/en/visitor';

const english: Readonly<Record<string, object>> = { player, besides, visitor, room, desk, questions, after };

const marked: Readonly<Record<string, string>> = {
  ...{
    a: 'å',
    c: 'ç',
    d: 'ð',
    e: 'é',
    g: 'ĝ',
    h: 'ĥ',
    i: 'î',
    j: 'ĵ',
    k: 'ķ',
    l: 'ļ',
    n: 'ñ',
    o: 'ö',
    r: 'ŕ',
  },
  ...{
    s: 'š',
    t: 'ţ',
    u: 'û',
    w: 'ŵ',
    y: 'ý',
    z: 'ž',
    A: 'Å',
    E: 'É',
    I: 'Î',
    J: 'Ĵ',
    O: 'Ö',
    S: 'Š',
    U: 'Û',
  },
};

/** So much longer than English is a text in a wordy language. */
const longer = 0.4;

/** `Join` becomes `[!! Ĵöîñ !!]`: every letter of it is still to be read, 40 % more of them stand there. */
export const pseudo = (text: string): string => {
  // a figure alone is no word
  if (!/\p{L}/u.test(text.replace(/\{\w+\}/g, ''))) return text;
  const letters = text.replace(/\{\w+\}|./gsu, (part) => (part.length > 1 ? part : (marked[part] ?? part)));
  const missing = Math.ceil(text.length * (1 + longer)) - text.length - '[!!  !!]'.length;
  // in words, as a text grows
  const more =
    missing > 0
      ? ` ${'ölöñĝ '
          .repeat(Math.ceil(missing / 6))
          .slice(0, missing)
          .trim()}`
      : '';
  return `[!! ${letters}${more} !!]`;
};

const allOf = (texts: object): object =>
  Object.fromEntries(
    Object.entries(texts).map(([name, text]) => [
      name,
      typeof text === 'string' ? pseudo(text) : allOf(text),
    ]),
  );

const partOf = new RegExp(`/assets/(${Object.keys(english).join('|')})-[\\w-]{8}\\.js$`);

/** In the page, of two texts in one: the first, or the second while the page says so. */
const eitherOf = `const eitherOf = (french, pseudo) => new Proxy(french, { get: (_, name) => {
  const [one, other] = [french[name], pseudo?.[name]];
  if (typeof one === 'object' && one !== null) return eitherOf(one, other);
  return globalThis.speaksPseudo && other !== undefined ? other : one;
} });`;

/** From now on the pages of this browser get the pseudo-language beside their French, and speak it while they are told to. */
export const putBesideFrench = (context: BrowserContext): Promise<unknown> =>
  context.route(partOf, async (route) => {
    const came = await route.fetch();
    const body = await came.text();
    const [whole, own, part] = /export\{(\w+) as (\w+)\};/.exec(body) ?? [];
    const texts = part && english[part];
    await route.fulfill({
      contentType: 'text/javascript',
      body: texts
        ? body.replace(
            whole ?? '',
            () =>
              `${eitherOf} const inBoth = eitherOf(${own}, ${JSON.stringify(allOf(texts))}); export { inBoth as ${part} };`,
          )
        : body,
    });
  });

/** Which of the two is spoken where French is chosen, from the next time on. */
export const speakPseudo = (page: Page, isSpoken: boolean): Promise<void> =>
  page.evaluate((is) => {
    Object.assign(globalThis, { speaksPseudo: is });
  }, isSpoken);

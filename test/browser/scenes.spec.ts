import { type BrowserContext, type Page, test } from '@playwright/test';
import { paths, patterns } from '../../apps/web/src/paths';
import { expect } from './game-pages';
import { faultsEverywhere, faultsOnPhone } from './layout/faults';
import { stickingOut } from './layout/scrolling';
import { smallTargets } from './layout/small-targets';
import { faultsOfStage } from './layout/stage';
import { barriersOn } from './scenes/barriers';
import { putBesideFrench, speakStretched } from './scenes/beside-french';
import { inLanguage } from './scenes/in-language';
import { journeyNames, type Scene, type SceneName, scenes } from './scenes/scene';
import { type Size, sizes } from './scenes/sizes';
import { walk } from './scenes/walk';

type Visited = Scene & { readonly name: SceneName };

/** In which size a scene is examined by axe, in full. */
const examinedIn = { page: sizes.phone, player: sizes.phone, host: sizes.desktop, stage: sizes.stage };

/** And in which one its dark colours and its French: a page has other ways on in its wide bar than in its menu. */
const examinedAgainIn = { ...examinedIn, page: sizes.desktop };

/**
 * One walk looks in English, in Arabic, in the widest words of all other languages together, and in longer ones than any has: most
 * of what a walk costs is what it looks at. It is too long for the quick tests, which see what the same pages do.
 */
for (const journey of journeyNames) {
  test(`every scene of the ${journey} journey fits every screen, and keeps nobody out: in each language’s words, and in some 40 % longer`, {
    tag: '@heavy',
  }, async ({ browser, baseURL }) => {
    const contexts = new WeakSet<BrowserContext>();
    await walk(journey, {
      browser,
      url: baseURL!,
      visit: async (page, scene) => {
        const context = page.context();
        if (!contexts.has(context)) await putBesideFrench(context);
        contexts.add(context);
        await lookInEnglish(page, scene);
        await inLanguage(page, scene.name, 'ar', () => lookInArabic(page, scene));
        await inLanguage(page, scene.name, 'fr', () => examineInFrench(page, scene));
        await speakStretched(page, 'widest');
        await inLanguage(page, scene.name, 'fr', () => lookInWidest(page, scene));
        await speakStretched(page, 'pseudo');
        await inLanguage(page, scene.name, 'fr', () => lookInPseudo(page, scene));
        await speakStretched(page, null);
      },
    });
  });
}

const lookInEnglish = async (page: Page, scene: Visited): Promise<void> => {
  const { name, by } = scene;
  for (const size of Object.keys(sizes) as Size[]) {
    await page.setViewportSize(sizes[size]);
    const faults = await faultsOn(page, scene, size);
    faults.push(...((await faultsEverywhere[name]?.(page)) ?? []));
    expect.soft(faults, `${name}, ${size}`).toEqual([]);
  }
  for (const [colorScheme, rules, size] of [
    ['dark', 'colours', examinedAgainIn[by]],
    ['light', 'all', examinedIn[by]],
  ] as const) {
    await page.setViewportSize(size);
    await page.emulateMedia({ colorScheme });
    expect.soft(await barriersOn(page, rules), `${name}, ${colorScheme}`).toEqual([]);
  }
};

/** It runs the other way: where least room is, on phones and on the wall. */
const lookInArabic = async (page: Page, scene: Visited): Promise<void> => {
  for (const size of ['phone', 'stage'] as const) {
    if (size === 'stage' && scene.by !== 'stage') continue;
    await page.setViewportSize(sizes[size]);
    expect.soft(await faultsOn(page, scene, size), `${scene.name}, ${size}, in Arabic`).toEqual([]);
  }
};

/** By its shape alone: nobody can ask for a word of it. */
const lookInPseudo = async (page: Page, { name }: Visited): Promise<void> => {
  await expect(page.locator('body'), name).toContainText('!!]');
  for (const size of Object.keys(sizes) as Size[]) {
    await page.setViewportSize(sizes[size]);
    const faults = [...(await stickingOut(page)), ...(size === 'phone' ? await smallTargets(page) : [])];
    expect.soft(faults, `${name}, ${size}, in longer texts`).toEqual([]);
  }
};

/** What is shown must be in what is read aloud, in other words, too. */
const examineInFrench = async (page: Page, { name, by }: Visited): Promise<void> => {
  await page.setViewportSize(examinedAgainIn[by]);
  expect.soft(await barriersOn(page, 'all but colours'), `${name}, in French`).toEqual([]);
};

/** What each of the languages says in fewer words finds room where all of them at their widest do. */
const lookInWidest = async (page: Page, scene: Visited): Promise<void> => {
  for (const size of Object.keys(sizes) as Size[]) {
    await page.setViewportSize(sizes[size]);
    expect.soft(await faultsOn(page, scene, size), `${scene.name}, ${size}, in the widest words`).toEqual([]);
  }
};

/** What sticks out or is too small for a thumb in this size, in any language. */
const faultsOn = async (page: Page, { name, by }: Visited, size: Size): Promise<string[]> => [
  ...(await stickingOut(page)),
  ...(size === 'phone' ? await smallTargets(page) : []),
  ...(size === 'phone' ? ((await faultsOnPhone[name]?.(page)) ?? []) : []),
  ...(size === 'stage' && by === 'stage' ? await faultsOfStage(page, name) : []),
];

test('every address of the client has a scene', () => {
  const shown = new Set<string>(
    Object.values(scenes)
      .flatMap((journey) => Object.values(journey))
      .map(({ at }) => at),
  );
  /** They lead on to the one form, to the share page, into a game, or are another's address with a game in it. */
  const leadOn = [
    ...['joinByCode', 'joinTeamByCode', 'joinByQuery', 'scanWithCode', 'publishAlias', 'startAgain'],
    'startAgainFrom',
    ...['gameLobbyOf', 'playTriviaIn', 'ownResultsOf'],
  ];
  const addresses = [...Object.keys(paths), ...Object.keys(patterns)];
  expect(addresses.filter((address) => !shown.has(address) && !leadOn.includes(address))).toEqual([]);
});

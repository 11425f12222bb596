import { type Page, test } from '@playwright/test';
import { paths, patterns } from '../../apps/web/src/paths';
import { expect } from './game-pages';
import { faultsEverywhere, faultsOnPhone } from './layout/faults';
import { stickingOut } from './layout/scrolling';
import { smallTargets } from './layout/small-targets';
import { faultsOfStage } from './layout/stage';
import { barriersOn } from './scenes/barriers';
import { inLanguages } from './scenes/in-language';
import { putInPlaceOfItalian } from './scenes/in-place-of-italian';
import { journeyNames, type Scene, type SceneName, scenes } from './scenes/scene';
import { type Size, sizes } from './scenes/sizes';
import { walk } from './scenes/walk';
import { withWidestCodes } from './scenes/widest-codes';

type Visited = Scene & { readonly name: SceneName };

const allSizes = Object.keys(sizes) as Size[];

/** In which size a scene is examined by axe, in full. */
const examinedIn = { page: 'phone', player: 'phone', host: 'desktop', stage: 'stage' } as const;

/** And in which one its dark colours and its French: a page has other ways on in its wide bar than in its menu. */
const examinedAgainIn = { ...examinedIn, page: 'desktop' } as const;

/**
 * One walk looks in English, in Arabic, in French, and in words as wide as the widest of all languages and wider: most of what a walk
 * costs is what it looks at. It is too long for the quick tests, which see what the same pages do.
 */
for (const journey of journeyNames) {
  test(`every scene of the ${journey} journey fits every screen, and keeps nobody out: in each language’s words, and in some 40 % longer`, {
    tag: '@heavy',
  }, async ({ browser, baseURL }) => {
    const prepared = new WeakSet<Page>();
    await walk(journey, {
      browser,
      url: baseURL!,
      visit: async (page, scene) => {
        // what is chosen in one of them all tabs of a browser hear
        for (const tab of page.context().pages()) {
          if (!prepared.has(tab)) await putInPlaceOfItalian(tab);
          prepared.add(tab);
        }
        await lookInEnglish(page, scene);
        await inLanguages(page, scene.name, {
          ar: () => lookInArabic(page, scene),
          fr: () => examineInFrench(page, scene),
          it: () => lookInWidest(page, scene),
        });
      },
    });
  });
}

/** Its words are the shortest, so its buttons are the smallest; what finds no room is seen in the widest words. */
const lookInEnglish = async (page: Page, scene: Visited): Promise<void> => {
  const { name, by } = scene;
  await page.setViewportSize(sizes[examinedAgainIn[by]]);
  await page.emulateMedia({ colorScheme: 'dark' });
  expect.soft(await barriersOn(page, 'colours'), `${name}, dark`).toEqual([]);
  await page.setViewportSize(sizes[examinedIn[by]]);
  await page.emulateMedia({ colorScheme: 'light' });
  expect.soft(await barriersOn(page, 'all'), `${name}, light`).toEqual([]);
  const everywhere = faultsEverywhere[name];
  for (const size of everywhere ? allSizes : new Set<Size>([examinedIn[by], 'phone'])) {
    await page.setViewportSize(sizes[size]);
    const faults = await faultsOn(page, scene, size);
    faults.push(...((await everywhere?.(page)) ?? []));
    expect.soft(faults, `${name}, ${size}`).toEqual([]);
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

/** What is shown must be in what is read aloud, in other words, too. */
const examineInFrench = async (page: Page, { name, by }: Visited): Promise<void> => {
  await page.setViewportSize(sizes[examinedAgainIn[by]]);
  expect.soft(await barriersOn(page, 'all but colours'), `${name}, in French`).toEqual([]);
};

/** What any language says in fewer words finds room where the widest of them all do. */
const lookInWidest = async (page: Page, scene: Visited): Promise<void> => {
  expect(await page.evaluate(() => 'isStretched' in globalThis), scene.name).toBe(true);
  await withWidestCodes(page, async () => {
    for (const size of allSizes) {
      await page.setViewportSize(sizes[size]);
      expect
        .soft(await faultsOn(page, scene, size), `${scene.name}, ${size}, in the widest words`)
        .toEqual([]);
    }
  });
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

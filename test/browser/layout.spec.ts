import { test } from '@playwright/test';
import { paths, patterns } from '../../apps/web/src/paths';
import { expect } from './game-pages';
import { faultsEverywhere, faultsOnPhone } from './layout/faults';
import { stickingOut } from './layout/scrolling';
import { smallTargets } from './layout/small-targets';
import { faultsOfStage } from './layout/stage';
import { inFrench, isSeenInFrench } from './scenes/in-french';
import { journeyNames, scenes } from './scenes/scene';
import { type Size, sizes } from './scenes/sizes';
import { walk } from './scenes/walk';

// Every scene of a whole evening is measured in four sizes: on a busy machine that takes its time.
test.describe.configure({ timeout: 240_000 });

/** Its words are longer: what fits a phone in it fits the rest, but the bar of the tablet is looked at as well. */
const frenchSizes: readonly Size[] =
  process.env['FRENCH'] === 'all' ? ['phone', 'tablet', 'desktop', 'stage'] : ['phone', 'tablet'];

for (const journey of journeyNames) {
  test(`every scene of the ${journey} journey fits every screen`, async ({ browser, baseURL }) => {
    await walk(journey, {
      browser,
      url: baseURL!,
      visit: async (page, { name, by }) => {
        for (const size of Object.keys(sizes) as Size[]) {
          await page.setViewportSize(sizes[size]);
          const faults = await stickingOut(page);
          faults.push(...((await faultsEverywhere[name]?.(page)) ?? []));
          if (size === 'phone') faults.push(...(await smallTargets(page)));
          if (size === 'phone') faults.push(...((await faultsOnPhone[name]?.(page)) ?? []));
          if (size === 'stage' && by === 'stage') faults.push(...(await faultsOfStage(page, name)));
          expect.soft(faults, `${name}, ${size}`).toEqual([]);
        }
        if (isSeenInFrench(journey))
          await inFrench(page, name, async () => {
            for (const size of frenchSizes) {
              await page.setViewportSize(sizes[size]);
              const faults = await stickingOut(page);
              if (size === 'phone') faults.push(...(await smallTargets(page)));
              if (size === 'phone') faults.push(...((await faultsOnPhone[name]?.(page)) ?? []));
              if (size === 'stage' && by === 'stage') faults.push(...(await faultsOfStage(page, name)));
              expect.soft(faults, `${name}, ${size}, in French`).toEqual([]);
            }
          });
      },
    });
  });
}

test('every address of the client has a scene', () => {
  const shown = new Set<string>(
    Object.values(scenes)
      .flatMap((journey) => Object.values(journey))
      .map(({ at }) => at),
  );
  /** They lead on to the one form, to the share page, into a game, or are another's address with a game in it. */
  const leadOn = [
    ...['joinByCode', 'joinTeamByCode', 'joinByQuery', 'scanWithCode', 'publishAlias', 'startAgain'],
    ...['gameLobbyOf', 'playTriviaIn', 'ownResultsOf'],
  ];
  const addresses = [...Object.keys(paths), ...Object.keys(patterns)];
  expect(addresses.filter((address) => !shown.has(address) && !leadOn.includes(address))).toEqual([]);
});

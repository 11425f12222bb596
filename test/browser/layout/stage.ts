import type { Page } from '@playwright/test';
import type { SceneName } from '../scenes/scene';
import { whatScrolls } from './scrolling';
import { smallTexts } from './texts';

/** What can be read from the back of the room, on a screen of 1080 lines. */
const smallestText = 28;

/** After the last question nobody can come in any more, nor where there is no game. */
const withoutWayIn: readonly SceneName[] = [
  'screen-final',
  'screen-final-nobody',
  'screen-final-dead-heat',
  'screen-podium',
  'tv-letters',
  'tv-waits',
];

/** What the back of the room would complain about: small texts, no way in, something out of sight. */
export const faultsOfStage = async (page: Page, name: SceneName): Promise<string[]> => {
  const faults = [...(await smallTexts(page, smallestText)), ...(await whatScrolls(page))];
  if (withoutWayIn.includes(name)) return faults;
  const { width, height } = page.viewportSize()!;
  for (const way of [page.getByText(/^[A-Z0-9]{6}$/), page.getByTestId('qr-code')]) {
    const box = (await way.count()) === 0 ? null : await way.boundingBox();
    if (!box || box.x < 0 || box.y < 0 || box.x + box.width > width || box.y + box.height > height)
      faults.push(`${way} is not in sight`);
  }
  return faults;
};

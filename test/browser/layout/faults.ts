import type { Page } from '@playwright/test';
import type { SceneName } from '../scenes/scene';
import { faultsOfAnswers } from './answers';
import { whatScrolls } from './scrolling';
import { cutOff } from './texts';
import { faultsOfTurn } from './turn';

type FaultsOf = { readonly [S in SceneName]?: (page: Page) => Promise<string[]> };

const fitsThePhone = async (page: Page): Promise<string[]> => [
  ...(await whatScrolls(page)),
  ...(await faultsOfAnswers(page)),
];

/** The longest question and options: each of their texts whole. */
const readsWhole = async (page: Page): Promise<string[]> => {
  const question = page.getByRole('heading', { name: /^In 1884/ });
  const options = page.getByText(/^A (hill|river|town|sea)\./);
  const cut: string[] = [];
  for (const text of [question, ...(await options.all())]) {
    const by = await cutOff(text);
    if (by > 0) cut.push(`${by} px are cut off from: ${(await text.innerText()).slice(0, 10)}`);
  }
  return cut;
};

/** What must hold in one scene besides what holds in all of them: on a phone, and on any screen. */
export const faultsOnPhone: FaultsOf = {
  'player-question': fitsThePhone,
  'player-right': fitsThePhone,
  'player-question-200': fitsThePhone,
  'player-wrong': fitsThePhone,
  'player-time-up': fitsThePhone,
};

export const faultsEverywhere: FaultsOf = {
  'player-question-200': readsWhole,
  'player-question-500': faultsOfTurn,
  'host-question-500': readsWhole,
  'screen-question-200': readsWhole,
  'screen-question-500': readsWhole,
};

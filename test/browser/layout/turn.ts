import type { Page } from '@playwright/test';

/** A finger needs so much, px. */
const leastTile = 44;
/** So much of a question is on show at least, px: a line that is being read, and the next one. */
const leastQuestion = 40;

/** What is wrong with an open question of so many options: it or the page scrolls as it must not, or something is out of reach. */
export const faultsOfTurn = (page: Page, options = 4): Promise<string[]> =>
  page.evaluate(
    ({ tile, text, options }) => {
      const faults: string[] = [];
      const { clientWidth, clientHeight, scrollWidth, scrollHeight } = document.documentElement;
      if (scrollHeight > clientHeight + 1)
        faults.push(`the page scrolls by ${scrollHeight - clientHeight} px`);
      if (scrollWidth > clientWidth + 1) faults.push(`the page is ${scrollWidth - clientWidth} px too wide`);
      const isOutside = ({ left, right, top, bottom }: DOMRect): boolean =>
        left < -1 || top < -1 || right > clientWidth + 1 || bottom > clientHeight + 1;
      const look = (what: string, element: Element | null | undefined, least: number): void => {
        const box = element?.getBoundingClientRect();
        if (!box) faults.push(`no ${what}`);
        else if (isOutside(box)) faults.push(`${what} ends outside the screen`);
        else if (box.height < least) faults.push(`${what} is ${Math.round(box.height)} px high`);
      };
      const answers = [...document.querySelectorAll('fieldset > button')];
      if (answers.length !== options) faults.push(`${answers.length} answers`);
      for (const [index, answer] of answers.entries()) look(`answer ${'ABCDEF'[index]}`, answer, tile);
      const question = document.querySelector('h1')?.parentElement;
      look('the question', question, text);
      if (question && question.scrollTop !== 0) faults.push('the question begins scrolled');
      look('the score', document.querySelector('[data-testid=own-score]'), 0);
      look('the clock', document.querySelector('[role=timer]'), 0);
      for (const button of document.querySelectorAll('footer button')) look('the footer', button, 0);
      return faults;
    },
    { tile: leastTile, text: leastQuestion, options },
  );

/** The least height of an option's picture, px: what it shows is still to be told. */
const leastPicture = 24;

/** What is wrong with an open question whose options are ticked and sent by a button: its options may scroll, the page may not. */
export const faultsOfTicks = (page: Page): Promise<string[]> =>
  page.evaluate(
    ({ tile, picture }) => {
      const faults: string[] = [];
      const { clientHeight, scrollHeight } = document.documentElement;
      if (scrollHeight > clientHeight + 1)
        faults.push(`the page scrolls by ${scrollHeight - clientHeight} px`);
      const heights = (what: string): number[] =>
        [...document.querySelectorAll(what)].map((element) => element.getBoundingClientRect().height);
      const [tiles, pictures] = [heights('fieldset button'), heights('fieldset img')];
      if (tiles.length === 0) faults.push('no options');
      for (const height of tiles)
        if (height < tile) faults.push(`an option is ${Math.round(height)} px high`);
      for (const height of pictures)
        if (height < picture) faults.push(`a picture is ${Math.round(height)} px high`);
      for (const button of document.querySelectorAll('footer button, [type=submit]'))
        if (button.getBoundingClientRect().bottom > clientHeight + 1)
          faults.push(`${button.textContent} ends outside the screen`);
      return faults;
    },
    { tile: leastTile, picture: leastPicture },
  );

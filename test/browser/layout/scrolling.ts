import type { Page } from '@playwright/test';

/** What makes a page scroll sideways: nothing, or the innermost elements that reach over its edge. */
export const stickingOut = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return [];
    /** A word that finds no room reaches over the edge of its element, too. */
    const inside = (element: Element): DOMRect => {
      const range = document.createRange();
      range.selectNodeContents(element);
      return range.getBoundingClientRect();
    };
    const isOver = ({ left, right }: DOMRect): boolean =>
      document.documentElement.dir === 'rtl' ? left < -0.4 : right > clientWidth + 0.4;
    const over = [...document.body.querySelectorAll('*')].filter(
      (element) => isOver(element.getBoundingClientRect()) || isOver(inside(element)),
    );
    const innermost = over.filter(
      (element) => !over.some((other) => other !== element && element.contains(other)),
    );
    const told = innermost.map(
      (element) => `<${element.tagName.toLowerCase()}> ${element.textContent?.trim().slice(0, 40)}`,
    );
    return [`${scrollWidth} of ${clientWidth} px`, ...told];
  });

/** Does anything on the page scroll, the page itself or a part of it? */
export const whatScrolls = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('*')]
      .filter((element) => {
        const isPage = element === document.documentElement;
        const scrolls = isPage || /auto|scroll/.test(getComputedStyle(element).overflowY);
        return scrolls && element.scrollHeight > element.clientHeight + 1;
      })
      .map(
        (element) =>
          `<${element.tagName.toLowerCase()}> by ${element.scrollHeight - element.clientHeight} px`,
      ),
  );

import type { Page } from '@playwright/test';

/** A code is drawn by chance, and its letters are of unequal width: while `look` looks, each that stands alone has the widest. */
export const withWidestCodes = async (page: Page, look: () => Promise<void>): Promise<void> => {
  const written = await page.evaluateHandle(() => {
    const codes: [Text, string][] = [];
    for (const { childNodes } of document.querySelectorAll('.numbers, .big-code'))
      for (const node of childNodes)
        if (node instanceof Text && /^(?=.*[A-Z])[A-Z0-9]{4,10}$/.test(node.data)) {
          codes.push([node, node.data]);
          node.data = 'W'.repeat(node.length);
        }
    return codes;
  });
  await look();
  await written.evaluate((codes) => {
    for (const [node, code] of codes) node.data = code;
  });
  await written.dispose();
};

import { limits } from '@clockbeat/domain/contract';
import { describe, expect, it } from '@jest/globals';
import { clientPage } from '../../../test-support/page.js';
import { withFormulas } from './with-formulas.js';

const page = clientPage();

const shown = (text: string): HTMLElement => page.show(<p>{withFormulas(text)}</p>);
/** What is set of a text, once what sets it is here: a formula that is one stands beside it. */
const set = async (text: string): Promise<HTMLElement> => {
  const container = shown(`${text} and $z$`);
  await page.until(() => container.querySelector('.katex') !== null);
  return container;
};
const formulas = (container: HTMLElement): (string | null)[] =>
  [...container.querySelectorAll('annotation')].map(({ textContent }) => textContent);

describe('a text with formulas', () => {
  it('is as it is written without one', () => {
    expect(withFormulas('It costs 5')).toBe('It costs 5');
    expect(shown('$5 or $10?').innerHTML).toBe('<p>$5 or $10?</p>');
  });

  it('stands as it is written until they are set, for eyes and for ears', async () => {
    const container = shown('Solve $x^2$');
    expect(container.textContent).toBe('Solve $x^2$');
    await page.until(() => container.querySelector('.katex') !== null);
    expect(formulas(container)).toEqual(['x^2']);
    expect(container.querySelector('math')?.namespaceURI).toContain('MathML');
    expect(container.querySelector('.katex-html')?.getAttribute('aria-hidden')).toBe('true');
  });

  it.each([
    ['what is no formula', String.raw`$\frac{1}$`],
    ['letters that formulas don’t have', '$é$'],
    ['what calls itself', String.raw`$\def\a{\a\a}\a$`],
    ['what defines a word of its own', String.raw`$\def\a{xx}\a\a$`],
    ['what grows with each call', String.raw`$\def\a#1{#1#1}\def\b#1{\a{\a{\a{\a{#1}}}}}\b{\b{\b{x}}}$`],
  ])('keeps %s as it is written', async (_, text) => {
    const container = await set(text);
    expect(container.querySelector('span.formula')?.textContent).toBe(text);
    expect(formulas(container)).toEqual(['z']);
    expect(container.querySelector('[title]')).toBeNull();
  });

  it('is heard as it is written where it is to be pressed, since a name is made of letters', async () => {
    const container = page.show(
      <>
        <button type="button">{withFormulas('$x^2$')}</button>
        <p>{withFormulas('$y$')}</p>
      </>,
    );
    await page.until(() => container.querySelectorAll('.katex').length === 2);
    expect(container.querySelector('button math')?.getAttribute('aria-label')).toBe('x^2');
    expect(container.querySelector('p math')?.hasAttribute('aria-label')).toBe(false);
  });

  it('may be nested as deep as a question is long', async () => {
    const deep = Math.floor(limits.questionText / 2);
    const container = await set(`$${'{'.repeat(deep)}${'}'.repeat(deep)}$`);
    expect(formulas(container)).toContain('z');
  });

  it('cannot become a link, draw over the page or take its names', async () => {
    const container = await set(
      String.raw`$\href{https://example.org}{x}$ $\rule{900em}{900em}$ $\htmlId{root}{x}$ $\includegraphics{/x.png}$`,
    );
    expect(container.querySelector('a, img, [id], [onclick]')).toBeNull();
    const sizes = [...container.querySelectorAll<HTMLElement>('[style]')].flatMap(({ style }) =>
      [style.height, style.borderTopWidth, style.borderRightWidth].map(Number.parseFloat),
    );
    expect(Math.max(...sizes.filter((size) => size > 0))).toBeLessThan(5);
  });
});

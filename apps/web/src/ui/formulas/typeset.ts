import katex from 'katex';
import 'katex/dist/katex-swap.min.css';
import './formulas.css';

/**
 * Whoever writes a question may not do more than set a formula: no addresses, no attributes of elements (`trust`), nothing that grows
 * without end (`maxExpand`) or over the page (`maxSize`, in em).
 */
const bounds = { trust: false, strict: 'error', maxExpand: 100, maxSize: 2 } as const;

/** No formula defines what it then says again and again: 500 characters would become 100,000 boxes, and a phone would stand still. */
const defines = /\\(?:[egx]?def|let|futurelet|(?:re)?newcommand|providecommand)(?![a-z])/i;

/** A formula that is too wide for its line is set smaller, down to this; what is wider still is scrolled within its own box. */
const smallest = 0.6;

/** Sets a formula into its place, as a picture and as MathML for who hears it; a mistake is shown as it was written. Gives the way to let go of it. */
export const typeset = (tex: string, place: HTMLElement): (() => void) => {
  place.replaceChildren();
  try {
    if (!defines.test(tex))
      katex.render(tex, place, {
        ...bounds,
        output: 'htmlAndMathml',
        throwOnError: false,
        errorColor: 'inherit',
      });
  } catch {
    // what is nested too deep throws all the same
    place.replaceChildren();
  }
  if (!place.querySelector('.katex')) {
    place.textContent = `$${tex}$`;
    return () => undefined;
  }
  // The name of what is pressed is made of letters, and leaves MathML out: there the source is heard.
  if (place.closest(pressed)) place.querySelector('math')?.setAttribute('aria-label', tex);
  return fitted(place);
};

const pressed = 'button, label, a';

const fitted = (place: HTMLElement): (() => void) => {
  const narrow = (): void => {
    place.style.fontSize = '';
    place.removeAttribute('tabindex');
    place.classList.add('formula-wide');
    const share = place.clientWidth / place.scrollWidth;
    if (!(share < 1)) {
      place.classList.remove('formula-wide');
      return;
    }
    place.style.fontSize = `${Math.max(smallest, share)}em`;
    // What scrolls must be reached by keys, but for what is pressed as a whole.
    if (share < smallest && !place.closest(pressed)) place.tabIndex = 0;
  };
  narrow();
  // when its letters have come, or what hid it is open; its own size does not tell of a room that narrows round it
  const resized = new ResizeObserver(narrow);
  resized.observe(place);
  addEventListener('resize', narrow);
  return () => {
    resized.disconnect();
    removeEventListener('resize', narrow);
  };
};

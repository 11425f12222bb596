import { JSDOM, VirtualConsole } from 'jsdom';

/**
 * One window for each worker of the test run: React and Testing Library keep the first that they see. Its globals stand
 * only while a file of component tests runs, so that the other files of the worker run on Node.js alone.
 */

/** Whatever was said on the page's console, or thrown where nobody caught it: none of it belongs to a page that works. */
export const complaints: string[] = [];

/** Addresses for which the page was left: those that the router does not answer, and `(reload)`; what takes the page's place in the history says so. */
export const departures: string[] = [];

/** What pages report of themselves, by `reportError`. */
export const reports: unknown[] = [];

const virtualConsole = new VirtualConsole();
virtualConsole.on('jsdomError', (error) => complaints.push(String(error.stack ?? error)));

const dom = new JSDOM('<!doctype html><html lang="en"><head></head><body></body></html>', {
  url: 'https://clockbeat.test/',
  virtualConsole,
});
const { window } = dom;

/** Of those that Node.js has as well, jsdom takes only its own. */
const ofTheWindow = new Set(
  'AbortController AbortSignal Blob CustomEvent Event EventTarget File FileReader FormData MessageEvent navigator localStorage sessionStorage'.split(
    ' ',
  ),
);

/** As the page's code sees it: where it would go to is written down, since jsdom goes nowhere. */
const place = {
  assign: (url: string) => departures.push(url),
  replace: (url: string) => departures.push(`(in its place) ${url}`),
  reload: () => departures.push('(reload)'),
};
for (const part of [
  'href',
  'origin',
  'protocol',
  'host',
  'hostname',
  'port',
  'pathname',
  'search',
  'hash',
] as const)
  Object.defineProperty(place, part, { get: () => window.location[part] });

/** What a browser has and jsdom not. */
const standIns: Record<string, unknown> = {
  window,
  location: place,
  // as the browser tests have it: nothing moves
  matchMedia: (media: string) => ({
    matches: media.includes('prefers-reduced-motion'),
    media,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }),
  requestAnimationFrame: (draw: (now: number) => void) => setTimeout(() => draw(performance.now()), 16),
  cancelAnimationFrame: (frame: ReturnType<typeof setTimeout>) => clearTimeout(frame),
  scrollTo: () => undefined,
  // nothing has a size
  ResizeObserver: class {
    observe = () => undefined;
    disconnect = () => undefined;
  },
  reportError: (error: unknown) => void reports.push(error),
  IS_REACT_ACT_ENVIRONMENT: true,
};
/** By what `styleKey` says of an element. */
const styles = new Map<string, CSSStyleDeclaration>();
const computedStyle = window.getComputedStyle.bind(window);

/** No page has a sheet of ours here: a style follows from the browser's own, which looks at these, and from the attribute. */
const styleKey = (element: Element): string => {
  const { localName, parentElement } = element;
  const told = ['style', 'hidden', 'open', 'type', 'popover', 'dir'].map((name) =>
    element.getAttribute(name),
  );
  return JSON.stringify([localName, ...told, parentElement?.localName, parentElement?.hasAttribute('open')]);
};

/**
 * Each query by role asks it of hundreds of elements, and jsdom tries all rules of the browser's sheet on each: a fifth of the time
 * of these tests. Whoever hides by an inherited property would have to be looked for among its parents, too.
 */
const styleOf = (element: Element, pseudo?: string | null): CSSStyleDeclaration => {
  if (pseudo) return computedStyle(element, pseudo);
  const key = styleKey(element);
  if (key.includes('visibility')) throw new Error('jsdom’s styles are asked by each element alone (dom.ts)');
  const known = styles.get(key) ?? computedStyle(element);
  styles.set(key, known);
  return known;
};

Object.assign(window, {
  getComputedStyle: styleOf,
  matchMedia: standIns['matchMedia'],
  requestAnimationFrame: standIns['requestAnimationFrame'],
  cancelAnimationFrame: standIns['cancelAnimationFrame'],
  scrollTo: standIns['scrollTo'],
});
Object.assign(window.Element.prototype, { scrollIntoView: () => undefined });
Object.assign(window.HTMLDialogElement.prototype, {
  showModal(this: HTMLDialogElement) {
    this.open = true;
  },
  close(this: HTMLDialogElement) {
    this.open = false;
  },
});

const globals = globalThis as Record<string, unknown>;
let before = new Map<string, PropertyDescriptor | undefined>();

const put = (name: string, descriptor: PropertyDescriptor): void => {
  before.set(name, Object.getOwnPropertyDescriptor(globals, name));
  Object.defineProperty(globals, name, { ...descriptor, configurable: true });
};

export const putWindow = (): void => {
  const source = window as unknown as Record<string, unknown>;
  const inherited = ['addEventListener', 'removeEventListener', 'dispatchEvent'];
  for (const name of [...Object.getOwnPropertyNames(window), ...inherited]) {
    if (name in standIns || (name in globals && !ofTheWindow.has(name))) continue;
    const value = source[name];
    const isMethod = typeof value === 'function' && /^[a-z]/.test(name);
    if (isMethod) put(name, { value: value.bind(window), writable: true });
    else
      put(name, {
        get: () => source[name],
        set: (next) => {
          source[name] = next;
        },
      });
  }
  for (const [name, value] of Object.entries(standIns)) put(name, { value, writable: true });
};

export const takeWindow = (): void => {
  for (const [name, descriptor] of before) {
    if (descriptor) Object.defineProperty(globals, name, descriptor);
    else delete globals[name];
  }
  before = new Map();
};

/** As after an address was typed: nothing of the page before is left but what the browser keeps. */
export const goTo = (address: string): void => {
  dom.reconfigure({ url: new URL(address, 'https://clockbeat.test/').href });
  window.history.replaceState(null, '');
};

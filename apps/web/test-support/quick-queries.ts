import type { DOMWindow } from 'jsdom';

/**
 * Testing Library asks each element of a page for its kind, again for each query, in selectors of the plainest sort. jsdom's engine
 * reads each anew, for whatever a selector could be. Whatever is not so plain is left to it.
 */

type Test = (element: Element) => boolean;

const compound = /^(\*|[a-z][a-z0-9]*)?((?:\[[^\]]+\]|:not\(\[[^\]]+\]\))*)$/;
const condition = /^\[([a-z-]+)(?:(~?=)(?:"([^"\\]*)"|([\w-]+)))?\]$/;

const conditionOf = (text: string): Test | undefined => {
  const [, name, sign, quoted, bare] = condition.exec(text) ?? [];
  if (!name) return undefined;
  const value = quoted ?? bare;
  if (!sign || value === undefined) return (element) => element.hasAttribute(name);
  // HTML compares these in any case, and ~= with nothing finds nothing
  if (sign === '~=')
    return value ? (element) => !!element.getAttribute(name)?.split(/\s+/).includes(value) : undefined;
  return name === 'type'
    ? (element) => element.getAttribute(name)?.toLowerCase() === value.toLowerCase()
    : (element) => element.getAttribute(name) === value;
};

const compoundOf = (text: string): Test | undefined => {
  const [matched, tag = '*', rest = ''] = compound.exec(text) ?? [];
  if (!matched) return undefined;
  const tests: Test[] = tag === '*' ? [] : [(element) => element.localName === tag];
  for (const [part] of rest.matchAll(/:not\(\[[^\]]+\]\)|\[[^\]]+\]/g)) {
    const negated = part.startsWith(':');
    const test = conditionOf(negated ? part.slice(':not('.length, -1) : part);
    if (!test) return undefined;
    tests.push(negated ? (element) => !test(element) : test);
  }
  return (element) => tests.every((test) => test(element));
};

const testOf = (selector: string): Test | undefined => {
  const tests = selector.split(',').map((part) => compoundOf(part.trim()));
  return tests.every((test) => test !== undefined)
    ? (element) => tests.some((test) => test(element))
    : undefined;
};

const known = new Map<string, Test | undefined>();
const plain = (selector: string): Test | undefined => {
  if (!known.has(selector)) known.set(selector, testOf(selector));
  return known.get(selector);
};

export const putQuickQueries = ({ Element, HTMLCollection }: DOMWindow): void => {
  const { prototype } = Element;
  const real = { matches: prototype.matches, querySelectorAll: prototype.querySelectorAll };
  const { item } = HTMLCollection.prototype;
  const sizeOf = Object.getOwnPropertyDescriptor(HTMLCollection.prototype, 'length')?.get as () => number;

  Object.assign(prototype, {
    matches(this: Element, selector: string) {
      return plain(selector)?.(this) ?? real.matches.call(this, selector);
    },
    querySelectorAll(this: Element, selector: string) {
      const test = plain(selector);
      if (!test) return real.querySelectorAll.call(this, selector);
      // jsdom keeps it until the page changes
      const all = this.getElementsByTagName('*');
      const found: Element[] = [];
      for (let index = 0, size = sizeOf.call(all); index < size; index += 1) {
        const element = item.call(all, index) as Element;
        if (test(element)) found.push(element);
      }
      return Object.assign(found, { item: (index: number) => found[index] ?? null });
    },
  });
};

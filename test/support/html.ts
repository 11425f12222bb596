import { createRequire } from 'node:module';

/** What tests read of an element; a document is one, too. */
export interface HtmlElement {
  readonly textContent: string | null;
  getAttribute(name: string): string | null;
  querySelector(selector: string): HtmlElement | null;
  querySelectorAll(selector: string): Iterable<HtmlElement>;
}
export interface HtmlDocument extends HtmlElement {
  readonly title: string;
  readonly documentElement: HtmlElement;
}

/** Without jsdom's types: with them come those of a browser's globals, into the tests of servers. */
const { JSDOM }: { JSDOM: new (html: string) => { window: { document: HtmlDocument } } } = createRequire(
  import.meta.url,
)('jsdom');

/** A page as a browser reads it; no script of it runs. */
export const readHtml = (html: string): HtmlDocument => new JSDOM(html).window.document;

export const textsOf = (page: HtmlElement, selector: string): string[] =>
  [...page.querySelectorAll(selector)].map(({ textContent }) => textContent ?? '');

export const attributesOf = (page: HtmlElement, selector: string, name: string): (string | null)[] =>
  [...page.querySelectorAll(selector)].map((element) => element.getAttribute(name));

import type { Entry, Sections } from '@clockbeat/domain';
import { english } from './en/index.js';
import { gatewayTexts, textsIn } from './texts-in.js';

const entriesOf = (sections: Sections): [key: string, entry: Entry][] =>
  Object.entries(sections).flatMap(([section, entries]) =>
    Object.entries(entries).map(([name, entry]): [string, Entry] => [`${section}.${name}`, entry]),
  );
const formsOf = (entry: Entry): string[] => (typeof entry === 'string' ? [entry] : Object.values(entry));
const namesIn = (text: string): string =>
  [...text.matchAll(/\{\w+\}/g)]
    .map(([name]) => name)
    .sort()
    .join();

const inEnglish = new Map(entriesOf(english));

describe.each(Object.entries(gatewayTexts))('what the server says in %s', (language, texts) => {
  const entries = entriesOf(texts);

  it('is something, with the values that English puts in', () => {
    expect(entries.length).toBeGreaterThan(100);
    const wrong = entries.filter(([key, entry]) => {
      const wanted = namesIn(formsOf(inEnglish.get(key) ?? '').at(-1) ?? '');
      const forms = formsOf(entry);
      // one may be a word
      const full = typeof entry === 'string' ? forms : [entry.other];
      return forms.some((text) => text.trim() === '') || full.some((text) => namesIn(text) !== wanted);
    });
    expect(wrong.map(([key]) => key)).toEqual([]);
  });

  it('has the plural forms of its language', () => {
    const known: readonly string[] = new Intl.PluralRules(language).resolvedOptions().pluralCategories;
    const odd = entries.filter(
      ([, entry]) => typeof entry !== 'string' && Object.keys(entry).some((form) => !known.includes(form)),
    );
    expect(odd.map(([key]) => key)).toEqual([]);
  });
});

it('French has a narrow space before every high sign, and inside « »', () => {
  const texts = entriesOf(gatewayTexts.fr).flatMap(([, entry]) => formsOf(entry));
  expect(texts.filter((text) => /[:;!?%»]/.test(text)).length).toBeGreaterThan(20);
  // the colon of an address stands before //
  expect(texts.filter((text) => /[^\u202f](?!:\/\/)[:;!?%»]|«[^\u202f]/.test(text))).toEqual([]);
});

it('counts in the forms of a language', () => {
  expect(textsIn('en')('lifetime.idle', { count: 1 })).toMatch(/one day/);
  expect(textsIn('en')('lifetime.idle', { count: 30 })).toMatch(/30 days/);
  expect(textsIn('fr')('summary.more', { names: 'Ada', count: 1 })).toBe('Ada et 1 autre');
  expect(textsIn('fr')('summary.more', { names: 'Ada', count: 1200 })).toBe('Ada et 1\u202f200 autres');
});

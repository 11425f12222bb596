import { after } from './en/after.js';
import { besides } from './en/besides.js';
import { desk } from './en/desk.js';
import { discover } from './en/discover.js';
import { evenings } from './en/evenings.js';
import { leagues } from './en/leagues.js';
import { operator } from './en/operator.js';
import { ownPace } from './en/own-pace.js';
import { player } from './en/player.js';
import { questions } from './en/questions.js';
import { quotas } from './en/quotas.js';
import { reporting } from './en/reporting.js';
import { room } from './en/room.js';
import { visitor } from './en/visitor.js';
import { translations } from './languages.js';
import type { Entry, Sections } from './runtime.js';
import type { Parts, Translation } from './translation.js';

const english: Parts = {
  player,
  besides,
  visitor,
  room,
  desk,
  discover,
  evenings,
  leagues,
  questions,
  after,
  operator,
  ownPace,
  quotas,
  reporting,
};

interface Habits {
  /** Words that the language writes as English does, beside those of `everywhere`. */
  alike: string;
  /** What its typography has other signs for, or would never write. */
  never: RegExp;
}

/** Names of things, files and formats, which nobody translates, and short measures. */
const everywhere =
  'aiken clockbeat csv excel gift json kahoot mb moodle ms ndjson open trivia db parquet pin xlsx xml';

const habits: Readonly<Record<string, Habits>> = {
  fr: {
    alike:
      'code export format licence menu min minute minutes option options parquet pause place point points question questions score test volume webhooks',
    // A space stands before every high sign, which the typesetting makes narrow.
    never: /['"“”]|\.\.\.|[\p{L}\d}][?!;:%»]|«[^ ]/u,
  },
  de: {
    alike:
      'code demo export feedback format host installation live lobby min name newsletter option overlay release replay sets show solo sound start team teams test title webhooks',
    // „so“ and ‚so‘; “ never opens.
    never: /['"”«»]|\.\.\.|(?:^|\s)“/u,
  },
  es: {
    alike: 'demo final general host min overlay roles series show tv webhooks',
    // What is asked or called out is opened, too.
    never: /['"“”]|\.\.\.|^[^¿]*\?|^[^¡]*!/u,
  },
  'pt-BR': {
    alike: 'bio demo final host id item menu min replay show solo tv volume webhooks',
    never: /['"«»„]|\.\.\./u,
  },
  it: {
    alike: 'bio co database demo email host lobby menu min newsletter overlay replay show tv volume',
    never: /['"“”„]|\.\.\./u,
  },
  ar: {
    // In the names of files.
    alike: 'questions kinds',
    // Its own comma, semicolon and question mark behind its own words.
    never: /['"“”]|\.\.\.|\p{Script=Arabic} ?[,;?]/u,
  },
};

/** One text of a catalogue. That both sides have the same keys is for the compiler to say. */
interface Pair {
  key: string;
  ours: Entry;
  theirs: Entry;
}

const pairsOf = (ours: Sections, theirs: Sections): Pair[] =>
  Object.entries(ours).flatMap(([section, entries]) =>
    Object.entries(entries).map(([name, entry]) => ({
      key: `${section}.${name}`,
      ours: entry,
      theirs: theirs[section]?.[name] ?? '',
    })),
  );

const parts = Object.keys(english) as (keyof Parts)[];

/** All texts of a language beside the English ones. */
const pairsIn = async (translation: Translation): Promise<Pair[]> => {
  const files: Readonly<Record<keyof Parts, () => Promise<Partial<Record<keyof Parts, Sections>>>>> =
    translation;
  const found = await Promise.all(
    parts.map(async (part) => pairsOf(english[part], (await files[part]())[part] ?? {})),
  );
  return found.flat();
};

const formsOf = (entry: Entry): string[] => (typeof entry === 'string' ? [entry] : Object.values(entry));
const namesIn = (text: string): string[] =>
  [...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name ?? '').sort();
const wordsOf = (entry: Entry): string[] =>
  formsOf(entry)
    .join(' ')
    .replace(/\{\w+\}/g, '')
    .match(/\p{L}{2,}/gu) ?? [];
const keysOf = (pairs: readonly Pair[]): string[] => pairs.map(({ key }) => key);

/** The server's message is in English: the others say it in words of their own. */
const englishMessage = '{message}';
/** Its forms are those of places, not of counts. */
const place = 'besides.place';

const counts = [...Array.from({ length: 210 }, (_, index) => index), 1.5, 1_000_000];
/** A plural form that stands for one number alone may say it as a word: "no players", or an Arabic dual. */
const saysItsNumber = (tag: string, form: string): boolean => {
  const rules = new Intl.PluralRules(tag);
  return counts.filter((count) => rules.select(count) === form).length === 1;
};

describe.each(Object.entries(translations))('the catalogues in %s', (tag, fetched) => {
  const { alike, never } = habits[tag] ?? { alike: '', never: /./ };
  const known = new Intl.PluralRules(tag).resolvedOptions().pluralCategories;
  let pairs: Pair[] = [];
  beforeAll(async () => {
    pairs = await pairsIn(await fetched());
  });

  it('say something wherever English does', () => {
    expect(pairs.length).toBeGreaterThan(600);
    const silent = pairs.filter(({ theirs }) => formsOf(theirs).some((text) => text.trim() === ''));
    expect(keysOf(silent)).toEqual([]);
  });

  it('put in the same values, in every plural form', () => {
    const differing = pairs.filter(({ ours, theirs }) => {
      if (ours === englishMessage) return false;
      const wanted = namesIn(formsOf(ours).at(-1) ?? '');
      const forms = typeof theirs === 'string' ? { other: theirs } : theirs;
      return Object.entries(forms).some(([form, text]) => {
        const named = namesIn(text).join();
        const withoutCount = wanted.filter((name) => name !== 'count').join();
        return named !== wanted.join() && !(saysItsNumber(tag, form) && named === withoutCount);
      });
    });
    expect(keysOf(differing)).toEqual([]);
  });

  it('have no plural forms but those that the language knows', () => {
    const ordinals = new Intl.PluralRules(tag, { type: 'ordinal' }).resolvedOptions().pluralCategories;
    const odd = pairs.filter(({ key, theirs }) => {
      const allowed: readonly string[] = key === place ? ordinals : known;
      return typeof theirs !== 'string' && Object.keys(theirs).some((form) => !allowed.includes(form));
    });
    expect(keysOf(odd)).toEqual([]);
  });

  it('leave no English text standing', () => {
    const same = new Set(`${everywhere} ${alike}`.toLowerCase().split(' '));
    const left = pairs.filter(
      ({ ours, theirs }) =>
        JSON.stringify(ours) === JSON.stringify(theirs) &&
        wordsOf(ours).some((word) => !same.has(word.toLowerCase())),
    );
    expect(keysOf(left)).toEqual([]);
  });

  it('keep short what is short in English: buttons, tabs and heads have no room for more', () => {
    const lengthOf = (entry: Entry): number => Math.max(...formsOf(entry).map((text) => text.length));
    const long = pairs.filter(
      ({ ours, theirs }) => ours !== englishMessage && lengthOf(ours) <= 12 && lengthOf(theirs) > 25,
    );
    expect(keysOf(long)).toEqual([]);
  });

  it('use its own apostrophes, quotation marks and dots', () => {
    const typed = pairs.filter(({ theirs }) => formsOf(theirs).some((text) => never.test(text)));
    expect(keysOf(typed)).toEqual([]);
  });
});

describe('the Arabic catalogues', () => {
  it('have all six plural forms wherever English has two', async () => {
    const forms = new Intl.PluralRules('ar').resolvedOptions().pluralCategories;
    const pairs = await pairsIn(await translations.ar());
    const lacking = pairs.filter(
      ({ key, ours, theirs }) =>
        key !== place &&
        typeof ours !== 'string' &&
        forms.some((form) => typeof theirs === 'string' || !(form in theirs)),
    );
    expect(keysOf(lacking)).toEqual([]);
  });
});

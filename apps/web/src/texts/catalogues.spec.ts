import { after as afterEn } from './en/after.js';
import { besides as besidesEn } from './en/besides.js';
import { desk as deskEn } from './en/desk.js';
import { operator as operatorEn } from './en/operator.js';
import { player as en } from './en/player.js';
import { questions as questionsEn } from './en/questions.js';
import { room as roomEn } from './en/room.js';
import { visitor as visitorEn } from './en/visitor.js';
import { after as afterFr } from './fr/after.js';
import { besides as besidesFr } from './fr/besides.js';
import { desk as deskFr } from './fr/desk.js';
import { operator as operatorFr } from './fr/operator.js';
import { player as fr } from './fr/player.js';
import { questions as questionsFr } from './fr/questions.js';
import { room as roomFr } from './fr/room.js';
import { typesetFrench } from './fr/typeset-french.js';
import { visitor as visitorFr } from './fr/visitor.js';
import { type Entry, makeTranslate, type Sections } from './runtime.js';

/** [where, English, French]. That both have the same keys is for the compiler to say. */
type Pair = readonly [key: string, english: Entry, french: Entry];

const pairsOf = (english: Sections, french: Sections): Pair[] =>
  Object.entries(english).flatMap(([section, entries]) =>
    Object.entries(entries).map(
      ([name, entry]): Pair => [`${section}.${name}`, entry, french[section]?.[name] ?? ''],
    ),
  );

const pairs: readonly Pair[] = [
  ...pairsOf(en, fr),
  ...pairsOf(besidesEn, besidesFr),
  ...pairsOf(deskEn, deskFr),
  ...pairsOf(questionsEn, questionsFr),
  ...pairsOf(afterEn, afterFr),
  ...pairsOf(roomEn, roomFr),
  ...pairsOf(operatorEn, operatorFr),
  ...pairsOf(visitorEn, visitorFr),
];

const formsOf = (entry: Entry): string[] => (typeof entry === 'string' ? [entry] : Object.values(entry));
const namesIn = (text: string): string[] =>
  [...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name ?? '').sort();

/** Words that both languages write alike. */
const alike: ReadonlySet<string> = new Set(
  'clockbeat code csv excel export format menu min minute minutes ndjson option options parquet pause point points question questions score test volume webhooks xlsx'.split(
    ' ',
  ),
);
const wordsOf = (entry: Entry): string[] =>
  formsOf(entry)
    .join(' ')
    .replace(/\{\w+\}/g, '')
    .match(/\p{L}{2,}/gu) ?? [];

/** The server's message is in English: French says it in words of its own. */
const englishMessage = '{message}';

describe('the French catalogues', () => {
  it('say something wherever English does', () => {
    expect(pairs.length).toBeGreaterThan(600);
    const silent = pairs.filter(([, , french]) => formsOf(french).some((text) => text.trim() === ''));
    expect(silent.map(([key]) => key)).toEqual([]);
  });

  it('put in the same values, in every plural form', () => {
    const differing = pairs.filter(([, english, french]) => {
      if (english === englishMessage) return false;
      const wanted = namesIn(formsOf(english).at(-1) ?? '').join();
      return formsOf(french).some((text) => namesIn(text).join() !== wanted);
    });
    expect(differing.map(([key]) => key)).toEqual([]);
  });

  it('have the plural forms that French knows', () => {
    const known = new Intl.PluralRules('fr').resolvedOptions().pluralCategories;
    const odd = pairs.filter(
      ([, , french]) =>
        typeof french !== 'string' &&
        Object.keys(french).some((form) => !(known as readonly string[]).includes(form)),
    );
    expect(odd.map(([key]) => key)).toEqual([]);
  });

  it('leave no English text standing', () => {
    const left = pairs.filter(
      ([, english, french]) =>
        JSON.stringify(english) === JSON.stringify(french) &&
        wordsOf(english).some((word) => !alike.has(word.toLowerCase())),
    );
    expect(left.map(([key]) => key)).toEqual([]);
  });

  it('use French apostrophes, quotation marks and dots', () => {
    const typed = pairs.filter(([, , french]) => formsOf(french).some((text) => /'|"|“|”|\.\.\./.test(text)));
    expect(typed.map(([key]) => key)).toEqual([]);
  });

  it('have a space before every high sign, which the typesetting makes narrow', () => {
    const tight = pairs.filter(([, , french]) =>
      formsOf(french).some((text) => /[\p{L}\d}][?!;:%»]|«[^ ]/u.test(text)),
    );
    expect(tight.map(([key]) => key)).toEqual([]);
  });
});

describe('a French text', () => {
  const t = makeTranslate<typeof en>({ tag: 'fr', catalogue: fr, typeset: typesetFrench });
  const besides = makeTranslate<typeof besidesEn>({
    tag: 'fr',
    catalogue: besidesFr,
    typeset: typesetFrench,
  });
  const room = makeTranslate<typeof roomEn>({ tag: 'fr', catalogue: roomFr, typeset: typesetFrench });

  it('writes numbers as French does', () => {
    expect(t('common.points', { count: 1200 })).toBe('1\u202f200 points');
  });

  it('takes nothing and one and a half as one', () => {
    expect(t('common.players', { count: 0 })).toBe('0 joueur');
    expect(t('common.players', { count: 1 })).toBe('1 joueur');
    expect(t('common.players', { count: 2 })).toBe('2 joueurs');
  });

  it('counts places in its own ordinals', () => {
    expect([1, 2, 21].map((count) => besides('besides.place', { count }))).toEqual(['1er', '2e', '21e']);
  });

  it('breaks no line before a high sign, inside quotation marks or between a number and its unit', () => {
    expect(besides('besides.leaveTitle')).toBe('Quitter cette partie\u202f?');
    expect(room('publish.step3')).toMatch(/^«\u202fLancer la partie\u202f» ouvre/);
    expect(room('results.seconds', { seconds: '2,4' })).toBe('2,4\u00a0s');
    expect(room('results.share', { percent: 60 })).toBe('60\u202f%');
  });

  it('leaves what is put in as it was written', () => {
    expect(t('join.found', { title: 'Who ? What : "so"' })).toBe('Vous rejoignez Who ? What : "so"');
  });
});

import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { FileQuestion, SetFile } from '@clockbeat/domain/contract';
import { strFromU8, unzipSync } from 'fflate';
import { SaxesParser } from 'saxes';
import { qtiOf } from './write-qti.js';

const [picture, sound, gone] = ['a', 'b', 'c'].map((sign) => sign.repeat(64)) as [string, string, string];
const media = new Map([
  [picture, { type: 'image/webp', bytes: new Uint8Array([1, 2, 3]).buffer }],
  [sound, { type: 'audio/mpeg', bytes: new Uint8Array([4]).buffer }],
]);

const single: FileQuestion = {
  text: 'Which\nlake <b>?',
  options: ['x & y', '"z"'],
  right: '"z"',
  explanation: 'Deep\n& old',
  category: 'Lakes',
  difficulty: 'Hard',
  timeLimit: 45,
  media: { hash: picture, alt: 'a "lake"', credit: 'Ada', licence: 'cc-by', source: 'https://a.org/?b=1&c' },
  optionMedia: [{ hash: picture, alt: 'x' }, null],
};
const multi: FileQuestion = { kind: 'multi', text: 'M', options: ['a', 'b', 'c'], right: ['a', 'c'] };
const set: SetFile = {
  title: 'Lakes "&" <Rivers>',
  language: 'pt-BR',
  category: 'Water',
  timePerQuestion: 30,
  questions: [
    single,
    { ...multi, media: { hash: sound, alt: 'a bell' } },
    { ...multi, exactOnly: true },
    { kind: 'typed', text: 'T', right: ['a&b', 'c'], refused: ['d"'] },
    { kind: 'number', text: 'N', right: -1.5e21, unit: 'km²', band: 0.25 },
    { kind: 'number', text: 'N', right: 3 },
    { kind: 'order', text: 'O', right: ['one', 'two', 'three'] },
    { kind: 'poll', text: 'P', options: ['a', 'b'] },
    { kind: 'cloud', text: 'C\u0001', media: { hash: gone, alt: 'not to be had' } },
  ],
};

const packed = (whole: SetFile): Record<string, string> =>
  Object.fromEntries(
    Object.entries(unzipSync(qtiOf(whole, media))).map(([name, bytes]) => [name, strFromU8(bytes)]),
  );
const items = (whole: SetFile): string[] =>
  Object.entries(packed(whole)).flatMap(([name, xml]) => (name.startsWith('items/') ? [xml] : []));
const item = (question: FileQuestion): string => items({ questions: [question] })[0] ?? '';

/** Each element with its attributes and its text, in their order; throws at what is not XML. */
const elementsOf = (xml: string) => {
  const all: { name: string; attributes: Record<string, string>; text: string }[] = [];
  const open: typeof all = [];
  const parser = new SaxesParser();
  parser.on('error', (error) => {
    throw error;
  });
  parser.on('opentag', ({ name, attributes }) => {
    const element = { name, attributes, text: '' };
    all.push(element);
    open.push(element);
  });
  parser.on('text', (said) => {
    for (const element of open) element.text += said;
  });
  parser.on('closetag', () => open.pop());
  parser.write(xml).close();
  return all;
};
const named = (xml: string, name: string) => elementsOf(xml).filter((element) => element.name === name);

describe('a set as a package of QTI 3', () => {
  it('has a manifest that names each of its files, and nothing that is not there', () => {
    const files = packed(set);
    const manifest = files['imsmanifest.xml'] ?? '';
    const told = named(manifest, 'file').map(({ attributes }) => attributes['href']);
    expect([...new Set(told), 'imsmanifest.xml'].sort()).toEqual(Object.keys(files).sort());
    const ids = named(manifest, 'resource').map(({ attributes }) => attributes['identifier'] ?? '');
    expect(new Set(ids).size).toBe(set.questions.length + 1);
    expect(ids.every((id) => /^[A-Za-z_][\w.-]*$/.test(id))).toBe(true);
    expect([
      'test',
      ...named(manifest, 'dependency').map((each) => each.attributes['identifierref']),
    ]).toEqual(ids);
    expect(files['media/bbbbbbbbbbbbbbbb.mp3']).toBe('\u0004');
  });

  it('says in its manifest what the set and each question are about, and how hard', () => {
    const manifest = packed(set)['imsmanifest.xml'] ?? '';
    const said = (name: string) => named(manifest, `lom:${name}`).map(({ text }) => text);
    expect(said('title')).toEqual(['Lakes "&" <Rivers>']);
    expect(said('keyword')).toEqual(['Water', 'Lakes']);
    expect(said('value')).toEqual(['difficult']);
    expect(said('language')).toEqual(['pt-BR']);
  });

  it('asks its questions in their order, each with its time', () => {
    const test = packed(set)['test.xml'] ?? '';
    const asked = named(test, 'qti-assessment-item-ref').map(({ attributes }) => attributes['href'] ?? '');
    expect(asked).toHaveLength(set.questions.length);
    expect(asked.map((href) => (packed(set)[href] ?? '').includes('<qti-assessment-item'))).not.toContain(
      false,
    );
    expect(named(test, 'qti-time-limits').map(({ attributes }) => attributes['max-time'])).toEqual([
      '45',
      ...Array<string>(set.questions.length - 1).fill('30'),
    ]);
  });

  it('names in what is right only what can be chosen, and in its answers only what is declared', () => {
    for (const xml of items(set)) {
      const ids = named(xml, 'qti-simple-choice').map(({ attributes }) => attributes['identifier']);
      expect(new Set(ids).size).toBe(ids.length);
      const [declaration] = named(xml, 'qti-response-declaration');
      const right = named(xml, 'qti-value').filter(({ text }) => text !== 'EXPLANATION');
      if (declaration?.attributes['base-type'] === 'identifier')
        expect(ids).toEqual(expect.arrayContaining(right.map(({ text }) => text)));
      const answered = elementsOf(xml).flatMap(({ attributes }) => attributes['response-identifier'] ?? []);
      expect(answered).toEqual([declaration?.attributes['identifier']]);
    }
  });

  it('has texts, pictures with who made them, sounds and explanations as they are', () => {
    const xml = item(single);
    expect(named(xml, 'qti-prompt')).toMatchObject([{ text: 'Whichlake <b>?' }]);
    expect(xml).toContain('Which<br/>lake &lt;b&gt;?');
    expect(named(xml, 'qti-simple-choice').map(({ text }) => text)).toEqual(['x & y', '"z"']);
    expect(named(xml, 'img').map(({ attributes }) => attributes)).toEqual([
      { src: '../media/aaaaaaaaaaaaaaaa.webp', alt: 'a "lake"' },
      { src: '../media/aaaaaaaaaaaaaaaa.webp', alt: 'x' },
    ]);
    expect(named(xml, 'small')).toMatchObject([{ text: 'Ada, cc-by, https://a.org/?b=1&c' }]);
    expect(named(xml, 'qti-modal-feedback')).toMatchObject([{ text: 'Deep& old' }]);
    expect(named(items(set)[1] ?? '', 'source')).toMatchObject([
      { attributes: { src: '../media/bbbbbbbbbbbbbbbb.mp3', type: 'audio/mpeg' } },
    ]);
    expect(items(set).at(-1)).not.toContain('<img');
    expect(named(items(set).at(-1) ?? '', 'qti-prompt')).toMatchObject([{ text: 'C' }]);
  });

  it('gives the points that an answer is worth', () => {
    expect(item(single)).toContain(
      '<qti-correct-response><qti-value>OPTION-2</qti-value></qti-correct-response>',
    );
    expect(item(single)).toContain('rptemplates/match_correct.xml"/>');
    const worth = (question: FileQuestion) =>
      named(item(question), 'qti-map-entry').map(({ attributes }) => [
        attributes['map-key'],
        Number(attributes['mapped-value']),
      ]);
    expect(worth(multi)).toEqual([
      ['OPTION-1', 0.5],
      ['OPTION-2', -0.5],
      ['OPTION-3', 0.5],
    ]);
    expect(worth({ ...multi, exactOnly: true })).toEqual([]);
    expect(worth(set.questions[3] as FileQuestion)).toEqual([
      ['a&b', 1],
      ['c', 1],
      ['d"', 0],
    ]);
    const near = named(item(set.questions[4] as FileQuestion), 'qti-equal');
    expect(near).toMatchObject([{ attributes: { 'tolerance-mode': 'absolute', tolerance: '0.25 0.25' } }]);
    expect(item(set.questions[4] as FileQuestion)).toContain('<qti-value>-1.5e+21</qti-value>');
    expect(named(item(set.questions[5] as FileQuestion), 'qti-equal')).toMatchObject([
      { attributes: { 'tolerance-mode': 'exact' } },
    ]);
    expect(named(item(set.questions[6] as FileQuestion), 'qti-value').map(({ text }) => text)).toEqual([
      'ITEM-1',
      'ITEM-2',
      'ITEM-3',
    ]);
    for (const opinion of set.questions.slice(7))
      expect(item(opinion)).not.toMatch(/SCORE|correct|processing/);
  });

  it('is the same to the byte each time', () => {
    expect(qtiOf(set, media)).toEqual(qtiOf(set, media));
  });

  // 1EdTech's schemas may not be handed on: who has them names their folder (docs/decisions/097)
  const schemas = process.env['QTI_SCHEMAS'];
  if (schemas !== undefined)
    it('is valid by the published schemas', () => {
      const folder = mkdtempSync(join(tmpdir(), 'qti-'));
      try {
        for (const [name, text] of Object.entries(packed(set))) {
          mkdirSync(dirname(join(folder, name)), { recursive: true });
          writeFileSync(join(folder, name), text);
        }
        const check = (schema: string, ...names: string[]): void => {
          const paths = names.map((name) => join(folder, name));
          execFileSync('xmllint', ['--nonet', '--noout', '--schema', join(schemas, schema), ...paths]);
        };
        const written = Object.keys(packed(set)).filter((name) => name.startsWith('items/'));
        check('imsqti_asiv3p0_v1p0.xsd', 'test.xml', ...written);
        check('imsqtiv3p0_imscpv1p2_v1p0.xsd', 'imsmanifest.xml');
      } finally {
        rmSync(folder, { recursive: true });
      }
    });
});

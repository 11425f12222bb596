import { type FileQuestion, textOfSetFile, type WholeSetFile } from '@clockbeat/domain';
import fc from 'fast-check';
import { parse } from 'gift-pegjs';
import { readGift } from './gift.js';
import { readMoodle } from './moodle-xml.js';
import { readOurJson } from './our-json.js';
import { giftOf } from './write-gift.js';
import { moodleOf } from './write-moodle.js';
import { writtenSet } from './write-set.js';

const words = { true: 'True', false: 'False' };
const hash = 'a'.repeat(64);

/** What people write, and every sign that means something somewhere. */
const text = (maxLength: number, signs = '<>&"\'{}=~#:\\$%|*/;,[]@-+ÄéЖ日😀'): fc.Arbitrary<string> =>
  fc
    .array(fc.oneof(fc.constantFrom(...signs), fc.constantFrom(...'abc 12')), { minLength: 1, maxLength })
    .map((all) => `a${all.join('').replace(/\s+/g, ' ')}z`);
const texts = (min: number, max: number, signs?: string): fc.Arbitrary<string[]> =>
  fc
    .array(text(12, signs), { minLength: min, maxLength: max })
    .map((all) => all.map((each, index) => `${String.fromCharCode(97 + index)}${each}`));

const maybe = <T>(value: fc.Arbitrary<T>): fc.Arbitrary<T | undefined> =>
  fc.option(value, { nil: undefined });

type Asked = Omit<FileQuestion, 'text'>;
const kinds = (signs?: string): Record<string, fc.Arbitrary<Asked>> => ({
  single: texts(2, 6, signs).chain((options) =>
    fc.record({
      kind: fc.constant('single' as const),
      options: fc.constant(options),
      right: fc.constantFrom(...options),
    }),
  ),
  multi: texts(3, 6, signs).chain((options) =>
    fc.record({
      kind: fc.constant('multi' as const),
      options: fc.constant(options),
      right: fc.subarray(options, { minLength: 2, maxLength: options.length - 1 }),
    }),
  ),
  typed: fc.record({ kind: fc.constant('typed' as const), right: texts(1, 5, signs) }),
  number: fc
    .record({ right: fc.integer({ min: -1e6, max: 1e6 }), band: fc.integer({ min: 0, max: 50 }) })
    .map(({ right, band }): Asked => ({ kind: 'number', right, ...(band > 0 && { band }) })),
  order: fc.record({ kind: fc.constant('order' as const), right: texts(3, 8, signs) }),
});

const setOf = (which: readonly string[], signs?: string): fc.Arbitrary<WholeSetFile> =>
  fc
    .array(
      fc.record({
        asked: fc.oneof(...which.map((kind) => kinds(signs)[kind] as fc.Arbitrary<Asked>)),
        text: text(40, signs),
        explanation: maybe(text(30, signs)),
        category: fc.constantFrom('Lakes', 'Rivers / Streams'),
      }),
      { minLength: 1, maxLength: 8 },
    )
    .map((all) => ({
      questions: all.map(({ asked, text: own, explanation, category }) => ({
        ...asked,
        text: own,
        ...(explanation !== undefined && { explanation }),
        category,
      })),
    }));

describe('what we write is read back as it was', () => {
  it('as Moodle XML, but for what it has no place for', () => {
    fc.assert(
      fc.property(setOf(['single', 'multi', 'typed', 'number', 'order']), (set) => {
        const read = readMoodle(moodleOf(set), words);
        expect(read).toMatchObject({ problems: [], leftOut: {} });
        expect(read.set.questions).toEqual(set.questions);
      }),
    );
  });

  it('as Moodle XML with its pictures, the units of numbers and texts that are not meant', () => {
    const media = { hash, alt: 'A "lake" & more' };
    const set: WholeSetFile = {
      questions: [
        {
          kind: 'single',
          text: 'Which\nlake?',
          options: ['x', 'y'],
          right: 'y',
          media,
          optionMedia: [media, null],
        },
        { kind: 'typed', text: 'Star?', right: ['a*b'], refused: ['ab'] },
        { kind: 'number', text: 'High?', right: 1.5, unit: 'km', band: 0.25 },
      ],
      files: { [hash]: { type: 'image/webp', data: 'AAAA' } },
    };
    const { set: read, files } = readMoodle(moodleOf(set), words);
    const [first, second] = [0, 1].map((nth) => nth.toString(16).padStart(64, '0'));
    expect(files).toEqual({
      [String(first)]: { type: 'image/png', data: 'AAAA' },
      [String(second)]: { type: 'image/png', data: 'AAAA' },
    });
    expect(read.questions).toEqual([
      expect.objectContaining({ text: 'Which\nlake?', options: ['x', 'y'], right: 'y' }),
      ...set.questions.slice(1),
    ]);
    expect(read.questions[0]).toMatchObject({
      media: { alt: media.alt },
      optionMedia: [{ alt: media.alt }, null],
    });
  });

  it('as GIFT, by us and by the grammar of its own', () => {
    fc.assert(
      // a < begins HTML there, and a star stands for anything
      fc.property(setOf(['single', 'multi', 'typed', 'number'], '&"\'{}=~#:\\$%|/;,@+Äé日'), (set) => {
        const text = giftOf(set);
        expect(parse(text).length).toBeGreaterThanOrEqual(set.questions.length);
        const read = readGift(text, words);
        expect(read).toMatchObject({ problems: [], leftOut: {} });
        expect(read.questions.map(({ text: own }) => own)).toEqual(set.questions.map(({ text: own }) => own));
        expect(read.questions.map(({ explanation }) => explanation)).toEqual(
          set.questions.map(({ explanation }) => explanation),
        );
        expect(read.questions.map(({ asked }) => asked)).toEqual(set.questions.map(askedOf));
      }),
    );
  });

  it('as JSON, to the byte', async () => {
    await fc.assert(
      fc.asyncProperty(setOf(['single', 'multi', 'typed', 'number', 'order']), async (set) => {
        const bytes = new Uint8Array([1, 2, 250]);
        const media = new Map([[hash, { type: 'image/webp', bytes: bytes.buffer }]]);
        const text = (await writtenSet({ format: 'json', set, media })) as string;
        const { set: read, files, problems, places } = readOurJson(text);
        expect(problems).toEqual([]);
        expect(textOfSetFile({ ...read, files })).toBe(text);
        expect(places.map((line) => text.split('\n')[line - 1])).toEqual(places.map(() => '    {'));
        expect(places).toHaveLength(set.questions.length);
      }),
    );
  });
});

const askedOf = ({ kind, options = [], right, band = 0 }: FileQuestion) => {
  const all = Array.isArray(right) ? right : [right];
  if (kind === 'typed') return { kind: 'typed', accepted: all };
  if (kind === 'number') return { kind: 'number', value: right, within: band };
  return {
    kind: 'options',
    options,
    right: options.flatMap((each, index) => (all.includes(each) ? [index] : [])),
  };
};

describe('hostile and broken files', () => {
  const codes = (read: { problems: readonly { code: string }[] }) => read.problems.map(({ code }) => code);
  const quiz = (inside: string) => `<quiz>${inside}</quiz>`;

  it('are refused before anything is unfolded', () => {
    const laughs = `<?xml version="1.0"?><!DOCTYPE quiz [<!ENTITY a "ha"><!ENTITY b "&a;&a;&a;&a;">]><quiz>&b;</quiz>`;
    const outside = `<!DOCTYPE quiz [<!ENTITY x SYSTEM "file:///etc/passwd">]><quiz>&x;</quiz>`;
    expect(codes(readMoodle(laughs, words))).toEqual(['doctype']);
    expect(codes(readMoodle(outside, words))).toEqual(['doctype']);
    expect(codes(readMoodle(quiz('&x;'), words))).toEqual(['badXml']);
    expect(codes(readMoodle(quiz('<a>'.repeat(10_000)), words))).toEqual(['tooDeep']);
    expect(codes(readMoodle(quiz(`<question>${'<a/>'.repeat(3_000)}</question>`), words))).toEqual([
      'tooLong',
    ]);
    expect(codes(readOurJson('['.repeat(10_000)))).toEqual(['tooDeep']);
    expect(codes(readOurJson(`{"questions":${'{"a":'.repeat(10_000)}`))).toEqual(['tooDeep']);
  });

  it('keep what was good before the mistake, and name its line', () => {
    const good =
      '<question type="shortanswer"><questiontext><text>Who?</text></questiontext><answer fraction="100"><text>Ada</text></answer></question>';
    const read = readMoodle(`<quiz>\n${good}\n<question type="essay"></question>\n<question`, words);
    expect(read.set.questions).toEqual([{ kind: 'typed', text: 'Who?', right: ['Ada'] }]);
    expect(read).toMatchObject({ problems: [{ place: 4, code: 'badXml' }], leftOut: { essay: 1 } });
    expect(readOurJson('{\n"questions": [\n}').problems).toEqual([{ place: 3, code: 'badJson' }]);
    expect(codes(readOurJson('{}'))).toEqual(['noQuestions']);
    expect(codes(readOurJson('null'))).toEqual(['noQuestions']);
  });

  it('take what an assistant writes around its answer', () => {
    const answer =
      'Here you are:\n\n```json\n[\n{"text":"A?","options":["a","b"],"right":"a"}\n]\n```\nGood luck!';
    expect(readOurJson(answer)).toMatchObject({
      set: { questions: [{ text: 'A?' }] },
      places: [5],
      problems: [],
    });
  });
});

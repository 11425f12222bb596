import {
  type FileQuestion,
  licences,
  type MediaView,
  type SetFile,
  textOfSetFile,
  type UploadResult,
} from '@clockbeat/domain';
import Ajv from 'ajv/dist/2020.js';
import fc from 'fast-check';
import { as, custom, nobody, options, SavedSets, type Who } from '../support/api/saved-sets.js';
import { plain } from '../support/media-files.js';

const path = '/api/saved-trivia-sets';

/** A text as it comes back: no white space around it, nothing that a screen cannot show. */
const text = (maxLength: number): fc.Arbitrary<string> =>
  fc
    .string({ unit: 'grapheme', minLength: 1, maxLength: Math.min(maxLength, 24) })
    .map((each) =>
      `a${each}z`.replace(/[\p{Cc}\p{Surrogate}]/gu, '').replace(/[\u2028-\u202e\u2066-\u2069]/g, ''),
    )
    .filter((each) => [...each].length <= maxLength);
/** Texts that nobody takes for each other. */
const texts = (minLength: number, maxLength: number, longest: number): fc.Arbitrary<string[]> =>
  fc
    .array(text(longest - 2), { minLength, maxLength })
    .map((all) => all.map((each, index) => `${index} ${each}`));
const maybe = <T>(value: fc.Arbitrary<T>): fc.Arbitrary<T | undefined> =>
  fc.option(value, { nil: undefined, freq: 2 });

const someOf = (all: readonly string[]): fc.Arbitrary<string[]> =>
  fc.subarray([...all], { minLength: 1, maxLength: all.length - 1 });

/** Without what says nothing, in the order of a file. */
const inOrder = (fields: Record<string, unknown>): FileQuestion => {
  const order = ['kind', 'text', 'options', 'right', 'exactOnly', 'refused', 'unit', 'band', 'range'];
  const rest = [
    'explanation',
    'category',
    'difficulty',
    'timeLimit',
    'media',
    'optionMedia',
    'inSet',
    'bank',
  ];
  const said = [...order, ...rest].flatMap((name): [string, unknown][] =>
    fields[name] === undefined ? [] : [[name, fields[name]]],
  );
  return Object.fromEntries(said) as unknown as FileQuestion;
};

const kinds: readonly fc.Arbitrary<Record<string, unknown>>[] = [
  texts(2, 6, 200).chain((all) =>
    fc.record({ kind: fc.constant('single'), options: fc.constant(all), right: fc.constantFrom(...all) }),
  ),
  texts(3, 6, 200).chain((all) =>
    fc.record({
      kind: fc.constant('multi'),
      options: fc.constant(all),
      right: someOf(all),
      exactOnly: maybe(fc.constant(true)),
    }),
  ),
  fc.record({
    kind: fc.constant('typed'),
    right: texts(1, 10, 60),
    refused: maybe(texts(1, 10, 58).map((all) => all.map((each) => `x ${each}`))),
  }),
  fc
    .record({
      kind: fc.constant('number'),
      right: fc.oneof(fc.integer(), fc.double({ noNaN: true, noDefaultInfinity: true })),
      unit: maybe(text(20)),
      band: maybe(fc.double({ min: 0.001, max: 1e6, noNaN: true })),
      isRanged: fc.boolean(),
    })
    .map(({ isRanged, right, ...others }) => {
      const value = right === 0 ? 0 : right;
      return {
        ...others,
        right: value,
        ...(isRanged && Math.abs(value) < 1e15 && { range: { from: value - 1, to: value + 2 } }),
      };
    }),
  fc.record({ kind: fc.constant('order'), right: texts(3, 8, 200) }),
  fc.record({ kind: fc.constant('poll'), options: texts(2, 6, 200) }),
  fc.record({ kind: fc.constant('cloud') }),
];

const mediaOf = (hash: string) =>
  fc
    .record({
      alt: fc.oneof(fc.constant(''), text(100)),
      credit: maybe(text(100)),
      source: fc.option(fc.constant('https://example.org/a'), { nil: undefined }),
      licence: maybe(fc.constantFrom(...licences)),
    })
    .map(({ alt, credit, source, licence }) => ({
      ...{ hash, alt },
      ...(credit !== undefined && { credit }),
      ...(source !== undefined && { source }),
      ...(licence !== undefined && { licence }),
    }));

const inSetOrNot = (category: string) =>
  fc.oneof(
    fc.constant({ inSet: true }),
    fc.record({
      explanation: maybe(text(300)),
      category: fc.constant(category),
      difficulty: fc.constantFrom('Easy', 'Medium', 'Hard'),
    }),
  );

const questionOf = (hash: string): fc.Arbitrary<FileQuestion> =>
  fc
    .record({
      asked: fc.oneof(...kinds),
      text: text(500),
      timeLimit: maybe(fc.integer({ min: 5, max: 120 })),
      media: maybe(mediaOf(hash)),
      picture: maybe(mediaOf(hash)),
      place: inSetOrNot('Lakes'),
    })
    .map(({ asked, picture, place, ...others }) => {
      const list = asked['options'] as string[] | undefined;
      const shows = picture && list && (asked['kind'] === 'single' || asked['kind'] === 'multi');
      const optionMedia = shows ? list.map((_, index) => (index === 1 ? picture : null)) : undefined;
      return inOrder({ ...asked, ...others, ...place, optionMedia });
    });

const fileOf = (hash: string): fc.Arbitrary<SetFile> =>
  fc
    .record({
      title: text(100),
      category: text(50),
      difficulty: fc.constantFrom('easy', 'medium', 'hard', 'mixed'),
      language: maybe(fc.constantFrom('de', 'pt-BR', 'ar')),
      questionsPerGame: fc.integer({ min: 5, max: 50 }),
      timePerQuestion: fc.integer({ min: 10, max: 120 }),
      questions: fc.array(questionOf(hash), { minLength: 1, maxLength: 12 }),
    })
    .map(({ questions, language, title, category, difficulty, ...said }) => ({
      format: 'clockbeat-set',
      version: 1,
      ...{ title, category, difficulty },
      ...(language && { language }),
      ...said,
      questions: [...questions.filter(({ inSet }) => inSet), ...questions.filter(({ inSet }) => !inSet)],
    }));

describe('sets as files', () => {
  let sets: SavedSets;
  beforeAll(async () => {
    sets = await SavedSets.begin();
  });
  afterAll(() => sets?.night.end());

  const written = async (who: Who, id: string): Promise<SetFile> =>
    (await sets.night.api.get(`${path}/${id}/file`).set(who).expect(200)).body;
  const read = (who: Who, body: object, query = 'commit=true') =>
    sets.night.api.post(`${path}/file?${query}`).set(who).send(body);
  const made = async (who: Who, body: object, query?: string): Promise<UploadResult> =>
    (await read(who, body, query).expect(201)).body;
  const idOf = ({ sets: [set] = [] }: UploadResult): string => set?.id ?? '';

  const valid = async (): Promise<(body: unknown) => void> => {
    const { body } = await sets.night.api.get('/api/schemas/set').expect(200);
    const validate = new Ajv.default({ strict: false }).compile(body);
    return (file) =>
      expect({ isValid: validate(file), errors: validate.errors }).toMatchObject({ isValid: true });
  };

  it('come back to the byte, of every kind, as the published schema has them', async () => {
    const { body } = await sets.night.api
      .post('/api/media')
      .set(as(sets.ada))
      .set('content-type', 'image/png')
      .send(await plain('png'))
      .expect(201);
    const { hash } = body as MediaView;
    const check = await valid();
    const one = (await sets.night.api.get('/api/questions/category/History?limit=1').set(as(sets.ada)))
      .body[0];
    await fc.assert(
      fc.asyncProperty(fileOf(hash), async (file) => {
        check(file);
        const id = idOf(await made(as(sets.ada), file));
        const again = await written(as(sets.ada), id);
        expect(textOfSetFile(again)).toBe(textOfSetFile(file));
        // and beside a question of the bank once more
        const selectedQuestions = [...(await sets.read(as(sets.ada), id)).body.selectedQuestions, one.id];
        await sets.put(as(sets.ada), id, { title: file.title, selectedQuestions }).expect(200);
        const withBank = await written(as(sets.ada), id);
        check(withBank);
        expect(withBank.questions.at(-1)?.bank).toBe(one.id);
        const copy = await written(as(sets.ada), idOf(await made(as(sets.ada), withBank)));
        expect(textOfSetFile(copy)).toBe(textOfSetFile(withBank));
      }),
      { numRuns: 12 },
    );
  });

  it('take the short form, as an assistant writes it', async () => {
    const file = {
      questions: [
        { text: 'Where is Bonn?', options, right: 'Rhine', explanation: 'Since 11 BC.' },
        { kind: 'single', text: 'By letter?', options: ['x', 'y'], right: 'b' },
        { kind: 'number', text: 'How high?', right: 330, unit: 'm' },
      ],
    };
    (await valid())(file);
    const result = await made(as(await sets.somebody()), file);
    expect(result).toMatchObject({ count: 3, rejected: [], sets: [{ title: 'Custom' }] });
    expect(result.questions.map(({ answer, value }) => answer ?? value)).toEqual([2, 1, 330]);
  });

  it('tell in a preview what would go in, and leave bad questions out, each with its place', async () => {
    const who = as(await sets.somebody());
    const good = { text: 'Where is Bonn?', options, right: 'Rhine' };
    const file = {
      title: 'Some',
      questions: [
        good,
        { ...good, right: 'Elbe' },
        { ...good, hint: 'x' },
        'no question',
        { ...good, text: 'Many?', kind: 'multi', right: ['Rhine', 'Elbe'] },
        { ...good, text: 'Shown?', media: { hash: 'f'.repeat(64), alt: '' } },
        { ...good, category: 'Elsewhere' },
      ],
    };
    const { body } = await read(who, file, '').expect(200);
    expect(body).toMatchObject({ count: 2, existing: [], repeated: 1 });
    expect(body.rejected.map(({ index, code }: { index: number; code: string }) => [index, code])).toEqual([
      [1, 'unknown_answer'],
      [2, 'unknown_field'],
      [3, 'not_a_question'],
      [4, 'bad_right_options'],
      [5, 'unknown_media'],
    ]);
    expect((await sets.list(who)).body).toEqual([]);
    // what is there already is pointed to, and a file of which all is there makes no set
    expect(await made(who, file, 'commit=true&existing=skip')).toMatchObject({ count: 1, repeated: 1 });
    const more = { ...file, questions: [good, { ...good, text: 'More?' }] };
    const result = await made(who, more, 'commit=true&existing=skip');
    expect(result).toMatchObject({ count: 1, existing: [{ question: 'Where is Bonn?' }] });
    expect((await written(who, idOf(result))).questions.map(({ text: asked }) => asked)).toEqual([
      'Where is Bonn?',
      'More?',
    ]);
    expect(await made(who, more, 'commit=true&existing=skip')).toMatchObject({ count: 0, sets: [] });
  });

  it('take what the bank asks otherwise by now for the host’s own', async () => {
    const who = as(await sets.somebody());
    const { id } = await sets.saved(who, { customQuestions: [], selectedQuestions: ['sci1'] });
    const [asked] = (await written(who, id)).questions;
    const result = await made(who, { questions: [{ ...asked, text: 'Another one?' }] });
    const [own] = (await written(who, idOf(result))).questions;
    expect(own).toEqual({ ...asked, text: 'Another one?', bank: undefined });
  });

  it('are refused where they are none', async () => {
    const who = as(sets.ada);
    const questions = [{ text: 'Where?', options, right: 'Rhine' }];
    for (const [body, message] of [
      [{}, /questions must be a list/],
      [{ questions: [] }, /at least one/],
      [{ questions, version: 2 }, /version 1/],
      [{ questions, title: '' }, /title must be/],
      [{ questions, language: 'klingon!' }, /language must be/],
      [{ questions, difficulty: 'grim' }, /difficulty must be/],
      [{ questions, questionsPerGame: 4 }, /questionsPerGame must be 5 to 50/],
      [{ questions, timePerQuestion: 1.5 }, /timePerQuestion must be 10 to 120/],
      [{ questions, owner: 'x' }, /owner is not a known field/],
      [{ questions: [{ text: 'Where?' }] }, /No valid questions/],
    ] as const) {
      const { body: problem } = await read(who, body).expect(400);
      expect(problem.message).toMatch(message);
    }
  });

  it('are their holder’s alone, a guest’s too', async () => {
    const guest = { 'x-guest-session': 'guest-of-files' };
    const { id } = await sets.saved(guest, { customQuestions: [custom('Where is Bonn?')] });
    expect((await written(guest, id)).questions).toEqual([
      { kind: 'single', text: 'Where is Bonn?', options, right: 'Rhine', inSet: true },
    ]);
    await sets.night.api.get(`${path}/${id}/file`).set(as(sets.ada)).expect(404);
    await sets.night.api.get(`${path}/${id}/file`).set(nobody).expect(401);
    await read(guest, { questions: [] }).expect(401);
  });
});

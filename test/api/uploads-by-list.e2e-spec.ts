import { type RejectionCode, rejectionCodes } from '@clockbeat/domain';
import { item, type Shown, Uploads } from '../support/api/uploads.js';

/** What is wrong with rows, not with what they say (uploads-by-file.e2e-spec.ts), and with pictures and sounds themselves (media.e2e-spec.ts). */
const ofFilesOnly: RejectionCode[] = [
  ...(['broken_quotes', 'too_few_fields', 'too_many_fields'] as const),
  ...([
    'unreadable_media',
    'picture_too_large',
    'picture_too_rich',
    'sound_too_large',
    'sound_too_long',
  ] as const),
];
const hash = 'f'.repeat(64);

describe('uploads', () => {
  let uploads: Uploads;
  beforeAll(async () => {
    uploads = await Uploads.begin();
  });
  afterAll(() => uploads?.night.end());

  describe('by list', () => {
    it('become questions of mine, with ids of ours', async () => {
      const { body } = await uploads
        .bulk(uploads.ada, {
          questions: [
            item(' Where is Bonn? ', {
              id: 'mine-1',
              category: ' Lakes ',
              difficulty: 'HARD',
              createdBy: uploads.grace.id,
            }),
            item('And now?', { correctAnswer: 'Nile', timeLimit: 5 }),
            { question: 'By index?', options: ['a', 'b', 'c', 'd'], answer: 3, explanation: 'So it is.' },
          ],
        })
        .expect(201);
      expect(body).toEqual({
        count: 3,
        rejected: [],
        existing: [],
        repeated: 0,
        questions: [
          {
            id: expect.stringMatching(/^[0-9a-f-]{36}$/),
            question: 'Where is Bonn?',
            options: ['Nile', 'Amazon', 'Rhine', 'Volga'],
            answer: 2,
            category: 'Lakes',
            difficulty: 'Hard',
            timeLimit: null,
            source: 'mine',
          },
          expect.objectContaining({
            question: 'And now?',
            answer: 0,
            category: 'Custom',
            difficulty: 'Medium',
            timeLimit: 5,
          }),
          expect.objectContaining({ question: 'By index?', answer: 3 }),
        ],
      });
      expect(await uploads.mine(uploads.ada, 'lakes')).toEqual([body.questions[0]]);
      expect(await uploads.mine(uploads.grace, 'lakes')).toEqual([]);
    });

    it('leave bad ones out, each with its place and reason', async () => {
      const person = await uploads.somebody();
      const list: [question: unknown, reason: RegExp | null, code?: RejectionCode][] = [
        [item('Fine?', { id: 'one' }), null],
        [item('Again?', { id: 'one' }), /same id/, 'repeated_id'],
        [null, /object/, 'not_a_question'],
        ['text', /object/, 'not_a_question'],
        [[item('?')], /object/, 'not_a_question'],
        [{}, /The question is missing/, 'text_missing'],
        [item(''), /The question is empty/, 'text_empty'],
        [item('\u200b'), /The question is empty/, 'text_empty'],
        [item('a\u0000'), /cannot be shown/, 'text_not_showable'],
        [item('half \ud83c'), /cannot be shown/, 'text_not_showable'],
        [item('q'.repeat(501)), /longer than 500/, 'text_too_long'],
        [item('?', { question: 7 }), /must be a text/, 'not_a_text'],
        [item('?', { optionB: undefined }), /Option B is missing/, 'text_missing'],
        [item('?', { optionB: 2 }), /Option B must be a text/, 'not_a_text'],
        [item('?', { optionD: 'd'.repeat(201) }), /Option D is longer/, 'text_too_long'],
        [item('?', { optionD: ' nile ' }), /the same/, 'equal_options'],
        [item('?', { options: ['a', 'b', 'c'] }), /four options/, 'not_four_options'],
        [item('?', { kind: 'single', options: ['a'] }), /2 to 6 options/, 'bad_option_count'],
        [item('?', { kind: 'riddle' }), /not known/, 'unknown_kind'],
        [item('?', { kind: 'order', items: ['a', 'b'] }), /Items: there must be 3 to 8/, 'bad_count'],
        [item('?', { kind: 'order', items: ['a', 'b', 'A'] }), /Items: two are the same/, 'equal_texts'],
        [
          item('?', { kind: 'multi', right: [0, 9] }),
          /At least one option must be right/,
          'bad_right_options',
        ],
        [item('?', { kind: 'number' }), /must be a number/, 'bad_number'],
        [item('?', { kind: 'number', value: 1, band: -1 }), /How far off/, 'bad_band'],
        [item('?', { kind: 'number', value: 1, range: [0, 2] }), /The range/, 'bad_range'],
        [item('?', { correctAnswer: 'E' }), /neither a letter/, 'unknown_answer'],
        [item('?', { optionB: 'A', correctAnswer: 'A' }), /in lower case/, 'ambiguous_upper_case_answer'],
        [item('?', { optionB: 'a', correctAnswer: 'a' }), /in upper case/, 'ambiguous_lower_case_answer'],
        [item('?', { correctAnswer: undefined }), /The correct answer is missing/, 'no_answer'],
        [item('?', { correctAnswer: undefined, answer: 4 }), /The correct answer is missing/, 'no_answer'],
        [item('?', { correctAnswer: undefined, answer: -1 }), /The correct answer is missing/, 'no_answer'],
        [item('?', { correctAnswer: { letter: 'A' } }), /The correct answer is missing/, 'no_answer'],
        [item('?', { difficulty: 'impossible' }), /Easy, Medium or Hard/, 'bad_difficulty'],
        [item('?', { difficulty: 'mixed' }), /Easy, Medium or Hard/, 'bad_difficulty'],
        [item('?', { difficulty: 1 }), /Easy, Medium or Hard/, 'bad_difficulty'],
        [item('?', { category: '' }), /The category is empty/, 'text_empty'],
        [item('?', { category: 'c'.repeat(51) }), /The category is longer/, 'text_too_long'],
        [item('?', { category: 'two\nlines' }), /The category has characters/, 'text_not_showable'],
        [item('?', { timeLimit: 4 }), /5 to 120/, 'bad_time_limit'],
        [item('?', { timeLimit: 121 }), /5 to 120/, 'bad_time_limit'],
        [item('?', { timeLimit: '20' }), /5 to 120/, 'bad_time_limit'],
        [item('?', { explanation: 'e'.repeat(301) }), /The explanation is longer/, 'text_too_long'],
        [item('?', { media: { hash: 'x', alt: '' } }), /not named as an upload/, 'bad_media'],
        [item('?', { media: { hash, alt: 'A bridge' } }), /kept by that name/, 'unknown_media'],
        [item('?', { media: { hash, alt: '', source: 'ftp://a' } }), /must be an address/, 'bad_source'],
        [item('?', { optionMedia: { hash, alt: '' } }), /Each option may have one/, 'bad_option_media'],
        [item('?', { optionMedia: [null, { hash, alt: '' }] }), /kept by that name/, 'unknown_media'],
        [item('?', { hint: 'no' }), /hint is not a known field/, 'unknown_field'],
        [item('Fine, too?'), null],
      ];
      const { body } = await uploads
        .bulk(person, { questions: list.map(([question]) => question) })
        .expect(201);
      const bad = list.flatMap(([, reason, code], index) =>
        reason === null ? [] : [{ index, reason, code }],
      );
      expect(body.rejected).toEqual(
        bad.map(({ index, reason, code }) => ({
          index,
          reason: expect.stringMatching(reason),
          code,
          values: expect.any(Object),
        })),
      );
      const told = new Set(bad.map(({ code }) => code));
      expect(rejectionCodes.filter((code) => !told.has(code))).toEqual(ofFilesOnly);
      expect(body.count).toBe(2);
      expect((await uploads.mine(person, 'Custom')).map(({ question }) => question)).toEqual([
        'Fine?',
        'Fine, too?',
      ]);
    });

    it('are told which of them were there before, and left out where that is asked', async () => {
      const person = await uploads.somebody();
      const first = await uploads.bulk(person, { questions: [item('One?'), item('Two?')] }).expect(201);
      const again = { questions: [item('two?'), item('Three?'), item('Three?')] };
      const skipped = await uploads.bulk(person, again, '?existing=skip').expect(201);
      expect(skipped.body).toMatchObject({
        count: 1,
        questions: [{ question: 'Three?' }],
        existing: [first.body.questions[1]],
        repeated: 1,
      });
      expect((await uploads.mine(person, 'Custom')).map(({ question }) => question)).toEqual([
        'One?',
        'Two?',
        'Three?',
      ]);
      const added = await uploads.bulk(person, again).expect(201);
      expect(added.body).toMatchObject({ count: 3, existing: [{}, {}], repeated: 1 });
      await uploads.bulk(person, again, '?existing=maybe').expect(400);
    });

    it('without a good one are refused, with every reason', async () => {
      const person = await uploads.somebody();
      const { body } = await uploads.bulk(person, { questions: [item(''), {}] }).expect(400);
      expect(body).toEqual({
        statusCode: 400,
        code: 'validation',
        error: 'Bad Request',
        message: 'No valid questions found',
        rejected: [
          { index: 0, reason: 'The question is empty.', code: 'text_empty', values: { part: 'question' } },
          {
            index: 1,
            reason: 'The question is missing.',
            code: 'text_missing',
            values: { part: 'question' },
          },
        ],
      });
      expect(await uploads.owned(person)).toEqual([]);
    });

    it.each([
      ['nothing', undefined],
      ['a list', [item('?')]],
      ['no list', { questions: 'all' }],
      ['an empty list', { questions: [] }],
      ['an unknown field', { questions: [item('?')], colour: 'red' }],
      ['5,001 questions', { questions: Array(5_001).fill(item('?')) }],
    ])('with %s are refused', async (_, body) => {
      expect((await uploads.bulk(uploads.ada, body).expect(400)).body.code).toBe('validation');
    });

    it('need an account and its own page, before they are read', async () => {
      await uploads.night.api
        .post('/api/questions/bulk')
        .send({ questions: [item('?')] })
        .expect(401);
      await uploads
        .bulk(uploads.ada, { questions: [item('?')] })
        .set('origin', 'https://elsewhere.example')
        .expect(403);
    });

    it('may have 5 MB, other calls 256 kB', async () => {
      const questions = Array.from({ length: 5_000 }, (_, index) => item(`${index} ${'q'.repeat(480)}`));
      const { body } = await uploads.bulk(await uploads.somebody(), { questions }).expect(201);
      expect(body.count).toBe(5_000);
      expect(body.questions.map(({ question }: Shown) => question)).toEqual(
        questions.map(({ question }) => question),
      );
      const tooLong = { questions: [item('?', { explanation: 'e'.repeat(5 * 1024 * 1024) })] };
      expect((await uploads.bulk(uploads.ada, tooLong).expect(413)).body.code).toBe('too_large');
      await uploads.night.api
        .post('/api/games')
        .set({ cookie: uploads.ada.cookie })
        .send({ questions })
        .expect(413);
    });
  });

  it('allow 60 a minute and user', async () => {
    const person = await uploads.somebody();
    for (let sent = 0; sent < 60; sent += 1) await uploads.bulk(person, {}).expect(400);
    const { headers } = await uploads.bulk(person, {}).expect(429);
    expect(Number(headers['retry-after'])).toBeGreaterThan(0);
  });
});

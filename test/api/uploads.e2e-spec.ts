import { request as httpRequest } from 'node:http';
import { csvColumns } from '@clockbeat/domain';
import { GameNight, type Person } from '../support/game-night.js';

const header = csvColumns.join(',');
const row = (question: string, category = 'Rivers') => `1,${category},${question},a,b,c,d,B,Easy`;
const item = (question: string, more: object = {}) => ({
  question,
  optionA: 'Nile',
  optionB: 'Amazon',
  optionC: 'Rhine',
  optionD: 'Volga',
  correctAnswer: 'C',
  ...more,
});

interface Shown {
  question: string;
  category: string;
  id: string;
}

describe('uploads', () => {
  let night: GameNight;
  let ada: Person;
  let grace: Person;
  beforeAll(async () => {
    night = await GameNight.begin();
    ada = await night.signIn('ada@example.org', 'Ada');
    grace = await night.signIn('grace@example.org', 'Grace');
  });
  afterAll(() => night?.end());

  let people = 0;
  const somebody = (): Promise<Person> => {
    people += 1;
    return night.signIn(`somebody${people}@example.org`);
  };
  const bulk = ({ cookie }: Person, body: unknown) =>
    night.api
      .post('/api/questions/bulk')
      .set({ cookie })
      .send(body as object);
  const csv = ({ cookie }: Person, text: string | Buffer, query = '?commit=true', type = 'text/csv') =>
    night.api.post(`/api/questions/csv${query}`).set({ cookie }).type(type).send(text);
  const mine = async ({ cookie }: Person, category: string): Promise<Shown[]> =>
    (
      await night.api
        .get(`/api/questions/category/${encodeURIComponent(category)}?source=mine&limit=200`)
        .set({ cookie })
        .expect(200)
    ).body;
  const owned = async ({ cookie }: Person): Promise<object[]> =>
    (await night.api.get('/api/questions/categories').set({ cookie })).body.items.filter(
      ({ source }: { source: string }) => source === 'mine',
    );

  describe('by list', () => {
    it('become questions of mine, with ids of ours', async () => {
      const { body } = await bulk(ada, {
        questions: [
          item(' Where is Bonn? ', {
            id: 'mine-1',
            category: ' Lakes ',
            difficulty: 'HARD',
            createdBy: grace.id,
          }),
          item('And now?', { correctAnswer: 'Nile', timeLimit: 5 }),
          { question: 'By index?', options: ['a', 'b', 'c', 'd'], answer: 3, explanation: 'So it is.' },
        ],
      }).expect(201);
      expect(body).toEqual({
        count: 3,
        rejected: [],
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
      expect(await mine(ada, 'lakes')).toEqual([body.questions[0]]);
      expect(await mine(grace, 'lakes')).toEqual([]);
    });

    it('leave bad ones out, each with its place and reason', async () => {
      const person = await somebody();
      const list: [unknown, RegExp | null][] = [
        [item('Fine?', { id: 'one' }), null],
        [item('Again?', { id: 'one' }), /same id/],
        [null, /object/],
        ['text', /object/],
        [[item('?')], /object/],
        [{}, /The question is missing/],
        [item(''), /The question is empty/],
        [item('\u200b'), /The question is empty/],
        [item('a\u0000'), /cannot be shown/],
        [item('half \ud83c'), /cannot be shown/],
        [item('q'.repeat(501)), /longer than 500/],
        [item('?', { question: 7 }), /must be a text/],
        [item('?', { optionB: undefined }), /Option B is missing/],
        [item('?', { optionB: 2 }), /Option B must be a text/],
        [item('?', { optionD: 'd'.repeat(201) }), /Option D is longer/],
        [item('?', { optionD: ' nile ' }), /the same/],
        [item('?', { options: ['a', 'b', 'c'] }), /four options/],
        [item('?', { correctAnswer: 'E' }), /neither a letter/],
        [item('?', { correctAnswer: undefined }), /The correct answer is missing/],
        [item('?', { correctAnswer: undefined, answer: 4 }), /The correct answer is missing/],
        [item('?', { correctAnswer: undefined, answer: -1 }), /The correct answer is missing/],
        [item('?', { correctAnswer: { letter: 'A' } }), /The correct answer is missing/],
        [item('?', { difficulty: 'impossible' }), /Easy, Medium or Hard/],
        [item('?', { difficulty: 'mixed' }), /Easy, Medium or Hard/],
        [item('?', { difficulty: 1 }), /Easy, Medium or Hard/],
        [item('?', { category: '' }), /The category is empty/],
        [item('?', { category: 'c'.repeat(51) }), /The category is longer/],
        [item('?', { category: 'two\nlines' }), /The category has characters/],
        [item('?', { timeLimit: 4 }), /5 to 120/],
        [item('?', { timeLimit: 121 }), /5 to 120/],
        [item('?', { timeLimit: '20' }), /5 to 120/],
        [item('?', { explanation: 'e'.repeat(301) }), /The explanation is longer/],
        [item('?', { hint: 'no' }), /hint is not a known field/],
        [item('Fine, too?'), null],
      ];
      const { body } = await bulk(person, { questions: list.map(([question]) => question) }).expect(201);
      const bad = list.flatMap(([, reason], index) => (reason === null ? [] : [{ index, reason }]));
      expect(body.rejected).toEqual(
        bad.map(({ index, reason }) => ({ index, reason: expect.stringMatching(reason) })),
      );
      expect(body.count).toBe(2);
      expect((await mine(person, 'Custom')).map(({ question }) => question)).toEqual(['Fine?', 'Fine, too?']);
    });

    it('without a good one are refused, with every reason', async () => {
      const person = await somebody();
      const { body } = await bulk(person, { questions: [item(''), {}] }).expect(400);
      expect(body).toEqual({
        statusCode: 400,
        code: 'validation',
        error: 'Bad Request',
        message: 'No valid questions found',
        rejected: [
          { index: 0, reason: 'The question is empty.' },
          { index: 1, reason: 'The question is missing.' },
        ],
      });
      expect(await owned(person)).toEqual([]);
    });

    it.each([
      ['nothing', undefined],
      ['a list', [item('?')]],
      ['no list', { questions: 'all' }],
      ['an empty list', { questions: [] }],
      ['an unknown field', { questions: [item('?')], colour: 'red' }],
      ['5,001 questions', { questions: Array(5_001).fill(item('?')) }],
    ])('with %s are refused', async (_, body) => {
      expect((await bulk(ada, body).expect(400)).body.code).toBe('validation');
    });

    it('need an account and its own page, before they are read', async () => {
      await night.api
        .post('/api/questions/bulk')
        .send({ questions: [item('?')] })
        .expect(401);
      await bulk(ada, { questions: [item('?')] })
        .set('origin', 'https://elsewhere.example')
        .expect(403);
    });

    it('may have 5 MB, other calls 256 kB', async () => {
      const questions = Array.from({ length: 5_000 }, (_, index) => item(`${index} ${'q'.repeat(480)}`));
      const { body } = await bulk(await somebody(), { questions }).expect(201);
      expect(body.count).toBe(5_000);
      expect(body.questions.map(({ question }: Shown) => question)).toEqual(
        questions.map(({ question }) => question),
      );
      const tooLong = { questions: [item('?', { explanation: 'e'.repeat(5 * 1024 * 1024) })] };
      expect((await bulk(ada, tooLong).expect(413)).body.code).toBe('too_large');
      await night.api.post('/api/games').set({ cookie: ada.cookie }).send({ questions }).expect(413);
    });
  });

  describe('by file', () => {
    it('are a preview first: nothing is stored', async () => {
      const person = await somebody();
      const text = [header, row('Where?'), row(''), row('"And,\nnow?"')].join('\n');
      const { body } = await csv(person, text, '').expect(200);
      expect(body).toMatchObject({
        count: 2,
        questions: [
          {
            id: '',
            question: 'Where?',
            options: ['a', 'b', 'c', 'd'],
            answer: 1,
            category: 'Rivers',
            source: 'mine',
          },
          { id: '', question: 'And,\nnow?' },
        ],
        rejected: [{ line: 3, reason: 'The question is empty.' }],
      });
      expect(await owned(person)).toEqual([]);
      const stored = await csv(person, text).expect(201);
      expect(stored.body).toEqual({
        ...body,
        questions: body.questions.map((each: Shown) => ({
          ...each,
          id: expect.stringMatching(/^[0-9a-f-]{36}$/),
        })),
      });
      expect(await mine(person, 'Rivers')).toEqual(stored.body.questions);
    });

    it('stand beside the bank under the same name, and under any other', async () => {
      const person = await somebody();
      const named = [
        'Science',
        'Food & Drink',
        'a/b',
        '100% ?',
        'Añejo 🎈',
        '__proto__',
        'constructor',
        '..',
      ];
      await csv(person, [header, ...named.map((name) => row(`About ${name}?`, name))].join('\n')).expect(201);
      for (const name of named) {
        const [question] = await mine(person, name);
        expect(question).toMatchObject({ question: `About ${name}?`, category: name, source: 'mine' });
      }
      expect(await owned(person)).toEqual(
        expect.arrayContaining(named.map((category) => ({ category, count: 1, source: 'mine' }))),
      );
      const map = (await night.api.get('/api/questions/by-category').set({ cookie: person.cookie })).body;
      expect(Object.keys(map)).toEqual(expect.arrayContaining(named));
      const bank = await night.api
        .get('/api/questions/category/Science?source=bank')
        .set({ cookie: person.cookie })
        .expect(200);
      expect(bank.body[0].id).toBe('sci1');
    });

    it.each(['text/csv', 'text/csv; charset=utf-8', 'application/vnd.ms-excel', 'application/octet-stream'])(
      'may be called %s',
      async (type) => {
        await csv(ada, Buffer.from(`${header}\n${row('Where?')}`), '', type).expect(200);
      },
    );

    it.each([
      [
        'without its headers',
        'a,b\n1,2',
        /^CSV must contain required headers: Serial Number, Game Category, /,
      ],
      ['empty', '', /^CSV must contain required headers: /],
      ['of headers alone', `${header}\n`, /^No valid questions found in CSV file$/],
      ['without a good row', `${header}\n1,2\n`, /^No valid questions found in CSV file$/],
      [
        'that is a picture',
        Buffer.from([0x89, 0x50, 0, 1]),
        /^Error processing CSV file\. Please check the format and try again\.$/,
      ],
      ['in Latin 1', Buffer.from(`${header}\n${row('Größe?')}`, 'latin1'), /^Error processing CSV file/],
      ['of 5,001 rows', `${header}\n${`${row('Where?')}\n`.repeat(5_001)}`, /more than 5000 rows/],
    ])('%s are refused, also as a preview', async (_, file, message) => {
      for (const query of ['', '?commit=true']) {
        const { body } = await csv(grace, file, query).expect(400);
        expect(body.message).toMatch(message);
      }
      expect(await owned(grace)).toEqual([]);
    });

    it('tell what is wrong with each row when none is good', async () => {
      const { body } = await csv(grace, `${header}\n1,2\n${row('')}`).expect(400);
      expect(body.rejected).toEqual([
        { line: 2, reason: 'The row has only 2 of the 9 fields.' },
        { line: 3, reason: 'The question is empty.' },
      ]);
    });

    it.each(['?commit=yes', '?commit=', '?commit=true&commit=false'])(
      'with %s are refused',
      async (query) => {
        await csv(ada, `${header}\n${row('Where?')}`, query).expect(400);
      },
    );

    it('in a form are refused', async () => {
      await night.api
        .post('/api/questions/csv')
        .set({ cookie: ada.cookie })
        .attach('file', Buffer.from(`${header}\n${row('Where?')}`), 'questions.csv')
        .expect(415);
    });

    it('need an account', async () => {
      await night.api
        .post('/api/questions/csv')
        .type('text/csv')
        .send(`${header}\n${row('Where?')}`)
        .expect(401);
    });

    /** Sends headers that announce so much, and no more than the first bytes of it. */
    const announce = (length: number, cookie: string): Promise<number | undefined> =>
      new Promise((resolve, reject) => {
        const { hostname, port } = new URL(night.gateway.url);
        const call = httpRequest({
          hostname,
          port,
          path: '/api/questions/csv',
          method: 'POST',
          headers: { cookie, 'content-type': 'text/csv', 'content-length': length },
        });
        call.on('error', reject).on('response', (response) => {
          resolve(response.statusCode);
          call.destroy();
        });
        call.write(header);
      });

    it('that are too large are refused before they arrive, and so are a stranger’s', async () => {
      expect(await announce(20 * 1024 * 1024, ada.cookie)).toBe(413);
      expect(await announce(4 * 1024 * 1024, '')).toBe(401);
      const { body } = await csv(ada, Buffer.alloc(20 * 1024 * 1024, 'a')).expect(413);
      expect(body.code).toBe('too_large');
    });

    it('that do not say how large they are, are refused when they are', async () => {
      const chunk = 'x'.repeat(64 * 1024);
      const endless = async function* () {
        for (let sent = 0; sent < 100; sent += 1) yield new TextEncoder().encode(chunk);
      };
      const response = await fetch(`${night.gateway.url}/api/questions/csv`, {
        method: 'POST',
        headers: { cookie: ada.cookie, 'content-type': 'text/csv' },
        body: endless() as never,
        duplex: 'half',
      } as RequestInit);
      expect(response.status).toBe(413);
    });
  });

  describe('come back', () => {
    const exported = ({ cookie }: Person, category: string) =>
      night.api.get(`/api/questions/export?category=${encodeURIComponent(category)}`).set({ cookie });

    it('as a file that the import takes unchanged, for their owner only', async () => {
      const [one, two] = [await somebody(), await somebody()];
      const questions = [
        item('=1+1', {
          optionA: '+1',
          optionB: '-1',
          optionC: '@me',
          optionD: "'=quoted",
          category: '=Sums',
        }),
        item('"Quoted", he said;\nand\tleft', {
          optionA: 'D',
          optionB: 'A',
          optionC: 'B',
          optionD: 'C',
          category: '=Sums',
          difficulty: 'Hard',
        }),
        ...Array.from({ length: 250 }, (_, index) => item(`Question ${index}?`, { category: '=SUMS' })),
      ];
      const uploaded = (await bulk(one, { questions }).expect(201)).body.questions;
      const file = await exported(one, '=sums').expect(200);
      expect(file.headers['content-type']).toBe('text/csv; charset=utf-8');
      expect(file.headers['content-disposition']).toBe('attachment; filename="questions.csv"');
      const back = (await csv(two, Buffer.from(file.text)).expect(201)).body;
      const withoutId = ({ id: _, ...question }: Shown) => question;
      expect(back.questions.map(withoutId)).toEqual(uploaded.map(withoutId));
      expect(back.rejected).toEqual([]);
      expect((await exported(ada, '=Sums')).text.trim().split('\n')).toHaveLength(1);
      await night.api.get('/api/questions/export?category=Rivers').expect(401);
    });

    it.each(['', '?category=', '?category=%20', `?category=${'c'.repeat(51)}`, '?category=a&category=b'])(
      'not with %s',
      async (query) => {
        await night.api.get(`/api/questions/export${query}`).set({ cookie: ada.cookie }).expect(400);
      },
    );
  });

  it('allow 60 a minute and user', async () => {
    const person = await somebody();
    for (let sent = 0; sent < 60; sent += 1) await bulk(person, {}).expect(400);
    const { headers } = await bulk(person, {}).expect(429);
    expect(Number(headers['retry-after'])).toBeGreaterThan(0);
  });
});

import { request as httpRequest } from 'node:http';
import type { SavedSetView } from '@clockbeat/domain';
import { header, item, row, type Shown, Uploads } from '../support/api/uploads.js';
import type { Person } from '../support/game-night.js';

describe('uploads', () => {
  let uploads: Uploads;
  beforeAll(async () => {
    uploads = await Uploads.begin();
  });
  afterAll(() => uploads?.night.end());

  describe('by file', () => {
    it('are a preview first: nothing is stored', async () => {
      const person = await uploads.somebody();
      const text = [header, row('Where?'), row(''), row('"And,\nnow?"')].join('\n');
      const { body } = await uploads.csv(person, text, '').expect(200);
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
        rejected: [
          { line: 3, reason: 'The question is empty.', code: 'text_empty', values: { part: 'question' } },
        ],
      });
      expect(await uploads.owned(person)).toEqual([]);
      const stored = await uploads.csv(person, text).expect(201);
      expect(stored.body).toEqual({
        ...body,
        questions: body.questions.map((each: Shown) => ({
          ...each,
          id: expect.stringMatching(/^[0-9a-f-]{36}$/),
        })),
      });
      expect(await uploads.mine(person, 'Rivers')).toEqual(stored.body.questions);
    });

    it('stand beside the bank under the same name, and under any other', async () => {
      const person = await uploads.somebody();
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
      await uploads
        .csv(person, [header, ...named.map((name) => row(`About ${name}?`, name))].join('\n'))
        .expect(201);
      for (const name of named) {
        const [question] = await uploads.mine(person, name);
        expect(question).toMatchObject({ question: `About ${name}?`, category: name, source: 'mine' });
      }
      expect(await uploads.owned(person)).toEqual(
        expect.arrayContaining(named.map((category) => ({ category, count: 1, source: 'mine' }))),
      );
      const map = (await uploads.night.api.get('/api/questions/by-category').set({ cookie: person.cookie }))
        .body;
      expect(Object.keys(map)).toEqual(expect.arrayContaining(named));
      const bank = await uploads.night.api
        .get('/api/questions/category/Science?source=bank')
        .set({ cookie: person.cookie })
        .expect(200);
      expect(bank.body[0].id).toBe('sci1');
    });

    it('become draft sets of their categories with the same call', async () => {
      const person = await uploads.somebody();
      const file = [header, row('One?', 'Rivers'), row('Two?', 'Lakes'), row('Three?', 'Rivers')].join('\n');
      const { body } = await uploads.csv(person, file, '?commit=true&sets=true').expect(201);
      expect(body.sets).toEqual([
        { id: expect.any(String), title: 'Rivers' },
        { id: expect.any(String), title: 'Lakes' },
      ]);
      const [one, two, three] = body.questions.map(({ id }: Shown) => id);
      const saved = await uploads.night.api.get('/api/saved-trivia-sets').set({ cookie: person.cookie });
      const draft = { difficulty: 'mixed', questionsPerGame: 10, timePerQuestion: 30, isDraft: true };
      expect(saved.body).toHaveLength(2);
      expect(saved.body).toEqual(
        expect.arrayContaining([
          expect.objectContaining({
            ...draft,
            title: 'Rivers',
            category: 'Rivers',
            selectedQuestions: [one, three],
          }),
          expect.objectContaining({ ...draft, title: 'Lakes', category: 'Lakes', selectedQuestions: [two] }),
        ]),
      );
    });

    it('double nothing when the same file comes again and that is asked', async () => {
      const person = await uploads.somebody();
      const rows = [row('One?', 'Rivers'), row('Two?', 'Lakes'), row('Three?', 'Rivers')];
      const setsOf = async (): Promise<[string, number][]> => {
        const { body } = await uploads.night.api.get('/api/saved-trivia-sets').set({ cookie: person.cookie });
        return body.map((set: SavedSetView) => [set.title, set.questionCount]).sort();
      };
      const file = [header, ...rows].join('\n');
      await uploads.csv(person, file, '?commit=true&sets=true').expect(201);

      const preview = await uploads.csv(person, file, '?sets=true&existing=skip').expect(200);
      expect(preview.body).toMatchObject({ count: 0, questions: [], repeated: 0 });
      expect(preview.body.existing.map(({ question }: Shown) => question)).toEqual([
        'One?',
        'Two?',
        'Three?',
      ]);
      const again = await uploads.csv(person, file, '?commit=true&sets=true&existing=skip').expect(201);
      expect(again.body).toMatchObject({
        count: 0,
        questions: [],
        sets: [],
        existing: preview.body.existing,
      });
      expect(await setsOf()).toEqual([
        ['Lakes', 1],
        ['Rivers', 2],
      ]);

      const longer = [file, row('Four?', 'Rivers'), row('Four?', 'Rivers')].join('\n');
      const more = await uploads.csv(person, longer, '?commit=true&sets=true&existing=skip').expect(201);
      expect(more.body).toMatchObject({ count: 1, repeated: 1, sets: [{ title: 'Rivers' }] });
      expect(await setsOf()).toEqual([
        ['Lakes', 1],
        ['Rivers', 2],
        ['Rivers', 3],
      ]);
      expect(await uploads.mine(person, 'Rivers')).toHaveLength(3);
    });

    it('make sets of at most 100 categories: else nothing is stored, and a preview says so', async () => {
      const person = await uploads.somebody();
      const rows = Array.from({ length: 101 }, (_, index) => row('Where?', `River ${index}`));
      const file = [header, ...rows].join('\n');
      for (const query of ['?sets=true', '?commit=true&sets=true']) {
        const { body } = await uploads.csv(person, file, query).expect(400);
        expect(body.message).toBe('The file names 101 categories. At most 100 sets are made of one.');
      }
      expect(await uploads.owned(person)).toEqual([]);
      await uploads.csv(person, file, '?commit=true').expect(201);
    });

    it.each(['text/csv', 'text/csv; charset=utf-8', 'application/vnd.ms-excel', 'application/octet-stream'])(
      'may be called %s',
      async (type) => {
        await uploads.csv(uploads.ada, Buffer.from(`${header}\n${row('Where?')}`), '', type).expect(200);
      },
    );

    it('may be written as plain Excel does in western Europe', async () => {
      const { body } = await uploads
        .csv(uploads.ada, Buffer.from(`${header}\n${row('Größe?')}`, 'latin1'), '')
        .expect(200);
      expect(body.questions).toEqual([expect.objectContaining({ question: 'Größe?' })]);
    });

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
      ['of 5,001 rows', `${header}\n${`${row('Where?')}\n`.repeat(5_001)}`, /more than 5000 rows/],
    ])('%s are refused, also as a preview', async (_, file, message) => {
      for (const query of ['', '?commit=true']) {
        const { body } = await uploads.csv(uploads.grace, file, query).expect(400);
        expect(body.message).toMatch(message);
      }
      expect(await uploads.owned(uploads.grace)).toEqual([]);
    });

    it('tell what is wrong with each row when none is good', async () => {
      const bad = ['1,2', row(''), row('Red, or green?'), row('"Never closed')];
      const { body } = await uploads.csv(uploads.grace, [header, ...bad].join('\n')).expect(400);
      expect(body.rejected).toEqual([
        {
          line: 2,
          reason: 'The row has only 2 of the 9 fields.',
          code: 'too_few_fields',
          values: { fields: 2, columns: 9 },
        },
        { line: 3, reason: 'The question is empty.', code: 'text_empty', values: { part: 'question' } },
        {
          line: 4,
          reason: 'The row has 10 fields, the header 9. Put quotes around a text with “,” in it.',
          code: 'too_many_fields',
          values: { fields: 10, columns: 9, delimiter: ',' },
        },
        {
          line: 5,
          reason: 'The quotes do not fit: one is never closed, or one inside a text is not written twice.',
          code: 'broken_quotes',
          values: {},
        },
      ]);
    });

    it.each(['?commit=yes', '?commit=', '?commit=true&commit=false'])(
      'with %s are refused',
      async (query) => {
        await uploads.csv(uploads.ada, `${header}\n${row('Where?')}`, query).expect(400);
      },
    );

    it('in a form are refused', async () => {
      await uploads.night.api
        .post('/api/questions/csv')
        .set({ cookie: uploads.ada.cookie })
        .attach('file', Buffer.from(`${header}\n${row('Where?')}`), 'questions.csv')
        .expect(415);
    });

    it('need an account', async () => {
      await uploads.night.api
        .post('/api/questions/csv')
        .type('text/csv')
        .send(`${header}\n${row('Where?')}`)
        .expect(401);
    });

    /** Sends headers that announce so much, and no more than the first bytes of it. */
    const announce = (length: number, cookie: string): Promise<number | undefined> =>
      new Promise((resolve, reject) => {
        const { hostname, port } = new URL(uploads.night.gateway.url);
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
      expect(await announce(20 * 1024 * 1024, uploads.ada.cookie)).toBe(413);
      expect(await announce(4 * 1024 * 1024, '')).toBe(401);
      const { body } = await uploads.csv(uploads.ada, Buffer.alloc(20 * 1024 * 1024, 'a')).expect(413);
      expect(body.code).toBe('too_large');
    });

    it('that do not say how large they are, are refused when they are', async () => {
      const chunk = 'x'.repeat(64 * 1024);
      const endless = async function* () {
        for (let sent = 0; sent < 100; sent += 1) yield new TextEncoder().encode(chunk);
      };
      const response = await fetch(`${uploads.night.gateway.url}/api/questions/csv`, {
        method: 'POST',
        headers: { cookie: uploads.ada.cookie, 'content-type': 'text/csv' },
        body: endless() as never,
        duplex: 'half',
      } as RequestInit);
      expect(response.status).toBe(413);
    });
  });

  describe('come back', () => {
    const exported = ({ cookie }: Person, category: string) =>
      uploads.night.api.get(`/api/questions/export?category=${encodeURIComponent(category)}`).set({ cookie });

    it('as a file that the import takes unchanged, for their owner only', async () => {
      const [one, two] = [await uploads.somebody(), await uploads.somebody()];
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
      const uploaded = (await uploads.bulk(one, { questions }).expect(201)).body.questions;
      const file = await exported(one, '=sums').expect(200);
      expect(file.headers['content-type']).toBe('text/csv; charset=utf-8');
      expect(file.headers['content-disposition']).toBe('attachment; filename="questions.csv"');
      const back = (await uploads.csv(two, Buffer.from(file.text)).expect(201)).body;
      const withoutId = ({ id: _, ...question }: Shown) => question;
      expect(back.questions.map(withoutId)).toEqual(uploaded.map(withoutId));
      expect(back.rejected).toEqual([]);
      expect((await exported(uploads.ada, '=Sums')).text.trim().split('\n')).toHaveLength(1);
      await uploads.night.api.get('/api/questions/export?category=Rivers').expect(401);
    });

    it.each(['', '?category=', '?category=%20', `?category=${'c'.repeat(51)}`, '?category=a&category=b'])(
      'not with %s',
      async (query) => {
        await uploads.night.api
          .get(`/api/questions/export${query}`)
          .set({ cookie: uploads.ada.cookie })
          .expect(400);
      },
    );
  });
});

import { Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { csvColumns, readUpload, type UploadDraft, type UploadedQuestion } from '@clockbeat/domain';
import fc from 'fast-check';
import { readCsv } from './read-csv.js';
import { columnsFor, csvOfQuestions, type WrittenQuestion } from './write-csv.js';

const header = csvColumns.join(',');
const row = (
  question: string,
  more: Partial<Record<'options' | 'right' | 'difficulty' | 'category', string>> = {},
) =>
  [
    '1',
    more.category ?? 'Rivers',
    question,
    more.options ?? 'a,b,c,d',
    more.right ?? 'B',
    more.difficulty ?? 'Easy',
  ].join(',');
const read = (...lines: string[]) => readCsv(Buffer.from(lines.join('\n')));
const texts = ({ questions }: { questions: readonly UploadedQuestion[] }) =>
  questions.map(({ question }) => question);

const written = async (questions: readonly WrittenQuestion[]): Promise<Buffer> => {
  const chunks: Buffer[] = [];
  const keep = new Writable({
    write(chunk: Buffer, _encoding, done) {
      chunks.push(Buffer.from(chunk));
      done();
    },
  });
  await pipeline([...csvOfQuestions(questions, columnsFor(questions)), keep]);
  return Buffer.concat(chunks);
};

describe('a file of questions', () => {
  it('is read row by row', async () => {
    expect(
      await read(header, row('Where?'), row('"Who, ""me""?\nYes."', { right: 'd', difficulty: 'HARD' })),
    ).toEqual({
      questions: [
        {
          question: 'Where?',
          options: ['a', 'b', 'c', 'd'],
          answer: 1,
          category: 'Rivers',
          difficulty: 'Easy',
          task: null,
          timeLimit: null,
          explanation: null,
          media: null,
          optionMedia: null,
        },
        expect.objectContaining({ question: 'Who, "me"?\nYes.', answer: 3, difficulty: 'Hard' }),
      ],
      rejected: [],
    });
  });

  it.each([
    ['French', 'N°;Thème;Question;Réponse A;Réponse B;Réponse C;Réponse D;Bonne réponse;Niveau', 'difficile'],
    ['German', 'Nr.;Kategorie;Frage;Antwort 1;Antwort 2;Antwort 3;Antwort 4;Lösung;Schwierigkeit', 'schwer'],
    ['plain English', '#;Topic;Question;Answer A;Answer B;Answer C;Answer D;Correct;Level', 'hard'],
  ])('may name its columns in %s', async (_language, names, hard) => {
    const { questions, rejected } = await read(names, `1;Rivières;Où ?;a;b;c;d;B;${hard}`);
    expect(rejected).toEqual([]);
    expect(questions).toEqual([
      expect.objectContaining({ question: 'Où ?', category: 'Rivières', answer: 1, difficulty: 'Hard' }),
    ]);
  });

  it('may say why a question is right, and how long it is open', async () => {
    const { questions, rejected } = await read(
      `${header},Time Limit,Explanation`,
      `${row('Where?')},20,"Because, you see"`,
      `${row('When?')},,`,
      `${row('Who?')},soon,`,
    );
    expect(questions).toEqual([
      expect.objectContaining({ timeLimit: 20, explanation: 'Because, you see' }),
      expect.objectContaining({ timeLimit: null, explanation: null }),
    ]);
    expect(rejected).toEqual([expect.objectContaining({ line: 4, code: 'bad_time_limit' })]);
  });

  it('goes by our own names where a sheet has both', async () => {
    const { questions } = await read(`${header},Answer A`, `${row('Where?')},z`);
    expect(questions).toEqual([expect.objectContaining({ options: ['a', 'b', 'c', 'd'] })]);
  });

  it('has the known categories as they are written, others as they were typed', async () => {
    const typed = ['science', 'FOOD & DRINK', 'pop culture', 'Music', 'rivers'];
    const { questions } = await read(header, ...typed.map((category) => row('Where?', { category })));
    expect(questions.map(({ category }) => category)).toEqual([
      'Science',
      'Food & Drink',
      'Pop Culture',
      'Music',
      'rivers',
    ]);
  });

  const semicolons = `${header}\n${row('"What; is it?"')}`.replaceAll(',', ';');
  const plain = `${header}\n${row('Größe 字 🎈?')}`;
  it.each([
    ['UTF-8', Buffer.from(plain)],
    ['UTF-8 with its mark', Buffer.from(`\ufeff${plain}`)],
    ['UTF-16 LE', Buffer.from(`\ufeff${plain}`, 'utf16le')],
    ['UTF-16 BE', Buffer.from(`\ufeff${plain}`, 'utf16le').swap16()],
  ])('may be written in %s', async (_, file) => {
    expect(texts(await readCsv(file))).toEqual(['Größe 字 🎈?']);
  });

  it('may be what plain Excel writes in German: Windows-1252, semicolons, quotes, CRLF', async () => {
    const lines = [
      header.replaceAll(',', ';'),
      '1;Kunde;"Wie heißt der „Größte“; und wer ist’s?";10 €;Ärmel;Öl;Übermut;B;Easy',
      '2;Kunde;"Was sagt ""er""?";–;…;Š;œ;a;Hard',
      '',
    ];
    const signs = { '€': 0x80, '„': 0x84, '“': 0x93, '’': 0x92, '–': 0x96, '…': 0x85, Š: 0x8a, œ: 0x9c };
    const bytes = [...lines.join('\r\n')].map((sign) =>
      sign in signs ? signs[sign as keyof typeof signs] : sign.charCodeAt(0),
    );
    const { questions, rejected } = await readCsv(Buffer.from(bytes));
    expect(rejected).toEqual([]);
    expect(questions).toEqual([
      expect.objectContaining({
        question: 'Wie heißt der „Größte“; und wer ist’s?',
        options: ['10 €', 'Ärmel', 'Öl', 'Übermut'],
      }),
      expect.objectContaining({ question: 'Was sagt "er"?', options: ['–', '…', 'Š', 'œ'], answer: 0 }),
    ]);
  });

  it('may begin with the line that tells Excel how its fields are set apart', async () => {
    const { questions, rejected } = await read('sep=;\r', semicolons, '1;too short');
    expect([texts({ questions }), rejected.map(({ line }) => line)]).toEqual([['What; is it?'], [4]]);
  });

  it.each([
    [undefined, '"1,234.5"', '"1,000..2,000"'],
    ['en', '"1,234.5"', '"1,000..2,000"'],
    ['fr', '"1 234,5"', '1 000..2 000'],
    ['de', '"1.234,5"', '1.000,0..2.000,0'],
    ['de', '1234.5', '1000..2000'],
  ])('has numbers as readers of %s write them: %s', async (language, value, range) => {
    const file = [
      `${header},Kind,Range,Within`,
      `1,Rivers,How long?,,,,,${value},Easy,number,${range.includes(',') ? `"${range.replaceAll('"', '')}"` : range},"0,5"`,
    ].join('\n');
    const { questions } = await readCsv(Buffer.from(file), language);
    expect(questions).toMatchObject([
      {
        task: {
          value: 1_234.5,
          range: { from: 1_000, to: 2_000 },
          band: 0.5,
        },
      },
    ]);
  });

  it.each([
    ['CRLF', [header, row('One?'), row('Two?'), ''].join('\r\n')],
    ['CR', [header, row('One?'), row('Two?')].join('\r')],
    ['blank lines and empty rows', [header, '', row('One?'), ' ', row('Two?'), ',,,,,,,,', ''].join('\n')],
    ['tabs', [header, row('One?'), row('Two?')].join('\n').replaceAll(',', '\t')],
    [
      'columns in another order',
      [
        'Difficulty,Notes,Correct Answer,Option D,Option C,Option B,Option A,Question,Game Category,Serial Number',
        'Easy,,B,d,c,b,a,One?,Rivers,1',
        'Hard,"x, y",B,d,c,b,a,Two?,Rivers,2',
      ].join('\n'),
    ],
    [
      'headers in other letters, quoted, with blanks',
      [
        ` "SERIAL  number" ,game category, QUESTION ,Option a,option b,option c,option d,"correct answer",difficulty`,
        row('One?'),
        row('Two?'),
      ].join('\n'),
    ],
    ['quoted fields with blanks around them', [header, row(' "One?" '), row(' Two?  ')].join('\n')],
  ])('may have %s', async (_, text) => {
    const { questions, rejected } = await readCsv(Buffer.from(text));
    expect(rejected).toEqual([]);
    expect(questions.map(({ question, answer }) => [question, answer])).toEqual([
      ['One?', 1],
      ['Two?', 1],
    ]);
  });

  it('may have semicolons, and commas in its texts', async () => {
    expect(texts(await readCsv(Buffer.from(semicolons)))).toEqual(['What; is it?']);
    const commas = `${header.replaceAll(',', ';')}\n1;Rivers;Red, green;a;b;c;d;B;Easy`;
    expect(texts(await readCsv(Buffer.from(commas)))).toEqual(['Red, green']);
  });

  it('tells each bad row by the line where it begins', async () => {
    const { questions, rejected } = await read(
      header,
      row('"Two\nlines"'),
      row('', {}),
      '',
      '1,Rivers,Where?,a,b',
      row('"Three\n\n\nlines"', { right: 'x' }),
      row('Fine?'),
      row('Where?', { options: 'a,,c,d' }),
      row('Where?', { options: 'a,b, A,d' }),
      row('Where?', { difficulty: 'Medium-ish' }),
      row('Where?', { category: '' }),
      row('q'.repeat(501)),
      row('Red, green and blue?'),
      row('Where?', { options: `${'o'.repeat(201)},b,c,d` }),
      row('Where?', { right: '' }),
      row('Control \u0007?'),
      row('Where?', { category: 'c'.repeat(51) }),
      row('Where?', { options: 'AB,A,B,0', right: 'A' }),
    );
    expect(texts({ questions })).toEqual(['Two\nlines', 'Fine?']);
    expect(rejected.map(({ line, reason }) => `${line}: ${reason}`)).toEqual([
      '4: The question is empty.',
      '6: The row has only 5 of the 9 fields.',
      '7: The correct answer is neither a letter from A to D nor the text of an option.',
      '12: Option B is empty.',
      '13: Two options are the same.',
      '14: The difficulty must be Easy, Medium or Hard.',
      '15: The category is empty.',
      '16: The question is longer than 500 characters.',
      expect.stringMatching(/^17: The row has 10 fields, the header 9\./),
      '18: Option A is longer than 200 characters.',
      '19: The correct answer is missing: a letter from A to D, or the text of an option.',
      '20: The question has characters that cannot be shown.',
      '21: The category is longer than 50 characters.',
      expect.stringMatching(
        /^22: The correct answer “A” is one option’s letter and another’s text\..*lower case\.$/,
      ),
    ]);
  });

  it('loses one row to a forgotten quote, not the rest', async () => {
    const { questions, rejected } = await read(
      header,
      row('One?'),
      row('"Never closed'),
      row('Three?'),
      row('"Closed" too early'),
      row('5" disk?'),
      row('"and open'),
    );
    expect(texts({ questions })).toEqual(['One?', 'Three?', '5" disk?']);
    expect(rejected.map(({ line }) => line)).toEqual([3, 5, 7]);
  });

  it('takes the answer as a letter in any case or as the exact text, its first letter raised or not', async () => {
    const answers = async (options: string, ...given: string[]) =>
      (await read(header, ...given.map((right) => row('Where?', { options, right })))).questions.map(
        ({ answer }) => answer,
      );
    expect(await answers('rhine,Nile,c,d', 'a', 'B', 'Nile', 'rhine', 'Rhine')).toEqual([0, 1, 1, 0, 0]);
    expect(await answers('AB,A,B,0', 'b', 'AB', 'D', '0')).toEqual([1, 0, 3, 3]);
    expect(await answers('A,B,C,D', 'A', 'b', 'C')).toEqual([0, 1, 2]);
  });

  it.each([
    ['nothing', ''],
    ['blanks', ' \n \n'],
    ['no header', row('Where?')],
    ['eight columns', header.replace(',Difficulty', '')],
    ['a header with a forgotten quote', `"${header}\n${row('Where?')}`],
    ['bars between its columns', `${header}\n${row('Where?')}`.replaceAll(',', '|')],
    ['headers in another language than its own three', header.replace('Question', 'Pregunta')],
    ['headers in one quoted cell', `"${header}"\n"${row('Where?')}"`],
    ['a header behind a line', `My questions\n${header}\n${row('Where?')}`],
  ])('with %s lacks its headers', async (_, text) => {
    await expect(readCsv(Buffer.from(text))).rejects.toThrow(
      'CSV must contain required headers: Serial Number, Game Category, Question, Option A, Option B, Option C, Option D, Correct Answer, Difficulty',
    );
  });

  it.each([
    ['a picture', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 0x0d])],
    ['a null character', Buffer.from(`${header}\n${row('a\u0000b')}`)],
    ['bytes that no encoding has', Buffer.from(`${header}\n${row('Gr\u00f6\u0081e?')}`, 'latin1')],
    ['UTF-8 with NUL', Buffer.from(`${header}\n${row('ö\u0000')}`)],
    ['UTF-16 without its mark', Buffer.from(header, 'utf16le')],
    ['UTF-16 with half a pair', Buffer.from(`\ufeff${header}\n\ud83c,`, 'utf16le')],
  ])('that is %s is refused', async (_, file) => {
    await expect(readCsv(file)).rejects.toThrow(
      'Error processing CSV file. Please check the format and try again.',
    );
  });

  describe('of kinds', () => {
    const kindHeader = `${header},Kind,Option E,Option F`;
    const line = (options: string[], right: string, kind = 'Single') =>
      [1, 'Rivers', 'Which?', ...options.slice(0, 4), right, 'Easy', kind, ...options.slice(4)].join(',');

    it('may have questions of two to six options, where their kind is named', async () => {
      const { questions, rejected } = await read(
        kindHeader,
        line(['True', 'False', '', '', '', ''], 'B'),
        line(['a', 'b', 'c', 'd', 'e', 'f'], 'f'),
        line(['a', 'b', 'c', 'd', '', ''], 'A', ''),
      );
      expect(rejected).toEqual([]);
      expect(questions.map(({ options, answer }) => [options.join(), answer])).toEqual([
        ['True,False', 1],
        ['a,b,c,d,e,f', 5],
        ['a,b,c,d', 0],
      ]);
    });

    it('tells what is wrong with them', async () => {
      const { rejected } = await read(
        kindHeader,
        line(['a', '', '', '', '', ''], 'A'),
        line(['a', '', 'c', '', '', ''], 'A'),
        line(['a', 'b', '', '', '', ''], 'C'),
        line(['a', 'b', '', '', '', ''], 'A', 'Riddle'),
        line(['a', 'b', '', '', '', ''], 'A', ''),
      );
      expect(rejected.map(({ line, code }) => [line, code])).toEqual([
        [2, 'bad_option_count'],
        [3, 'text_empty'],
        [4, 'unknown_answer'],
        [5, 'unknown_kind'],
        [6, 'text_empty'],
      ]);
    });

    it('comes back from an export as it was', async () => {
      const base = { question: 'Which?', category: 'Rivers', difficulty: 'Easy' as const };
      const some: WrittenQuestion[] = [
        { ...base, options: ['=1', 'no'], answer: 1 },
        { ...base, options: ['a', 'b', 'c', 'd', 'e', 'F'], answer: 4 },
        { ...base, options: ['a', 'b', 'c', 'd'], answer: 0 },
      ];
      expect(await readCsv(await written(some))).toMatchObject({ questions: some, rejected: [] });
    });
  });

  it('may have 5,000 rows and no more, good or bad', async () => {
    const rows = Array.from({ length: 5_000 }, (_, index) => row(`Question ${index}?`));
    expect((await read(header, ...rows)).questions).toHaveLength(5_000);
    await expect(read(header, ...rows, 'one more')).rejects.toThrow('more than 5000 rows');
    await expect(read(header, ...Array(5_001).fill('a"b,"'))).rejects.toThrow('more than 5000 rows');
  });

  it('may hold a row at all limits, every sign of it a doubled quote', async () => {
    const longest = {
      question: '"'.repeat(500),
      options: ['"a', '"b', '"c', '"d'].map((text) => text.padStart(200, '"')),
      answer: 3 as const,
      category: '"'.repeat(50),
      difficulty: 'Hard' as const,
    };
    expect(await readCsv(await written([longest]))).toMatchObject({ questions: [longest], rejected: [] });
  });

  const sign = fc.constantFrom(
    ...[
      '=',
      '+',
      '-',
      '@',
      "'",
      '"',
      ',',
      ';',
      '\t',
      '\r',
      '\n',
      '\r\n',
      '＝',
      'A',
      'a',
      'B',
      'b',
      'é',
      '字',
      '🎈',
      ' ',
      '|',
      '\u2028',
    ],
  );
  const text = (most: number, of = sign) => fc.string({ unit: of, minLength: 1, maxLength: most });
  const finite = fc.double({ noNaN: true, noDefaultInfinity: true });
  const asked = fc.oneof(
    fc.record({
      options: fc.tuple(text(4), text(4), text(4), text(4)),
      correctAnswer: fc.constantFrom(0, 1, 2, 3),
    }),
    fc.record({
      kind: fc.constant('multi'),
      options: fc.array(text(4), { minLength: 3, maxLength: 6 }),
      right: fc.uniqueArray(fc.nat(5), { minLength: 1, maxLength: 3 }),
      exactOnly: fc.boolean(),
    }),
    fc.record({
      kind: fc.constant('typed'),
      accepted: fc.array(text(6), { minLength: 1, maxLength: 10 }),
      refused: fc.array(text(6), { maxLength: 3 }),
    }),
    fc.record({
      kind: fc.constant('number'),
      value: finite,
      band: finite.map(Math.abs),
      unit: fc.oneof(fc.constant(''), text(5)),
    }),
    fc.record({
      kind: fc.constant('number'),
      value: fc.constant(5),
      range: fc.constant({ from: -5.5, to: 1e21 }),
    }),
    fc.record({ kind: fc.constant('order'), items: fc.array(text(4), { minLength: 3, maxLength: 8 }) }),
    fc.record({ kind: fc.constant('poll'), options: fc.array(text(4), { minLength: 2, maxLength: 6 }) }),
    fc.constant({ kind: 'cloud' }),
  );
  const facts = fc.record({
    question: text(60),
    category: text(12, fc.constantFrom(...['=', '+', '-', '@', "'", '"', ',', ';', 'A', 'é', '&', '/'])),
    difficulty: fc.constantFrom('Easy', 'Medium', 'Hard'),
  });
  const language = fc.constantFrom('en', 'fr', 'de', 'de-CH');
  const draft = fc.tuple(facts, asked).map(([told, what]) => ({ ...told, ...what }) as UploadDraft);

  /** JSON knows a zero with a sign. */
  const lessThanNothing = {
    ...{ question: 'How much?', category: 'Numbers', difficulty: 'Easy' },
    ...{ kind: 'number', value: -0, band: -0, range: { from: -0, to: 1 } },
  } as UploadDraft;

  it('comes back from an export as it was, whatever its texts begin with', async () => {
    let sound = 0;
    await fc.assert(
      fc.asyncProperty(fc.array(draft, { minLength: 1, maxLength: 6 }), language, async (drafts, reader) => {
        const questions = drafts
          .map(readUpload)
          .filter((question): question is UploadedQuestion => !('reason' in question));
        sound += questions.length;
        expect(await readCsv(await written(questions), reader)).toEqual({ questions, rejected: [] });
      }),
      { numRuns: 300, examples: [[[lessThanNothing], 'en']] },
    );
    expect(sound).toBeGreaterThan(50);
  });

  it('runs nothing in a spreadsheet: no cell of an export begins like a formula', async () => {
    const question = (text: string): WrittenQuestion => ({
      question: text,
      options: ['=1+1', '+a', '-b', '@c'],
      answer: 0,
      category: "'=cmd",
      difficulty: 'Easy',
    });
    const file = (await written([question('=HYPERLINK("http://x")')])).toString();
    expect(file.split('\r\n').join('\n')).toContain(
      `1,''=cmd,"'=HYPERLINK(""http://x"")",'=1+1,'+a,'-b,'@c,A,Easy\n`,
    );
  });
});

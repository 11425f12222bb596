import { csvColumns, limits } from '@clockbeat/domain';
import { writeXlsx } from 'hucre/xlsx';

/** A question as each of these files asks it. */
interface Asked {
  readonly text: string;
  readonly options: readonly string[];
  readonly right: number;
}

const words =
  'river lake town bridge harbour island valley mountain forest castle market street tower garden railway border coast canal village church'.split(
    ' ',
  );

/** Words in an order that repeats itself nowhere, so that a workbook cannot be packed to nothing; the same each time. */
function* wordsByLot(): Generator<string, never> {
  for (let lot = 1; ; lot = (lot * 48_271) % 2_147_483_647) yield words[lot % words.length] ?? '';
}

/** As many questions as a file may have, different from each other, with about so many characters each. */
const questionsOf = (characters: number): Asked[] => {
  const lots = wordsByLot();
  const filled = (length: number): string => {
    let text = '';
    while (text.length < length) text += ` ${lots.next().value}`;
    return text;
  };
  return Array.from({ length: limits.upload.questions }, (_, index) => ({
    text: `${index + 1} places:${filled(characters * 0.44)}?`,
    options: ['Upper', 'Lower', 'Outer', 'Inner'].map((name) => `${name}${filled(characters * 0.12)}`),
    right: index % 4,
  }));
};

export interface LargeFile {
  readonly name: string;
  readonly bytes: Buffer;
}

const letters = 'ABCD';
const quoted = (text: string): string => `"${text.replaceAll('"', '""')}"`;

/** How each format writes a question, the file around all of them, and what a file is called. */
const written: Readonly<Record<string, { name: string; whole: (asked: readonly Asked[]) => string }>> = {
  'our CSV': {
    name: 'ours.csv',
    whole: (all) =>
      [
        csvColumns.join(','),
        ...all.map(({ text, options, right }, index) =>
          [index + 1, 'Towns', quoted(text), ...options.map(quoted), letters[right], 'Easy'].join(','),
        ),
      ].join('\n'),
  },
  Aiken: {
    name: 'aiken.txt',
    whole: (all) =>
      all
        .map(({ text, options, right }) =>
          [
            text,
            ...options.map((option, nth) => `${letters[nth]}. ${option}`),
            `ANSWER: ${letters[right]}`,
          ].join('\n'),
        )
        .join('\n\n'),
  },
  GIFT: {
    name: 'gift.gift',
    whole: (all) =>
      all
        .map(
          ({ text, options, right }, index) =>
            `::${index + 1}::${text.replace(':', '\\:')}{${options.map((option, nth) => `${nth === right ? '=' : '~'}${option}`).join(' ')}}`,
        )
        .join('\n\n'),
  },
  'plain text': {
    name: 'plain.txt',
    whole: (all) =>
      all
        .map(({ text, options, right }) =>
          [text, ...options.map((option, nth) => `${nth === right ? '*' : ''}${option}`)].join('\n'),
        )
        .join('\n\n'),
  },
  'Open Trivia DB': {
    name: 'opentdb.json',
    whole: (all) =>
      JSON.stringify({
        response_code: 0,
        results: all.map(({ text, options, right }) => ({
          type: 'multiple',
          difficulty: 'easy',
          category: 'Towns',
          question: text,
          correct_answer: options[right],
          incorrect_answers: options.filter((_, nth) => nth !== right),
        })),
      }),
  },
  'our JSON': {
    name: 'ours.json',
    whole: (all) =>
      JSON.stringify({
        questions: all.map(({ text, options, right }) => ({ text, options, right: options[right] })),
      }),
  },
  'Moodle XML': {
    name: 'moodle.xml',
    whole: (all) =>
      `<?xml version="1.0"?><quiz>${all
        .map(
          ({ text, options, right }) =>
            `<question type="multichoice"><questiontext format="plain_text"><text>${text}</text></questiontext><single>true</single>${options
              .map(
                (option, nth) =>
                  `<answer fraction="${nth === right ? 100 : 0}"><text>${option}</text></answer>`,
              )
              .join('')}</question>`,
        )
        .join('\n')}</quiz>`,
  },
  'Kahoot, copied cells': {
    name: 'kahoot.txt',
    whole: (all) =>
      [
        ['Question', 'Answer 1', 'Answer 2', 'Answer 3', 'Answer 4', 'Time limit', 'Correct answer'].join(
          '\t',
        ),
        ...all.map(({ text, options, right }) => [text, ...options, 20, right + 1].join('\t')),
      ].join('\n'),
  },
};

/** Rows of a workbook. */
const sheets: Readonly<
  Record<string, { name: string; rows: (asked: readonly Asked[]) => (string | number)[][] }>
> = {
  'our workbook': {
    name: 'ours.xlsx',
    rows: (all) => [
      [...csvColumns],
      ...all.map(({ text, options, right }, index) => [
        index + 1,
        'Towns',
        text,
        ...options,
        letters[right] ?? '',
        'Easy',
      ]),
    ],
  },
  'Kahoot workbook': {
    name: 'kahoot.xlsx',
    rows: (all) => [
      ['Question', 'Answer 1', 'Answer 2', 'Answer 3', 'Answer 4', 'Time limit', 'Correct answer'],
      ...all.map(({ text, options, right }) => [text, ...options, 20, right + 1]),
    ],
  },
};

export const formatsOfFiles = [...Object.keys(written), ...Object.keys(sheets)];

/** A file of a format with as many questions as may be, as large as may be; a workbook packs as much text into less. */
export const largeFile = async (format: string): Promise<LargeFile> => {
  const most = Math.floor(limits.upload.bytes / limits.upload.questions);
  const text = written[format];
  const sheet = sheets[format];
  if (sheet) {
    const rows = sheet.rows(questionsOf(most));
    return {
      name: sheet.name,
      bytes: Buffer.from(await writeXlsx({ sheets: [{ name: 'Questions', rows }] })),
    };
  }
  if (!text) throw new Error(`No such format: ${format}`);
  let bytes = Buffer.from(text.whole(questionsOf(most)));
  for (let characters = most; bytes.length > limits.upload.bytes; characters -= 10)
    bytes = Buffer.from(text.whole(questionsOf(characters)));
  return { name: text.name, bytes };
};

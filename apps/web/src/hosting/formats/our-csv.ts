import {
  csvColumns,
  csvMoreColumns,
  csvOptionColumns,
  csvTaskColumns,
  letters,
  limits,
} from '@clockbeat/domain/contract';
import {
  type FormatProblem,
  type FormatRead,
  type LeftOut,
  LeftOutTally,
  type ReadQuestion,
} from './read-format.js';

const columns = [...csvColumns, ...csvOptionColumns, ...csvTaskColumns, ...csvMoreColumns];
type Cells = Partial<Record<(typeof columns)[number], string | number>>;

/** Another program's questions as a file of ours. */
export interface OurCsv {
  readonly csv: string;
  /** Which place of the other file each line is of. */
  readonly placeOfLine: ReadonlyMap<number, number>;
  readonly problems: readonly FormatProblem[];
  readonly leftOut: Readonly<Partial<Record<LeftOut, number>>>;
  /** How many questions it holds. */
  readonly count: number;
}

/** Writes what a reader has found; questions that name no category get `category`. What is wrong with one is the server's to say. */
export const toOurCsv = ({ questions, problems, leftOut }: FormatRead, category: string): OurCsv => {
  const tally = new LeftOutTally();
  for (const [kind, count] of Object.entries(leftOut)) tally.add(kind as LeftOut, count);
  const lines = [columns.map(quoted).join(',')];
  const placeOfLine = new Map<number, number>();
  const tooMany: FormatProblem[] = [];
  let line = 2;
  for (const question of questions) {
    if (question.asked.kind === 'options' && question.asked.options.length > limits.optionsOfKind.max) {
      tooMany.push({ place: question.place, code: 'tooManyOptions' });
      continue;
    }
    const cells = cellsOf({ ...question, ...carried(question, tally) }, category, lines.length);
    const row = columns.map((column) => quoted(cells[column] ?? '')).join(',');
    lines.push(row);
    placeOfLine.set(line, question.place);
    line += row.split('\n').length;
    // one more than is taken: the server says that these are too many
    if (lines.length > limits.upload.questions + 1) break;
  }
  return {
    csv: lines.join('\n'),
    placeOfLine,
    problems: [...problems, ...tooMany].sort((a, b) => a.place - b.place),
    leftOut: tally.counts,
    count: lines.length - 1,
  };
};

/** What we have no room for beside a question does not keep the question out. */
const carried = (
  { explanation, seconds }: ReadQuestion,
  tally: LeftOutTally,
): Pick<ReadQuestion, 'explanation' | 'seconds'> => {
  const isLong = [...(explanation ?? '')].length > limits.explanation;
  const { min, max } = limits.timeLimit;
  const isOff = seconds !== undefined && !(Number.isInteger(seconds) && seconds >= min && seconds <= max);
  if (isLong) tally.add('longExplanation');
  if (isOff) tally.add('seconds');
  return { explanation: isLong ? undefined : explanation, seconds: isOff ? undefined : seconds };
};

const cellsOf = (question: ReadQuestion, category: string, nth: number): Cells => ({
  'Serial Number': nth,
  'Game Category': shortened(question.category?.trim() || category),
  Question: question.text,
  Difficulty: question.difficulty?.trim() || 'Medium',
  Explanation: question.explanation ?? '',
  'Time Limit': question.seconds ?? '',
  ...askedIn(question),
});

const askedIn = ({ asked }: ReadQuestion): Cells => {
  switch (asked.kind) {
    case 'typed':
      return { Kind: 'typed', 'Correct Answer': asked.accepted.map(withoutBar).join(' | ') };
    case 'number':
      return {
        Kind: 'number',
        'Correct Answer': asked.value,
        Within: asked.within === 0 ? '' : asked.within,
      };
    case 'options':
      return {
        ...Object.fromEntries(asked.options.map((text, index) => [`Option ${letters[index as 0]}`, text])),
        ...(asked.right.length > 1
          ? { Kind: 'multi', 'Correct Answer': asked.right.map((at) => letters[at as 0]).join(', ') }
          : { Kind: 'single', 'Correct Answer': letterOf(asked.options, asked.right[0]) }),
      };
  }
};

/** In lower case where another option's text is that letter, as our own files have it. */
const letterOf = (options: readonly string[], right: number | undefined): string => {
  if (right === undefined) return '';
  const letter = letters[right as 0];
  const isText = options.some((text, index) => index !== right && text === letter);
  return isText ? letter.toLowerCase() : letter;
};

/** A bar sets accepted texts apart. */
const withoutBar = (text: string): string => text.replace(/[\\|]/g, '\\$&');

/** A name as a category may be. */
export const shortened = (category: string): string => {
  const signs = [...category.replace(/\s+/g, ' ')];
  return signs.length > limits.category ? `${signs.slice(0, limits.category - 1).join('')}…` : signs.join('');
};

/** The server takes one apostrophe off before a sign that a spreadsheet would calculate with: an author's own gets a second one. */
const quoted = (cell: string | number): string => {
  const text = String(cell)
    .replace(/\r\n?/g, '\n')
    .trim()
    .replace(/^'+[=+\-@＝＋－＠]/, "'$&");
  return `"${text.replaceAll('"', '""')}"`;
};

import {
  type FormatProblem,
  type FormatRead,
  linesOf,
  type ReadQuestion,
  withoutNumber,
} from './read-format.js';

interface Option {
  readonly letter: string;
  readonly text: string;
}

const option = /^\s*([A-Za-z])[.)]\s+(\S.*)$/;
const answer = /^\s*ANSWER\s*:(.*)$/i;

/**
 * Aiken: a question, options with letters, `ANSWER: B`. Taken more kindly than by those who made it: questions of several
 * lines, letters in any case, several right ones, an answer by its text.
 */
export const readAiken = (text: string): FormatRead => {
  const questions: ReadQuestion[] = [];
  const problems: FormatProblem[] = [];
  let begun = { place: 0, lines: [] as string[], options: [] as Option[] };
  const beginAnew = (): void => {
    begun = { place: 0, lines: [], options: [] };
  };
  const problem = (code: FormatProblem['code'], place = begun.place): void => {
    problems.push({ place, code });
    beginAnew();
  };

  const end = (said: string, place: number): void => {
    const { lines, options } = begun;
    const right = rightOf(said, options);
    const letters = new Set(options.map(({ letter }) => letter));
    if (lines.length === 0 || options.length === 0) problem('answerAlone', place);
    else if (letters.size < options.length) problem('letterTwice');
    else if (right === null) problem('unknownLetter', place);
    else done(right);
  };
  const done = (right: readonly number[]): void => {
    const { lines, options } = begun;
    questions.push({
      place: begun.place,
      text: withoutNumber(lines.join('\n'), questions.length + problems.length + 1),
      asked: { kind: 'options', options: options.map(({ text: own }) => own), right },
    });
    beginAnew();
  };

  for (const [index, line] of linesOf(text).entries()) {
    if (line.trim() === '') continue;
    const place = index + 1;
    const [, said] = answer.exec(line) ?? [];
    if (said !== undefined) {
      end(said.trim(), place);
      continue;
    }
    const [, letter, own] = option.exec(line) ?? [];
    if (letter !== undefined && own !== undefined && begun.lines.length > 0) {
      begun.options.push({ letter: letter.toUpperCase(), text: own.trim() });
      continue;
    }
    if (begun.options.length > 0) problem('noAnswerLine');
    if (begun.lines.length === 0) begun.place = place;
    begun.lines.push(line.trim());
  }
  if (begun.lines.length > 0) problem('noAnswerLine');
  return { format: 'aiken', questions, problems, leftOut: {} };
};

/** Which options are meant: by their letters, else one by its text; null: none of them. */
const rightOf = (said: string, options: readonly Option[]): number[] | null => {
  const byText = options.findIndex(({ text }) => text === said);
  const given = said
    .replace(/[.)]$/, '')
    .split(/[\s,;&]+/)
    .filter((part) => part !== '');
  const letters = given.map((part) => options.findIndex(({ letter }) => letter === part.toUpperCase()));
  if (letters.length > 0 && !letters.includes(-1)) return [...new Set(letters)].sort((a, b) => a - b);
  return byText === -1 ? null : [byText];
};

import {
  type FormatProblem,
  type FormatRead,
  linesOf,
  numbersOff,
  type ReadQuestion,
} from './read-format.js';

interface Option {
  readonly letter: string;
  readonly text: string;
}

/** As in Moodle no blank need follow a capital letter: after a small one it would take `e.g.` for an option. */
const option = /^\s*(?:([A-Z])[.)]|([a-z])[.)](?=\s))\s*(.*)$/;
const answer = /^\s*ANSWERS?(?:\s*[:：=]|(?=\s+[A-Z][.)]?\s*$))(.*)$/i;
/** Behind options: the same in another language, or by another word, as long as nothing but letters is named. */
const otherAnswer = /^\s*(?:[^\s:：]{2,20}[ \u00a0]?){1,3}[:：]\s*([A-Z](?:\s?[,;&]\s?[A-Z])*[.)]?)\s*$/;
/** What Chamilo, and teachers, write right below an answer: an explanation, and what we have no place for. */
const afterAnswer = /^\s*(?:(ANSWER_EXPLANATION|EXPLANATION|FEEDBACK)|SCORE|DESCRIPTION|TAGS)\s*[:：](.*)$/i;

/** Whether a text is likely to be Aiken. */
export const isAiken = (text: string): boolean => {
  const lines = linesOf(text);
  return (
    lines.some((line) => answer.test(line) || otherAnswer.test(line)) &&
    lines.some((line) => /^\s*[A-Za-z][.)]\s*\S/.test(line))
  );
};

/**
 * Aiken: a question, options with letters, `ANSWER: B`. Taken more kindly than by those who made it: questions of several
 * lines, letters in any case, several right ones, an answer by its text, or called otherwise.
 */
export const readAiken = (text: string): FormatRead => {
  const questions: ReadQuestion[] = [];
  const problems: FormatProblem[] = [];
  const withoutNumber = numbersOff();
  let begun = { place: 0, lines: [] as string[], options: [] as Option[] };
  const beginAnew = (): void => {
    begun = { place: 0, lines: [], options: [] };
  };
  const problem = (code: FormatProblem['code'], place = begun.place): void => {
    problems.push({ place, code });
    beginAnew();
  };
  let ended = 0;

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

  const explain = (explanation: string): void => {
    const last = questions.pop();
    if (last) questions.push({ ...last, explanation });
  };

  for (const [index, line] of linesOf(text).entries()) {
    // Moodle passes over a lone sign too
    if (/^[\0-\x7f]?$/.test(line.trim())) continue;
    const place = index + 1;
    const said =
      answer.exec(line)?.[1] ?? (begun.options.length > 0 ? otherAnswer.exec(line)?.[1] : undefined);
    if (said !== undefined) {
      end(said.trim(), place);
      ended = place;
      continue;
    }
    const [after, explains, more = ''] = afterAnswer.exec(line) ?? [];
    if (after !== undefined && ended > 0 && place === ended + 1) {
      ended = place;
      if (explains !== undefined) explain(more.trim());
      continue;
    }
    const [, capital, small, own] = option.exec(line) ?? [];
    const letter = capital ?? small;
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

/** Which options are meant: by their letters, else one by its letter and its text, or by its text; null: none of them. */
const rightOf = (said: string, options: readonly Option[]): number[] | null => {
  const at = (letter: string): number =>
    options.findIndex((each) => each.letter === letter.replace(/[.)]$/, '').toUpperCase());
  const letters = said
    .split(/[\s,;&]+/)
    .filter((part) => part !== '')
    .map(at);
  if (letters.length > 0 && !letters.includes(-1)) return [...new Set(letters)].sort((a, b) => a - b);
  const [, letter = '', own] = /^([A-Za-z])\s*[.):(–-]\s*(\S.+)$/.exec(said) ?? [];
  const one = own === undefined ? options.findIndex(({ text }) => text === said) : at(letter);
  return one === -1 ? null : [one];
};

import { type Asked, type FormatRead, linesOf, numbersOff, type ReadQuestion } from './read-format.js';

/** A question a paragraph, its options a line each, `*` before what is right. Where all lines are right they are what may be typed. */
export const readPlainText = (text: string): FormatRead => {
  const questions: ReadQuestion[] = [];
  const withoutNumber = numbersOff();
  for (const { place, lines } of paragraphsOf(text)) {
    const [question = '', ...options] = lines;
    questions.push({
      place,
      text: withoutNumber(question, questions.length + 1),
      asked: askedIn(withoutMarks(options)),
    });
  }
  return { format: 'plain', questions, problems: [], leftOut: {} };
};

interface Paragraph {
  readonly place: number;
  readonly lines: readonly string[];
}

const paragraphsOf = (text: string): Paragraph[] => {
  const paragraphs: { place: number; lines: string[] }[] = [];
  let isOpen = false;
  for (const [index, line] of linesOf(text).entries()) {
    const trimmed = line.trim();
    if (trimmed !== '' && !isOpen) paragraphs.push({ place: index + 1, lines: [] });
    isOpen = trimmed !== '';
    if (isOpen) paragraphs.at(-1)?.lines.push(trimmed);
  }
  return paragraphs;
};

interface Line {
  readonly isRight: boolean;
  readonly text: string;
}

/**
 * The star may stand before the mark of a list or behind it, be as wide as Chinese keyboards write it, or be the two of a bold
 * line, as assistants have what is right; a star of its own has a backslash before it.
 */
const starred = (line: string): Line => {
  const [, bold] = /^\*\*(.*[^*\s])\s*\*\*$/.exec(line) ?? [];
  if (bold !== undefined) return { isRight: true, text: bold.trim() };
  return /^[*＊]/.test(line) ? { isRight: true, text: line.slice(1).trim() } : { isRight: false, text: line };
};

/** The marks of a list: what stands before a line, and whether that is the mark of the line at `index`. */
const marks: readonly { readonly mark: RegExp; readonly isOf: (sign: string, index: number) => boolean }[] = [
  { mark: /^([-–•])\s+/, isOf: () => true },
  {
    mark: /^\(?([A-Za-z])[.)]\s+/,
    isOf: (sign, index) => sign.toUpperCase() === String.fromCharCode(65 + index),
  },
  { mark: /^\(?(\d)[.)]\s+/, isOf: (sign, index) => sign === String(index + 1) },
];

/** Without the dashes, letters or numbers of a list, where all of its lines have them. */
const withoutMarks = (lines: readonly string[]): Line[] => {
  const before = lines.map(starred);
  const used = marks.find(({ mark, isOf }) =>
    before.every(({ text }, index) => isOf(mark.exec(text)?.[1] ?? '', index) && mark.test(text)),
  );
  const bare = before.map(({ text }) => starred(used ? text.replace(used.mark, '') : text));
  // `1. League`, `2. League`: these numbers are the texts
  const areMarks = new Set(bare.map(({ text }) => text)).size === bare.length;
  return before.map(({ isRight, text }, index) => {
    const own = (areMarks ? bare[index] : undefined) ?? starred(text);
    return { isRight: isRight || own.isRight, text: own.text.replace(/^\\\*/, '*') };
  });
};

const askedIn = (lines: readonly Line[]): Asked => {
  const texts = lines.map(({ text }) => text);
  if (lines.length > 0 && lines.every(({ isRight }) => isRight)) return { kind: 'typed', accepted: texts };
  const right = lines.flatMap(({ isRight }, index) => (isRight ? [index] : []));
  return { kind: 'options', options: texts, right };
};

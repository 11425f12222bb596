import { type Asked, type FormatRead, linesOf, type ReadQuestion, withoutNumber } from './read-format.js';

/** A question a paragraph, its options a line each, `*` before what is right. Where all lines are right they are what may be typed. */
export const readPlainText = (text: string): FormatRead => {
  const questions: ReadQuestion[] = [];
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

/** The star may stand before the mark of a list or behind it; a star of its own has a backslash before it. */
const starred = (line: string): Line =>
  line.startsWith('*') ? { isRight: true, text: line.slice(1).trim() } : { isRight: false, text: line };

/** Without the dashes or letters of a list, where all of its lines have them. */
const withoutMarks = (lines: readonly string[]): Line[] => {
  const before = lines.map(starred);
  const dashed = before.every(({ text }) => /^[-–•]\s/.test(text));
  const lettered = before.every(({ text }, index) => {
    const [letter = '', mark = ''] = text;
    return letter.toUpperCase() === String.fromCharCode(65 + index) && /[.)]/.test(mark) && text[2] === ' ';
  });
  return before.map(({ isRight, text }) => {
    const own = starred(dashed ? text.slice(2).trim() : lettered ? text.slice(3).trim() : text);
    return { isRight: isRight || own.isRight, text: own.text.replace(/^\\\*/, '*') };
  });
};

const askedIn = (lines: readonly Line[]): Asked => {
  const texts = lines.map(({ text }) => text);
  if (lines.length > 0 && lines.every(({ isRight }) => isRight)) return { kind: 'typed', accepted: texts };
  const right = lines.flatMap(({ isRight }, index) => (isRight ? [index] : []));
  return { kind: 'options', options: texts, right };
};

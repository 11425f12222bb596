import type { FormatProblem } from './read-format.js';
import { linesOf } from './read-format.js';

/** What stands between blank lines of a GIFT file: a question, or the category of those behind it. */
export interface Block {
  /** The line on which it begins. */
  readonly place: number;
  readonly text: string;
  readonly category?: string;
}

const categoryLine = /^\s*\$CATEGORY:(.*)$/;
/** A title begins a question, also where the blank line before it was forgotten. */
const titleLine = /^\s*::/;

/**
 * A file's blocks, without its comments. Taken more kindly than by Moodle: a category needs no blank line behind it, a title
 * none before it, and a blank line between braces does not end the question.
 */
export function* blocksOf(text: string): Generator<Block> {
  let place = 0;
  let lines: string[] = [];
  let braces = noBraces;
  const done = function* (): Generator<Block> {
    if (lines.length > 0) yield { place, text: lines.join('\n') };
    lines = [];
    braces = noBraces;
  };
  const all = linesOf(text);
  for (const [index, line] of all.entries()) {
    if (/^\s*\/\//.test(line)) continue;
    const [, category] = categoryLine.exec(line) ?? [];
    if (category !== undefined) {
      yield* done();
      yield { place: index + 1, text: '', category };
      continue;
    }
    if (line.trim() === '') {
      if (braces.opened === braces.closed || !closesSoon(all, index)) yield* done();
      continue;
    }
    if (titleLine.test(line) && braces.closed > 0 && braces.opened === braces.closed) yield* done();
    if (lines.length === 0) place = index + 1;
    lines.push(line);
    const more = bracesIn(line);
    braces = { opened: braces.opened + more.opened, closed: braces.closed + more.closed };
  }
  yield* done();
}

const noBraces = { opened: 0, closed: 0 };
/** Lines behind a blank one in which a brace may still be closed. */
const soon = 20;

/** Whether the next brace behind this line closes: else somebody forgot one, and the next question begins. */
const closesSoon = (lines: readonly string[], from: number): boolean => {
  for (const line of lines.slice(from + 1, from + 1 + soon)) {
    const [first] = braceSigns(line);
    if (first !== undefined) return first === '}';
  }
  return false;
};

/** Braces without a backslash before them. */
const braceSigns = (text: string): string[] => text.replace(/\\[\s\S]/g, '').match(/[{}]/g) ?? [];

const bracesIn = (text: string): typeof noBraces => {
  const signs = braceSigns(text);
  const opened = signs.filter((sign) => sign === '{').length;
  return { opened, closed: signs.length - opened };
};

/** What the grammar would say less clearly. */
export const faultOf = ({ text }: Block): FormatProblem['code'] | null => {
  const { opened, closed } = bracesIn(text);
  if (opened > closed) return 'braceOpen';
  if (closed > opened) return 'braceAlone';
  return opened > 1 ? 'noBlankLine' : null;
};

/**
 * The grammar wants a backslash before each sign that means something anywhere; Moodle, and people, only where it does. Outside
 * braces nothing but the title's colons and the braces mean anything, between them no colon but a number's.
 */
export const forParser = (text: string): string => {
  const [open, close] = bracesAt(text);
  if (open === -1) return escaped(text, /[:=~#]/);
  const head = text.slice(0, open);
  const [title = ''] = /^\s*::(?:\\[\s\S]|(?!::)[^\\])*::/.exec(head) ?? [];
  // as Moodle has it, a title without an end is text
  const before = title === '' ? head.replace(/^\s*::/, '') : head.slice(title.length);
  return (
    escapedTitle(title) +
    escaped(before, /[:=~#]/) +
    `{${answersFor(text.slice(open + 1, close))}}` +
    escaped(text.slice(close + 1), /[:=~#]/)
  );
};

/** Stands within an arrow that is text: to the grammar each is a pair to be matched, to Moodle none is where there are wrong options. */
export const arrowMark = '\ue000';

/** The answers as the grammar takes them: Moodle takes more. */
const answersFor = (inside: string): string => {
  const answers = inside.replace(/[\u00a0\u200b]+(?=\s*[=~#]|\s*$)/g, ' ');
  if (/^\s*#(?!###)/.test(answers)) return numbersFor(answers);
  const [truth] = /^\s*(?:true|t|false|f)(?=\s*(?:#|$))/i.exec(answers) ?? [];
  if (truth !== undefined) return truth.toUpperCase() + escaped(answers.slice(truth.length), /:/);
  const own = escaped(answers, /:/);
  if (hasSign(answers, '~')) return own.replaceAll('->', `-${arrowMark}>`);
  // the grammar would hear true in `{Turin}`
  return /^\s*[TF]/.test(answers) && !hasSign(answers, '=') ? `=${own}` : own;
};

/** Whether this sign stands somewhere without a backslash before it. */
const hasSign = (text: string, sign: string): boolean => text.replace(/\\[\s\S]/g, '').includes(sign);

/** The grammar knows numbers without exponents, with a digit before their point, and without blanks around what parts two. */
const numbersFor = (answers: string): string =>
  answers.replace(/(^\s*#\s*|[=~]\s*(?:%[^%]*%)?\s*)([^=~#]*)/g, (_, lead: string, value: string) => {
    const [, from, sign, to] = numberOrTwo.exec(value.trim()) ?? [];
    if (from === undefined) return lead + value;
    return lead + decimal(from) + (to === undefined ? '' : sign + decimal(to));
  });

const numberPattern = '([+-]?(?:\\d+(?:\\.\\d*)?|\\.\\d+)(?:e[+-]?\\d+)?)';
const numberOrTwo = new RegExp(`^${numberPattern}(?:\\s*(:|\\.\\.)\\s*${numberPattern})?$`, 'i');

const decimal = (number: string): string =>
  /^[+-]?\d+(\.\d+)?$/.test(number)
    ? number
    : Number(number).toLocaleString('en-US', { useGrouping: false, maximumSignificantDigits: 15 });

/** Whether there are blanks before and behind the braces: so much stands around the gap that they leave in a sentence. */
export const blanksAround = (text: string): [boolean, boolean] => {
  const [open, close] = bracesAt(text);
  return [/\s/.test(text[open - 1] ?? ''), /\s/.test(text[close + 1] ?? '')];
};

const escapedTitle = (title: string): string => {
  const inside = title.trim().slice(2, -2);
  return title === '' ? '' : `::${escaped(inside, /[:=~#{}]/)}::`;
};

/** A backslash before each of these signs that has none. */
const escaped = (text: string, signs: RegExp): string =>
  text.replace(/\\[\s\S]|[:=~#{}]/g, (found) =>
    found.length === 1 && signs.test(found) ? `\\${found}` : found,
  );

const bracesAt = (text: string): [number, number] => {
  let [open, close] = [-1, -1];
  for (const { 0: found, index } of text.matchAll(/\\[\s\S]|[{}]/g)) {
    if (found === '{' && open === -1) open = index;
    if (found === '}') close = index;
  }
  return [open, close];
};

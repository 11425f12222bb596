/** Files of other programs that we read. */
export type Format = 'aiken' | 'gift' | 'openTrivia' | 'plain' | 'kahoot' | 'json' | 'moodle';

/** What a question of another program asks for. */
export type Asked =
  | { readonly kind: 'options'; readonly options: readonly string[]; readonly right: readonly number[] }
  | { readonly kind: 'typed'; readonly accepted: readonly string[] }
  | { readonly kind: 'number'; readonly value: number; readonly within: number };

/** A question of another program, in the one shape that becomes a row of ours. */
export interface ReadQuestion {
  /** Where it begins, from 1: a line, or which question it is where a file has no lines. */
  readonly place: number;
  readonly text: string;
  readonly asked: Asked;
  readonly category?: string | undefined;
  readonly difficulty?: string | undefined;
  readonly explanation?: string | undefined;
  readonly seconds?: number | undefined;
}

/** What such files have and we do not. */
export type LeftOut =
  | 'matching'
  | 'essay'
  | 'description'
  | 'otherKind'
  | 'feedback'
  | 'longExplanation'
  | 'partial'
  | 'otherNumber'
  | 'wildcard'
  | 'picture'
  | 'seconds';

export type LeftOutCounts = Readonly<Partial<Record<LeftOut, number>>>;

/** Why something in such a file is no question at all. What is wrong with a question is the server's to say. */
type FormatProblemCode =
  | 'noAnswerLine'
  | 'answerAlone'
  | 'unknownLetter'
  | 'letterTwice'
  | 'braceOpen'
  | 'braceAlone'
  | 'noBlankLine'
  | 'giftSyntax'
  | 'badEntry'
  | 'badJson'
  | 'noResults'
  | 'noQuestions'
  | 'tooDeep'
  | 'badXml'
  | 'doctype'
  | 'tooManyOptions'
  | 'tooLong';

export interface FormatProblem {
  readonly place: number;
  readonly code: FormatProblemCode;
}

export interface FormatRead {
  readonly format: Format;
  readonly questions: readonly ReadQuestion[];
  readonly problems: readonly FormatProblem[];
  readonly leftOut: LeftOutCounts;
}

/** What two options are called where a file says no more than that a sentence is true, or is not. */
export interface TruthWords {
  readonly true: string;
  readonly false: string;
}

/** Counts what is left out. */
export class LeftOutTally {
  private readonly kinds = new Map<LeftOut, number>();

  add(kind: LeftOut, count = 1): void {
    if (count > 0) this.kinds.set(kind, (this.kinds.get(kind) ?? 0) + count);
  }

  get counts(): LeftOutCounts {
    return Object.fromEntries(this.kinds);
  }
}

/** Characters of one question, with all that belongs to it: more than our limits leave of any. */
export const longestQuestion = 20_000;

/** The lines of a text, however they end. */
export const linesOf = (text: string): string[] => text.split(/\r\n|\n|\r/);

/** Where JSON begins in a text that has sentences before it: a list of objects, or an object with names, at the beginning of a line. */
export const jsonBegins = /^[ \t]*(?:\[\s*(?:[{\]]|$)|\{\s*(?:["}]|$))/m;

/**
 * Takes off the numbers that an author has counted questions by: `3.` before the third, or before the one behind `2.` where a
 * heading stands above them. Others belong to their questions: `1984. Whose book?`
 */
export const numbersOff = (): ((text: string, nth: number) => string) => {
  let last = 0;
  return (text, nth) => {
    const [counted = '', digits] = /^(?:Q(?:uestion)?\s?)?(\d{1,4})\s?[.):]\s+/i.exec(text) ?? [];
    const number = Number(digits);
    if (number !== nth && number !== last + 1) return text;
    last = number;
    return text.slice(counted.length);
  };
};

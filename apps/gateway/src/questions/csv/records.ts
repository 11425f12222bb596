/** A row of a file as it is written, not yet taken apart. */
export interface CsvRecord {
  /** The line on which it begins, from 1. */
  readonly line: number;
  readonly text: string;
  /** Whether it is a row at all: its quotes are closed where a field ends, and it is not too long for anything we take. */
  readonly whole: boolean;
}

/** Characters; the longest question, doubled quotes and all, has half as many. */
const longestRecord = 20_000;

const quote = '"';
const isLineEnd = (sign: string | undefined): boolean => sign === '\n' || sign === '\r';
/** The place behind the line end at `at`: CR and LF together are one. */
const behindLineEnd = (text: string, at: number): number =>
  text[at] === '\r' && text[at + 1] === '\n' ? at + 2 : at + 1;

/**
 * The rows of a text with the lines they begin on, for the CSV parser tells none. A line end inside quotes belongs to
 * its field. A row that is not whole ends with its first line, so that one forgotten quote does not swallow the file.
 */
export function* recordsOf(text: string, delimiter: string): Generator<CsvRecord> {
  let line = 1;
  let from = 0;
  while (from < text.length) {
    const { end, lines, whole } = endOfRecord(text, from, delimiter);
    yield { line, text: text.slice(from, end), whole };
    line += lines;
    from = behindLineEnd(text, end);
  }
}

interface RecordEnd {
  readonly end: number;
  readonly lines: number;
  readonly whole: boolean;
}

/** Where a sign stands: `closed` is behind the closing quote, where only the delimiter or the end may follow. */
type Place = 'start' | 'plain' | 'quoted' | 'closed';

const endOfRecord = (text: string, from: number, delimiter: string): RecordEnd => {
  let place: Place = 'start';
  let lines = 1;
  let at = from;
  for (; at < text.length && at - from <= longestRecord; at += 1) {
    const sign = text[at] ?? '';
    if (place === 'quoted') {
      if (sign === quote && text[at + 1] === quote) at += 1;
      else if (sign === quote) place = 'closed';
      else if (isLineEnd(sign)) {
        lines += 1;
        at = behindLineEnd(text, at) - 1;
      }
    } else if (isLineEnd(sign)) return { end: at, lines, whole: true };
    else if (sign === delimiter) place = 'start';
    else if (sign.trim() === '') continue;
    else if (place === 'closed') break;
    else place = sign === quote && place === 'start' ? 'quoted' : 'plain';
  }
  const whole = at >= text.length && place !== 'quoted';
  return whole ? { end: text.length, lines, whole } : { end: endOfLine(text, from), lines: 1, whole };
};

const endOfLine = (text: string, from: number): number => {
  const lineEnd = /[\r\n]/g;
  lineEnd.lastIndex = from;
  return lineEnd.exec(text)?.index ?? text.length;
};

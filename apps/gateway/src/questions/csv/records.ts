/** A row of a file as it is written, not yet taken apart. */
export interface CsvRecord {
  /** The line on which it begins, from 1. */
  readonly line: number;
  readonly text: string;
  /** Whether it is a row at all: its quotes are closed where a field ends, and it is not too long for anything we take. */
  readonly whole: boolean;
  /** Characters that were looked at to find its end: for a row that is not whole many more than it has. */
  readonly scanned: number;
}

/** Characters; the longest question, doubled quotes and all, has half as many. */
const longestRecord = 20_000;
/** Characters of a file that may be looked at in vain; from then on a row must close its quotes on its own line. */
const mostInVain = 1_000_000;

const quote = '"';
const isLineEnd = (sign: string | undefined): boolean => sign === '\n' || sign === '\r';
/** The place behind the line end at `at`: CR and LF together are one. */
const behindLineEnd = (text: string, at: number): number =>
  text[at] === '\r' && text[at + 1] === '\n' ? at + 2 : at + 1;

/**
 * The rows of a text with the lines they begin on, for the CSV parser tells none. A line end inside quotes belongs to
 * its field. A row that is not whole ends with its first line, so that one forgotten quote does not swallow the file; and
 * a file of nothing else is not read over and over.
 */
export function* recordsOf(text: string, delimiter: string): Generator<CsvRecord> {
  let line = 1;
  let from = 0;
  let inVain = 0;
  while (from < text.length) {
    const reach = inVain < mostInVain ? longestRecord : Math.min(longestRecord, endOfLine(text, from) - from);
    const { end, lines, whole, scanned } = endOfRecord(text, { from, reach }, delimiter);
    if (!whole) inVain += scanned;
    yield { line, text: text.slice(from, end), whole, scanned };
    line += lines;
    from = behindLineEnd(text, end);
  }
}

interface RecordEnd {
  readonly end: number;
  readonly lines: number;
  readonly whole: boolean;
  readonly scanned: number;
}

/** Where a sign stands: `closed` is behind the closing quote, where only the delimiter or the end may follow. */
type Place = 'start' | 'plain' | 'quoted' | 'closed';

const endOfRecord = (
  text: string,
  { from, reach }: { from: number; reach: number },
  delimiter: string,
): RecordEnd => {
  let place: Place = 'start';
  let lines = 1;
  let at = from;
  for (; at < text.length && at - from <= reach; at += 1) {
    const sign = text[at] ?? '';
    if (place === 'quoted') {
      if (sign === quote && text[at + 1] === quote) at += 1;
      else if (sign === quote) place = 'closed';
      else if (isLineEnd(sign)) {
        lines += 1;
        at = behindLineEnd(text, at) - 1;
      }
    } else if (isLineEnd(sign)) return { end: at, lines, whole: true, scanned: at - from };
    else if (sign === delimiter) place = 'start';
    else if (sign.trim() === '') continue;
    else if (place === 'closed') break;
    else place = sign === quote && place === 'start' ? 'quoted' : 'plain';
  }
  const whole = at >= text.length && place !== 'quoted';
  const scanned = at - from;
  return whole
    ? { end: text.length, lines, whole, scanned }
    : { end: endOfLine(text, from), lines: 1, whole, scanned };
};

const endOfLine = (text: string, from: number): number => {
  const lineEnd = /[\r\n]/g;
  lineEnd.lastIndex = from;
  return lineEnd.exec(text)?.index ?? text.length;
};

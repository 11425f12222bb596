import { isAiken } from './aiken.js';
import { textOfFile } from './decode-text.js';
import { isKahoot } from './kahoot.js';
import type { SheetRow, Source } from './read-elsewhere.js';
import { type Format, jsonBegins, linesOf } from './read-format.js';

/** As far as a file is looked at: what it is shows at its beginning. */
const recognisedBy = 64 * 1024;

/** Signs between the fields of a CSV, and as many of them as its header has at least. */
const delimiters = [',', ';', '\t'];
const fewestDelimiters = 8;

/** A chosen file as it is to be read; `csv`: by the server, which judges what is no text at all; null: nobody can. */
export const recognised = async (file: File): Promise<Source | 'csv' | null> => {
  const bytesOf = async (blob: Blob): Promise<Uint8Array> => new Uint8Array(await blob.arrayBuffer());
  const beginning = textOfFile(await bytesOf(file.slice(0, recognisedBy)));
  const format = beginning === null ? 'csv' : recognise(beginning, file.name);
  if (format === null || format === 'csv') return format;
  const text = textOfFile(await bytesOf(file));
  if (text === null) return 'csv';
  return format === 'kahoot' ? { format, rows: rowsOfTable(text) } : { format, text };
};

/**
 * Which format a text is in, by what stands in it; `csv` where it looks like ours, null where like nothing. The name helps
 * only where a text could be several.
 */
export const recognise = (text: string, name: string): Format | 'csv' | null => {
  const beginning = text.slice(0, recognisedBy).replace(/^\ufeff/, '');
  const ending = /\.(\w+)$/.exec(name)?.[1]?.toLowerCase() ?? '';
  if (isOurJson(beginning, ending)) return 'json';
  if (isJson(beginning, ending)) return 'openTrivia';
  if (/^\s*(<\?xml|<!DOCTYPE|<!--|<quiz\b)/i.test(beginning)) return 'moodle';
  if (isKahoot(rowsOfTable(beginning))) return 'kahoot';
  if (isCsv(beginning)) return 'csv';
  if (ending === 'gift' || isGift(beginning)) return 'gift';
  if (isAiken(beginning)) return 'aiken';
  if (ending === 'csv' || ending === 'tsv') return 'csv';
  return isPlain(beginning) ? 'plain' : null;
};

/** Also within the sentences and fences that assistants put around it. */
const isOurJson = (text: string, ending: string): boolean =>
  (/^\s*[[{]/.test(text) || ending === 'json' || jsonBegins.test(text)) &&
  /"(questions|text)"\s*:|"clockbeat-set"/.test(text) &&
  !/"correct_answer"/.test(text);

/** A table that was copied out of a sheet, or saved as CSV: cells with one sign between them, in quotes where they hold it, or a line. */
const rowsOfTable = (text: string): SheetRow[] => {
  const beginning = text.slice(0, recognisedBy);
  const sign = delimiters.find((each) => beginning.includes(each) && isKahoot(rowsBetween(beginning, each)));
  return sign === undefined ? [] : rowsBetween(text, sign);
};

const rowsBetween = (text: string, sign: string): SheetRow[] => {
  const rows: { place: number; cells: string[] }[] = [{ place: 1, cells: [] }];
  let place = 1;
  const cell = new RegExp(
    `(?:"((?:[^"]|"")*)"(?=[${sign}\\r\\n]|$)|([^${sign}\\r\\n]*))(${sign}|\\r\\n|\\n|\\r|$)`,
    'g',
  );
  for (const { 0: whole, 1: quoted, 2: plain = '', 3: end } of text.matchAll(cell)) {
    rows.at(-1)?.cells.push(quoted?.replaceAll('""', '"') ?? plain);
    place += whole.split(/\r\n|\n|\r/).length - 1;
    if (end !== sign) rows.push({ place, cells: [] });
  }
  return rows.filter(({ cells }) => cells.some((each) => each.trim() !== ''));
};

const isJson = (text: string, ending: string): boolean =>
  ending === 'json' || (/^\s*[[{]/.test(text) && /"(results|correct_answer|response_code)"\s*:/.test(text));

/** Its first line names columns: a title of a GIFT question or a line of Aiken has no eight commas, nor columns. */
const isCsv = (text: string): boolean => {
  const lines = linesOf(text.slice(0, 8_000)).filter((line) => line.trim() !== '' && !/^sep=.$/i.test(line));
  const [first = ''] = lines;
  return !/[{}]/.test(first) && delimiters.some((sign) => first.split(sign).length > fewestDelimiters);
};

/** A category, a title, or braces that begin as answers do. */
const isGift = (text: string): boolean =>
  /^[ \t]*(\$CATEGORY:|::)/m.test(text) ||
  /(^|[^\\])\{\s{0,20}([=~#}]|(TRUE|FALSE|T|F)\s{0,20}[}#])/i.test(text);

/** One star before a line beneath another. */
const isPlain = (text: string): boolean => {
  const lines = linesOf(text).map((line) => line.trim());
  return lines.some((line, index) => index > 0 && lines[index - 1] !== '' && isStarred(line));
};

const isStarred = (line: string): boolean => /^([-–•]\s+|\(?[A-Za-z\d][.)]\s+)?[*＊]\s*\S/.test(line);

import type { SheetRow } from './read-elsewhere.js';
import { type FormatRead, LeftOutTally, type ReadQuestion } from './read-format.js';

/** How far down the header of a Kahoot sheet stands at most: a title and hints come before it. */
const headerWithin = 20;

interface Header {
  readonly question: number;
  readonly answers: readonly number[];
  readonly time: number;
  readonly right: number;
}

/** As Kahoot calls its columns in English, German and French; what follows the name tells how long a text may be. */
const names = {
  question: /^(question|frage)\b/,
  answer: /^(answer|antwort|reponse)\s*([1-6])\b/,
  time: /^(time limit|zeitlimit|zeitbegrenzung|zeit|limite de temps|temps limite|delai|duree)\b/,
  right:
    /^(correct answer|richtige antwort|korrekte antwort|(bonnes?|bonne\(s\)|correctes?) reponse|reponses?(\(s\))? (correcte|juste|exacte))/,
};

const plain = (cell: string): string => cell.normalize('NFD').replace(/\p{M}/gu, '').trim().toLowerCase();

const headerOf = ({ cells }: SheetRow): Header | null => {
  const texts = cells.map((cell) => plain(cell.slice(0, 200)));
  const placeOf = (name: RegExp): number => texts.findIndex((text) => name.test(text));
  const answers = texts.flatMap((text, index) => (names.answer.test(text) ? [index] : []));
  const found = { question: placeOf(names.question), time: placeOf(names.time), right: placeOf(names.right) };
  return found.question === -1 || found.right === -1 || answers.length < 2 ? null : { ...found, answers };
};

const headerIn = (rows: readonly SheetRow[]): number =>
  rows.slice(0, headerWithin).findIndex((row) => headerOf(row) !== null);

/** Whether this is Kahoot's sheet and not ours: ours has a category in each row. */
export const isKahoot = (rows: readonly SheetRow[]): boolean => {
  const at = headerIn(rows);
  return (
    at !== -1 &&
    !rows[at]?.cells.some((cell) =>
      /difficult|category|niveau|schwierig|kategorie|categorie/.test(plain(cell)),
    )
  );
};

/** Kahoot's spreadsheet, from its rows as they are seen. */
export const readKahoot = (rows: readonly SheetRow[]): FormatRead => {
  const at = headerIn(rows);
  const header = rows[at] && headerOf(rows[at]);
  const below = header ? rows.slice(at + 1) : [];
  const tally = new LeftOutTally();
  const questions = below.flatMap((row) => (header ? (questionOf(row, header, tally) ?? []) : []));
  return { format: 'kahoot', questions, problems: [], leftOut: tally.counts };
};

const questionOf = ({ place, cells }: SheetRow, header: Header, tally: LeftOutTally): ReadQuestion | null => {
  const cell = (index: number): string => (cells[index] ?? '').trim();
  const written = header.answers.map(cell);
  if (cell(header.question) === '' && written.every((text) => text === '')) return null;
  const marked = rightIn(cell(header.right), written);
  const filled = written.flatMap((text, index) => (text === '' ? [] : [{ text, nth: index + 1 }]));
  const right = filled.flatMap(({ nth }, index) => (marked.includes(nth) ? [index] : []));
  const seconds = Number(cell(header.time).replace(/\s*s(ec(ond)?s?)?\.?$/i, ''));
  if (Number.isNaN(seconds)) tally.add('seconds');
  return {
    place,
    text: cell(header.question),
    asked: { kind: 'options', options: filled.map(({ text }) => text), right },
    seconds: cell(header.time) === '' || Number.isNaN(seconds) ? undefined : seconds,
  };
};

/**
 * `1,3`, as text or as what a spreadsheet has made of it: a decimal (1.3), a number (13), or a day: the 1st of March, of 2004
 * where it was `1,3,4`. Order does not matter. Or an answer by its text, as Kahoot has it not and authors do: `1914`. None
 * where one of the numbers is no answer's, for the others alone would be a wrong key.
 */
const rightIn = (cell: string, written: readonly string[]): number[] => {
  const [, year = '', month = '', day = ''] = /^(\d{4})-(\d\d)-(\d\d)/.exec(cell) ?? [];
  const isOne = (number: number): boolean => (written[number - 1] ?? '') !== '';
  if (year !== '') {
    const ofYear = Number(year) - 2000;
    return [...(isOne(ofYear) ? [ofYear] : []), Number(month), Number(day)].filter(isOne);
  }
  const byText = /^\d$/.test(cell) || cell === '' ? -1 : written.indexOf(cell);
  if (byText !== -1) return [byText + 1];
  const numbers = [...cell.replace(/\D/g, '')].map(Number);
  return numbers.every(isOne) && new Set(numbers).size === numbers.length ? numbers : [];
};

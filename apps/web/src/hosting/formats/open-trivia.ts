import { withoutEntities } from './html-text.js';
import type { FormatProblem, FormatRead, ReadQuestion } from './read-format.js';

type Decode = (text: string) => string;

/** The JSON of Open Trivia DB's API, in each of its encodings. It has no lines: a place is which question it is. */
export const readOpenTrivia = (text: string): FormatRead => {
  const questions: ReadQuestion[] = [];
  const problems: FormatProblem[] = [];
  const read = (): FormatRead => ({ format: 'openTrivia', questions, problems, leftOut: {} });
  const refused = (code: FormatProblem['code']): FormatRead => {
    problems.push({ place: 1, code });
    return read();
  };
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    return refused('badJson');
  }
  const results: unknown = Array.isArray(json) ? json : fieldOf(json, 'results');
  if (!Array.isArray(results) || results.length === 0) return refused('noResults');
  const entries = results.map(entryOf);
  const decoderFor = decoderOf(entries.filter((entry) => entry !== null));
  for (const [index, entry] of entries.entries()) {
    const place = index + 1;
    const question = entry && questionOf(entry, place, decoderFor(entry));
    if (question) questions.push(question);
    else problems.push({ place, code: 'badEntry' });
  }
  return read();
};

interface Entry {
  readonly type: string;
  readonly category: string;
  readonly difficulty: string;
  readonly question: string;
  readonly right: string;
  readonly wrong: readonly string[];
}

const fieldOf = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null && Object.hasOwn(value, name)
    ? Reflect.get(value, name)
    : undefined;

const entryOf = (value: unknown): Entry | null => {
  const textIn = (name: string): string => {
    const text = fieldOf(value, name);
    return typeof text === 'string' ? text : '';
  };
  const [question, right, wrong] = [
    textIn('question'),
    textIn('correct_answer'),
    fieldOf(value, 'incorrect_answers'),
  ];
  if (question === '' || right === '' || !Array.isArray(wrong)) return null;
  if (!wrong.every((each) => typeof each === 'string')) return null;
  const [type, category, difficulty] = [textIn('type'), textIn('category'), textIn('difficulty')];
  return { type, category, difficulty, question, right, wrong };
};

/** Which of the four encodings an entry is in shows in its own words: only Base64 hides its type, only addresses have no spaces. */
const decoderOf = (entries: readonly Entry[]): ((entry: Entry) => Decode) => {
  const others = entries.filter((entry) => !isBase64(entry));
  const texts = others.flatMap(({ question, category }) => [question, category]);
  const isAddress =
    texts.every((text) => !text.includes(' ')) && texts.some((text) => /%[0-9A-F]{2}/i.test(text));
  return (entry) => {
    if (isBase64(entry)) return (text) => fromBase64(text) ?? text;
    return isAddress ? fromAddress : withoutEntities;
  };
};

const isBase64 = ({ type }: Entry): boolean => ['multiple', 'boolean'].includes(fromBase64(type) ?? '');

const fromBase64 = (text: string): string | null => {
  try {
    const bytes = Uint8Array.from(atob(text), (sign) => sign.charCodeAt(0));
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
};

const fromAddress = (text: string): string => {
  try {
    return decodeURIComponent(text.replaceAll('+', ' '));
  } catch {
    return text;
  }
};

const questionOf = (entry: Entry, place: number, decode: Decode): ReadQuestion => {
  const text = decode(entry.question);
  const right = decode(entry.right);
  const options = entry.wrong.map(decode);
  const at = isTruth([right, ...options]) ? (right === 'True' ? 0 : 1) : placeFor(text, options.length + 1);
  options.splice(at, 0, right);
  return {
    place,
    text,
    asked: { kind: 'options', options, right: [at] },
    category: decode(entry.category),
    difficulty: decode(entry.difficulty),
  };
};

const isTruth = (options: readonly string[]): boolean =>
  options.length === 2 && options.includes('True') && options.includes('False');

/** The file has the right answer apart from the wrong ones. It gets the same place each time, and not always the first. */
const placeFor = (text: string, count: number): number =>
  [...text].reduce((sum, sign) => sum + (sign.codePointAt(0) ?? 0), 0) % count;

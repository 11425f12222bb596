import { type FileMedia, limits, type SetFile } from '@clockbeat/domain/contract';
import { visit } from 'jsonc-parser';
import { type FormatProblem, jsonBegins } from './read-format.js';
import type { SetRead } from './set-read.js';

/** Objects and lists in one another: a file of ours has five. */
const deepest = 20;

/** Our JSON, by the schema that every installation publishes, or the questions alone, as an assistant writes them. */
export const readOurJson = (whole: string): SetRead => {
  const { text, rest } = withoutFence(whole);
  if (isTooDeep(text)) return refused('tooDeep');
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    return refused('badJson', lineOfMistake(text + rest));
  }
  const { files, ...set } = (Array.isArray(json) ? { questions: json } : (json ?? {})) as Partial<SetFile> & {
    files?: unknown;
  };
  const { questions } = set;
  if (!Array.isArray(questions) || questions.length === 0) return refused('noQuestions');
  return {
    format: 'json',
    set: { ...set, questions },
    places: placesIn(text, Array.isArray(json)),
    files: mediaIn(files),
    problems: [],
    leftOut: {},
    count: questions.length,
  };
};

const refused = (code: FormatProblem['code'], place = 1): SetRead => ({
  format: 'json',
  set: { questions: [] },
  places: [],
  files: {},
  problems: [{ place, code }],
  leftOut: {},
  count: 0,
});

/** Assistants put what they write between fences, and sentences around it. Lines stay where they are; `rest` is behind the last bracket. */
const withoutFence = (whole: string): { text: string; rest: string } => {
  const isBare = /^\s*[[{]/.test(whole);
  const [fence] = isBare ? [] : (/```[a-z]*[ \t]*\r?\n/i.exec(whole.slice(0, 20_000)) ?? []);
  const from = fence
    ? whole.indexOf(fence) + fence.length
    : Math.max(isBare ? 0 : whole.search(jsonBegins), 0);
  const close = fence ? whole.indexOf('```', from) : -1;
  const to = close === -1 ? Math.max(whole.lastIndexOf(']'), whole.lastIndexOf('}')) + 1 : close;
  const end = to > from ? to : whole.length;
  const before = whole.slice(0, from).replace(/[^\n]/g, ' ');
  return { text: before + whole.slice(from, end), rest: fence ? '' : whole.slice(end) };
};

const mediaIn = (files: unknown): Record<string, FileMedia> => {
  if (typeof files !== 'object' || files === null) return {};
  return Object.fromEntries(
    Object.entries(files).filter(
      (entry): entry is [string, FileMedia] =>
        /^[0-9a-f]{64}$/.test(entry[0]) &&
        typeof Reflect.get(Object(entry[1]), 'data') === 'string' &&
        typeof Reflect.get(Object(entry[1]), 'type') === 'string',
    ),
  );
};

/** Each sign of a JSON text that opens, closes or parts, with how deep it stands; texts are passed over. */
function* marksOf(text: string): Generator<{ sign: string; at: number; depth: number }> {
  const signs = /"(?:[^"\\]|\\.)*"|[[\]{},]/gs;
  let depth = 0;
  for (const { 0: sign, index: at } of text.matchAll(signs)) {
    if (sign === '}' || sign === ']') depth -= 1;
    yield { sign, at, depth };
    if (sign === '{' || sign === '[') depth += 1;
  }
}

const isTooDeep = (text: string): boolean => {
  for (const { sign, depth } of marksOf(text))
    if ((sign === '{' || sign === '[') && depth >= deepest) return true;
  return false;
};

/** The line of each question of a text that is JSON. */
const placesIn = (text: string, isList: boolean): number[] => {
  const places: number[] = [];
  const within = isList ? 1 : 2;
  let isIn = isList;
  let [line, counted] = [1, 0];
  for (const { sign, at, depth } of marksOf(text)) {
    if (!isList && depth === 1 && sign.startsWith('"')) isIn = sign === '"questions"';
    if (sign !== '{' || depth !== within || !isIn) continue;
    line += text.slice(counted, at).split('\n').length - 1;
    counted = at;
    places.push(line);
    if (places.length > limits.upload.questions) break;
  }
  return places;
};

/** Where a text stops being JSON: browsers do not say it alike. */
const lineOfMistake = (text: string): number => {
  let line = 0;
  visit(
    text,
    {
      onError: (_code, _offset, _length, startLine) => {
        line ||= startLine + 1;
      },
    },
    { disallowComments: true },
  );
  return line || 1;
};

import {
  type CompleteQuestion,
  defaultSet,
  type FileQuestion,
  fileQuestionFields,
  type GameDifficulty,
  gameDifficulties,
  limits,
  problemOfText,
  type RejectedQuestion,
  type Rejection,
  readUpload,
  reject,
  type SetFile,
  setFileMark,
  toFileQuestion,
  trimmed,
  uploadOf,
} from '@clockbeat/domain';
import type { SavedSetInFull, StoredQuestion } from '@clockbeat/persistence';
import { invalid } from '../../http/http-problem.js';
import { canonicalTag, isLanguageTag } from '../../http/language.validators.js';
import { completeMedia, type KnownMedia } from '../../media/media-library.js';
import { type Fields, fieldsOf, problemOfNames, unknownName } from '../../questions/fields.js';
import { breath } from '../../runtime/breath.js';

/** A set as a file: what lives in it, then what it points to. */
export const toSetFile = (set: SavedSetInFull, selected: readonly StoredQuestion[]): SetFile => ({
  ...setFileMark,
  title: set.title,
  category: set.category,
  difficulty: set.difficulty,
  ...(set.language !== null && { language: set.language }),
  questionsPerGame: set.questionsPerGame,
  timePerQuestion: set.timePerQuestion,
  questions: [
    ...set.customQuestions.map((asked): FileQuestion => ({ ...toFileQuestion(asked), inSet: true })),
    ...selected.map(pointedTo),
  ],
});

const pointedTo = (stored: StoredQuestion): FileQuestion => ({
  ...toFileQuestion(stored),
  ...(stored.createdBy === null && { bank: stored.id }),
});

/** What a file says of the set as a whole. */
export interface FileOutline {
  readonly title: string;
  readonly category: string;
  readonly difficulty: GameDifficulty;
  readonly language: string | null;
  readonly questionsPerGame: number;
  readonly timePerQuestion: number;
  readonly list: readonly unknown[];
}

const outlineFields = new Set([
  ...['$schema', 'format', 'version', 'title', 'category', 'difficulty', 'language', 'questionsPerGame'],
  ...['timePerQuestion', 'questions'],
]);

/** What a body that nobody has checked says of its set; refused where it is none. */
export const outlineIn = (body: unknown): FileOutline => {
  const fields = fieldsOf(body);
  const list = fields?.['questions'];
  if (fields === null || !Array.isArray(list)) throw invalid('questions must be a list.');
  const problem = problemOfNames(fields, outlineFields);
  if (problem !== null) throw invalid(problem);
  const { format, version } = setFileMark;
  if (said(fields, 'format', format) !== format || said(fields, 'version', version) !== version)
    throw invalid(`This is no file of format ${format}, version ${version}.`);
  if (list.length === 0) throw invalid('Add at least one question.');
  if (list.length > limits.upload.questions)
    throw invalid(`There are more than ${limits.upload.questions} questions. Please send them in parts.`);
  const { min, max } = limits.setQuestionsPerGame;
  return {
    title: lineOf(fields, 'title', { most: limits.title, otherwise: 'Custom' }),
    category: lineOf(fields, 'category', { most: limits.category, otherwise: defaultSet.category }),
    difficulty: difficultyOf(said(fields, 'difficulty', defaultSet.difficulty)),
    language: languageOf(said(fields, 'language', null)),
    questionsPerGame: wholeOf(fields, 'questionsPerGame', {
      min,
      max,
      otherwise: defaultSet.questionsPerGame,
    }),
    timePerQuestion: wholeOf(fields, 'timePerQuestion', {
      ...limits.timePerQuestion,
      otherwise: defaultSet.timePerQuestion,
    }),
    list,
  };
};

const said = (fields: Fields, name: string, otherwise: unknown): unknown => fields[name] ?? otherwise;

const lineOf = (
  fields: Fields,
  name: string,
  { most, otherwise }: { most: number; otherwise: string },
): string => {
  const text = trimmed(said(fields, name, otherwise));
  if (problemOfText('category', text, { most, lines: 'one' }) !== null)
    throw invalid(`${name} must be a text of 1 to ${most} characters on one line.`);
  return text as string;
};

const difficultyOf = (value: unknown): GameDifficulty => {
  const known = gameDifficulties.find(
    (each) => typeof value === 'string' && each === value.trim().toLowerCase(),
  );
  if (known === undefined) throw invalid(`difficulty must be one of ${gameDifficulties.join(', ')}.`);
  return known;
};

const languageOf = (value: unknown): string | null => {
  if (value === null) return null;
  if (isLanguageTag(value)) return canonicalTag(value);
  throw invalid('language must be the tag of a language, like "de" or "pt-BR".');
};

const wholeOf = (
  fields: Fields,
  name: string,
  { min, max, otherwise }: { min: number; max: number; otherwise: number },
): number => {
  const value = said(fields, name, otherwise);
  if (typeof value === 'number' && Number.isInteger(value) && value >= min && value <= max) return value;
  throw invalid(`${name} must be ${min} to ${max}, in whole numbers.`);
};

/** A question of a file in which nothing is wrong. */
export interface FileEntry {
  readonly question: CompleteQuestion;
  /** Where it is to live. */
  readonly inSet: boolean;
  /** Which of the bank's questions it says to be. */
  readonly bank: string | null;
}

export interface FileEntries {
  readonly entries: FileEntry[];
  readonly rejected: RejectedQuestion[];
}

/** Some milliseconds' worth. */
const rowsPerTurn = 100;

/** Each question by itself; what is wrong with one does not hold up the others. Other work goes on meanwhile. */
export const entriesIn = async (list: readonly unknown[], known: KnownMedia): Promise<FileEntries> => {
  const entries: FileEntry[] = [];
  const rejected: RejectedQuestion[] = [];
  for (const [index, item] of list.entries()) {
    if (index % rowsPerTurn === rowsPerTurn - 1) await breath();
    const read = entryOf(item, known);
    if ('reason' in read) rejected.push({ index, ...read });
    else entries.push(read);
  }
  return { entries, rejected };
};

const entryOf = (item: unknown, known: KnownMedia): FileEntry | Rejection => {
  const fields = fieldsOf(item);
  if (fields === null) return reject('not_a_question');
  const name = unknownName(fields, fileQuestionFields);
  if (name !== null) return reject('unknown_field', { name });
  const { bank, explanation, category, difficulty } = fields;
  const draft = uploadOf(fields);
  // a set's own question has no room for these: with them it is one that the set points to
  const inSet = fields['inSet'] === true && (explanation ?? category ?? difficulty ?? null) === null;
  const read = readUpload(draft);
  if ('reason' in read) return read;
  const shown = completeMedia(read, known);
  if ('reason' in shown) return shown;
  const question = { ...read, media: shown.media ?? null, optionMedia: shown.optionMedia ?? null };
  return { question, inSet, bank: typeof bank === 'string' && !inSet ? bank : null };
};

/** Whether a question of the bank still asks what the file says of it. */
export const isStill = ({ question }: FileEntry, stored: StoredQuestion): boolean =>
  stored.createdBy === null &&
  JSON.stringify(toFileQuestion(stored)) === JSON.stringify(toFileQuestion(question));

import {
  type CompleteQuestion,
  letters,
  limits,
  type MediaBody,
  type ReadUpload,
  type RejectedQuestion,
  type Rejection,
  readMedia,
  readUpload,
  reject,
} from '@clockbeat/domain';
import { invalid } from '../../http/http-problem.js';
import { completeMedia, type KnownMedia } from '../../media/media-library.js';
import { breath } from '../../runtime/breath.js';
import { type Fields, fieldsOf, problemOfNames, unknownName } from '../fields.js';
import { lettered } from '../lettered.js';

const bodyFields = new Set(['questions']);
const questionFields = new Set([
  ...['id', 'question', 'kind', 'options', ...letters.map((letter) => `option${letter}`)],
  ...['right', 'exactOnly', 'accepted', 'refused', 'value', 'unit', 'band', 'range', 'items'],
  ...[
    'correctAnswer',
    'answer',
    'category',
    'difficulty',
    'timeLimit',
    'explanation',
    'media',
    'optionMedia',
  ],
]);
/** Some milliseconds' worth. */
const rowsPerTurn = 100;

/** The list in a body that nobody has checked; a body that holds none is refused. */
export const listIn = (body: unknown): readonly unknown[] => {
  const fields = fieldsOf(body);
  const list = fields?.['questions'];
  if (fields === null || !Array.isArray(list)) throw invalid('questions must be a list.');
  const problem = problemOfNames(fields, bodyFields);
  if (problem !== null) throw invalid(problem);
  if (list.length === 0) throw invalid('Add at least one question.');
  if (list.length > limits.upload.questions)
    throw invalid(`There are more than ${limits.upload.questions} questions. Please send them in parts.`);
  return list;
};

/** The pictures and sounds that are named in it, of each question. */
export const namedIn = (list: readonly unknown[]): { media: MediaBody | null }[] =>
  list.flatMap((item) => {
    const fields = fieldsOf(item);
    const { optionMedia } = fields ?? {};
    const ofOptions = Array.isArray(optionMedia) ? optionMedia.slice(0, letters.length) : [];
    return [fields?.['media'], ...ofOptions].flatMap((sent) => {
      const media = readMedia(sent);
      return media && !('reason' in media) ? [{ media }] : [];
    });
  });

/** Each question by itself; what is wrong with one does not hold up the others. Other work goes on meanwhile. */
export const readList = async (list: readonly unknown[], known: KnownMedia): Promise<ReadUpload> => {
  const questions: CompleteQuestion[] = [];
  const rejected: RejectedQuestion[] = [];
  const ids = new Set<unknown>();
  for (const [index, item] of list.entries()) {
    if (index % rowsPerTurn === rowsPerTurn - 1) await breath();
    const read = readItem(item, ids, known);
    if ('reason' in read) rejected.push({ index, ...read });
    else questions.push(read);
  }
  return { questions, rejected };
};

const readItem = (item: unknown, ids: Set<unknown>, known: KnownMedia): CompleteQuestion | Rejection => {
  const fields = fieldsOf(item);
  if (fields === null) return reject('not_a_question');
  const name = unknownName(fields, questionFields);
  if (name !== null) return reject('unknown_field', { name });
  const { id, kind, options, correctAnswer, answer } = fields;
  if (id !== undefined && id !== null && ids.has(id)) return reject('repeated_id');
  ids.add(id);
  const read = readUpload({
    ...(fields as Fields & { question: unknown; category: unknown; difficulty: unknown }),
    options: Array.isArray(options)
      ? options
      : lettered(
          letters.map((letter) => fields[`option${letter}`]),
          kind,
        ),
    correctAnswer: correctAnswer ?? answer,
  });
  if ('reason' in read) return read;
  const shown = completeMedia(read, known);
  if ('reason' in shown) return shown;
  return { ...read, media: shown.media ?? null, optionMedia: shown.optionMedia ?? null };
};

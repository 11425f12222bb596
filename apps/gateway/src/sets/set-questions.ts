import { answerInSet, checkQuestion, type MediaBody } from '@clockbeat/domain';
import type { NewSetQuestion } from '@clockbeat/persistence';
import { mostMessages } from '../http/http-problem.js';
import { completeMedia, type KnownMedia } from '../media/media-library.js';
import { fieldsOf, problemOfNames } from '../questions/fields.js';

const knownFields = new Set([
  ...['id', 'question', 'kind', 'options', 'answer', 'timeLimit', 'media', 'optionMedia'],
  ...['right', 'exactOnly', 'accepted', 'refused', 'value', 'unit', 'band', 'range', 'items'],
]);

/** As its author says it: a picture is only named yet. Undefined: it stays as it was. */
export type ReadSetQuestion = Omit<NewSetQuestion, 'media' | 'optionMedia'> & {
  readonly media?: MediaBody | null | undefined;
  readonly optionMedia?: (MediaBody | null)[] | null | undefined;
};

/** The questions that a set is to hold, or what is wrong with them, each by its place in the list. */
export const readSetQuestions = (
  bodies: readonly unknown[],
): { questions: ReadSetQuestion[] } | { problems: string[] } => {
  const questions: ReadSetQuestion[] = [];
  const problems: string[] = [];
  for (const [index, body] of bodies.entries()) {
    const read = readSetQuestion(body);
    if ('reason' in read) problems.push(`customQuestions.${index}: ${read.reason}`);
    else questions.push(read);
    if (problems.length === mostMessages) break;
  }
  return problems.length > 0 ? { problems } : { questions };
};

/** The same with what is stored of their pictures and sounds. */
export const withMedia = (
  questions: readonly ReadSetQuestion[],
  known: KnownMedia,
): { questions: NewSetQuestion[] } | { problems: string[] } => {
  const problems: string[] = [];
  const complete = questions.flatMap(({ media, optionMedia, ...question }, index): NewSetQuestion[] => {
    const shown = completeMedia({ media, optionMedia }, known);
    if (!('reason' in shown)) return [{ ...question, ...shown }];
    problems.push(`customQuestions.${index}: ${shown.reason}`);
    return [];
  });
  return problems.length > 0 ? { problems: problems.slice(0, mostMessages) } : { questions: complete };
};

const readSetQuestion = (body: unknown): ReadSetQuestion | { reason: string } => {
  const fields = fieldsOf(body);
  if (fields === null) return { reason: 'A question must be an object.' };
  const problem = problemOfNames(fields, knownFields);
  if (problem !== null) return { reason: `${problem}.` };
  const { id: sentId, question, answer: given } = fields;
  const sound = checkQuestion({ ...fields, question });
  if ('reason' in sound) return sound;
  const shown = {
    media: fields['media'] === undefined ? undefined : sound.media,
    optionMedia: fields['optionMedia'] === undefined ? undefined : sound.optionMedia,
  };
  const id = typeof sentId === 'string' ? sentId : undefined;
  if (sound.task) return { ...sound, ...shown, answer: null, id };
  const answer = typeof given === 'string' ? answerInSet(sound.options, given.trim()) : null;
  if (answer === null)
    return { reason: 'The answer must be the text of one option, or its letter from A to D.' };
  return { ...sound, ...shown, answer, id };
};

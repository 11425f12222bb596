import { answerInSet, checkQuestion } from '@clockbeat/domain';
import type { NewSetQuestion } from '@clockbeat/persistence';
import { mostMessages } from '../http/http-problem.js';
import { fieldsOf, problemOfNames } from '../questions/fields.js';

const knownFields = new Set([
  ...['id', 'question', 'kind', 'options', 'answer', 'timeLimit'],
  ...['right', 'exactOnly', 'accepted', 'refused', 'value', 'unit', 'band', 'range', 'items'],
]);

/** The questions that a set is to hold, or what is wrong with them, each by its place in the list. */
export const readSetQuestions = (
  bodies: readonly unknown[],
): { questions: NewSetQuestion[] } | { problems: string[] } => {
  const questions: NewSetQuestion[] = [];
  const problems: string[] = [];
  for (const [index, body] of bodies.entries()) {
    const read = readSetQuestion(body);
    if ('reason' in read) problems.push(`customQuestions.${index}: ${read.reason}`);
    else questions.push(read);
    if (problems.length === mostMessages) break;
  }
  return problems.length > 0 ? { problems } : { questions };
};

const readSetQuestion = (body: unknown): NewSetQuestion | { reason: string } => {
  const fields = fieldsOf(body);
  if (fields === null) return { reason: 'A question must be an object.' };
  const problem = problemOfNames(fields, knownFields);
  if (problem !== null) return { reason: `${problem}.` };
  const { id: sentId, question, answer: given } = fields;
  const sound = checkQuestion({ ...fields, question });
  if ('reason' in sound) return sound;
  const id = typeof sentId === 'string' ? sentId : undefined;
  if (sound.task) return { ...sound, answer: null, id };
  const answer = typeof given === 'string' ? answerInSet(sound.options, given.trim()) : null;
  if (answer === null)
    return { reason: 'The answer must be the text of one option, or its letter from A to D.' };
  return { ...sound, answer, id };
};

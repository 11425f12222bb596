import { asRecord, KeptValue } from './kept-value.js';
import {
  type OwnQuestion,
  type QuestionFields,
  readOwnQuestions,
  readQuestionFields,
} from './own-question.js';
import { newSetFields, readSetFields, type SetFields } from './set-fields.js';

/** A set of own questions that isn't saved yet: what was typed survives Back, a reload and the sign-in. */
export interface CustomDraft {
  step: 'setup' | 'questions';
  details: SetFields;
  questions: readonly OwnQuestion[];
  /** The question that is being typed. */
  entry: QuestionFields | null;
}

export const newCustomDraft: CustomDraft = {
  step: 'setup',
  details: newSetFields,
  questions: [],
  entry: null,
};

export const readCustomDraft = (stored: unknown): CustomDraft | null => {
  const from = asRecord(stored);
  const details = readSetFields(from?.['details']);
  if (!from || !details) return null;
  return {
    step: from['step'] === 'questions' && details.title.trim() !== '' ? 'questions' : 'setup',
    details,
    questions: readOwnQuestions(from['questions']),
    entry: readQuestionFields(from['entry']),
  };
};

export const customDraft = new KeptValue<CustomDraft>({
  key: 'clockbeat.customDraft',
  empty: newCustomDraft,
  read: readCustomDraft,
});

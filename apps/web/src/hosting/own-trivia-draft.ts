import { asRecord, asText, KeptValue } from './kept-value.js';
import { type QuestionFields, readQuestionFields } from './own-question.js';

/** What is typed on the page for own trivia, and which questions of the basket were made there. */
export interface OwnTriviaDraft {
  /** Of the questions that are typed. */
  category: string;
  entry: QuestionFields | null;
  ids: readonly string[];
}

export const newOwnTriviaDraft: OwnTriviaDraft = { category: 'Custom', entry: null, ids: [] };

export const readOwnTriviaDraft = (stored: unknown): OwnTriviaDraft | null => {
  const from = asRecord(stored);
  const ids = from?.['ids'];
  return (
    from && {
      category: asText(from['category']) ?? newOwnTriviaDraft.category,
      entry: readQuestionFields(from['entry']),
      ids: Array.isArray(ids) ? ids.filter((id) => typeof id === 'string') : [],
    }
  );
};

export const ownTriviaDraft = new KeptValue<OwnTriviaDraft>({
  key: 'clockbeat.ownTriviaDraft',
  empty: newOwnTriviaDraft,
  read: readOwnTriviaDraft,
});

import { asRecord, asText, KeptValue } from './kept-value.js';
import { type OwnQuestion, readOwnQuestions } from './own-question.js';
import { readSetFields, type SetFields } from './set-fields.js';

/** Changes to one saved set that aren't saved yet. */
export interface SetEdit {
  setId: string;
  /** The state they were made upon: changes to an older one are worth nothing. */
  updatedAt: string;
  details: SetFields;
  ready: boolean;
  questions: readonly OwnQuestion[];
  /** Ids of stored questions. */
  selected: readonly string[];
}

export const readSetEdit = (stored: unknown): SetEdit | null => {
  const from = asRecord(stored);
  const setId = asText(from?.['setId']);
  const updatedAt = asText(from?.['updatedAt']);
  const details = readSetFields(from?.['details']);
  const selected = from?.['selected'];
  if (!from || !setId || !updatedAt || !details) return null;
  return {
    setId,
    updatedAt,
    details,
    ready: from['ready'] === true,
    questions: readOwnQuestions(from['questions']),
    selected: Array.isArray(selected) ? selected.filter((id) => typeof id === 'string') : [],
  };
};

export const setEdit = new KeptValue<SetEdit | null>({
  key: 'clockbeat.setEdit',
  empty: null,
  read: readSetEdit,
});

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

/** An older release kept one alone. */
const readSetEdits = (stored: unknown): SetEdit[] =>
  (Array.isArray(stored) ? stored : [stored]).flatMap((one) => readSetEdit(one) ?? []);

/** Of each set, by the time of its last change. */
export const setEdits = new KeptValue<readonly SetEdit[]>({
  key: 'clockbeat.setEdit',
  empty: [],
  read: readSetEdits,
});

/** As many sets are worked on at a time; sets that were deleted elsewhere are not to fill the browser. */
const most = 20;

export const keepSetEdit = (edit: SetEdit): void =>
  setEdits.update((now) => [...withoutSet(now, edit.setId), edit].slice(-most));

export const forgetSetEdit = (setId: string): void => setEdits.update((now) => withoutSet(now, setId));

/** `sent` is saved now, as of `updatedAt`. What was typed while it was on its way goes on from there. */
export const settleSetEdit = (sent: SetEdit, updatedAt: string): void =>
  setEdits.update((now) =>
    now.flatMap((kept) => {
      if (kept.setId !== sent.setId) return kept;
      const typedSince = kept.updatedAt === sent.updatedAt && JSON.stringify(kept) !== JSON.stringify(sent);
      return typedSince ? { ...kept, updatedAt } : [];
    }),
  );

const withoutSet = (edits: readonly SetEdit[], setId: string): SetEdit[] =>
  edits.filter((edit) => edit.setId !== setId);

import { limits } from '@clockbeat/domain/contract';
import { asRecord, asText, stored } from '../lib/stored.js';
import {
  type OwnQuestion,
  type QuestionFields,
  readOwnQuestions,
  readQuestionFields,
} from './own-question.js';

/** A set's details while they are being typed. */
export interface SetFields {
  title: string;
  category: string;
  difficulty: string;
  /** A tag (BCP 47); empty: nobody has said. */
  language: string;
  /** As typed. */
  questionsPerGame: string;
  /** Seconds, as typed. */
  timePerQuestion: string;
}

/** What a new set begins with (OP-59). */
export const newSetFields: SetFields = {
  title: '',
  category: 'General Knowledge',
  difficulty: 'medium',
  language: '',
  questionsPerGame: String(limits.setQuestionsPerGame.default),
  timePerQuestion: '30',
};

const readSetFields = (value: unknown): SetFields | null => {
  const from = asRecord(value);
  return (
    from && {
      title: asText(from['title']) ?? newSetFields.title,
      category: asText(from['category']) ?? newSetFields.category,
      difficulty: asText(from['difficulty']) ?? newSetFields.difficulty,
      language: asText(from['language']) ?? newSetFields.language,
      questionsPerGame: asText(from['questionsPerGame']) ?? newSetFields.questionsPerGame,
      timePerQuestion: asText(from['timePerQuestion']) ?? newSetFields.timePerQuestion,
    }
  );
};

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

export const customDraft = stored<CustomDraft>({
  key: 'clockbeat.customDraft',
  empty: newCustomDraft,
  read: readCustomDraft,
});

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

export const ownTriviaDraft = stored<OwnTriviaDraft>({
  key: 'clockbeat.ownTriviaDraft',
  empty: newOwnTriviaDraft,
  read: readOwnTriviaDraft,
});

/** Changes to one saved set that aren't saved yet. */
export interface SetEdit {
  setId: string;
  /** The version they were made from, which a save of them replaces. 0: an older release kept them, which did not say. */
  version: number;
  details: SetFields;
  ready: boolean;
  questions: readonly OwnQuestion[];
  /** Ids of stored questions. */
  selected: readonly string[];
}

export const readSetEdit = (stored: unknown): SetEdit | null => {
  const from = asRecord(stored);
  const setId = asText(from?.['setId']);
  const version = from?.['version'];
  const details = readSetFields(from?.['details']);
  const selected = from?.['selected'];
  if (!from || !setId || !details) return null;
  return {
    setId,
    version: Number.isSafeInteger(version) ? Number(version) : 0,
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
export const setEdits = stored<readonly SetEdit[]>({
  key: 'clockbeat.setEdit',
  empty: [],
  read: readSetEdits,
});

/** As many sets are worked on at a time; sets that were deleted elsewhere are not to fill the browser. */
const most = 20;

export const keepSetEdit = (edit: SetEdit): void =>
  setEdits.update((now) => [...withoutSet(now, edit.setId), edit].slice(-most));

export const forgetSetEdit = (setId: string): void => setEdits.update((now) => withoutSet(now, setId));

/** `sent` is saved now, as this version. What was typed while it was on its way goes on from there. */
export const settleSetEdit = (sent: SetEdit, version: number): void =>
  setEdits.update((now) =>
    now.flatMap((kept) => {
      if (kept.setId !== sent.setId) return kept;
      if (kept.version !== sent.version) return kept;
      return JSON.stringify(kept) === JSON.stringify(sent) ? [] : { ...kept, version };
    }),
  );

const withoutSet = (edits: readonly SetEdit[], setId: string): SetEdit[] =>
  edits.filter((edit) => edit.setId !== setId);

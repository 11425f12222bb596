import type { UserId } from '@clockbeat/domain';
import type { SavedSetEntity } from './saved-set.entity.js';
import type { SetQuestionEntity } from './set-question.entity.js';

/** Whose sets are meant: an account's, a guest's, or what both of them keep while the guest signs in. */
export interface SetHolder {
  readonly userId: UserId | null;
  readonly guestSessionId: string | null;
}

/** A saved set as lists show it. */
export interface SavedSet extends Readonly<SavedSetEntity> {
  /** How many questions live in it; selected ones are not counted. */
  readonly customCount: number;
}

export type SetQuestion = Readonly<Omit<SetQuestionEntity, 'savedTriviaSetId'>>;

/** A saved set with the questions that live in it, in their order. */
export interface SavedSetInFull extends SavedSet {
  readonly customQuestions: readonly SetQuestion[];
}

/** Without an id, or with one that this set does not know, it is a new question. */
export interface NewSetQuestion
  extends Pick<SetQuestionEntity, 'question' | 'options' | 'answer' | 'timeLimit'> {
  readonly id?: string | undefined;
  /** Left out, or null: one option is right. */
  readonly task?: SetQuestionEntity['task'];
  /** Left out: as it was, of a new one none. */
  readonly media?: SetQuestionEntity['media'] | undefined;
  /** Left out: as they were, as far as the options are. */
  readonly optionMedia?: SetQuestionEntity['optionMedia'] | undefined;
}

export interface NewSet
  extends Readonly<
    Pick<
      SavedSetEntity,
      | 'title'
      | 'category'
      | 'difficulty'
      | 'questionsPerGame'
      | 'timePerQuestion'
      | 'isDraft'
      | 'selectedQuestions'
    >
  > {
  /** Left out: nobody has said. */
  readonly language?: string | null;
  readonly customQuestions: readonly NewSetQuestion[];
}

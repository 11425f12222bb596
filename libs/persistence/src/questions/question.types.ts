import type { Difficulty, DrawRules, QuestionKind, UserId } from '@clockbeat/domain';
import type { PageRequest } from '../page.js';
import type { QuestionEntity } from './question.entity.js';

/** A stored question, as a plain object; `createdBy` null: the bank's. */
export type StoredQuestion = Readonly<Omit<QuestionEntity, 'place'>>;

export interface NewQuestion
  extends Pick<QuestionEntity, 'question' | 'options' | 'answer' | 'category' | 'difficulty'> {
  /** Left out, or null: one option is right. */
  task?: QuestionEntity['task'];
  /** Left out: as it was, of a new one none. */
  media?: QuestionEntity['media'] | undefined;
  /** Left out: as they were, as far as the options are; of a new one none. */
  optionMedia?: QuestionEntity['optionMedia'] | undefined;
  timeLimit?: number | null;
  explanation?: string | null;
}

/** What an owner has of a question that is to come in. */
export interface OwnSame {
  /** The first of the owner's questions that asks the same. */
  stored: StoredQuestion | null;
  /** An earlier one of those that are to come in asks the same. */
  repeated: boolean;
}

export type QuestionSource = 'bank' | 'mine';

export interface CategoryListing {
  category: string;
  count: number;
  source: QuestionSource;
}

export interface QuestionSearch extends PageRequest {
  /** Whose own questions to include; null: the bank only. */
  userId: UserId | null;
  source?: QuestionSource | undefined;
  /** Text that the question or one of its options contains, in any case. */
  q?: string | undefined;
  difficulty?: Difficulty | undefined;
  /** That difficulty by what rooms made of a question, where enough were asked it. */
  asPlayed?: boolean | undefined;
  /** Left out: of the bank those with four options and no picture, and all of the user's own. */
  kinds?: readonly QuestionKind[] | undefined;
  /** Only those with a picture; of the bank's, where kinds are named. */
  pictures?: boolean | undefined;
}

/** Who sits there: whoever that host's games have, or who played with that account. */
export type Room = { readonly hostId: UserId } | { readonly playerId: UserId };

/** What a draw looks at besides the questions that it may take. */
export interface DrawBeside {
  /** Whose last games are looked at; left out, or null: nobody's. */
  readonly room?: Room | null;
  /** Ids of what the same game asks besides. */
  readonly beside?: DrawRules['beside'];
  /** Left out: by lot, in a way that nobody can foresee. */
  readonly random?: DrawRules['random'];
}

export interface DrawAmong extends DrawBeside {
  readonly ids: readonly string[];
  readonly userId: UserId | null;
  readonly count: number;
}

export interface Draw extends DrawBeside {
  category?: string | undefined;
  difficulty?: Difficulty | undefined;
  /** Left out: one right of some options, of the bank without a picture. */
  kinds?: readonly QuestionKind[] | undefined;
  /** Of the bank, only those with something to see, or only others. Left out: both, where kinds are named. */
  showing?: boolean | undefined;
  count: number;
  /** Ids not to draw. */
  exclude?: readonly string[] | undefined;
  /** Ids of what the room has had: neither they are drawn, nor what asks the same with other options. */
  asked?: readonly string[] | undefined;
  /** Whose own ones are drawn besides; left out, or null: nobody's. */
  userId?: UserId | null;
}

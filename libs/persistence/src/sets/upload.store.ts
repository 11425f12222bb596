import type { UserId } from '@clockbeat/domain';
import type { DataSource } from 'typeorm';
import type { QuestionStore } from '../questions/question.store.js';
import type { NewQuestion, StoredQuestion } from '../questions/question.types.js';
import type { Quotas } from '../quotas/quotas.js';
import { transactionOf } from '../quotas/transaction-of.js';
import type { SavedSetStore } from './saved-set.store.js';
import type { NewSet, SavedSetInFull } from './saved-set.types.js';

/** Questions of a user's that come in together with the sets that are made of them. */
export class UploadStore {
  constructor(
    private readonly dataSource: DataSource,
    private readonly questions: QuestionStore,
    private readonly sets: SavedSetStore,
    private readonly quotas: Quotas,
  ) {}

  /** Stores the questions and the sets that `setsOf` makes of them, in the order given: all of it or nothing. Throws QuotaReached. */
  create(
    userId: UserId,
    rows: readonly NewQuestion[],
    setsOf: (stored: readonly StoredQuestion[]) => readonly NewSet[],
  ): Promise<{ questions: StoredQuestion[]; sets: SavedSetInFull[] }> {
    return this.dataSource.transaction(async (manager) => {
      const questions = await this.questions.createMany(userId, rows, manager);
      const wanted = setsOf(questions);
      await this.quotas.room(transactionOf(manager), userId, 'sets', wanted.length);
      const sets: SavedSetInFull[] = [];
      for (const set of wanted)
        sets.push(await this.sets.create({ userId, guestSessionId: null }, set, manager));
      return { questions, sets };
    });
  }
}

import { limits, type SetLicence, type UserId } from '@clockbeat/domain';
import { type DataSource, type EntityManager, In } from 'typeorm';
import { QuestionEntity } from '../questions/question.entity.js';
import type { StoredQuestion } from '../questions/question.types.js';
import { heldBy } from './held-by.js';
import { SavedSetEntity } from './saved-set.entity.js';
import { inFull, type SavedSetStore } from './saved-set.store.js';
import type { SavedSetInFull } from './saved-set.types.js';
import {
  baseOf,
  itemsOf,
  type Merged,
  mergeOrigin,
  type OriginBase,
  type OriginDifference,
  type SetItem,
} from './set-origin.js';
import { isSharedSet } from './shared-sets.sql.js';

/** What a copy is told of its original. */
export interface CopyOrigin {
  readonly id: string;
  readonly title: string;
  readonly author: string;
  readonly licence: SetLicence;
}

/** The copy would have more questions than a set may have. */
export class TooManyQuestions extends Error {}

const keepOrigin = /* sql */ `
insert into set_origins (set_id, origin_id, title, shared_as, licence, base) values ($1, $2, $3, $4, $5, $6::jsonb)`;

/** Copies of others' sets, and what their originals have become (docs/decisions/095). */
export class SetCopyStore {
  private readonly manager: EntityManager;

  constructor(
    dataSource: DataSource,
    private readonly sets: SavedSetStore,
  ) {
    this.manager = dataSource.manager;
  }

  /** Makes a set of the account's own of one that it may see. Null: that is gone. Throws QuotaReached. */
  copy(origin: CopyOrigin, userId: UserId): Promise<SavedSetInFull | null> {
    return this.manager.transaction(async (manager) => {
      const original = await manager.findOneBy(SavedSetEntity, { id: origin.id });
      if (original === null) return null;
      const items = await this.items(await inFull(manager, original), manager);
      const { title, category, language, difficulty, questionsPerGame, timePerQuestion } = original;
      const own = items.flatMap((item) =>
        'own' in item.content ? [{ key: item.key, ...item.content }] : [],
      );
      const made = await this.sets.create(
        { userId, guestSessionId: null },
        {
          ...{ title, category, language, difficulty, questionsPerGame, timePerQuestion, isDraft: true },
          selectedQuestions: items.flatMap(({ content }) => ('bank' in content ? [content.bank] : [])),
          customQuestions: own.map((item) => item.own),
        },
        manager,
      );
      const owns = made.customQuestions.map(({ id }, nth): [string, string] => [own[nth]?.key ?? '', id]);
      await manager.query(keepOrigin, [
        made.id,
        origin.id,
        title,
        origin.author,
        origin.licence,
        JSON.stringify(baseOf(items, new Map(owns))),
      ]);
      return made;
    });
  }

  /** What the original of a copy has become since; null: the account has no such copy; `gone`: it is not shared any more. */
  async changes(id: string, userId: UserId): Promise<OriginDifference | 'gone' | null> {
    const copy = await heldBy(this.manager, { userId, guestSessionId: null })
      .andWhere('saved.id = :id', { id })
      .getOne();
    if (copy === null) return null;
    const merging = await this.merging(this.manager, await inFull(this.manager, copy));
    return merging === null || merging === 'gone' ? merging : merging.merged.difference;
  }

  /**
   * Takes over what the original has become, as a save of this account; what was changed in the copy itself stays.
   * @throws SetChanged where the copy is another version than the wanted one
   */
  takeOver(id: string, userId: UserId, wanted: number | undefined): Promise<SavedSetInFull | 'gone' | null> {
    return this.manager.transaction(async (manager) => {
      const holder = { userId, guestSessionId: null };
      const copy = await heldBy(manager, holder)
        .andWhere('saved.id = :id', { id })
        .setLock('pessimistic_write')
        .getOne();
      if (copy === null) return null;
      const merging = await this.merging(manager, await inFull(manager, copy));
      if (merging === null || merging === 'gone') return merging;
      const { customQuestions, selectedQuestions, keys } = merging.merged;
      if (customQuestions.length + selectedQuestions.length > limits.questionsPerSet)
        throw new TooManyQuestions();
      const saved = await this.sets.replace(
        id,
        holder,
        (before) => ({ ...before, customQuestions, selectedQuestions: [...selectedQuestions] }),
        { wanted, within: manager },
      );
      const owns = (saved?.customQuestions ?? []).flatMap((question, nth): [string, string][] => {
        const key = keys[nth] ?? null;
        return key === null ? [] : [[key, question.id]];
      });
      await manager.query('update set_origins set base = $2::jsonb where set_id = $1', [
        id,
        JSON.stringify(baseOf(merging.original, new Map(owns))),
      ]);
      return saved;
    });
  }

  /** All questions that a set holds and points to, as whoever may see it reads them. */
  async items(set: SavedSetInFull, manager: EntityManager = this.manager): Promise<SetItem[]> {
    return itemsOf(set, await this.stored(set, manager));
  }

  /** Those of the bank and of its owner that a set points to. */
  async stored(
    { selectedQuestions, createdBy }: Pick<SavedSetInFull, 'selectedQuestions' | 'createdBy'>,
    manager: EntityManager = this.manager,
  ): Promise<Map<string, StoredQuestion>> {
    if (selectedQuestions.length === 0) return new Map();
    const found = await manager.findBy(QuestionEntity, { id: In(selectedQuestions) });
    return new Map(
      found
        .filter((question) => question.createdBy === null || question.createdBy === createdBy)
        .map((question) => [question.id, question]),
    );
  }

  private async merging(
    manager: EntityManager,
    copy: SavedSetInFull,
  ): Promise<{ merged: Merged; original: SetItem[] } | 'gone' | null> {
    const [origin] = await manager.query<{ originId: string; base: OriginBase }[]>(
      'select origin_id as "originId", base from set_origins where set_id = $1',
      [copy.id],
    );
    if (origin === undefined) return null;
    const seen = await manager.query<unknown[]>(isSharedSet, [origin.originId]);
    const set = seen.length === 0 ? null : await manager.findOneBy(SavedSetEntity, { id: origin.originId });
    if (set === null) return 'gone';
    const original = await this.items(await inFull(manager, set), manager);
    const pointed = await this.stored(copy, manager);
    const merged = mergeOrigin(origin.base, original, copy, (id) => pointed.get(id)?.question ?? id);
    return { merged, original };
  }
}

import { randomUUID } from 'node:crypto';
import type { UserId } from '@clockbeat/domain';
import type { DataSource, EntityManager } from 'typeorm';
import { decodeCursor, type PageOf, type PageRequest, pageOf } from '../page.js';
import { isUuid } from '../uuid.js';
import { heldBy } from './held-by.js';
import { SavedSetEntity } from './saved-set.entity.js';
import type { NewSet, SavedSet, SavedSetInFull, SetHolder } from './saved-set.types.js';
import { countQuestions, readQuestions, replaceQuestions } from './set-questions.js';

/** Saved sets. Whatever is not its holder's is not there: nobody learns that another's set exists. */
export class SavedSetStore {
  private readonly manager: EntityManager;

  constructor(dataSource: DataSource) {
    this.manager = dataSource.manager;
  }

  /** The holder's sets, the newest first. */
  async list(holder: SetHolder, { limit, cursor }: PageRequest): Promise<PageOf<SavedSet>> {
    const query = heldBy(this.manager, holder)
      .orderBy('saved.created_at', 'DESC')
      .addOrderBy('saved.id', 'DESC')
      .limit(limit + 1);
    const after = decodeCursor(cursor);
    if (after) {
      const [ms, id] = after;
      query.andWhere('(saved.created_at, saved.id) < (to_timestamp(:ms::float8 / 1000), :id::uuid)', {
        ms,
        id,
      });
    }
    const found = await query.getMany();
    const counts = await countQuestions(
      this.manager,
      found.map(({ id }) => id),
    );
    const sets = found.map((set) => ({ ...set, customCount: counts.get(set.id) ?? 0 }));
    return pageOf(sets, limit, ({ createdAt, id }) => [createdAt.getTime(), id]);
  }

  async find(id: string, holder: SetHolder): Promise<SavedSetInFull | null> {
    if (!isUuid(id)) return null;
    const set = await heldBy(this.manager, holder).andWhere('saved.id = :id', { id }).getOne();
    return set && inFull(this.manager, set);
  }

  /** An account's where there is one, else the guest's; as part of another transaction, where there is one. */
  create({ userId, guestSessionId }: SetHolder, set: NewSet, within = this.manager): Promise<SavedSetInFull> {
    return within.transaction(async (manager) => {
      const owner = { createdBy: userId, guestSessionId: userId === null ? guestSessionId : null };
      const made = await manager.save(
        manager.create(SavedSetEntity, { ...columnsOf(set), ...owner, id: randomUUID() }),
      );
      await replaceQuestions(manager, made.id, set.customQuestions);
      return inFull(manager, await manager.findOneByOrFail(SavedSetEntity, { id: made.id }));
    });
  }

  /** Writes what `revise` makes of the set as it is now; two at once are one after the other. Null where there is none. */
  async replace(
    id: string,
    holder: SetHolder,
    revise: (before: SavedSetInFull) => NewSet,
  ): Promise<SavedSetInFull | null> {
    if (!isUuid(id)) return null;
    return this.manager.transaction(async (manager) => {
      const query = heldBy(manager, holder).andWhere('saved.id = :id', { id });
      const before = await query.setLock('pessimistic_write').getOne();
      if (before === null) return null;
      const after = revise(await inFull(manager, before));
      await manager.update(SavedSetEntity, { id }, columnsOf(after));
      await replaceQuestions(manager, id, after.customQuestions);
      return inFull(manager, await manager.findOneByOrFail(SavedSetEntity, { id }));
    });
  }

  /** True when it was there; its questions go with it, games made of it stay. */
  async delete(id: string, holder: SetHolder): Promise<boolean> {
    if (!isUuid(id)) return false;
    return this.manager.transaction(async (manager) => {
      const query = heldBy(manager, holder).andWhere('saved.id = :id', { id });
      if ((await query.setLock('pessimistic_write').getOne()) === null) return false;
      const { affected } = await manager.delete(SavedSetEntity, { id });
      return affected === 1;
    });
  }

  /** Makes a guest's sets the account's; answers how many there were. Each is claimed once, even if others claim it too. */
  async claim(guestSessionId: string, userId: UserId): Promise<number> {
    const { affected } = await this.manager.update(
      SavedSetEntity,
      { guestSessionId },
      { createdBy: userId, guestSessionId: null },
    );
    return affected ?? 0;
  }

  /** A game was made of it: it is a draft no more. */
  async launched(id: string): Promise<void> {
    await this.manager.update(SavedSetEntity, { id }, { isDraft: false, launchedAt: new Date() });
  }
}

const inFull = async (manager: EntityManager, set: SavedSetEntity): Promise<SavedSetInFull> => {
  const customQuestions = await readQuestions(manager, set.id);
  return { ...set, customQuestions, customCount: customQuestions.length };
};

/** What a caller may write: never the id, the holder or the times. */
const columnsOf = (set: NewSet): Omit<NewSet, 'customQuestions'> => ({
  title: set.title,
  category: set.category,
  difficulty: set.difficulty,
  questionsPerGame: set.questionsPerGame,
  timePerQuestion: set.timePerQuestion,
  isDraft: set.isDraft,
  selectedQuestions: set.selectedQuestions,
});

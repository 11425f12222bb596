import { randomUUID } from 'node:crypto';
import type { GameId, SetVersionItem, UserId } from '@clockbeat/domain';
import type { DataSource, EntityManager } from 'typeorm';
import { decodeCursor, type PageOf, type PageRequest, pageOf } from '../page.js';
import type { Quotas } from '../quotas/quotas.js';
import { transactionOf } from '../quotas/transaction-of.js';
import { isUuid } from '../uuid.js';
import { heldBy, ownedBy } from './held-by.js';
import { SavedSetEntity } from './saved-set.entity.js';
import type { NewSet, SavedSet, SavedSetInFull, SetHolder } from './saved-set.types.js';
import { SetChanged } from './set-changed.js';
import { keepVersion, readHistory, readVersion, type SetVersion, stillThere } from './set-history.js';
import { countQuestions, readQuestions, replaceQuestions } from './set-questions.js';
import { describeShared } from './shared-sets.sql.js';

/** Saved sets. Whatever is not its holder's is not there: nobody learns that another's set exists. */
export class SavedSetStore {
  private readonly manager: EntityManager;

  constructor(
    dataSource: DataSource,
    private readonly quotas: Quotas,
  ) {
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

  /** Which of these the holder has. */
  async heldAmong(ids: readonly string[], holder: SetHolder): Promise<Set<string>> {
    const held = await heldBy(this.manager, holder)
      .select('saved.id', 'id')
      .andWhere('saved.id = any(:ids)', { ids })
      .getRawMany<{ id: string }>();
    return new Set(held.map(({ id }) => id));
  }

  /**
   * An account's where there is one, else the guest's; as part of another transaction, where there is one. Throws QuotaReached: a
   * guest's sets are bounded by the bytes of a day instead.
   */
  create({ userId, guestSessionId }: SetHolder, set: NewSet, within = this.manager): Promise<SavedSetInFull> {
    return within.transaction(async (manager) => {
      if (userId !== null) await this.quotas.room(transactionOf(manager), userId, 'sets', 1);
      const owner = { createdBy: userId, guestSessionId: userId === null ? guestSessionId : null };
      const made = await manager.save(
        manager.create(SavedSetEntity, {
          ...columnsOf(set),
          ...owner,
          id: randomUUID(),
          savedBy: owner.createdBy,
          savedAt: new Date(),
        }),
      );
      await replaceQuestions(manager, made.id, set.customQuestions);
      return inFull(manager, await manager.findOneByOrFail(SavedSetEntity, { id: made.id }));
    });
  }

  /**
   * Writes what `revise` makes of the set as it is now; two at once are one after the other. Null where there is none. What an
   * account's set was is kept in its history.
   * @param wanted the version that is to be replaced; left out: whichever there is
   * @throws SetChanged where there is another one by now
   */
  async replace(
    id: string,
    holder: SetHolder,
    revise: (before: SavedSetInFull) => NewSet,
    { wanted, within = this.manager }: { wanted?: number | undefined; within?: EntityManager } = {},
  ): Promise<SavedSetInFull | null> {
    if (!isUuid(id)) return null;
    return within.transaction(async (manager) => {
      const query = heldBy(manager, holder).andWhere('saved.id = :id', { id });
      const before = await query.setLock('pessimistic_write').getOne();
      if (before === null) return null;
      if (wanted !== undefined && wanted !== before.version) throw new SetChanged(before);
      const whole = await inFull(manager, before);
      const after = revise(whole);
      await keepVersion(manager, whole);
      const saving = { version: before.version + 1, savedBy: holder.userId, savedAt: new Date() };
      await manager.update(SavedSetEntity, { id }, { ...columnsOf(after), ...saving });
      await replaceQuestions(manager, id, after.customQuestions);
      if (before.sharing !== 'private') await manager.query(describeShared, [id]);
      return inFull(manager, await manager.findOneByOrFail(SavedSetEntity, { id }));
    });
  }

  /** What a set of the holder's is and was, the newest first; null: there is none. */
  async history(
    id: string,
    holder: SetHolder,
    nameOf: (userId: UserId) => Promise<string | null>,
  ): Promise<SetVersionItem[] | null> {
    const set = await this.find(id, holder);
    return set && readHistory(this.manager, set, nameOf);
  }

  /** One of its earlier states; null: there is none, or it is not kept any more. */
  async version(id: string, holder: SetHolder, version: number): Promise<SetVersion | null> {
    return (await this.find(id, holder)) && readVersion(this.manager, id, version);
  }

  /**
   * Writes a set again as it was, which is a save as any other. Questions that were deleted and pictures that nobody names any more
   * stay away. Null: there is none, or that state is not kept.
   * @throws SetChanged as `replace` does
   */
  async goBack(
    id: string,
    holder: SetHolder,
    version: number,
    wanted: number | undefined,
  ): Promise<SavedSetInFull | null> {
    return this.manager.transaction(async (manager) => {
      const was = await this.version(id, holder, version);
      if (was === null || was.content === null) return null;
      const content = await stillThere(manager, id, was.content);
      return this.replace(id, holder, (before) => ({ ...content, isDraft: before.isDraft }), {
        wanted,
        within: manager,
      });
    });
  }

  /** True when it was there and the holder's own; its questions go with it, games made of it stay. */
  async delete(id: string, holder: SetHolder): Promise<boolean> {
    if (!isUuid(id)) return false;
    return this.manager.transaction(async (manager) => {
      const query = ownedBy(manager, holder).andWhere('saved.id = :id', { id });
      if ((await query.setLock('pessimistic_write').getOne()) === null) return false;
      const { affected } = await manager.delete(SavedSetEntity, { id });
      return affected === 1;
    });
  }

  /**
   * Makes a guest's sets the account's; answers how many there were. Each is claimed once, even if others claim it too. No quota
   * keeps them out: they would be lost.
   */
  async claim(guestSessionId: string, userId: UserId): Promise<number> {
    const { affected } = await this.manager.update(
      SavedSetEntity,
      { guestSessionId },
      { createdBy: userId, guestSessionId: null },
    );
    return affected ?? 0;
  }

  /** A game was made of it: it is a draft no more, and what rooms make of that game is told with it. */
  async launched(id: string, gameId: GameId | null = null): Promise<void> {
    await this.manager.update(SavedSetEntity, { id }, { isDraft: false, launchedAt: new Date() });
    // where the one of the two is gone already, there is nothing to tell
    await this.manager.query(
      `insert into set_games (game_id, set_id) select s.game_id, t.id from game_streams s, saved_trivia_sets t
       where s.game_id = $1 and t.id = $2 for key share on conflict do nothing`,
      [gameId, id],
    );
  }
}

/** With the questions that live in it. */
export const inFull = async (manager: EntityManager, set: SavedSetEntity): Promise<SavedSetInFull> => {
  const customQuestions = await readQuestions(manager, set.id);
  return { ...set, customQuestions, customCount: customQuestions.length };
};

/** What a caller may write: never the id, the holder or the times. */
const columnsOf = (set: NewSet): Omit<NewSet, 'customQuestions'> => ({
  title: set.title,
  category: set.category,
  difficulty: set.difficulty,
  language: set.language ?? null,
  questionsPerGame: set.questionsPerGame,
  timePerQuestion: set.timePerQuestion,
  isDraft: set.isDraft,
  selectedQuestions: set.selectedQuestions,
});

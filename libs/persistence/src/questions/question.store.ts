import { randomInt, randomUUID } from 'node:crypto';
import {
  type Difficulty,
  type Drawable,
  drawQuestions,
  keptOptionMedia,
  type QuestionKind,
  type QuestionPlayed,
  type UserId,
} from '@clockbeat/domain';
import { defaultQuestionIds } from '@clockbeat/question-bank';
import { Brackets, type DataSource, In, type Repository, type SelectQueryBuilder } from 'typeorm';
import { decodeCursor, type PageOf, pageOf } from '../page.js';
import type { Quotas } from '../quotas/quotas.js';
import { transactionOf } from '../quotas/transaction-of.js';
import { QuestionEntity } from './question.entity.js';
import type {
  CategoryListing,
  Draw,
  DrawAmong,
  DrawBeside,
  NewQuestion,
  OwnSame,
  QuestionSearch,
  Room,
  StoredQuestion,
} from './question.types.js';
import * as sql from './questions.sql.js';

/** Some milliseconds' worth: a long upload shall not come near the longest time of a statement on a busy machine. */
const rowsPerStatement = 250;

/** The rows, as many at once as one statement is given. */
const statementsOf = <T>(rows: readonly T[]): T[][] =>
  Array.from({ length: Math.ceil(rows.length / rowsPerStatement) }, (_, nth) =>
    rows.slice(nth * rowsPerStatement, (nth + 1) * rowsPerStatement),
  );

const toStored = ({ place: _, ...question }: QuestionEntity): StoredQuestion => question;
const byId = (rows: readonly QuestionEntity[]): Map<string, StoredQuestion> =>
  new Map(rows.map((question) => [question.id, toStored(question)]));
/** Those that were found, in the order of the ids. */
const inOrder = (ids: readonly string[], found: ReadonlyMap<string, StoredQuestion>): StoredQuestion[] =>
  ids.flatMap((id) => found.get(id) ?? []);

/** By lot, where nobody may know the outcome before. */
const byChance = (): number => randomInt(2 ** 47) / 2 ** 47;

/** The bank and the users' own questions. `userId` is whose own ones are seen beside the bank's; null: nobody's. */
export class QuestionStore {
  private readonly questions: Repository<QuestionEntity>;
  /** The same, over the connections for lists: none that games need. */
  private readonly lists: Repository<QuestionEntity>;

  constructor(
    dataSource: DataSource,
    listsSource: DataSource,
    private readonly quotas: Quotas,
  ) {
    this.questions = dataSource.getRepository(QuestionEntity);
    this.lists = listsSource.getRepository(QuestionEntity);
  }

  /** Categories with their number of questions: the bank's in the order of the bank, then the user's own. */
  categories(userId: UserId | null, kinds?: readonly QuestionKind[]): Promise<CategoryListing[]> {
    return this.lists.query<CategoryListing[]>(sql.categories, [userId, kinds ?? null]);
  }

  /** At most `perCategory` questions of each category, by its name. */
  async byCategory(
    userId: UserId | null,
    perCategory = 20,
    kinds?: readonly QuestionKind[],
  ): Promise<Record<string, StoredQuestion[]>> {
    const ids = await this.lists.query<{ id: string }[]>(sql.firstOfEachCategory, [
      userId,
      perCategory,
      kinds ?? null,
    ]);
    const found = await this.lists.find({
      where: { id: In(ids.map(({ id }) => id)) },
      order: { place: 'ASC' },
    });
    // A map: categories are the users' to name, and one of them may be `__proto__`.
    const byCategory = new Map<string, StoredQuestion[]>();
    for (const question of found) {
      const others = byCategory.get(question.category) ?? [];
      byCategory.set(question.category, [...others, toStored(question)]);
    }
    return Object.fromEntries(byCategory);
  }

  /** The questions of a category (its name in any case), in the order of making. */
  async inCategory(category: string, search: QuestionSearch): Promise<PageOf<StoredQuestion>> {
    const query = this.matching(category, search);
    const after = decodeCursor(search.cursor);
    if (after) query.andWhere('question.place > :place', { place: after[0] });
    const rows = await query
      .orderBy('question.place')
      .limit(search.limit + 1)
      .getMany();
    const { items, nextCursor } = pageOf(rows, search.limit, ({ place }) => [place]);
    return { items: items.map(toStored), nextCursor };
  }

  /** As many of them as `limit` says, as `draw` draws them. */
  drawInCategory(
    category: string,
    search: QuestionSearch,
    beside: DrawBeside = {},
  ): Promise<StoredQuestion[]> {
    return this.byLot(this.matching(category, search), search.limit, beside);
  }

  /**
   * Up to `count` of these that the user may use, in the order of the ids, as `draw` draws them. Somebody chose them: so the same
   * words with other options are drawn where there is nothing else, and last of all what an operator took out of the bank.
   */
  async drawAmong({ ids, userId, count, ...beside }: DrawAmong): Promise<StoredQuestion[]> {
    const query = this.visibleTo(userId).andWhere('question.id = any(:ids)', { ids });
    const drawn = await this.byLot(query, count, { ...beside, mayRepeat: true });
    return inOrder(ids, new Map(drawn.map((question) => [question.id, question])));
  }

  /** Of the category about as hard as that question by what rooms made of both, the nearest first; none where that is not told. */
  async aboutAsHard(
    category: string,
    search: QuestionSearch & { userId: UserId },
    alike: string,
  ): Promise<StoredQuestion[]> {
    const query = this.matching(category, search);
    if (!search.asPlayed) query.leftJoin('question_shares', 'shares', sql.toldShares);
    const rows = await query
      .andWhere(sql.isAboutAsHard, { alike, userId: search.userId })
      .addSelect(sql.shareApart, 'apart')
      .orderBy('apart')
      .addOrderBy('question.place')
      .limit(search.limit)
      .getMany();
    return rows.map(toStored);
  }

  /** What rooms made of each of these, as it is now; those that were never asked are left out. Follows the log within 2 s. */
  async played(ids: readonly string[]): Promise<Map<string, QuestionPlayed>> {
    if (ids.length === 0) return new Map();
    type Row = { id: string; asked: number | null; share: number | null; difficulty: Difficulty | null };
    const rows = await this.lists.query<Row[]>(sql.played, [ids]);
    return new Map(
      rows.map(({ id, asked, share, difficulty }) => [
        id,
        asked !== null && share !== null && difficulty !== null
          ? { is: 'told', asked, share, difficulty }
          : { is: 'tooFew' },
      ]),
    );
  }

  /** Of questions of theirs in that category: whether one has more or fewer options than four, and one is of another kind. */
  async othersThanFour(category: string, userId: UserId): Promise<{ options: boolean; kinds: boolean }> {
    const others = (condition: string): Promise<boolean> =>
      this.matching(category, { userId, source: 'mine', limit: 1 }).andWhere(condition).getExists();
    const kinds = await others('question.task is not null');
    return { options: kinds || (await others('cardinality(question.options) <> 4')), kinds };
  }

  /** Those of the ids that exist and that this user may use. */
  async byIds(ids: readonly string[], userId: UserId | null): Promise<Map<string, StoredQuestion>> {
    return byId(await this.visibleTo(userId).andWhere('question.id = any(:ids)', { ids }).getMany());
  }

  /** Which of these ids name a question that the user may use. */
  async known(ids: readonly string[], userId: UserId | null): Promise<Set<string>> {
    if (ids.length === 0) return new Set();
    const found = await this.questions.query<{ id: string }[]>(sql.known, [ids, userId]);
    return new Set(found.map(({ id }) => id));
  }

  /** The 10 default questions, in the order in which a default game asks them. */
  async defaults(): Promise<StoredQuestion[]> {
    const found = await this.visibleTo(null)
      .andWhere('question.id = any(:ids)', { ids: defaultQuestionIds })
      .andWhere(sql.isIn('question'))
      .getMany();
    return inOrder(defaultQuestionIds, byId(found));
  }

  /**
   * Up to `count` questions of the bank, and of a user, by the one rule of draws (`drawQuestions`); those written by hand are
   * likelier. What the room was asked in its last games comes last.
   */
  draw(wanted: Draw): Promise<StoredQuestion[]> {
    const {
      category,
      difficulty,
      kinds,
      showing = kinds ? undefined : false,
      count,
      exclude = [],
      asked = [],
      userId = null,
      ...beside
    } = wanted;
    const query = this.visibleTo(userId)
      .andWhere(sql.isIn('question'))
      .andWhere(sql.ofKinds, { kinds: kinds ?? ['single'] })
      .andWhere('not question.id = any(:exclude)', { exclude })
      .andWhere(`not ${sql.asksTheSame}`, { asked });
    if (showing !== undefined) query.andWhere(sql.showing, { showing });
    if (category) query.andWhere('lower(question.category) = lower(:category)', { category });
    if (difficulty) query.andWhere('question.difficulty = :difficulty', { difficulty });
    return this.byLot(query, count, beside);
  }

  /** The question as it is from now on; null where it is not there, or not the owner's. */
  async update(id: string, ownerId: UserId, change: NewQuestion): Promise<StoredQuestion | null> {
    const own = { id, createdBy: ownerId };
    const changed = await this.questions.manager.transaction(async (manager) => {
      const before = await manager.findOne(QuestionEntity, {
        where: own,
        lock: { mode: 'pessimistic_write' },
      });
      if (before === null) return false;
      const { options, task } = change;
      const { optionMedia = keptOptionMedia(before, { kind: task?.kind ?? 'single', options }) } = change;
      await manager.update(QuestionEntity, own, { ...change, optionMedia });
      return true;
    });
    return changed ? ((await this.byIds([id], ownerId)).get(id) ?? null) : null;
  }

  /** True when it was there and the owner's; the bank's are nobody's to delete. The owner's sets then lose it too. */
  async delete(id: string, ownerId: UserId): Promise<boolean> {
    const deleted = await this.questions.query<unknown[]>(sql.deleteOwn, [id, ownerId]);
    return deleted.length === 1;
  }

  /** Of each of these: what the owner has already that asks the same, in whatever letters and order of options. */
  async sameAsOwn(ownerId: UserId, rows: readonly NewQuestion[]): Promise<OwnSame[]> {
    const asked = rows.map(({ question, options, answer, task, media, optionMedia }) => ({
      ...{ question, options, answer, task, media, optionMedia },
    }));
    const found: { id: string | null; asks: string }[] = [];
    for (const some of statementsOf(asked))
      found.push(...(await this.lists.query<typeof found>(sql.sameAsOwn, [JSON.stringify(some), ownerId])));
    const ids = new Set(found.flatMap(({ id }) => id ?? []));
    const stored = await this.byIds([...ids], ownerId);
    const before = new Set<string>();
    return found.map(({ id, asks }) => {
      const repeated = before.has(asks);
      before.add(asks);
      return { stored: stored.get(id ?? '') ?? null, repeated };
    });
  }

  /** Stores all or none, in the order given; as part of another transaction, where there is one. Throws QuotaReached. */
  createMany(
    createdBy: UserId,
    rows: readonly NewQuestion[],
    within = this.questions.manager,
  ): Promise<StoredQuestion[]> {
    const news = rows.map(({ media = null, optionMedia = null, ...row }) => ({
      task: null,
      timeLimit: null,
      explanation: null,
      ...row,
      media,
      optionMedia,
      id: randomUUID() as string,
    }));
    return within.transaction(async (manager) => {
      await this.quotas.room(transactionOf(manager), createdBy, 'questions', news.length);
      const stored: StoredQuestion[] = [];
      for (const some of statementsOf(news)) {
        const [made] = await manager.query<{ createdAt: Date }[]>(sql.insertOwn, [
          JSON.stringify(some),
          createdBy,
        ]);
        const createdAt = made?.createdAt ?? new Date();
        for (const question of some) stored.push({ ...question, createdBy, createdAt });
      }
      return stored;
    });
  }

  private matching(category: string, search: QuestionSearch): SelectQueryBuilder<QuestionEntity> {
    const { userId, source, difficulty, asPlayed, q, kinds, pictures } = search;
    const query = this.visibleTo(userId, this.lists).andWhere(sql.isIn('question'));
    if (kinds) query.andWhere(sql.ofKinds, { kinds });
    else query.andWhere(sql.ofUnaskedKinds);
    if (pictures) query.andWhere(sql.ofPictures);
    query.andWhere('lower(question.category) = lower(:category)', { category });
    if (source === 'bank') query.andWhere('question.created_by is null');
    if (source === 'mine') query.andWhere('question.created_by is not null');
    if (asPlayed) query.leftJoin('question_shares', 'shares', sql.toldShares);
    if (difficulty)
      query.andWhere(asPlayed ? sql.playedAs : 'question.difficulty = :difficulty', { difficulty });
    if (q) query.andWhere(sql.containsText, { q });
    return query;
  }

  private async byLot(
    query: SelectQueryBuilder<QuestionEntity>,
    count: number,
    { room = null, random = byChance, ...rules }: DrawBeside & { mayRepeat?: boolean },
  ): Promise<StoredQuestion[]> {
    const ago = await this.askedLately(room);
    type Row = Omit<Drawable, 'answering' | 'askedAgo'> & { answering: string[] | null; withdrawn: boolean };
    const rows = await query
      .select('question.id', 'id')
      .addSelect(sql.drawnTemplate, 'template')
      .addSelect('question.media_hash', 'shows')
      .addSelect('question.answering', 'answering')
      .addSelect('question.withdrawn', 'withdrawn')
      .addSelect(sql.weight, 'weight')
      .orderBy(sql.bySeed)
      .setParameter('seed', String(random()))
      .limit(sql.mostDrawable)
      .getRawMany<Row>();
    const candidates = rows.map(({ answering, withdrawn, ...row }): Drawable => {
      const askedAgo = withdrawn ? -1 : (ago.get(row.id) ?? null);
      return { ...row, answering: answering ?? [], askedAgo };
    });
    const ids = drawQuestions(candidates, count, { random, ...rules }).map(({ id }) => id);
    return inOrder(ids, byId(await this.questions.findBy({ id: In(ids) })));
  }

  /** What the last games of a room asked: how many games ago each was asked last. */
  private async askedLately(room: Room | null): Promise<Map<string, number>> {
    if (room === null) return new Map();
    const [asked, userId] =
      'hostId' in room ? [sql.askedByHost, room.hostId] : [sql.askedOfPlayer, room.playerId];
    const games = await this.questions.query<{ ids: string[] }[]>(asked, [userId]);
    // the newest last, which holds
    return new Map(games.flatMap(({ ids }, ago) => ids.map((id) => [id, ago] as const)).reverse());
  }

  private visibleTo(userId: UserId | null, questions = this.questions): SelectQueryBuilder<QuestionEntity> {
    return questions.createQueryBuilder('question').where(
      new Brackets((either) => {
        either.where('question.created_by is null');
        if (userId) either.orWhere('question.created_by = :userId', { userId });
      }),
    );
  }
}

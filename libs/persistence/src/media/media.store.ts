import type { GameId, MediaFacts, MediaType, UserId } from '@clockbeat/domain';
import type pg from 'pg';
import { inTransaction } from '../in-transaction.js';
import type { Quotas } from '../quotas/quotas.js';
import * as sql from './media.sql.js';
import type { MediaBytes } from './media-bytes.js';

/** A picture or a sound as it is to be kept. */
export interface NewMedia {
  readonly hash: string;
  readonly facts: MediaFacts;
  readonly body: Buffer;
  /** The same for small screens, under `facts.small`; absent where there is none. */
  readonly smallBody?: Buffer | undefined;
}

const sizeOf = ({ body, smallBody }: NewMedia): number => body.length + (smallBody?.length ?? 0);

/** A game or a question names what is not kept (any more). */
export class UnknownMedia extends Error {
  override readonly name = 'UnknownMedia';
}

const hasNoSuchRow = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === '23503';

/**
 * Pictures and sounds, by the hash of what is stored. They are kept while a question, a set or a game's log names them: what
 * a log names is kept for as long as the log.
 */
export class MediaStore {
  constructor(
    private readonly pool: pg.Pool,
    private readonly bytes: MediaBytes,
    private readonly quotas: Quotas,
  ) {}

  /** Keeps it, whole or not at all. Throws QuotaReached: the account, or all of them, would have more bytes than they may. */
  async keep(userId: UserId, media: NewMedia): Promise<void> {
    await inTransaction(this.pool, async (transaction) => {
      await this.quotas.turn(transaction, userId, 'mediaBytes');
      const { rows } = await transaction.query<{ mine: boolean; anybodys: boolean }>(sql.isKept, [
        userId,
        media.hash,
      ]);
      if (!rows[0]?.mine) await this.quotas.room(transaction, userId, 'mediaBytes', sizeOf(media));
      if (!rows[0]?.anybodys) await this.quotas.roomForBytes(transaction, sizeOf(media));
      await this.store(media, transaction);
      await transaction.query(sql.keepForAccount, [userId, media.hash]);
    });
  }

  /**
   * Keeps what the bank shows, for no account, before its questions name it; until they do, nothing sweeps it. What they name
   * already is not read, unless its bytes are in another place than ours. Each in a transaction of its own, for a bucket may be
   * slow.
   */
  async keepForBank(hashes: readonly string[], read: (hash: string) => Promise<NewMedia>): Promise<void> {
    const [first] = hashes;
    if (first === undefined) return;
    const { rows } = await this.pool.query<{ hash: string }>(sql.unnamedByBank, [hashes]);
    const missing = (await this.isElsewhere(first)) ? hashes : rows.map(({ hash }) => hash);
    for (const hash of missing) {
      const media = await read(hash);
      await inTransaction(this.pool, (transaction) => this.store(media, transaction));
    }
  }

  /** Since a bucket was named, or is no more. One that does not answer is no reason not to start. */
  private async isElsewhere(hash: string): Promise<boolean> {
    return (await this.bytes.get(hash).catch(() => undefined)) === null;
  }

  private async store(media: NewMedia, transaction: pg.ClientBase): Promise<void> {
    const { hash, facts, body, smallBody } = media;
    await transaction.query(sql.lockHash, [hash]);
    await transaction.query(sql.keep, [hash, JSON.stringify(facts), sizeOf(media), facts.small ?? null]);
    await this.bytes.put(hash, body, facts.type, transaction);
    if (facts.small && smallBody) await this.bytes.put(facts.small, smallBody, facts.type, transaction);
  }

  /** What is known of those of the hashes under which something is kept. */
  async facts(hashes: readonly string[]): Promise<Map<string, MediaFacts>> {
    if (hashes.length === 0) return new Map();
    const { rows } = await this.pool.query<{ hash: string; facts: MediaFacts }>(sql.factsOf, [hashes]);
    return new Map(rows.map(({ hash, facts }) => [hash, facts]));
  }

  /** Hashes and types of what an account keeps. */
  async ofAccount(userId: UserId): Promise<{ hash: string; type: MediaType }[]> {
    const { rows } = await this.pool.query<{ hash: string; type: MediaType }>(sql.ofAccount, [userId]);
    return rows;
  }

  /** Null: nothing is kept under this hash. */
  async read(hash: string): Promise<{ type: string; body: Buffer } | null> {
    const { rows } = await this.pool.query<{ type: string }>(sql.typeOf, [hash]);
    const body = rows[0] ? await this.bytes.get(hash) : null;
    return rows[0] && body ? { type: rows[0].type, body } : null;
  }

  /** Before a game's log names them: from now on they are kept for it. Throws UnknownMedia. */
  async nameInGame(gameId: GameId, hashes: readonly string[]): Promise<void> {
    if (hashes.length === 0) return;
    try {
      await this.pool.query(sql.nameInGame, [gameId, hashes]);
    } catch (error) {
      throw hasNoSuchRow(error) ? new UnknownMedia() : error;
    }
  }

  /** Forgets at most so many that nothing has named since then; answers how many went. */
  async sweep(before: Date, atOnce = 20): Promise<number> {
    const { rows } = await this.pool.query<{ hash: string }>(sql.toSweep, [before, atOnce]);
    let gone = 0;
    for (const { hash } of rows) if (await this.forget(hash, before)) gone += 1;
    return gone;
  }

  /** Each in a transaction of its own. What a question has come to name meanwhile stays. */
  private async forget(hash: string, before: Date): Promise<boolean> {
    try {
      return await inTransaction(this.pool, async (transaction) => {
        const { rows: lock } = await transaction.query<{ mine: boolean }>(sql.lockHashOrLeave, [hash]);
        if (!lock[0]?.mine) return false;
        await transaction.query(sql.forgetGamesThatNeverWere, [hash]);
        const { rows } = await transaction.query<{ hash: string; small: string | null }>(sql.forget, [
          hash,
          before,
        ]);
        if (!rows[0]) throw new StillNamed();
        await this.bytes.delete([rows[0].hash, ...(rows[0].small ? [rows[0].small] : [])], transaction);
        return true;
      });
    } catch (error) {
      if (error instanceof StillNamed || hasNoSuchRow(error)) return false;
      throw error;
    }
  }
}

/** Rolls back what was forgotten of games. */
class StillNamed extends Error {}

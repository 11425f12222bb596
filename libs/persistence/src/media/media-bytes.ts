import type pg from 'pg';

/** Where the bytes of pictures and sounds are, each under the hash of them. */
export interface MediaBytes {
  /** What is there already stays. `transaction`: in which the store notes that it keeps it. */
  put(hash: string, body: Buffer, type: string, transaction: pg.ClientBase): Promise<void>;
  /** Null: there is nothing. */
  get(hash: string): Promise<Buffer | null>;
  delete(hashes: readonly string[], transaction: pg.ClientBase): Promise<void>;
}

/** Beside everything else: every gateway sees them, and a backup has them. */
export class BytesInDatabase implements MediaBytes {
  constructor(private readonly pool: pg.Pool) {}

  async put(hash: string, body: Buffer, _type: string, transaction: pg.ClientBase): Promise<void> {
    await transaction.query('insert into media_bytes (hash, body) values ($1, $2) on conflict do nothing', [
      hash,
      body,
    ]);
  }

  async get(hash: string): Promise<Buffer | null> {
    const { rows } = await this.pool.query<{ body: Buffer }>('select body from media_bytes where hash = $1', [
      hash,
    ]);
    return rows[0]?.body ?? null;
  }

  async delete(hashes: readonly string[], transaction: pg.ClientBase): Promise<void> {
    await transaction.query('delete from media_bytes where hash = any($1)', [hashes]);
  }
}

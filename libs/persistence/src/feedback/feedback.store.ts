import type pg from 'pg';

export interface StoredFeedback {
  text: string;
  email: string | null;
  createdAt: Date;
}

/** What visitors wrote to us. */
export class FeedbackStore {
  constructor(private readonly pool: pg.Pool) {}

  async add(text: string, email: string | null): Promise<void> {
    await this.pool.query('insert into feedback (text, email) values ($1, $2)', [text, email]);
  }

  /** All of it, the oldest first. */
  async all(): Promise<StoredFeedback[]> {
    const { rows } = await this.pool.query<StoredFeedback>(
      'select text, email, created_at as "createdAt" from feedback order by created_at, id',
    );
    return rows;
  }
}

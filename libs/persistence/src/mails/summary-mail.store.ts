import type { GameId, Language, UserId } from '@clockbeat/domain';
import type pg from 'pg';

/** One summary to be mailed, held by the gateway that claimed it. */
export interface SummaryMail {
  readonly gameId: GameId;
  readonly hostId: UserId;
  readonly email: string;
  /** Of the host, as it is now. */
  readonly language: Language;
  /** How often it has been tried, this time included. */
  readonly attempt: number;
}

/**
 * Takes the one that has waited longest; others pass over it. No transaction stays open while the mail is on its way,
 * for it would hold all projections back: `due_at` in the future says that somebody is at it, and when to think him dead.
 * It is kept in whole milliseconds, and what is due now may have been rounded up to the next one.
 */
const claim = /* sql */ `
update summary_mails m set attempts = attempts + 1, due_at = now() + $1::float8 * interval '1 ms'
from users u left join user_settings s on s.user_id = u.id
where u.id = m.host_id and m.game_id = (
  select game_id from summary_mails where due_at <= now() + interval '1 ms' order by due_at limit 1 for update skip locked)
returning m.game_id as "gameId", u.id as "hostId", u.email, coalesce(s.language, $2::text) as language, m.attempts as attempt`;

/** The outbox of the hosts' summaries, shared by all gateways. Whatever is in it is sent once it is due. */
export class SummaryMailStore {
  constructor(private readonly pool: pg.Pool) {}

  /**
   * Null when nothing is due. If it is neither sent nor put off within `holdMs`, somebody else gets it. `unknown` is the
   * language of a host of whom none is known.
   */
  async claim(holdMs: number, unknown: Language): Promise<SummaryMail | null> {
    const { rows } = await this.pool.query<SummaryMail>(claim, [holdMs, unknown]);
    return rows[0] ?? null;
  }

  async sent(gameId: GameId): Promise<void> {
    await this.pool.query('update summary_mails set sent_at = now(), due_at = null where game_id = $1', [
      gameId,
    ]);
  }

  /** To be tried again after so many ms; null: never. */
  async putOff(gameId: GameId, ms: number | null): Promise<void> {
    await this.pool.query(
      `update summary_mails set due_at = now() + $2::float8 * interval '1 ms' where game_id = $1`,
      [gameId, ms],
    );
  }
}

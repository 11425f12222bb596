import type { UserId } from '@clockbeat/domain';
import type pg from 'pg';
import { isUuid } from '../uuid.js';

/** Sessions are connect-pg-simple's (table `sessions`); sockets only ask whose they are. */
export const sessionsTable = 'sessions';

export class SessionStore {
  constructor(private readonly pool: pg.Pool) {}

  /** Who signed in with this session; null when it is unknown, expired or nobody's. */
  async userIdOf(sid: string): Promise<UserId | null> {
    const { rows } = await this.pool.query<{ user: string | null }>({
      name: 'session-user',
      text: `select sess->'passport'->>'user' as user from sessions where sid = $1 and expire > now()`,
      values: [sid],
    });
    const user = rows[0]?.user ?? null;
    return user !== null && isUuid(user) ? (user as UserId) : null;
  }
}

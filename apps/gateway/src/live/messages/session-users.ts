import type { UserId } from '@clockbeat/domain';
import { AccessTokenStore, SessionStore } from '@clockbeat/persistence';
import { Injectable } from '@nestjs/common';
import { malformed } from '../../http/access-token.js';
import type { Connection } from '../wire/connection.js';

/** Who is signed in on a socket. Asked anew each time: signing out takes effect on sockets that are open already. */
@Injectable()
export class SessionUsers {
  constructor(
    private readonly sessions: SessionStore,
    private readonly tokens: AccessTokenStore,
  ) {}

  async userOf(connection: Connection): Promise<UserId | null> {
    return connection.sessionId === null ? null : this.sessions.userIdOf(connection.sessionId);
  }

  /** Who may lead games on it: by a session, or by an access token with the scope `live:host`. */
  async hostOf(connection: Connection): Promise<UserId | null> {
    const { tokenHash } = connection;
    if (tokenHash === null) return this.userOf(connection);
    const holder = tokenHash === malformed ? null : await this.tokens.use(tokenHash);
    return holder?.scopes.includes('live:host') ? holder.userId : null;
  }
}

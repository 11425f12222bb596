import type { UserId } from '@clockbeat/domain';
import { SessionStore } from '@clockbeat/persistence';
import { Injectable } from '@nestjs/common';
import type { Connection } from '../wire/connection.js';

/** Who is signed in on a socket. Asked anew each time: signing out takes effect on sockets that are open already. */
@Injectable()
export class SessionUsers {
  constructor(private readonly sessions: SessionStore) {}

  async userOf(connection: Connection): Promise<UserId | null> {
    return connection.sessionId === null ? null : this.sessions.userIdOf(connection.sessionId);
  }
}

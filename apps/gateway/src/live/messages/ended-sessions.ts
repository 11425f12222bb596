import type { UserId } from '@clockbeat/domain';
import { AccessTokenStore, OverlayStore, SessionStore, TvStore } from '@clockbeat/persistence';
import { Injectable, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { RecurringTask } from '../../runtime/recurring-task.js';
import type { Connection } from '../wire/connection.js';
import { sendElsewhere } from '../wire/send-elsewhere.js';

/** How long a socket may go on hearing what its session let it hear. */
const askEveryMs = 2_000;

/** What is good of all that sockets rely on, asked in one statement. */
type Ask<T> = (all: readonly T[]) => Promise<(one: T) => boolean>;

/** Sockets that rely on something of one kind, each on one. */
class Relying<T> {
  private readonly sockets = new Map<Connection, T>();

  constructor(private readonly ask: Ask<T>) {}

  get size(): number {
    return this.sockets.size;
  }

  mind(connection: Connection, on: T): void {
    if (connection.socket.connected) this.sockets.set(connection, on);
  }

  forget(connection: Connection): void {
    this.sockets.delete(connection);
  }

  /** Standard clients come back by themselves, as whoever they are then. */
  async closeEnded(): Promise<void> {
    if (this.sockets.size === 0) return;
    const asked = [...this.sockets];
    const isGood = await this.ask(asked.map(([, on]) => on));
    for (const [{ socket }, on] of asked) if (!isGood(on)) sendElsewhere(socket);
  }
}

/**
 * Closes the sockets of hosts whose session has ended: signed out in another tab or on another gateway, expired, or gone
 * with the account. What a host says is asked about each time (`SessionUsers`); what a host is told would go on for ever. So it
 * is with a TV that its host has released, with an overlay that its host has taken back or whose game is over, and with an
 * access token that is revoked or expired.
 */
@Injectable()
export class EndedSessions implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly sessions: Relying<string>;
  private readonly tokens: Relying<string>;
  private readonly tvs: Relying<{ readonly tokenHash: string; readonly userId: UserId }>;
  private readonly overlays: Relying<string>;
  private readonly task = new RecurringTask(() => this.closeEnded(), {
    everyMs: askEveryMs,
    restsWhile: () => this.all.every(({ size }) => size === 0),
  });

  constructor(sessions: SessionStore, tokens: AccessTokenStore, tvs: TvStore, overlays: OverlayStore) {
    this.sessions = new Relying(goodOf((ids) => sessions.openOf(ids)));
    this.tokens = new Relying(goodOf((hashes) => tokens.goodOf(hashes)));
    this.overlays = new Relying(goodOf((hashes) => overlays.goodOf(hashes)));
    this.tvs = new Relying(async (all) => {
      const standings = await tvs.standings([...new Set(all.map(({ tokenHash }) => tokenHash))]);
      return ({ tokenHash, userId }) => standings.get(tokenHash)?.userId === userId;
    });
  }

  onApplicationBootstrap(): void {
    this.task.start();
  }

  onModuleDestroy(): void {
    this.task.stop();
  }

  /** From now on this socket is told what only the account of its session, or of its access token, may know. */
  mind(connection: Connection): void {
    const { sessionId, tokenHash } = connection;
    if (sessionId !== null) this.sessions.mind(connection, sessionId);
    if (tokenHash !== null) this.tokens.mind(connection, tokenHash);
    this.task.wake();
  }

  /** From now on this socket is told what the TV with that token may know, for as long as it follows that account. */
  mindTv(connection: Connection, tokenHash: string, userId: UserId): void {
    this.tvs.mind(connection, { tokenHash, userId });
    this.task.wake();
  }

  /** From now on this socket is told what the overlay with that token may know. */
  mindOverlay(connection: Connection, tokenHash: string): void {
    this.overlays.mind(connection, tokenHash);
    this.task.wake();
  }

  /** The socket is gone. */
  forget(connection: Connection): void {
    for (const relying of this.all) relying.forget(connection);
  }

  private get all() {
    return [this.sessions, this.tokens, this.tvs, this.overlays];
  }

  private async closeEnded(): Promise<void> {
    for (const relying of this.all) await relying.closeEnded();
  }
}

const goodOf =
  (ask: (all: readonly string[]) => Promise<{ has(one: string): boolean }>): Ask<string> =>
  async (all) => {
    const good = await ask([...new Set(all)]);
    return (one) => good.has(one);
  };

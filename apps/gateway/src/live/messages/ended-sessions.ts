import type { UserId } from '@clockbeat/domain';
import { AccessTokenStore, OverlayStore, SessionStore, TvStore } from '@clockbeat/persistence';
import { Injectable, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { RecurringTask } from '../../runtime/recurring-task.js';
import type { Connection } from '../wire/connection.js';
import { sendElsewhere } from '../wire/send-elsewhere.js';

/** How long a socket may go on hearing what its session let it hear. */
const askEveryMs = 2_000;

/**
 * Closes the sockets of hosts whose session has ended: signed out in another tab or on another gateway, expired, or gone
 * with the account. What a host says is asked about each time (`SessionUsers`); what a host is told would go on for ever. So it
 * is with a TV that its host has released, with an overlay that its host has taken back or whose game is over, and with an
 * access token that is revoked or expired.
 */
@Injectable()
export class EndedSessions implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly relying = new Map<Connection, string>();
  private readonly tokens = new Map<Connection, string>();
  private readonly tvs = new Map<Connection, { readonly tokenHash: string; readonly userId: UserId }>();
  private readonly overlays = new Map<Connection, string>();
  private readonly task = new RecurringTask(() => this.ask(), {
    everyMs: askEveryMs,
    restsWhile: () => this.relying.size + this.tokens.size + this.tvs.size + this.overlays.size === 0,
  });

  constructor(
    private readonly sessions: SessionStore,
    private readonly tokenStore: AccessTokenStore,
    private readonly tvStore: TvStore,
    private readonly overlayStore: OverlayStore,
  ) {}

  onApplicationBootstrap(): void {
    this.task.start();
  }

  onModuleDestroy(): void {
    this.task.stop();
  }

  /** From now on this socket is told what only the account of its session, or of its access token, may know. */
  mind(connection: Connection): void {
    const { sessionId, tokenHash, socket } = connection;
    if (sessionId !== null && socket.connected) this.relying.set(connection, sessionId);
    if (tokenHash !== null && socket.connected) this.tokens.set(connection, tokenHash);
    this.task.wake();
  }

  /** From now on this socket is told what the TV with that token may know, for as long as it follows that account. */
  mindTv(connection: Connection, tokenHash: string, userId: UserId): void {
    if (connection.socket.connected) this.tvs.set(connection, { tokenHash, userId });
    this.task.wake();
  }

  /** From now on this socket is told what the overlay with that token may know. */
  mindOverlay(connection: Connection, tokenHash: string): void {
    if (connection.socket.connected) this.overlays.set(connection, tokenHash);
    this.task.wake();
  }

  /** The socket is gone. */
  forget(connection: Connection): void {
    this.relying.delete(connection);
    this.tokens.delete(connection);
    this.tvs.delete(connection);
    this.overlays.delete(connection);
  }

  private async ask(): Promise<void> {
    await this.askSessions();
    await this.askTokens();
    await this.askTvs();
    await this.askOverlays();
  }

  private async askTokens(): Promise<void> {
    if (this.tokens.size === 0) return;
    const asked = [...this.tokens];
    const good = await this.tokenStore.goodOf([...new Set(this.tokens.values())]);
    for (const [{ socket }, tokenHash] of asked) if (!good.has(tokenHash)) sendElsewhere(socket);
  }

  private async askTvs(): Promise<void> {
    if (this.tvs.size === 0) return;
    const asked = [...this.tvs];
    const standings = await this.tvStore.standings([...new Set(asked.map(([, { tokenHash }]) => tokenHash))]);
    for (const [{ socket }, { tokenHash, userId }] of asked)
      if (standings.get(tokenHash)?.userId !== userId) sendElsewhere(socket);
  }

  private async askOverlays(): Promise<void> {
    if (this.overlays.size === 0) return;
    const asked = [...this.overlays];
    const good = await this.overlayStore.goodOf([...new Set(this.overlays.values())]);
    for (const [{ socket }, tokenHash] of asked) if (!good.has(tokenHash)) sendElsewhere(socket);
  }

  private async askSessions(): Promise<void> {
    if (this.relying.size === 0) return;
    const asked = [...this.relying];
    const open = await this.sessions.openOf([...new Set(this.relying.values())]);
    // Standard clients come back by themselves, as whoever the browser is now.
    for (const [{ socket }, sessionId] of asked) if (!open.has(sessionId)) sendElsewhere(socket);
  }
}

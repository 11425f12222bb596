import type { TvMessage, UserId } from '@clockbeat/domain';
import { type TvStanding, TvStore } from '@clockbeat/persistence';
import { Injectable, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { deviceOf } from '../../auth/device.js';
import { rateKeyOf, siteKeyOf } from '../../http/client-address.js';
import { GuestBudget, prices } from '../../rate/guest-budget.js';
import { type Rate, RateLimiter } from '../../rate/rate-limiter.js';
import { RecurringTask } from '../../runtime/recurring-task.js';
import type { Connection } from '../wire/connection.js';
import { type Refusal, refuse } from '../wire/refusal.js';
import { HostBoards } from './host-boards.js';

/** Whom a TV follows, and that it was let go, is noticed by asking: once for all TVs of this gateway. */
const askEveryMs = 2_000;
/** How soon a TV goes to its host's next game, and how often it is told how many have answered. */
const tickMs = 1_000;

/** Letters last for ten minutes: an address may have so many TVs that wait, one IPv6 customer with all of a /48 so many. */
const windowMs = 10 * 60_000;
const waiting = {
  address: { limit: 60, windowMs },
  site: { limit: 120, windowMs },
} as const satisfies Record<string, Rate>;

interface OpenTv {
  readonly tokenHash: string;
  /** Null: nobody is followed. */
  userId: UserId | null;
  code: string | null;
  hostName: string | null;
  /** What it was told last, as text. */
  told: string;
  toldCard: string;
}

/** TVs that are open on this gateway: each shows its letters, then its host's newest game (docs/decisions/052). */
@Injectable()
export class Tvs implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly open = new Map<Connection, OpenTv>();
  private readonly task = new RecurringTask(() => this.ask(), {
    everyMs: askEveryMs,
    restsWhile: () => this.open.size === 0,
  });
  private readonly telling = new RecurringTask(async () => this.tellAll(), {
    everyMs: tickMs,
    restsWhile: () => this.open.size === 0,
  });

  constructor(
    private readonly store: TvStore,
    private readonly boards: HostBoards,
    private readonly limiter: RateLimiter,
    private readonly guests: GuestBudget,
  ) {}

  onApplicationBootstrap(): void {
    this.telling.start();
    this.task.start();
  }

  onModuleDestroy(): void {
    this.telling.stop();
    this.task.stop();
  }

  isOpen(connection: Connection): boolean {
    return this.open.has(connection);
  }

  forget(connection: Connection): void {
    this.open.delete(connection);
  }

  /** This socket is that TV from now on, unless no letters are to be had. What it shows is told whenever it changes. */
  async show(connection: Connection, tokenHash: string): Promise<TvMessage | Refusal> {
    const tv: OpenTv = { tokenHash, userId: null, code: null, hostName: null, told: '', toldCard: '' };
    const standing = (await this.store.standings([tokenHash])).get(tokenHash);
    await this.take(connection, tv, standing);
    if (tv.code === null) return refuse('too_many_requests');
    if (connection.socket.connected) this.open.set(connection, tv);
    this.telling.wake();
    this.task.wake();
    const message = this.messageFor(tv);
    tv.told = JSON.stringify(message);
    return message;
  }

  /** It follows nobody any more, and waits anew. */
  async release(connection: Connection, tokenHash: string): Promise<TvMessage | Refusal> {
    await this.store.leave(tokenHash);
    return this.show(connection, tokenHash);
  }

  private async ask(): Promise<void> {
    if (this.open.size === 0) return;
    const tokenHashes = [...new Set([...this.open.values()].map(({ tokenHash }) => tokenHash))];
    await this.store.saw(tokenHashes);
    const standings = await this.store.standings(tokenHashes);
    for (const [connection, tv] of [...this.open])
      if (this.open.get(connection) === tv) await this.take(connection, tv, standings.get(tv.tokenHash));
    this.tellAll();
  }

  /** What became of a TV. One that neither follows anybody nor has letters that count gets new ones. */
  private async take(connection: Connection, tv: OpenTv, standing: TvStanding | undefined): Promise<void> {
    const userId = standing?.userId ?? null;
    if (tv.userId !== null && tv.userId !== userId) this.boards.unfollow(connection);
    tv.code = standing ? standing.code : await this.newLetters(connection, tv);
    tv.hostName = standing?.hostName ?? null;
    if (userId !== null && tv.userId !== userId) await this.boards.follow(userId, connection);
    tv.userId = userId;
  }

  private async newLetters(
    { address, userAgent }: Connection,
    { tokenHash }: OpenTv,
  ): Promise<string | null> {
    const site = siteKeyOf(address);
    const counts = [
      this.limiter.take(`tv-letters:address:${rateKeyOf(address)}`, waiting.address),
      ...(site === null ? [] : [this.limiter.take(`tv-letters:site:${site}`, waiting.site)]),
      this.guests.take('seats', address, prices.tv),
    ];
    if ((await Promise.all(counts)).some(({ allowed }) => !allowed)) return null;
    return this.store.giveLetters(tokenHash, deviceOf(userAgent));
  }

  private tellAll(): void {
    for (const [connection, tv] of this.open) this.tell(connection, tv);
  }

  private tell({ socket }: Connection, tv: OpenTv): void {
    // the answer to its own question comes first
    if (tv.told === '') return;
    // the game's card first: it says whether the game is newer than the one that is shown
    const card = tv.userId === null ? null : this.boards.led(tv.userId);
    const cardNow = card ? JSON.stringify(card) : '';
    if (card && cardNow !== tv.toldCard) socket.emit('gameCard', card);
    tv.toldCard = cardNow;
    const message = this.messageFor(tv);
    const now = JSON.stringify(message);
    if (now !== tv.told) socket.emit('tvChanged', message);
    tv.told = now;
  }

  private messageFor({ code, userId, hostName }: OpenTv): TvMessage {
    if (userId === null) return { code, host: null, gameId: null };
    return { code, host: { name: hostName }, gameId: this.boards.led(userId)?.gameId ?? null };
  }
}

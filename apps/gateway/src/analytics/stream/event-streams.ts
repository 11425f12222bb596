import type { GameId } from '@clockbeat/domain';
import { AccessTokenStore, ExportStore, SessionStore } from '@clockbeat/persistence';
import { Injectable, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { tooManyRequests } from '../../http/http-problem.js';
import { RecurringTask } from '../../runtime/recurring-task.js';
import type { EventStream, Reader } from './event-stream.js';

/** Streams of this gateway, and of an account among them. */
const mostHere = 200;
const mostOfAccount = 4;

/** How often this gateway asks for all its streams together whether there is something new, ms. */
const lookMs = 1_000;

/** Everybody who follows the log on this gateway: one look wakes those for whom there is something, and ends whose right is over. */
@Injectable()
export class EventStreams implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly open = new Set<EventStream>();
  private readonly versions = new Map<GameId, number>();
  private newest = '';
  private readonly task = new RecurringTask(() => this.look(), {
    everyMs: lookMs,
    restsWhile: () => this.open.size === 0,
  });

  constructor(
    private readonly exports: ExportStore,
    private readonly sessions: SessionStore,
    private readonly tokens: AccessTokenStore,
  ) {}

  onApplicationBootstrap(): void {
    this.task.start();
  }

  onModuleDestroy(): void {
    this.task.stop();
    for (const stream of this.open) stream.end();
  }

  /** Throws `too_many_requests` where another stream of this account is one too many. */
  admit({ accountId }: Reader): void {
    const own = [...this.open].filter(({ reader }) => reader.accountId === accountId);
    if (own.length >= mostOfAccount || this.open.size >= mostHere)
      throw tooManyRequests(lookMs, 'Too many streams are open. Please close one first.');
  }

  /** Keeps a stream going until its end. */
  async run(stream: EventStream): Promise<void> {
    this.open.add(stream);
    this.task.wake();
    try {
      await stream.tell();
    } finally {
      this.open.delete(stream);
      if (this.open.size === 0) this.versions.clear();
    }
  }

  private async look(): Promise<void> {
    await this.endThoseWithoutRight();
    await this.wakeFollowers();
  }

  private async endThoseWithoutRight(): Promise<void> {
    const asked = [...this.open];
    const named = (values: (string | null)[]): string[] =>
      [...new Set(values)].filter((value) => value !== null);
    const sids = named(asked.map(({ reader }) => reader.sessionId));
    const hashes = named(asked.map(({ reader }) => reader.tokenHash));
    const open = sids.length > 0 ? await this.sessions.openOf(sids) : new Set<string>();
    const good = hashes.length > 0 ? await this.tokens.goodOf(hashes) : new Map();
    for (const stream of asked) {
      const { sessionId, tokenHash } = stream.reader;
      const holds = tokenHash === null ? open.has(sessionId ?? '') : good.has(tokenHash);
      if (!holds) stream.end();
    }
  }

  private async wakeFollowers(): Promise<void> {
    const asked = [...this.open];
    const games = [...new Set(asked.flatMap(({ reader }) => reader.gameId ?? []))];
    const moved = new Set<GameId | null>();
    if (asked.some(({ reader }) => reader.gameId === null)) {
      const { transactionId, position } = await this.exports.newest();
      const newest = `${transactionId} ${position}`;
      if (newest !== this.newest) moved.add(null);
      this.newest = newest;
    }
    if (games.length > 0)
      for (const [gameId, version] of await this.exports.versions(games)) {
        if (this.versions.get(gameId) !== version) moved.add(gameId);
        this.versions.set(gameId, version);
      }
    for (const stream of asked) if (moved.has(stream.reader.gameId)) stream.news();
  }
}

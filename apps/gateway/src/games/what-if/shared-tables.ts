import { hasResults, type SharedWhatIf, sharedWhatIf } from '@clockbeat/domain';
import { WhatIfLinkStore } from '@clockbeat/persistence';
import { Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import { HttpProblem, tooManyRequests } from '../../http/http-problem.js';
import { RateLimiter } from '../../rate/rate-limiter.js';
import { GameDesk } from '../game-desk.js';
import { OtherTables } from './other-tables.js';
import { storedRules } from './stored-rules.js';
import { hashOfSecret } from './what-if-links.js';

const overText = 'This link leads nowhere any more. Please ask whoever sent it for a new one.';
/** A link goes round in a chat, and many look at once: one reckoning is for all of them. */
const keepMs = 60_000;
/** About 50 kB each at most: of each table a hundred players and two hundred teams. */
const keepTables = 200;
/** A look that finds nothing kept costs up to a second of work; looks of an address that have it kept cost none. */
const reckonings = { limit: 20, windowMs: 60_000 };

/** Finished games by other rules for whoever has a link to them. */
@Injectable()
export class SharedTables {
  private readonly kept = new LRUCache<string, Promise<SharedWhatIf>>({ max: keepTables, ttl: keepMs });

  constructor(
    private readonly links: WhatIfLinkStore,
    private readonly desk: GameDesk,
    private readonly tables: OtherTables,
    private readonly limiter: RateLimiter,
  ) {}

  /** The table behind a link, up to a minute old; `caller` is who pays where it has to be reckoned. */
  async of(secret: string, caller: string): Promise<SharedWhatIf> {
    // asked for each time, so that a link which was taken back is over at once, on every gateway
    const link = await this.links.find(hashOfSecret(secret));
    if (link === null) throw over();
    const kept = this.kept.get(link.id);
    if (kept) return kept;
    const { allowed, retryAfterMs } = await this.limiter.take(`what-if-reckoned:${caller}`, reckonings);
    if (!allowed) throw tooManyRequests(retryAfterMs);
    // somebody else may have come first while the allowance was looked at
    const meanwhile = this.kept.get(link.id);
    if (meanwhile) return meanwhile;
    const table = this.reckoned(link);
    this.kept.set(link.id, table);
    table.catch(() => this.kept.delete(link.id));
    return table;
  }

  private async reckoned({
    gameId,
    rules: stored,
  }: {
    gameId: string;
    rules: unknown;
  }): Promise<SharedWhatIf> {
    const [game, rules] = [await this.desk.peek(gameId), storedRules(stored)];
    if (game === null || !hasResults(game) || rules === null) throw over();
    return sharedWhatIf(game, rules, await this.tables.of(game, rules));
  }
}

const over = (): HttpProblem => new HttpProblem('unknown_code', overText);

import type { GameId } from '@clockbeat/domain';
import { Injectable } from '@nestjs/common';
import { rateKeyOf, siteKeyOf } from '../../http/client-address.js';
import { type Rate, RateLimiter } from '../../rate/rate-limiter.js';

/** docs/protocol.md, "Rates": per address, of codes that are right. */
const joins: Rate = { limit: 1_000, windowMs: 1_000 };
/** New seats of one address in one game: more than any room that comes in at once behind it (docs/abuse.md). */
const seats: Rate = { limit: 2_500, windowMs: 60_000 };

/** Unknown codes that are answered at once: of a browser, an address, a site (one IPv6 customer may have all of a /48), and all. */
const windowMs = 5 * 60_000;
const misses = {
  browser: { limit: 20, windowMs },
  address: { limit: 60, windowMs },
  site: { limit: 240, windowMs },
  all: { limit: 6_000, windowMs },
} as const satisfies Record<string, Rate>;
const missDelayMs = 2_000;
/** So many of an address wait at a time; what is more is turned away. */
const waitingAtMost = 500;

interface Caller {
  readonly address: string;
  readonly browserId?: string;
}

/**
 * A whole school comes from one address, and so does somebody who guesses codes. What tells them apart: a school's codes are
 * right. So a right code gets in whatever its neighbours do, and only wrong ones are counted and get slow. Docs: abuse.md.
 */
@Injectable()
export class JoinRates {
  /** How many unknown codes of an address wait for their answer. */
  private readonly waiting = new Map<string, number>();

  constructor(private readonly limiter: RateLimiter) {}

  /** Whether this address may take a seat with the right code that it has. */
  async mayJoin({ address }: Caller): Promise<boolean> {
    const { allowed } = await this.limiter.take(`join:${rateKeyOf(address)}`, joins);
    return allowed;
  }

  /** Whether another seat of that game may be given to this address. */
  async mayTakeSeat({ address }: Caller, gameId: GameId): Promise<boolean> {
    const { allowed } = await this.limiter.take(`seats:${gameId}:${rateKeyOf(address)}`, seats);
    return allowed;
  }

  /**
   * Another unknown code: resolves when it may be answered, after two seconds once there were too many. False where it is
   * to be turned away, since so many others wait already.
   */
  async missed(caller: Caller): Promise<boolean> {
    if (!(await this.isOverdrawn(caller))) return true;
    const key = rateKeyOf(caller.address);
    const others = this.waiting.get(key) ?? 0;
    if (others >= waitingAtMost) return false;
    this.waiting.set(key, others + 1);
    // by the global timer, whose time tests have in their hands
    await new Promise((resolve) => setTimeout(resolve, missDelayMs));
    const left = (this.waiting.get(key) ?? 1) - 1;
    if (left > 0) this.waiting.set(key, left);
    else this.waiting.delete(key);
    return true;
  }

  /** Counted by each of them, whichever is used up first. */
  private async isOverdrawn({ address, browserId }: Caller): Promise<boolean> {
    const site = siteKeyOf(address);
    const counts: (readonly [key: string, rate: Rate])[] = [
      [`address:${rateKeyOf(address)}`, misses.address],
      ['all', misses.all],
    ];
    if (site !== null) counts.push([`site:${site}`, misses.site]);
    if (browserId !== undefined) counts.push([`browser:${browserId}`, misses.browser]);
    const verdicts = await Promise.all(
      counts.map(([key, rate]) => this.limiter.take(`unknown-code:${key}`, rate)),
    );
    return verdicts.some(({ allowed }) => !allowed);
  }
}

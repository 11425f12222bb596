import { setTimeout as sleep } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import { rateKeyOf } from '../../http/client-address.js';
import { RateLimiter } from '../../rate/rate-limiter.js';
import type { Connection } from '../socket/connection.js';

/** protocol.md, "Rates": per address. */
const joins = { limit: 1_000, windowMs: 1_000 };
const misses = { limit: 60, windowMs: 5 * 60_000 };
const missDelayMs = 2_000;

/** A whole school comes from one address, and so does somebody who guesses codes. */
@Injectable()
export class JoinRates {
  constructor(private readonly limiter: RateLimiter) {}

  /** A socket that has a seat is never refused. */
  async mayJoin(connection: Connection): Promise<boolean> {
    if (connection.seats.size > 0) return true;
    const { allowed } = await this.limiter.take(`join:${rateKeyOf(connection.address)}`, joins);
    return allowed;
  }

  /** Another unknown code from this address: after the sixtieth each answer takes two seconds. */
  async missed({ address }: { readonly address: string }): Promise<void> {
    const { allowed } = await this.limiter.take(`unknown-code:${rateKeyOf(address)}`, misses);
    if (!allowed) await sleep(missDelayMs);
  }
}

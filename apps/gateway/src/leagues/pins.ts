import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import { Injectable } from '@nestjs/common';
import pLimit from 'p-limit';
import { tooManyRequests } from '../http/http-problem.js';
import { type Rate, RateLimiter } from '../rate/rate-limiter.js';

const derive = promisify<string, Buffer, number, Buffer>(scrypt);
const bytes = 32;

/** Four digits are guessed after 5,000 tries on average: three weeks at this rate, which everybody who tries shares. */
const triesAtAName: Rate = { limit: 10, windowMs: 3_600_000 };
const triesOfAnAddress: Rate = { limit: 30, windowMs: 600_000 };

/** PINs by which names of leagues are held. Of one only its scrypt is kept, with a salt of its own. */
@Injectable()
export class Pins {
  /** 16 MB and 50 ms each: others wait, and a game that runs does not notice. */
  private readonly fewAtOnce = pLimit(2);

  constructor(private readonly limiter: RateLimiter) {}

  async hashOf(pin: string): Promise<string> {
    const salt = randomBytes(16);
    const hash = await this.fewAtOnce(() => derive(pin, salt, bytes));
    return `${salt.toString('base64url')}.${hash.toString('base64url')}`;
  }

  /** Whether this is the PIN of a member; refuses whoever tries too often, at one name or from one address. */
  async isRight(pin: string, memberId: string, pinHash: string, address: string): Promise<boolean> {
    for (const [key, rate] of [
      [`league-pin-address:${address}`, triesOfAnAddress],
      [`league-pin:${memberId}`, triesAtAName],
    ] as const) {
      const { allowed, retryAfterMs } = await this.limiter.take(key, rate);
      if (!allowed) throw tooManyRequests(retryAfterMs);
    }
    const [salt = '', hash = ''] = pinHash.split('.');
    const right = Buffer.from(hash, 'base64url');
    const given = await this.fewAtOnce(() => derive(pin, Buffer.from(salt, 'base64url'), bytes));
    return right.length === given.length && timingSafeEqual(right, given);
  }
}

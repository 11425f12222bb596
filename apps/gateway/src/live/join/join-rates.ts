import { setTimeout as sleep } from 'node:timers/promises';
import type { GameId } from '@clockbeat/domain';
import { Injectable } from '@nestjs/common';
import { rateKeyOf } from '../../http/client-address.js';
import { RateLimiter } from '../../rate/rate-limiter.js';
import { SeatHolders } from '../presence/seat-holders.js';
import type { Connection } from '../socket/connection.js';
import { Rooms } from './rooms.js';

/** protocol.md, "Rates": per address. */
const joins = { limit: 1_000, windowMs: 1_000 };
/** New seats of one address in one game: more than any room that comes in at once behind it (docs/abuse.md). */
const seats = { limit: 2_500, windowMs: 60_000 };
const misses = { limit: 60, windowMs: 5 * 60_000 };
const missDelayMs = 2_000;
/** Of an address that guesses: so many codes are looked up, the others are refused unread. */
const guesses = { limit: 10, windowMs: 1_000 };
/** Guessing addresses that are remembered. */
const rememberAtMost = 10_000;

interface Caller {
  readonly address: string;
}

/**
 * A whole school comes from one address, and so does somebody who guesses codes. What tells them apart: a school's codes are
 * right, and all its players want into the same few games. Docs: abuse.md.
 */
@Injectable()
export class JoinRates {
  /** Until when an address is taken for a guesser's, ms of the monotonic clock. */
  private readonly guessers = new Map<string, number>();

  constructor(
    private readonly limiter: RateLimiter,
    private readonly rooms: Rooms,
    private readonly holders: SeatHolders,
  ) {}

  /** Whether this socket may try to take a seat: neither it nor its address has tried too often. */
  async mayJoin(connection: Connection): Promise<boolean> {
    if (!connection.joins.take()) return false;
    const { allowed } = await this.limiter.take(`join:${rateKeyOf(connection.address)}`, joins);
    return allowed;
  }

  /** Whether another seat of that game may be given to this address. */
  async mayTakeSeat({ address }: Caller, gameId: GameId): Promise<boolean> {
    const { allowed } = await this.limiter.take(`seats:${gameId}:${rateKeyOf(address)}`, seats);
    return allowed;
  }

  /**
   * Whether what this names may be looked up. An address that guesses is slow from now on, but for games that somebody of
   * that address plays here: whoever sits in the same room as a guesser still gets in.
   */
  async mayLookUp({ address }: Caller, roomId: string): Promise<boolean> {
    const key = rateKeyOf(address);
    if (!this.isGuessing(key)) return true;
    const gameId = this.rooms.peek(roomId);
    if (gameId === roomId) return true; // nobody guesses an id
    if (gameId && this.holders.someoneSits(gameId, (by) => rateKeyOf(by.address) === key)) return true;
    const { allowed } = await this.limiter.take(`guess:${key}`, guesses);
    return allowed;
  }

  /** Another unknown code from this address: after the sixtieth each answer takes two seconds. */
  async missed({ address }: Caller): Promise<void> {
    const key = rateKeyOf(address);
    const { allowed, retryAfterMs } = await this.limiter.take(`unknown-code:${key}`, misses);
    if (allowed) return;
    this.remember(key, performance.now() + retryAfterMs);
    await sleep(missDelayMs);
  }

  private isGuessing(key: string): boolean {
    const until = this.guessers.get(key);
    if (until === undefined) return false;
    if (until > performance.now()) return true;
    this.guessers.delete(key);
    return false;
  }

  private remember(key: string, until: number): void {
    this.guessers.delete(key);
    const [oldest] = this.guessers.keys();
    if (oldest !== undefined && this.guessers.size >= rememberAtMost) this.guessers.delete(oldest);
    this.guessers.set(key, until);
  }
}

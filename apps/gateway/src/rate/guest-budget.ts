import { type GameContent, type PlayableGame, type Seat } from '@clockbeat/domain';
import { Injectable } from '@nestjs/common';
import type { Request } from 'express';
import { Environment } from '../config/environment.js';
import { rateKeyOf } from '../http/client-address.js';
import { userOf } from '../http/current-user.decorator.js';
import { tooManyRequests } from '../http/http-problem.js';
import { RedisLink } from '../redis/redis-link.js';
import { limiterFor } from './limiter-for.js';
import { type RateLimiter, type RateVerdict } from './rate-limiter.js';

const dayMs = 24 * 60 * 60_000;

/**
 * What the bytes are spent on. They have a budget each, so that nobody who fills the one keeps a class out of its host's
 * game: `own` is what visitors make themselves (solo games, demos, sets, words to us), `seats` what they add to hosts' games.
 */
export type Spending = 'own' | 'seats';
const shares: Readonly<Record<Spending, number>> = { own: 0.75, seats: 0.25 };

const bytesOf = (value: object): number => Buffer.byteLength(JSON.stringify(value));

/**
 * Bytes that a write comes to in all tables and indexes, read models and seals included; rather too many than too few
 * (test/api/guest-budget.e2e-spec.ts weighs them). A game's moves are paid for when it is made: their number is bounded.
 */
export const prices = {
  /** A game for one: its texts stand in the log and in the read model. */
  game: (content: GameContent): number => 3_000 + content.questions.length * 800 + 1.5 * bytesOf(content),
  /** A seat with its leaving, and where no host moves the game, all its answers; in a host's game those are the host's doing. */
  seat: ({ kind, content }: Pick<PlayableGame, 'kind' | 'content'>): number =>
    1_500 + (kind === 'live' ? 0 : content.questions.length * 900),
  /** An attempt at an assignment, and who makes it: a game for one with its seat, each of whose questions has a close of its own. */
  attempt: (content: GameContent): number =>
    prices.game(content) + prices.seat({ kind: 'solo', content }) + 1_000 + content.questions.length * 500,
  /** One event more: ready, a team, stars. */
  event: 700,
  /** A pause and its end. */
  pause: 1_400,
  /** The letters of a TV that waits for a host: ten minutes of them. */
  tv: 1_000,
  /** A set, with a row for each question that lives in it. */
  set: (body: { readonly customQuestions?: readonly unknown[] | null }): number =>
    1_000 + (body.customQuestions?.length ?? 0) * 300 + 2 * bytesOf(body),
  /** What is said of a name or of questions, and that these were reported. */
  report: (note: string): number => 1_800 + 2 * Buffer.byteLength(note),
  /** What is kept as it was sent. */
  body: (body: object): number => 1_000 + 2 * bytesOf(body),
} as const;

/** What visitors without an account may have stored in a day, by address; all gateways share it where there is Redis. */
@Injectable()
export class GuestBudget {
  private readonly limiter: RateLimiter;

  constructor(
    redis: RedisLink,
    private readonly environment: Environment,
  ) {
    // Of its own: nothing else that is counted may push a day's count out of the memory.
    this.limiter = limiterFor(redis);
  }

  /** Takes so many bytes from what the address may still store; a refusal costs nothing. */
  async take(spending: Spending, address: string, bytes: number): Promise<RateVerdict> {
    const limit = Math.floor(this.environment.guestBytesPerDay * shares[spending]);
    const key = `guest-bytes:${spending}:${rateKeyOf(address)}`;
    return this.limiter.take(key, { limit, windowMs: dayMs }, Math.ceil(bytes));
  }

  /** The same for a seat that nobody signed in for. */
  async mayStore(
    seat: Pick<Seat, 'userId'>,
    game: Pick<PlayableGame, 'kind'>,
    address: string,
    bytes: number,
  ): Promise<boolean> {
    if (seat.userId !== null) return true;
    return (await this.take(game.kind === 'live' ? 'seats' : 'own', address, bytes)).allowed;
  }

  /** The same for a call; accounts are free. Throws a 429 that says when to come again. */
  async charge(request: Request, bytes: number, spending: Spending = 'own'): Promise<void> {
    if (userOf(request) !== null) return;
    const { allowed, retryAfterMs } = await this.take(spending, request.ip ?? '', bytes);
    if (!allowed) throw tooManyRequests(retryAfterMs, usedUp);
  }
}

const usedUp =
  'Your network has stored as much today as visitors may without an account. Please sign in, or come back tomorrow.';

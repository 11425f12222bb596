import type { AnswerAck, Problem } from '@clockbeat/domain';
import { Gate } from './gate.js';

/** How one message reached the players of a game, by this process's monotonic clock, ms. */
export class Arrivals {
  private first = Number.POSITIVE_INFINITY;
  private last = Number.NEGATIVE_INFINITY;
  private askedAt: number | null = null;
  private reached = 0;

  constructor(private readonly players: number) {}

  /** The host asks for it. */
  ask(): void {
    this.askedAt = performance.now();
  }

  /** The clock was quicker: there is no click to measure from. */
  cameByClock(): void {
    this.askedAt = null;
  }

  /** A player has it. */
  reach(): void {
    const now = performance.now();
    this.first = Math.min(this.first, now);
    this.last = Math.max(this.last, now);
    this.reached += 1;
  }

  /** From the first to the last player; null if not everybody got it. */
  get spread(): number | null {
    return this.reached < this.players ? null : this.last - this.first;
  }

  /** From the host's click to the first and to the last player; null without a click, or if not everybody got it. */
  get sinceClick(): { first: number; last: number } | null {
    const { askedAt, first, last } = this;
    return askedAt === null || this.spread === null ? null : { first: first - askedAt, last: last - askedAt };
  }
}

/** One question of one game, as the driver sees it. */
export class QuestionTimes {
  readonly opening: Arrivals;
  /** What was right, in a paced game. */
  readonly reveal: Arrivals;
  readonly answerMs: number[] = [];
  readonly refusals: Problem['code'][] = [];
  private answered = 0;
  private readonly everybody = new Gate();

  constructor(private readonly players: number) {
    this.opening = new Arrivals(players);
    this.reveal = new Arrivals(players);
  }

  /** Resolves when every player has had its answer acknowledged. */
  get done(): Promise<void> {
    return this.everybody.opened;
  }

  answer(ms: number, ack: ({ ok: true } & AnswerAck) | { ok: false; error: Problem }): void {
    if (ack.ok) this.answerMs.push(ms);
    else this.refusals.push(ack.error.code);
    this.answered += 1;
    if (this.answered === this.players) this.everybody.open();
  }
}

import type { AnswerAck, Problem } from '@clockbeat/domain';
import { Gate } from './gate.js';

/** One question of one game, as the driver sees it. Times are of this process's monotonic clock, ms. */
export class QuestionTimes {
  readonly answerMs: number[] = [];
  readonly refusals: Problem['code'][] = [];
  firstAt = Number.POSITIVE_INFINITY;
  lastAt = Number.NEGATIVE_INFINITY;
  private askedAt: number | null = null;
  private reached = 0;
  private answered = 0;
  private readonly everybody = new Gate();

  constructor(private readonly players: number) {}

  /** Resolves when every player has had its answer acknowledged. */
  get done(): Promise<void> {
    return this.everybody.opened;
  }

  /** The host asks for it. */
  ask(): void {
    this.askedAt = performance.now();
  }

  /** It had been opened by its predecessor's deadline: there is nothing to measure from. */
  openedByClock(): void {
    this.askedAt = null;
  }

  /** A player has it. */
  reach(): void {
    const now = performance.now();
    this.firstAt = Math.min(this.firstAt, now);
    this.lastAt = Math.max(this.lastAt, now);
    this.reached += 1;
  }

  answer(ms: number, ack: ({ ok: true } & AnswerAck) | { ok: false; error: Problem }): void {
    if (ack.ok) this.answerMs.push(ms);
    else this.refusals.push(ack.error.code);
    this.answered += 1;
    if (this.answered === this.players) this.everybody.open();
  }

  /** From the host's click to the first and to the last player; null if not everybody got it. */
  get fanOut(): { first: number; last: number; spread: number } | null {
    if (this.askedAt === null || this.reached < this.players) return null;
    return {
      first: this.firstAt - this.askedAt,
      last: this.lastAt - this.askedAt,
      spread: this.lastAt - this.firstAt,
    };
  }
}

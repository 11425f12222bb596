import { setTimeout as sleep } from 'node:timers/promises';
import type { Choice } from '@clockbeat/domain';
import type { Inbox } from '../../people/inbox.js';
import { Player } from '../../people/player.js';
import { ThinWire } from '../../people/thin-wire.js';
import type { Tally } from './tally.js';

/** Of all questions that a guest gets, so many find it with a connection that breaks. */
const breaksAt = 0.08;
const comesBackWithinMs = 2_000;
/** A refused join is sent again after this, as the client's page does. */
const joinAgainMs = 1_000;

export interface GuestOptions {
  readonly url: string;
  readonly gameCode: string;
  readonly name: string;
  readonly inbox: Inbox;
  readonly random: () => number;
  readonly tally: Tally;
  /** Answers come at a random moment within this. */
  readonly answersWithinMs: number;
}

/** A player as they are: answers most questions, loses the connection at times, and takes the same seat again. */
export class Guest extends Player<ThinWire> {
  heardTheEnd = false;
  private gone = false;

  constructor(private readonly options: GuestOptions) {
    const { url, inbox, tally } = options;
    const onLost = (): void => tally.problem('the gateway closed a connection');
    super(new ThinWire(url, { inbox, onLost }));
    this.wire.on('gameFinished', () => {
      this.heardTheEnd = true;
    });
  }

  async comeIn(): Promise<void> {
    const { gameCode, name, tally } = this.options;
    const before = this.seat;
    await this.wire.connect();
    await this.join(gameCode, name, {
      again: () => {
        tally.count('join refused: too_many_requests');
        return sleep(joinAgainMs);
      },
    });
    if (!this.seat) throw new Error('A join led to no game');
    const { playerId, gameState, answered } = this.seat;
    if (before && before.playerId !== playerId) tally.problem('a returning player got another seat');
    tally.count(before ? 'returns' : 'joins');
    if (gameState.status === 'finished') this.heardTheEnd = true;
    if (gameState.status === 'active' && !answered) this.opened(gameState.currentQuestionIndex);
  }

  override close(): void {
    this.gone = true;
    super.close();
  }

  protected override opened(questionIndex: number): void {
    void this.meet(questionIndex);
  }

  private async meet(questionIndex: number): Promise<void> {
    const { random, answersWithinMs, tally } = this.options;
    await sleep(random() * answersWithinMs);
    if (this.gone) return;
    if (random() < breaksAt) return this.loseConnection();
    await this.tryAnswer(Math.floor(random() * 4) as Choice, questionIndex).then(
      (ack) => tally.count(ack.ok ? 'answers' : `answer refused: ${ack.error.code}`),
      () => undefined, // its connection broke meanwhile
    );
  }

  private async loseConnection(): Promise<void> {
    if (!this.wire.isOpen) return; // it broke already
    this.wire.close();
    await sleep(this.options.random() * comesBackWithinMs);
    if (!this.gone) await this.comeIn().catch((error: unknown) => this.options.tally.problem(String(error)));
  }
}

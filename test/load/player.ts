import { randomBytes } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { AnswerAck, Choice, StateMessage } from '@clockbeat/domain';
import type { Inbox } from './inbox.js';
import type { Round } from './round.js';
import { ThinClient } from './thin-client.js';

/** Every player answers at a random moment within this after it got the question. */
const answersWithinMs = 2_000;
/** A join over the rate of its address is sent again after this. */
const joinAgainMs = 50;

export interface PlayerOptions {
  readonly url: string;
  readonly gameCode: string;
  readonly name: string;
  readonly inbox: Inbox;
  readonly rounds: readonly Round[];
  readonly random: () => number;
  /** Called when the game is over for this player. */
  readonly onFinished: () => void;
}

/** A player with a socket of its own, who remembers what it was told. */
export class Player {
  readonly questionsSeen = new Set<number>();
  readonly told: AnswerAck[] = [];
  id = '';
  joinsRepeated = 0;
  lost = false;
  private client: ThinClient | null = null;
  private leaving = false;

  constructor(private readonly options: PlayerOptions) {}

  async join(): Promise<void> {
    const { url, inbox, gameCode, name, onFinished } = this.options;
    const opened = ({ gameState }: StateMessage): void => this.opened(gameState.currentQuestionIndex);
    this.client = await ThinClient.open({
      url,
      inbox,
      listeners: { gameStarted: opened, nextQuestion: opened, gameFinished: onFinished },
      onClosed: () => {
        this.lost = !this.leaving;
      },
    });
    const token = randomBytes(24).toString('base64url');
    for (;;) {
      const ack = await this.client.call('joinGame', { roomId: gameCode, playerName: name, token });
      if (ack.ok && 'playerId' in ack) {
        this.id = ack.playerId;
        return;
      }
      if (ack.ok || ack.error.code !== 'too_many_requests')
        throw new Error(`${name} could not join: ${JSON.stringify(ack)}`);
      this.joinsRepeated += 1;
      await sleep(joinAgainMs);
    }
  }

  leave(): void {
    this.leaving = true;
    this.client?.close();
  }

  private opened(questionIndex: number): void {
    const round = this.options.rounds[questionIndex];
    if (!round || this.questionsSeen.has(questionIndex)) return;
    round.reach();
    this.questionsSeen.add(questionIndex);
    setTimeout(() => void this.answer(round, questionIndex), this.options.random() * answersWithinMs);
  }

  private async answer(round: Round, questionIndex: number): Promise<void> {
    if (!this.client || this.lost) return;
    const { random, gameCode } = this.options;
    const answer = Math.floor(random() * 4) as Choice;
    const sentAt = performance.now();
    try {
      const ack = await this.client.call('submitAnswer', {
        roomId: gameCode,
        playerId: this.id,
        questionIndex,
        answer,
      });
      round.answer(performance.now() - sentAt, ack);
      if (ack.ok) this.told.push(ack);
    } catch {
      this.lost = true;
    }
  }
}

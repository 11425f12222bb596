import { randomBytes } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Choice, JoinedAck, StateMessage } from '@clockbeat/domain';
import type { Inbox } from '../../load/inbox.js';
import { ThinClient } from '../../load/thin-client.js';
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
export class Guest {
  private readonly token = randomBytes(24).toString('base64url');
  private client: ThinClient | null = null;
  private playerId = '';
  private gone = false;
  heardTheEnd = false;

  constructor(private readonly options: GuestOptions) {}

  async join(): Promise<void> {
    const { url, gameCode, inbox, name, tally } = this.options;
    const opened = ({ gameState }: StateMessage): void => void this.meet(gameState.currentQuestionIndex);
    let own: ThinClient | null = null;
    const client = await ThinClient.open({
      url,
      inbox,
      listeners: {
        gameStarted: opened,
        nextQuestion: opened,
        gameFinished: () => {
          this.heardTheEnd = true;
        },
      },
      onClosed: () => this.closed(own),
    });
    own = client;
    this.client = client;
    while (!this.gone) {
      const ack = await client.call('joinGame', { roomId: gameCode, playerName: name, token: this.token });
      if (ack.ok && 'playerId' in ack) return this.seated(ack);
      const code = ack.ok ? 'waiting' : ack.error.code;
      tally.count(`join refused: ${code}`);
      if (code !== 'too_many_requests') throw new Error(`A join was refused: ${code}`);
      await sleep(joinAgainMs);
    }
    client.close();
  }

  leave(): void {
    this.gone = true;
    this.client?.close();
  }

  private seated({ playerId, gameState, answered }: JoinedAck): void {
    const { tally } = this.options;
    if (this.playerId !== '' && this.playerId !== playerId)
      tally.problem('a returning player got another seat');
    tally.count(this.playerId === '' ? 'joins' : 'returns');
    this.playerId = playerId;
    if (gameState.status === 'finished') this.heardTheEnd = true;
    if (gameState.status === 'active' && !answered) void this.meet(gameState.currentQuestionIndex);
  }

  private async meet(questionIndex: number): Promise<void> {
    const { random, answersWithinMs } = this.options;
    await sleep(random() * answersWithinMs);
    if (this.gone) return;
    if (random() < breaksAt) return this.loseConnection();
    await this.answer(questionIndex).catch(() => undefined); // its connection broke meanwhile
  }

  private async answer(questionIndex: number): Promise<void> {
    const { gameCode, random, tally } = this.options;
    if (!this.client) return;
    const answer = Math.floor(random() * 4) as Choice;
    const body = { roomId: gameCode, playerId: this.playerId, questionIndex, answer };
    const ack = await this.client.call('submitAnswer', body);
    tally.count(ack.ok ? 'answers' : `answer refused: ${ack.error.code}`);
  }

  private async loseConnection(): Promise<void> {
    const lost = this.client;
    if (!lost) return; // it broke already
    this.client = null;
    lost.close();
    await sleep(this.options.random() * comesBackWithinMs);
    if (!this.gone) await this.join().catch((error: unknown) => this.options.tally.problem(String(error)));
  }

  private closed(client: ThinClient | null): void {
    if (!this.gone && client !== null && this.client === client)
      this.options.tally.problem('the gateway closed a connection');
  }
}

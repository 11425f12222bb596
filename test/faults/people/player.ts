import { setTimeout as sleep } from 'node:timers/promises';
import type { Choice } from '@clockbeat/domain';
import { isRefusal } from '../checker/reading.js';
import type { Random } from '../night/random.js';
import { Wire } from './wire.js';

/** So sent again, whatever happened to the first one. */
const askAgain = new Set(['unavailable', 'too_many_requests', 'not_joined']);
const again = 150;

/** Somebody with a phone who answers when it occurs to them, and tries until they are told what became of it. */
export class Player extends Wire {
  playerId: string | null = null;
  isOut = false;
  private readonly token: string;
  private gameId: string | null = null;
  private leaving = false;

  constructor(
    url: string,
    name: string,
    private readonly roomId: string,
    private readonly random: Random,
  ) {
    super(url, name, 'player');
    this.token = Array.from({ length: 24 }, () =>
      random.of([...'abcdefghijklmnopqrstuvwxyz0123456789']),
    ).join('');
  }

  /** Plays until `isOver`. */
  async play(isOver: () => boolean): Promise<void> {
    let decided = -1;
    while (!isOver() && !this.isOut) {
      const { questionIndex } = this;
      if (this.isIn && this.status === 'active' && questionIndex > decided) {
        decided = questionIndex;
        await this.answer(questionIndex, isOver);
      }
      if (this.random.chance(0.002)) await this.stepOut();
      await sleep(25);
    }
  }

  protected override async enter(): Promise<boolean> {
    if (this.leaving || this.isOut) return false;
    const reply = await this.ask('joinGame', {
      roomId: this.roomId,
      playerName: this.name,
      token: this.token,
    });
    if (reply?.ok && 'playerId' in reply) {
      this.playerId = reply.playerId;
      this.gameId = reply.gameId;
      return true;
    }
    if (!isRefusal(reply)) return false;
    const { code } = reply.error;
    // a stranger who comes after the end has missed it; whoever was told of a seat must be let in
    if (code === 'removed' || (code === 'game_finished' && this.playerId === null)) this.isOut = true;
    return false;
  }

  protected override heard(name: string, body: unknown): void {
    if (name !== 'removed') return;
    if ((body as { reason: string }).reason === 'removed') this.isOut = true;
    else this.isIn = false; // somebody took the seat, or we left it: in again, by the token
  }

  private async answer(questionIndex: number, isOver: () => boolean): Promise<void> {
    if (this.random.chance(0.1)) return; // did not know
    const answer = this.random.of<Choice | null>([0, 1, 2, 3, 1, 2, 3, null]);
    const left = Math.max(0, this.closesAt - performance.now());
    await sleep(left * this.random.next() * 1.05);
    while (!isOver() && !this.isOut && this.questionIndex === questionIndex) {
      const { playerId, gameId } = this;
      if (this.isIn && playerId && gameId) {
        const reply = await this.ask('submitAnswer', { roomId: gameId, playerId, questionIndex, answer });
        if (reply?.ok || (isRefusal(reply) && !askAgain.has(reply.error.code))) {
          // a double tap: the first result again
          if (reply?.ok && this.random.chance(0.2))
            await this.ask('submitAnswer', { roomId: gameId, playerId, questionIndex, answer });
          return;
        }
        if (isRefusal(reply) && reply.error.code === 'not_joined') this.isIn = false;
      }
      await sleep(again);
    }
  }

  /** Leaves during play, and comes back by its token. */
  private async stepOut(): Promise<void> {
    if (!this.isIn || this.status !== 'active' || !this.gameId) return;
    this.leaving = true;
    await this.ask('leaveGame', { roomId: this.gameId });
    await sleep(this.random.whole(100, 800));
    this.isIn = false;
    this.leaving = false;
  }
}

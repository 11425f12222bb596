import { setTimeout as sleep } from 'node:timers/promises';
import type { Choice } from '@clockbeat/domain';
import { isRefusal } from '../checker/reading.js';
import type { Random } from '../night/random.js';
import { fidget } from './lobby-habits.js';
import { Wire } from './wire.js';

/** So sent again, whatever happened to the first one. */
const askAgain = new Set(['unavailable', 'too_many_requests', 'not_joined']);
const again = 150;
/** Who stands before a locked door knocks now and then. */
const knocksAgain = 400;

export interface Invitation {
  /** The game's id, its code, or a code that opens one. */
  readonly roomId: string;
  /** Of a seat that was taken for this player; without it the player makes one. */
  readonly token?: string;
  /** Teams to choose from. */
  readonly teams?: readonly string[];
}

/** Somebody with a phone who answers when it occurs to them, and tries until they are told what became of it. */
export class Player extends Wire {
  playerId: string | null = null;
  /** The game that the room's name led to. */
  gameId: string | null = null;
  isOut = false;
  readonly token: string;
  private readonly teams: readonly string[];
  /** Chosen on the way in. */
  private readonly teamName: string | undefined;
  private readonly isPatient: boolean;
  private hasSeat = false;
  /** It asked for its seat to be given back in the lobby, and nobody knows whether that was heard, or still will be. */
  private mayHaveLeft = false;
  private leaving = false;

  constructor(
    url: string,
    name: string,
    private readonly invitation: Invitation,
    protected readonly random: Random,
  ) {
    super(url, name, 'player');
    const { token, teams = [] } = invitation;
    this.token = token ?? newToken(random);
    this.teams = teams;
    this.teamName = teams.length > 0 && random.chance(0.5) ? random.of(teams) : undefined;
    this.isPatient = random.chance(0.7);
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
      if (this.isIn && this.gameId && this.status === 'waiting' && this.random.chance(0.08))
        await fidget(this, this.gameId, this.teams, this.random, isOver);
      if (this.random.chance(0.002)) await this.stepOut();
      await sleep(25);
    }
  }

  protected override async enter(): Promise<boolean> {
    if (this.leaving || this.isOut) return false;
    const reply = await this.ask('joinGame', {
      roomId: this.gameId ?? this.invitation.roomId,
      playerName: this.name,
      token: this.token,
      ...(this.teamName === undefined ? {} : { teamName: this.teamName }),
    });
    if (reply?.ok && 'playerId' in reply) {
      this.playerId = reply.playerId;
      this.gameId = reply.gameId;
      this.hasSeat = true;
      return true;
    }
    if (isRefusal(reply)) await this.turnedAway(reply.error.code);
    return false;
  }

  protected override heard(name: string, body: unknown): void {
    if (name !== 'removed') return;
    if ((body as { reason: string }).reason === 'removed') this.isOut = true;
    else this.isIn = false; // somebody took the seat, or we left it: in again, by the token
  }

  /** A stranger may come too late, or find the door locked; whoever was told of a seat must be let in. */
  private async turnedAway(code: string): Promise<void> {
    const isStranger = !this.hasSeat || this.mayHaveLeft;
    if (code === 'removed' || (code === 'game_finished' && isStranger)) this.isOut = true;
    if (code !== 'lobby_locked') return;
    if (isStranger && !this.isPatient) this.isOut = true;
    else await sleep(knocksAgain);
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

  /** Leaves, and comes back by its token: to its seat, or from the lobby to a new one. */
  private async stepOut(): Promise<void> {
    const { status } = this;
    if (!this.isIn || (status !== 'waiting' && status !== 'active') || !this.gameId) return;
    this.leaving = true;
    const reply = await this.ask('leaveGame', { roomId: this.gameId });
    if (status === 'waiting') {
      this.hasSeat = false;
      this.mayHaveLeft ||= reply === null;
    }
    await sleep(this.random.whole(100, 800));
    this.isIn = false;
    this.leaving = false;
  }
}

const newToken = (random: Random): string =>
  Array.from({ length: 24 }, () => random.of([...'abcdefghijklmnopqrstuvwxyz0123456789'])).join('');

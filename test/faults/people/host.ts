import { setTimeout as sleep } from 'node:timers/promises';
import { isRefusal } from '../checker/reading.js';
import type { Random } from '../night/random.js';
import type { Player } from './player.js';
import { Wire } from './wire.js';

/** The owner's second screen. */
export class Screen extends Wire {
  readonly playerId = null;

  constructor(
    url: string,
    name: string,
    private readonly gameId: string,
    cookie: string,
  ) {
    super(url, name, 'screen', cookie);
  }

  protected override async enter(): Promise<boolean> {
    return (await this.ask('watchGame', { roomId: this.gameId }))?.ok === true;
  }
}

type Moves = 'startGame' | 'nextQuestion' | 'pauseGame' | 'resumeGame' | 'finishGame';

/** A host who mostly lets the clock run, and sometimes does not. */
export class Host extends Wire {
  readonly playerId = null;

  constructor(
    url: string,
    name: string,
    private readonly gameId: string,
    cookie: string,
    private readonly random: Random,
  ) {
    super(url, name, 'host', cookie);
  }

  /** Starts the game and leads it until `isOver`. */
  async lead(players: readonly Player[], isOver: () => boolean): Promise<void> {
    await this.move('startGame', isOver, () => this.status !== 'waiting');
    let decided = -1;
    while (!isOver() && this.status !== 'finished') {
      if (this.status === 'paused') await this.move('resumeGame', isOver, () => this.status !== 'paused');
      if (this.status === 'active' && this.questionIndex > decided) {
        decided = this.questionIndex;
        await this.turn(players, isOver);
      }
      await sleep(25);
    }
  }

  protected override async enter(): Promise<boolean> {
    return (await this.ask('hostConnect', { roomId: this.gameId }))?.ok === true;
  }

  /** What this host does with one question. */
  private async turn(players: readonly Player[], isOver: () => boolean): Promise<void> {
    const { questionIndex } = this;
    const hasMoved = () => this.questionIndex !== questionIndex || this.status !== 'active';
    if (this.random.chance(0.5)) return; // lets the clock run
    await this.until(hasMoved, this.random.whole(500, 4_000));
    const dice = this.random.next();
    if (dice < 0.45) await this.move('nextQuestion', isOver, hasMoved, questionIndex);
    else if (dice < 0.75) {
      await this.move('pauseGame', isOver, hasMoved);
      await sleep(this.random.whole(200, 2_500));
    } else if (dice < 0.92) {
      const unlucky = this.random.of(players);
      if (unlucky.playerId)
        await this.ask('removePlayer', { roomId: this.gameId, playerId: unlucky.playerId });
    } else if (questionIndex > 0) await this.move('finishGame', isOver, () => this.status === 'finished');
  }

  /** Clicks until it is so, as far as this panel knows. */
  private async move(
    message: Moves,
    isOver: () => boolean,
    isSo: () => boolean,
    currentQuestionIndex?: number,
  ): Promise<void> {
    const gameState = currentQuestionIndex === undefined ? {} : { gameState: { currentQuestionIndex } };
    while (!isOver() && !isSo()) {
      if (this.isIn) {
        const reply = await this.ask(message, { roomId: this.gameId, ...gameState });
        if (reply?.ok || (isRefusal(reply) && reply.error.code !== 'unavailable')) {
          await this.until(isSo, 1_000);
          return;
        }
      }
      await sleep(150);
    }
  }
}

import type { GameId } from '@clockbeat/domain';
import type { HostScript } from '../night/script.js';
import { Client, type Entrance } from './client.js';
import type { SimulatedPlayer } from './player.js';

const againMs = 200;

/** The owner of a game, who starts it and leads it as the script has it. */
export class SimulatedHost extends Client {
  readonly playerId = null;
  private met = -1;
  private started = false;

  constructor(
    name: string,
    gameId: GameId,
    private readonly players: readonly SimulatedPlayer[],
    private readonly script: HostScript,
    entrance: Entrance,
    cookie: string,
  ) {
    super(name, gameId, 'host', entrance, script.gateway, cookie, script.travelMs);
  }

  protected override async enter(): Promise<boolean> {
    const { code } = await this.ask('hostConnect', this.room);
    return code === 'accepted';
  }

  protected override heard(): void {
    if (!this.started && this.status === 'waiting') {
      this.started = true;
      void this.start();
    }
    if (this.status === 'active' && this.questionIndex > this.met) {
      this.met = this.questionIndex;
      for (const act of this.script.acts)
        if (act.question === this.questionIndex) void this.act(act.what, this.questionIndex, act.afterMs);
    }
  }

  private get room() {
    return { roomId: this.gameId };
  }

  private async start(): Promise<void> {
    await this.sleep(this.script.startsAfterMs);
    await this.insist('startGame', {}, () => this.status !== 'waiting');
  }

  private async act(what: HostScript['acts'][number]['what'], index: number, afterMs: number): Promise<void> {
    await this.sleep(afterMs);
    const isPast = (): boolean => this.questionIndex !== index || this.status === 'finished';
    if (isPast()) return;
    const seen = { gameState: { currentQuestionIndex: index } };
    switch (what) {
      case 'next':
        return this.insist('nextQuestion', seen, isPast);
      case 'next, clicked twice': {
        const click = (): Promise<unknown> => this.ask('nextQuestion', { ...this.room, ...seen });
        await Promise.all([click(), click()]);
        return;
      }
      case 'pause': {
        await this.insist('pauseGame', {}, () => isPast() || this.status === 'paused');
        await this.sleep(700);
        return this.insist('resumeGame', {}, () => this.status !== 'paused');
      }
      case 'remove': {
        const playerId = this.players.find((one) => one.playerId !== null && !one.isOut)?.playerId;
        if (playerId) await this.insist('removePlayer', { playerId }, isPast);
        return;
      }
      case 'finish':
        return this.insist('finishGame', {}, () => this.status === 'finished');
    }
  }

  /** Until it is granted, or there is no need any more. */
  private async insist(message: string, body: object, isPast: () => boolean): Promise<void> {
    while (!this.entrance.isOver && !isPast()) {
      if (this.isIn) {
        const { code } = await this.ask(message, { ...this.room, ...body });
        if (code === 'accepted') return;
        if (code !== 'unheard' && code !== 'unavailable' && code !== 'too_many_requests') return;
      }
      await this.sleep(againMs);
    }
  }
}

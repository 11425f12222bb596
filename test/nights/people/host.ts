import type { GameId } from '@clockbeat/domain';
import type { HostAct, HostScript, Place } from '../night/script.js';
import { Client, type Entrance } from './client.js';
import type { SimulatedPlayer } from './player.js';

const againMs = 200;

/** The owner's second screen. */
export class SimulatedScreen extends Client {
  readonly playerId = null;

  constructor(name: string, gameId: GameId, { gateway, travelMs }: Place, entrance: Entrance, cookie: string) {
    super(name, gameId, 'screen', entrance, gateway, cookie, travelMs);
  }

  protected override async enter(): Promise<boolean> {
    return (await this.ask('watchGame', { roomId: this.gameId })).code === 'accepted';
  }

  protected override heard(): void {}
}

/** The owner of a game, who starts it and leads it as the script has it. */
export class SimulatedHost extends Client {
  readonly playerId = null;
  /** The question that it was shown last; the lobby is before the first. */
  private met = -2;
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
    const { shown } = this;
    if (shown === null || shown <= this.met) return;
    this.met = shown;
    for (const act of this.script.acts) if (act.question === shown) void this.act(act);
  }

  /** The question that it sees now; -1: the lobby; null: neither. */
  private get shown(): number | null {
    if (this.status === 'waiting') return -1;
    return this.status === 'active' ? this.questionIndex : null;
  }

  private get room() {
    return { roomId: this.gameId };
  }

  private async start(): Promise<void> {
    await this.sleep(this.script.startsAfterMs);
    await this.insist('startGame', {}, () => this.status !== 'waiting');
  }

  private async act({ what, question: index, afterMs }: HostAct): Promise<void> {
    await this.sleep(afterMs);
    const isPast = (): boolean =>
      index < 0 ? this.status !== 'waiting' : this.questionIndex !== index || this.status === 'finished';
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
        const { seated } = this;
        if (seated) await this.insist('removePlayer', { playerId: seated }, isPast);
        return;
      }
      case 'more time': {
        const { seated } = this;
        if (seated) await this.insist('extendTime', { playerId: seated, factor: 2 }, isPast);
        return;
      }
      case 'lock':
      case 'unlock':
        return this.insist('setJoining', { joining: what === 'lock' ? 'locked' : 'open' }, isPast);
      case 'teams':
      case 'no teams':
        return this.insist('setTeamMode', { teamMode: what === 'teams' }, isPast);
      case 'finish':
        return this.insist('finishGame', {}, () => this.status === 'finished');
    }
  }

  /** Somebody who has a seat. */
  private get seated(): string | null {
    return this.players.find((one) => one.playerId !== null && !one.isOut)?.playerId ?? null;
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

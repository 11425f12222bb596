import type { GameId, UserId } from '@clockbeat/domain';
import { fieldsOf } from '../../faults/checker/reading.js';
import type { CallService, Heard } from '../../faults/people/corrector.js';
import type { CoHostScript, HostAct, HostScript, Place } from '../night/script.js';
import { Client, type Entrance } from './client.js';
import type { SimulatedPlayer } from './player.js';

const againMs = 200;
const goesOnAfterMs = 2_500;

/** The owner's second screen. */
export class SimulatedScreen extends Client {
  readonly playerId = null;

  constructor(
    name: string,
    gameId: GameId,
    { gateway, travelMs }: Place,
    entrance: Entrance,
    cookie: string,
  ) {
    super(name, gameId, 'screen', entrance, gateway, cookie, travelMs);
  }

  protected override async enter(): Promise<boolean> {
    return (await this.ask('watchGame', { roomId: this.gameId })).code === 'accepted';
  }

  protected override heard(): void {}
}

/** Somebody at a panel, who says what the script has, as soon as it sees what the script has it for. */
abstract class SimulatedLeader extends Client {
  readonly playerId = null;
  /** The question that it was shown last; the lobby is before the first. */
  private met = -2;

  constructor(
    name: string,
    gameId: GameId,
    private readonly players: readonly SimulatedPlayer[],
    place: Place,
    private readonly acts: readonly HostAct[],
    entrance: Entrance,
    cookie: string,
  ) {
    super(name, gameId, 'host', entrance, place.gateway, cookie, place.travelMs);
  }

  protected override heard(_message: string, _body: unknown): void {
    const { shown } = this;
    if (shown === null || shown <= this.met) return;
    this.met = shown;
    for (const act of this.acts) if (act.question === shown) void this.act(act);
  }

  /** The question that it sees now; -1: the lobby; null: neither. */
  private get shown(): number | null {
    if (this.status === 'waiting') return -1;
    return this.status === 'active' ? this.questionIndex : null;
  }

  protected get room() {
    return { roomId: this.gameId };
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
  protected async insist(message: string, body: object, isPast: () => boolean): Promise<void> {
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

/** The owner of a game, who starts it and leads it as the script has it. */
export class SimulatedHost extends SimulatedLeader {
  private started = false;
  /** It has seen that the game is paused, and will go on. */
  private isWaiting = false;

  constructor(
    name: string,
    gameId: GameId,
    players: readonly SimulatedPlayer[],
    private readonly script: HostScript,
    entrance: Entrance,
    cookie: string,
  ) {
    super(name, gameId, players, script, script.acts, entrance, cookie);
  }

  protected override async enter(): Promise<boolean> {
    return (await this.ask('hostConnect', this.room)).code === 'accepted';
  }

  protected override heard(message: string, body: unknown): void {
    if (!this.started && this.status === 'waiting') {
      this.started = true;
      void this.start();
    }
    if (this.status === 'paused' && !this.isWaiting) void this.goOn();
    super.heard(message, body);
  }

  /** A co-host who paused may be gone before it goes on: the room does not wait for ever. */
  private async goOn(): Promise<void> {
    this.isWaiting = true;
    await this.sleep(goesOnAfterMs);
    await this.insist('resumeGame', {}, () => this.status !== 'paused');
    this.isWaiting = false;
    if (this.status === 'paused') await this.goOn();
  }

  private async start(): Promise<void> {
    await this.sleep(this.script.startsAfterMs);
    await this.insist('startGame', {}, () => this.status !== 'waiting');
  }
}

/** Who leads a game beside its host, as long as the host will have it, and goes on clicking when it will not. */
export class SimulatedCoHost extends SimulatedLeader {
  /** What it said that must never be granted, and was. */
  readonly granted: string[] = [];

  constructor(
    name: string,
    gameId: GameId,
    players: readonly SimulatedPlayer[],
    private readonly script: CoHostScript,
    entrance: Entrance,
    readonly userId: UserId,
    cookie: string,
    private readonly services: { readonly own: CallService; readonly host: CallService },
  ) {
    super(name, gameId, players, script, script.acts, entrance, cookie);
    this.isOut = true;
  }

  /** Gets a link from its host, comes in by it, and leads. */
  override async live(): Promise<void> {
    await this.sleep(this.script.comesAfterMs);
    const { own, host } = this.services;
    const path = `/api/games/${this.gameId}`;
    const made = await this.untilHeard(() => host('POST', `${path}/co-hosts`, null));
    const secret = String(fieldsOf(made?.answer)['link']).split('#')[1];
    if (!made || !(await this.untilHeard(() => own('POST', `${path}/co-hosting`, { secret })))) return;
    this.isOut = false;
    const { ends } = this.script;
    if (ends)
      void this.sleep(ends.afterMs).then(() =>
        this.untilHeard(() =>
          ends.by === 'host'
            ? host('DELETE', `${path}/co-hosts`, null)
            : own('DELETE', `${path}/co-hosting`, null),
        ),
      );
    await super.live();
  }

  protected override async enter(): Promise<boolean> {
    const { code } = await this.ask('hostConnect', this.room);
    if (code === 'not_host') this.isOut = true;
    return code === 'accepted';
  }

  protected override heard(message: string, body: unknown): void {
    // the connection stays, and must hear nothing more
    if (message === 'dismissed') this.isOut = true;
    super.heard(message, body);
  }

  protected override async insist(message: string, body: object, isPast: () => boolean): Promise<void> {
    // what only the owner may is asked for once, and must be refused
    if (message !== 'finishGame' && message !== 'setTeamMode') return super.insist(message, body, isPast);
    const { code } = await this.ask(message, { ...this.room, ...body });
    if (code === 'accepted') this.granted.push(`was granted ${message}`);
  }

  /** What it was answered; null: it was refused. */
  private async untilHeard(call: () => Promise<Heard>): Promise<Heard | null> {
    for (; !this.entrance.isOver; await this.sleep(againMs)) {
      const heard = await call();
      const { status } = heard;
      if (status !== null && status < 400) return heard;
      if (status !== null && status !== 429 && status < 500) return null;
    }
    return null;
  }
}

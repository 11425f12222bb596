import type { UserId } from '@clockbeat/domain';
import { fieldsOf } from '../../faults/checker/reading.js';
import type { CallService } from '../../faults/people/corrector.js';
import type { CoHostScript, HostScript, Place } from '../night/script.js';
import { Client, type Entrance, type Room } from './client.js';
import { Lead } from './lead.js';
import type { SimulatedPlayer } from './player.js';
import { untilHeard } from './service.js';

const goesOnAfterMs = 2_500;
/** A wrong text counts after all, a right one does not, and a word is taken off the wall. */
const verdicts = [
  { text: 'Riga', accepted: true },
  { text: 'vilnus', accepted: false },
  { text: 'sun', accepted: false },
];

/** Somebody of these who has a seat. */
const seatedOf = (players: readonly SimulatedPlayer[]) => (): string | null =>
  players.find((one) => one.playerId !== null && !one.isOut)?.playerId ?? null;

/** The owner's second screen. */
export class SimulatedScreen extends Client {
  readonly playerId = null;

  constructor(name: string, room: Room, place: Place, entrance: Entrance, cookie: string) {
    super(name, room, 'screen', entrance, place, cookie);
  }

  protected override async enter(): Promise<boolean> {
    return (await this.ask('watchGame', { roomId: this.gameId })).code === 'accepted';
  }

  protected override heard(): void {}
}

/** The owner of a game, who starts it and leads it as the script has it. */
export class SimulatedHost extends Client {
  readonly playerId = null;
  private readonly lead: Lead;
  private started = false;
  /** It has seen that the game is paused, and will go on. */
  private isWaiting = false;
  /** The last question of which it has seen what was written. */
  private judged = -1;

  constructor(
    name: string,
    room: Room,
    players: readonly SimulatedPlayer[],
    private readonly script: HostScript,
    entrance: Entrance,
    cookie: string,
  ) {
    super(name, room, 'host', entrance, script, cookie);
    this.lead = new Lead(this, script.acts, seatedOf(players), script.door);
  }

  protected override async enter(): Promise<boolean> {
    return (await this.ask('hostConnect', { roomId: this.gameId })).code === 'accepted';
  }

  protected override heard(message: string, body: unknown): void {
    if (!this.started && this.status === 'waiting') {
      this.started = true;
      void this.lead.startAfter(this.script.startsAfterMs);
    }
    if (this.status === 'paused' && !this.isWaiting) void this.goOn();
    if (this.script.judges && this.state.phase === 'revealed' && this.questionIndex > this.judged) {
      this.judged = this.questionIndex;
      void this.judge(this.questionIndex);
    }
    this.lead.look(message, body);
  }

  private async judge(questionIndex: number): Promise<void> {
    const isPast = (): boolean => this.questionIndex !== questionIndex || this.status === 'finished';
    for (const verdict of verdicts) await this.insist('judgeAnswer', { questionIndex, ...verdict }, isPast);
  }

  /** A co-host who paused may be gone before it goes on: the room does not wait for ever. */
  private async goOn(): Promise<void> {
    this.isWaiting = true;
    await this.sleep(goesOnAfterMs);
    await this.insist('resumeGame', {}, () => this.status !== 'paused');
    this.isWaiting = false;
    if (this.status === 'paused') await this.goOn();
  }
}

/** Who leads a game beside its host, as long as the host will have it, and goes on clicking when it will not. */
export class SimulatedCoHost extends Client {
  readonly playerId = null;
  /** What it said that must never be granted, and was. */
  readonly granted: string[] = [];
  private readonly lead: Lead;

  constructor(
    name: string,
    room: Room,
    players: readonly SimulatedPlayer[],
    private readonly script: CoHostScript,
    entrance: Entrance,
    readonly userId: UserId,
    cookie: string,
    private readonly services: { readonly own: CallService; readonly host: CallService },
  ) {
    super(name, room, 'host', entrance, script, cookie);
    this.lead = new Lead(this, script.acts, seatedOf(players), script.door);
    this.isOut = true;
  }

  /** Gets a link from its host, comes in by it, and leads. */
  override async live(): Promise<void> {
    await this.sleep(this.script.comesAfterMs);
    const { entrance, services } = this;
    const path = `/api/games/${this.gameId}`;
    const made = await untilHeard(entrance, () => services.host('POST', `${path}/co-hosts`, null));
    const secret = String(fieldsOf(made?.answer)['link']).split('#')[1];
    if (!made || !(await untilHeard(entrance, () => services.own('POST', `${path}/co-hosting`, { secret }))))
      return;
    this.isOut = false;
    const { ends } = this.script;
    if (ends) void this.sleep(ends.afterMs).then(() => this.endBy(ends.by));
    await super.live();
  }

  protected override async enter(): Promise<boolean> {
    const { code } = await this.ask('hostConnect', { roomId: this.gameId });
    if (code === 'not_host') this.isOut = true;
    return code === 'accepted';
  }

  protected override heard(message: string, body: unknown): void {
    // the connection stays, and must hear nothing more
    if (message === 'dismissed') this.isOut = true;
    this.lead.look(message, body);
  }

  override async insist(message: string, body: object, isPast: () => boolean): Promise<void> {
    // what only the owner may is asked for once, and must be refused
    if (message !== 'finishGame' && message !== 'setTeamMode') return super.insist(message, body, isPast);
    const { code } = await this.ask(message, { roomId: this.gameId, ...body });
    if (code === 'accepted') this.granted.push(`was granted ${message}`);
  }

  private async endBy(who: 'host' | 'itself'): Promise<void> {
    const { host, own } = this.services;
    const path = `/api/games/${this.gameId}`;
    await untilHeard(this.entrance, () =>
      who === 'host' ? host('DELETE', `${path}/co-hosts`, null) : own('DELETE', `${path}/co-hosting`, null),
    );
  }
}

/** Somebody who looks at the lobby of a team, and waits for the game that its code leads to. */
export class TeamWatcher extends Client {
  readonly playerId = null;
  /** What it was told last that the team plays; undefined: nothing yet. */
  plays: unknown = undefined;

  constructor(name: string, code: string, place: Place, entrance: Entrance) {
    super(name, { code, gameId: null }, 'screen', entrance, place, '');
  }

  protected override async enter(): Promise<boolean> {
    const { code, ack } = await this.ask('watchTeam', { roomId: this.room.code });
    if (code === 'accepted') this.plays = ack?.['gameId'];
    return code === 'accepted';
  }

  protected override heard(message: string, body: unknown): void {
    if (message === 'teamGame') this.plays = fieldsOf(body)['gameId'];
  }
}

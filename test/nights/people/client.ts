import type { GameId, GameStateView } from '@clockbeat/domain';
import type { Frame, Witness } from '../../faults/checker/index.js';
import { fieldsOf, versionOf } from '../../faults/checker/reading.js';
import type { SimulatedGateway } from '../gateway/gateway.js';
import type { Line } from '../gateway/sockets.js';
import type { Place } from '../night/script.js';
import { evening } from '../virtual/virtual-time.js';
import type { World } from '../virtual/world.js';

/** Who has waited so long for an answer comes back on another connection, as a person reloads the page. */
const patienceMs = 3_000;
const againMs = 150;
/** A host presses a button again, ms. */
const insistsEveryMs = 200;

/** The gateways as a load balancer sees them: the place that somebody would go to, or the next one that is there. */
export interface Entrance {
  readonly world: World;
  readonly gateways: readonly SimulatedGateway[];
  /** The night is over: nobody comes back any more. */
  isOver: boolean;
  /** Nothing goes wrong but people's connections. */
  readonly isQuiet: boolean;
  /** Told of every word to anybody. */
  heard(client: Client, frame: Frame): void;
}

/** What somebody types to get in, and which game that turns out to be. */
export interface Room {
  readonly code: string;
  gameId: GameId | null;
}

export const roomOf = (gameId: GameId): Room => ({ code: gameId, gameId });

export type Ack = Readonly<Record<string, unknown>> & { readonly ok: boolean };
/** What became of something that was said. */
export type Outcome = { readonly code: string; readonly ack: Ack | null };

/** Somebody at a game who never gives up, and whose every word, said and heard, is kept for the checker. */
export abstract class Client {
  readonly frames: Frame[] = [];
  /** On which gateway it sits, the next time it comes. */
  gateway: number;
  isIn = false;
  /** Nothing brings it back: removed, or too late. */
  isOut = false;
  status = 'unknown';
  questionIndex = -1;
  state: Partial<GameStateView> = {};
  private hasGoneOn = false;
  private readonly travelMs: number;
  /** The connections so far. */
  private connection = 0;
  private known = 0;
  private line: Line | null = null;
  private whenLost: () => void = () => undefined;
  /** What it came in with last. */
  private inAtVersion = 0;
  private staysAwayUntil = 0;
  /** Until when a gateway may take it for connected that has not noticed, virtual ms. */
  private seenUntil = 0;

  protected constructor(
    readonly name: string,
    protected readonly room: Room,
    readonly role: Witness['role'],
    protected readonly entrance: Entrance,
    place: Place,
    private readonly cookie: string,
  ) {
    this.gateway = place.gateway;
    this.travelMs = place.travelMs;
  }

  /** As far as it knows: what it typed stands for it until then. */
  get gameId(): GameId {
    return this.room.gameId ?? (this.room.code as GameId);
  }

  /** Says the message that makes a connection its own; true once it is. */
  protected abstract enter(): Promise<boolean>;
  /** A newer state has come, or a message. */
  protected abstract heard(message: string, body: unknown): void;
  abstract readonly playerId: string | null;

  /** Comes, and comes back whenever its connection is lost, until the night is over. */
  async live(): Promise<void> {
    while (!this.entrance.isOver && !this.isOut) {
      await this.sleep(this.staysAwayUntil - this.entrance.world.now);
      const lost = this.open();
      while (this.line && !this.isIn && !this.isOut && !this.entrance.isOver) {
        this.isIn = await this.enter();
        if (this.isIn) {
          this.inAtVersion = this.known;
          this.seenUntil = 0;
        } else await this.sleep(againMs);
      }
      if (this.line && this.isIn) await lost;
      this.leave();
      await this.sleep(againMs);
    }
  }

  sleep(ms: number): Promise<void> {
    return new Promise((resolve) => this.entrance.world.after(ms, null, () => resolve()));
  }

  /** The connection is cut; the gateway notices a while later. */
  cut(noticedMs: number): void {
    // one that nobody has missed yet may hold the seat still
    if (this.line) this.seenUntil = Math.max(this.seenUntil, this.entrance.world.now + noticedMs);
    this.line?.cut(noticedMs);
  }

  /** Puts the phone away for a while. */
  stayAway(ms: number): void {
    this.staysAwayUntil = this.entrance.world.now + ms;
    this.cut(0);
  }

  /** The night is over. */
  get isHome(): boolean {
    return this.entrance.isOver;
  }

  protected get isConnected(): boolean {
    return this.line !== null;
  }

  /** Whether a gateway may think that it is connected. */
  get mayBeThere(): boolean {
    return this.line !== null || this.entrance.world.now <= this.seenUntil + 100;
  }

  leave(): void {
    this.cut(0);
    this.isIn = false;
  }

  /** Sends, and waits for the answer: no longer than a person would. */
  async ask(message: string, body: object, isHonest = true): Promise<Outcome> {
    const { line } = this;
    if (!line?.isOpen) return { code: 'unheard', ack: null };
    // a lie is judged by its answer alone: the checker would take it for what its victim sent
    if (isHonest) this.keep({ kind: 'sent', name: message, body });
    const ack = await new Promise<Ack | null>((resolve) => {
      const tooLong = this.entrance.world.after(patienceMs, null, () => resolve(null));
      line.say(message, body, (answer) => {
        tooLong.cancelled = true;
        if (this.isLedOn(answer)) {
          this.isOut = true;
          resolve(null);
          return;
        }
        if (isHonest) this.keep({ kind: 'ack', name: message, body: answer, request: body });
        this.look(answer);
        resolve(answer as Ack);
      });
    });
    if (!ack) {
      if (this.line === line) this.leave();
      return { code: 'unheard', ack: null };
    }
    const { code } = fieldsOf(ack['error']);
    return { code: ack.ok ? 'accepted' : String(code), ack };
  }

  /** Until it is granted, or there is no need any more. */
  async insist(message: string, body: object, isPast: () => boolean): Promise<void> {
    while (!this.entrance.isOver && !isPast()) {
      if (this.isIn) {
        const { code } = await this.ask(message, { roomId: this.gameId, ...body });
        if (code !== 'unheard' && code !== 'unavailable' && code !== 'too_many_requests') return;
      }
      await this.sleep(insistsEveryMs);
    }
  }

  hasHeardTheEnd(ending: number): boolean {
    return this.frames.some(
      ({ name, body, connection }) =>
        name === 'gameFinished' && connection === this.connection && (versionOf(body) ?? 0) >= ending,
    );
  }

  /** It came in before the last word, so it must have been told it; a player is told it even later. */
  mustHear(ending: number): boolean {
    return this.role === 'player' || this.inAtVersion < ending;
  }

  /** As of which version it came in last. */
  get since(): number {
    return this.inAtVersion;
  }

  witness(ending: number): Witness {
    const { name, role, playerId, frames } = this;
    return { name, role, playerId, frames, isThereAtTheEnd: this.mustHear(ending) && !this.isOut };
  }

  /** One for each seat that it had, one after the other. */
  witnesses(ending: number): readonly Witness[] {
    return [this.witness(ending)];
  }

  private open(): Promise<void> {
    const { gateways } = this.entrance;
    const lost = new Promise<void>((resolve) => {
      this.whenLost = resolve;
    });
    this.connection += 1;
    const ear = {
      heard: (message: string, body: unknown) => {
        if (this.hasGoneOn) return;
        if (message === 'roomJoined' && this.isLedOn(body)) {
          this.isOut = true;
          return;
        }
        if (this.isTurnedAwayElsewhere(message, body)) return;
        this.keep({ kind: 'message', name: message, body });
        this.look(body);
        this.heard(message, body);
      },
      lost: () => {
        this.line = null;
        this.isIn = false;
        this.whenLost();
      },
    };
    for (let step = 0; step < gateways.length; step += 1) {
      const place = (this.gateway + step) % gateways.length;
      this.line = gateways[place]?.connect(ear, this.cookie, this.travelMs) ?? null;
      if (this.line) break;
    }
    return lost;
  }

  /** Whether it was led on to the game that follows its own, where somebody else speaks for it: it goes home. */
  private isLedOn(body: unknown): boolean {
    const { parentGameId } = fieldsOf(fieldsOf(body)['gameState']);
    if (parentGameId !== undefined && parentGameId === this.room.gameId) this.hasGoneOn = true;
    return this.hasGoneOn;
  }

  /** At a game that follows its own, where it waited: who comes, or knocks again, when its own is over is not told where it waits. */
  private isTurnedAwayElsewhere(message: string, body: unknown): boolean {
    const hasSeat = this.playerId !== null && !this.isOut;
    if (message === 'removed' && !hasSeat && fieldsOf(body)['gameId'] !== this.gameId) {
      this.isOut = true;
      this.hasGoneOn = true;
    }
    return this.hasGoneOn;
  }

  private keep(frame: Omit<Frame, 'at' | 'connection'>): void {
    const kept = { at: evening + this.entrance.world.now, connection: this.connection, ...frame };
    this.frames.push(kept);
    const { gameId } = fieldsOf(kept.body);
    if (kept.kind !== 'sent' && typeof gameId === 'string') this.room.gameId ??= gameId as GameId;
    if (kept.kind !== 'sent') this.entrance.heard(this, kept);
  }

  /** A state older than the one it has is dropped, as the contract says. */
  private look(body: unknown): void {
    const version = versionOf(body);
    if (version === null || version < this.known) return;
    this.known = version;
    const state = fieldsOf(fieldsOf(body)['gameState']) as Partial<GameStateView>;
    if (typeof state.status !== 'string') return;
    this.state = state;
    this.status = state.status;
    this.questionIndex = Number(state.currentQuestionIndex);
    this.heard('state', body);
  }
}

import { setTimeout as sleep } from 'node:timers/promises';
import type { ClientMessage, ClientMessages } from '@clockbeat/domain';
import { io, type Socket } from 'socket.io-client';
import { ackBreaches, messageBreaches } from '../../support/live/contract-shapes.js';
import { comingBack, fieldsOf, isRefusal, versionOf } from '../checker/reading.js';
import type { Frame, Witness } from '../checker/record.js';

/** Who has waited so long for an ack comes back on another connection, as a person reloads the page. */
const patienceMs = 3_000;
const comesBackAfterMs = 150;

export type Reply<M extends ClientMessage> =
  | ({ ok: true } & ClientMessages[M]['ack'])
  | { ok: false; error: { code: string } };

/**
 * A client that never gives up: it comes back each time its connection is lost, and keeps everything that it sent and
 * was told.
 */
export abstract class Wire {
  readonly frames: Frame[] = [];
  /** Where frames were not as the contract has them. */
  readonly breaches: string[] = [];
  /** The status and the question of the newest state it was told. */
  status = 'unknown';
  questionIndex = -1;
  teamMode = false;
  joining = 'open';
  /** Whether this connection is its own, by the message that it came in with. */
  isIn = false;
  /** Monotonic ms, by this machine, when the question on the screen closes. */
  closesAt = Number.POSITIVE_INFINITY;
  protected connection = 0;
  private knownVersion = 0;
  private socket: Socket | null = null;
  private gone = false;

  constructor(
    private readonly url: string,
    readonly name: string,
    readonly role: Witness['role'],
    private readonly cookie?: string,
  ) {}

  abstract get playerId(): string | null;

  /** The message that makes this connection its own; true once it is. */
  protected abstract enter(): Promise<boolean>;

  protected heard(_name: string, _body: unknown): void {}

  /** Runs until the night is over. */
  async live(): Promise<void> {
    while (!this.gone) {
      this.open();
      await this.until(() => this.socket?.connected === true, patienceMs);
      while (!this.gone && this.socket?.connected && !this.isIn) {
        this.isIn = await this.enter();
        if (!this.isIn) await sleep(comesBackAfterMs);
      }
      while (!this.gone && this.socket?.connected && this.isIn) await sleep(20);
      this.drop();
      if (!this.gone) await sleep(comesBackAfterMs);
    }
  }

  /** The connection is no more, as when a phone loses its network. */
  drop(): void {
    this.isIn = false;
    this.socket?.offAny();
    this.socket?.disconnect();
  }

  leave(): void {
    this.gone = true;
    this.drop();
  }

  /** Whether it hears and is heard. */
  async isThere(): Promise<boolean> {
    return this.isIn && (await this.ask('syncClock', { t: 1 })) !== null;
  }

  /** It came in before the last word of the end, of that version, so it must have been told; a player is told it even later. */
  mustHear(ending: number): boolean {
    return this.role === 'player' || this.inAtVersion < ending;
  }

  hasHeard(ending: number): boolean {
    return this.frames.some(
      ({ name, body, connection }) =>
        name === 'gameFinished' && connection === this.connection && (versionOf(body) ?? 0) >= ending,
    );
  }

  testimony(isThereAtTheEnd: boolean): Witness {
    return {
      name: this.name,
      role: this.role,
      playerId: this.playerId,
      isThereAtTheEnd,
      frames: this.frames,
    };
  }

  /** Sends, and waits a while for the ack; null if none came: nobody knows whether it was heard. */
  async ask<M extends ClientMessage>(message: M, body: ClientMessages[M]['body']): Promise<Reply<M> | null> {
    const { socket, connection } = this;
    if (!socket?.connected) return null;
    this.note({ connection, kind: 'sent', name: message, body });
    const ack = await new Promise<unknown>((resolve) => {
      const tooLong = setTimeout(() => resolve(null), patienceMs);
      socket.emit(message, body, (answer: unknown) => {
        if (connection !== this.connection || this.socket !== socket) return;
        clearTimeout(tooLong);
        this.note({ connection, kind: 'ack', name: message, body: answer, request: body });
        resolve(answer);
      });
    });
    if (ack === null) {
      if (this.socket === socket) this.drop();
      return null;
    }
    this.breaches.push(...ackBreaches(this.ear, message, ack));
    if (!isRefusal(ack)) this.look(ack);
    return ack as Reply<M>;
  }

  async until(isSo: () => boolean, withinMs: number): Promise<boolean> {
    const giveUp = performance.now() + withinMs;
    while (!isSo() && !this.gone && performance.now() < giveUp) await sleep(10);
    return isSo();
  }

  /** What the newest connection was let in with. */
  private get inAtVersion(): number {
    const entry = this.frames.findLast(
      ({ kind, name, body }) => kind === 'ack' && comingBack.has(name) && !isRefusal(body),
    );
    return versionOf(entry?.body) ?? 0;
  }

  private get ear(): 'host' | 'player' {
    return this.role === 'host' ? 'host' : 'player';
  }

  private open(): void {
    this.connection += 1;
    const { connection } = this;
    const socket = io(this.url, {
      transports: ['websocket'],
      reconnection: false,
      forceNew: true,
      timeout: patienceMs,
      ...(this.cookie === undefined ? {} : { extraHeaders: { cookie: this.cookie } }),
    });
    this.socket = socket;
    socket.onAny((name: string, body: unknown) => {
      this.note({ connection, kind: 'message', name, body });
      this.breaches.push(...messageBreaches(this.ear, name, body));
      this.look(body);
      this.heard(name, body);
    });
  }

  private note(frame: Omit<Frame, 'at'>): void {
    this.frames.push({ at: Date.now(), ...frame });
  }

  /** A state older than the one it has is dropped, as the contract says. */
  private look(body: unknown): void {
    const version = versionOf(body);
    const { status, currentQuestionIndex, timeLeft, teamMode, joining } = fieldsOf(
      fieldsOf(body)['gameState'],
    );
    if (version === null || version < this.knownVersion) return;
    this.knownVersion = version;
    if (typeof status !== 'string') return;
    this.status = status;
    this.questionIndex = Number(currentQuestionIndex);
    this.teamMode = teamMode === true;
    this.joining = String(joining);
    this.closesAt = performance.now() + Number(timeLeft) * 1000;
  }
}

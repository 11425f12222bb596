import { EventEmitter } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import {
  type GamePhase,
  type GameStateView,
  type OpenQuestionView,
  type ServerMessage,
} from '@clockbeat/domain';
import { Recording } from '../../people/recording.js';
import { SocketIoWire } from '../../people/socket-io-wire.js';
import { Unheard, type Wire } from '../../people/wire.js';
import { comingBack, fieldsOf, isRefusal, versionOf } from '../checker/reading.js';
import type { Witness } from '../checker/record.js';

/** Who has waited so long for an ack comes back on another connection, as a person reloads the page. */
const timeoutMs = 3_000;
const comesBackAfterMs = 150;

/** Somebody at a game who never gives up, and is asked afterwards what they were told. */
export interface Attendee {
  readonly name: string;
  readonly wire: StubbornWire;
  readonly seat?: { readonly playerId: string } | null;
  /** Says the message that makes a connection its own; true once it is. */
  enter(): Promise<boolean>;
}

/**
 * Comes back each time its connection is lost, keeps everything that was sent and told, and shows the newest state among
 * that.
 */
export class StubbornWire implements Wire {
  readonly heard: Recording;
  /** The status and the question of the newest state it was told. */
  status = 'unknown';
  questionIndex = -1;
  /** The question that it was shown last. */
  question: OpenQuestionView | null = null;
  teamMode = false;
  joining = 'open';
  /** Whether this connection is its own, by the message that it came in with. */
  isIn = false;
  /** Whether the game has phases of its own beside its questions. */
  isPaced = false;
  /** Whether one of its rounds may be made to count double. */
  hasJokers = false;
  /** Monotonic ms, by this machine, when the question on the screen opens, and closes. */
  opensAt = 0;
  closesAt = Number.POSITIVE_INFINITY;
  private readsAt = 0;
  private toldPhase: GamePhase = 'lobby';
  private knownVersion = 0;
  private line: SocketIoWire | null = null;
  private gone = false;
  private readonly told = new EventEmitter();

  constructor(
    private readonly url: string,
    readonly role: Witness['role'],
    private readonly cookie?: string,
  ) {
    this.heard = new Recording(role === 'host' ? 'host' : 'player');
  }

  /** Runs until the night is over. */
  async live(attendee: Attendee): Promise<void> {
    while (!this.gone) {
      this.open();
      await this.until(() => this.isConnected, timeoutMs);
      while (!this.gone && this.isConnected && !this.isIn) {
        this.isIn = await attendee.enter();
        if (!this.isIn) await sleep(comesBackAfterMs);
      }
      while (!this.gone && this.isConnected && this.isIn) await sleep(20);
      this.drop();
      if (!this.gone) await sleep(comesBackAfterMs);
    }
  }

  /** What a screen shows now: a question's title gives way to its reading, and that to its options, without a word. */
  get phase(): GamePhase {
    if (!['round', 'reading', 'question'].includes(this.toldPhase)) return this.toldPhase;
    const now = performance.now();
    if (now < this.readsAt) return 'round';
    return now < this.opensAt ? 'reading' : 'question';
  }

  /** The night is over. */
  close(): void {
    this.gone = true;
    this.drop();
  }

  /** Whether it hears and is heard. */
  async isThere(): Promise<boolean> {
    const heard = () => this.ask('syncClock', { t: 1 }).then(Boolean, () => false);
    return this.isIn && (await heard());
  }

  /** It came in before the last word of the end, of that version, so it must have been told; a player is told it even later. */
  mustHear(ending: number): boolean {
    return this.role === 'player' || this.inAtVersion < ending;
  }

  hasHeard(ending: number): boolean {
    return this.heard.frames.some(
      ({ name, body, connection }) =>
        name === 'gameFinished' && connection === this.heard.connection && (versionOf(body) ?? 0) >= ending,
    );
  }

  /** Waits a while for the ack; without one nobody knows whether it was heard. */
  async ask(message: string, body: unknown): Promise<unknown> {
    const { line } = this;
    if (!line || !this.isConnected) throw new Unheard(message);
    this.heard.keep({ kind: 'sent', name: message, body });
    const tooLong = new AbortController();
    const ack = await Promise.race([
      line.ask(message, body).catch(() => null), // the connection was lost
      sleep(timeoutMs, null, { signal: tooLong.signal }).catch(() => null),
    ]);
    tooLong.abort();
    if (ack === null) {
      if (this.line === line) this.drop();
      throw new Unheard(message);
    }
    if (!isRefusal(ack)) this.look(ack);
    return ack;
  }

  tell(message: string, body: unknown): void {
    this.line?.tell(message, body);
  }

  on(message: ServerMessage, listener: (body: never) => void): void {
    this.told.on(message, listener as (body: unknown) => void);
  }

  async until(isSo: () => boolean, withinMs: number): Promise<boolean> {
    const giveUp = performance.now() + withinMs;
    while (!isSo() && !this.gone && performance.now() < giveUp) await sleep(10);
    return isSo();
  }

  private get isConnected(): boolean {
    return this.line?.socket.connected === true;
  }

  /** What the newest connection was let in with. */
  private get inAtVersion(): number {
    const entry = this.heard.frames.findLast(
      ({ kind, name, body }) => kind === 'ack' && comingBack.has(name) && !isRefusal(body),
    );
    return versionOf(entry?.body) ?? 0;
  }

  private open(): void {
    this.line = new SocketIoWire(this.url, this.heard, { cookie: this.cookie, timeout: timeoutMs });
    this.line.socket.onAny((name: string, body: unknown) => {
      this.look(body);
      this.told.emit(name, body);
    });
  }

  /** The connection is no more, as when a phone loses its network. */
  private drop(): void {
    this.isIn = false;
    this.line?.close();
  }

  /** A state older than the one it has is dropped, as the contract says. */
  private look(body: unknown): void {
    const version = versionOf(body);
    const state = fieldsOf(fieldsOf(body)['gameState']) as Partial<GameStateView>;
    const { status, phase = 'lobby', currentQuestionIndex, question, teamMode, joining, rules } = state;
    if (version === null || version < this.knownVersion) return;
    this.knownVersion = version;
    if (typeof status !== 'string') return;
    this.status = status;
    this.questionIndex = Number(currentQuestionIndex);
    if (question) this.question = question;
    this.teamMode = teamMode === true;
    this.joining = String(joining);
    this.isPaced = (rules?.pacing ?? 'swift') !== 'swift';
    this.hasJokers = rules?.scoring === 'rounds';
    this.toldPhase = phase;
    const { serverTime = 0, opensAt, readsAt, timeLeft = 0 } = state;
    const now = performance.now();
    this.readsAt = now + (readsAt ?? serverTime) - serverTime;
    this.opensAt = now + Math.max(0, (opensAt ?? serverTime) - serverTime);
    this.closesAt = this.opensAt + timeLeft * 1000;
  }
}

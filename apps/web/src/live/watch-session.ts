import type { GameCardMessage, Problem } from '@clockbeat/domain/contract';
import { type Readable, store } from '../lib/store.js';
import { isTransient } from './live-store.js';
import { patiently, type Wait, wait } from './patiently.js';
import { type SyncedClock, syncedClock } from './server-clock.js';
import type { LinkState, LiveSocket } from './socket.js';

/** The cards of fifty games come within one moment: they are shown together. */
const gatherMs = 50;
const helloAgainMs = 5_000;

export interface WatchSnapshot {
  connection: LinkState;
  /** Null until the server has told them. */
  games: readonly GameCardMessage[] | null;
}

/** Before the server has told anything. */
export const nothingKnown: WatchSnapshot = { connection: 'connecting', games: null };

/** The running games that a signed-in host leads, followed for as long as somebody looks. */
export class WatchSession {
  private readonly clock: SyncedClock;
  private readonly eventListeners = new Set<(event: HostNotice) => void>();
  private games: RunningGames | null = null;
  private connection: LinkState = 'connecting';
  private readonly shown = store(nothingKnown);
  readonly view: Readable<WatchSnapshot> = this.shown;
  private gathering: ReturnType<typeof setTimeout> | null = null;
  private connections = 0;

  constructor(
    private readonly socket: LiveSocket,
    private readonly pause: Wait = wait,
  ) {
    this.clock = syncedClock(socket);
    socket.on('gameCard', (card) => this.take(card));
    socket.on('dismissed', ({ gameId }) => this.drop(gameId));
    socket.onConnection((connection) => {
      this.connections += 1;
      if (connection === 'online') {
        void this.hello(this.connections);
        return;
      }
      // The first failed attempts are still the first connection.
      if (this.connection !== 'connecting') this.connection = connection;
      this.show();
    });
  }

  serverNow = (): number => this.clock.now();

  onEvent = (listener: (event: HostNotice) => void): (() => void) => {
    this.eventListeners.add(listener);
    return () => this.eventListeners.delete(listener);
  };

  /** Ends a game of the host's from here. What came of it is told by its card; a refusal is returned. */
  async end(gameId: string): Promise<Problem | null> {
    const ack = await this.socket.send('finishGame', { roomId: gameId });
    return ack.ok ? null : ack.error;
  }

  close(): void {
    this.connections += 1;
    if (this.gathering) clearTimeout(this.gathering);
    this.clock.stop();
    this.socket.close();
  }

  private async hello(mine: number): Promise<void> {
    const isMine = (): boolean => mine === this.connections;
    const ack = await patiently(() => this.socket.send('watchGames', {}), isMine, this.pause);
    if (!isMine()) return;
    if (!ack.ok) {
      // Signed out meanwhile: the page itself notices that.
      if (!isTransient(ack.error.code)) return;
      await this.pause(helloAgainMs);
      if (isMine()) await this.hello(mine);
      return;
    }
    this.connection = 'online';
    this.takeAll(ack.games);
    await this.clock.sync();
  }

  private takeAll(cards: readonly GameCardMessage[]): void {
    const before = this.games;
    const running = cards.filter(({ status }) => status !== 'finished');
    this.games = new Map(running.map((card) => [card.gameId, card]));
    for (const [gameId, card] of before ?? []) this.tell(eventBetween(card, this.games.get(gameId) ?? null));
    this.show();
  }

  private take(card: GameCardMessage): void {
    const games = this.games ?? new Map<string, GameCardMessage>();
    const before = games.get(card.gameId);
    this.games = withCard(games, card);
    if (before) this.tell(eventBetween(before, card));
    this.show();
  }

  /** It is another's, and not led from here any more. */
  private drop(gameId: string): void {
    this.games = new Map([...(this.games ?? [])].filter(([id]) => id !== gameId));
    this.show();
  }

  private tell(event: HostNotice | null): void {
    if (event) for (const listener of this.eventListeners) listener(event);
  }

  private show(): void {
    this.gathering ??= setTimeout(() => {
      this.gathering = null;
      this.shown.set({ connection: this.connection, games: this.games && [...this.games.values()] });
    }, gatherMs);
  }
}

/** A host's running games by id, in the order in which they came up. */
export type RunningGames = ReadonlyMap<string, GameCardMessage>;

/** Something worth a word while the host is elsewhere. */
export interface HostNotice {
  kind: 'joined' | 'over' | 'hostAway';
  card: GameCardMessage;
}

/** With a newer card of one game; a finished one leaves, an older one changes nothing. */
export const withCard = (games: RunningGames, card: GameCardMessage): RunningGames => {
  const known = games.get(card.gameId);
  if (known && known.version > card.version) return games;
  const next = new Map(games);
  if (card.status === 'finished') next.delete(card.gameId);
  else next.set(card.gameId, card);
  return next;
};

/** What happened between two cards of a game; `now` is null when it is among the running ones no more. */
export const eventBetween = (before: GameCardMessage, now: GameCardMessage | null): HostNotice | null => {
  if (now === null || now.status === 'finished') return { kind: 'over', card: now ?? before };
  if (before.version > now.version) return null;
  if (now.status === 'waiting')
    return now.participantCount > before.participantCount ? { kind: 'joined', card: now } : null;
  return before.hostConnected && !now.hostConnected ? { kind: 'hostAway', card: now } : null;
};

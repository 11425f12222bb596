import type { GameCardMessage, TvMessage } from '@clockbeat/domain/contract';
import { randomToken } from '../lib/random.js';
import { type Readable, store } from '../lib/store.js';
import { asRecord, asText, stored } from '../lib/stored.js';
import { patiently, type Wait, wait } from './patiently.js';
import type { LinkState, LiveSocket } from './socket.js';

const askAgainMs = 5_000;
/** How long a game's end stands on a TV whose host has no newer game. */
const endStandsMs = 10 * 60_000;

/** What this browser is known by as a TV: switched on again, it is the same one. */
const kept = stored<string | null>({
  key: 'clockbeat.tv',
  empty: null,
  read: (token) => (typeof token === 'string' ? token : null),
});

/** This browser's token as a TV, made when it is first wanted. */
export const tvToken = (): string => {
  const known = kept.now();
  if (known !== null) return known;
  const made = randomToken();
  kept.set(made);
  return made;
};

interface StandingEnd {
  readonly gameId: string;
  /** When the game was made, and until when its end stands, epoch ms. */
  readonly madeAt: number;
  readonly until: number;
  /** An older game of the host's that goes on meanwhile: no reason to leave the winners. */
  readonly older: string | null;
}

/** The end that stands on this TV: it does so too when the page is loaded anew. */
const keptEnd = stored<StandingEnd | null>({
  key: 'clockbeat.tvEnd',
  empty: null,
  read: (kept) => {
    const record = asRecord(kept);
    const gameId = asText(record?.gameId);
    const [madeAt, until] = [Number(record?.madeAt), Number(record?.until)];
    return gameId !== null && madeAt >= 0 && until > 0
      ? { gameId, madeAt, until, older: asText(record?.older) }
      : null;
  },
});

export interface TvSnapshot {
  connection: LinkState;
  /** Null until the server has told it. */
  shown: TvMessage | null;
  /** The game that the TV shows: the one that is led, or one that has just ended. */
  gameId: string | null;
  /** Of the game that is led: it says how many have answered. */
  card: GameCardMessage | null;
}

/** A screen without a sign-in: its letters, and then which game of its host it shows. */
export class TvSession {
  private connections = 0;
  private readonly snapshot = store<TvSnapshot>({
    connection: 'connecting',
    shown: null,
    gameId: null,
    card: null,
  });
  readonly view: Readable<TvSnapshot> = this.snapshot;
  /** When a game was made, epoch ms. */
  private readonly madeAt = new Map<string, number>();
  /** The game that is shown is over for its host, and stands for a while. */
  private ending: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly socket: LiveSocket,
    private readonly token: string,
    private readonly pause: Wait = wait,
  ) {
    const end = keptEnd.now();
    if (end && end.until > Date.now()) {
      this.madeAt.set(end.gameId, end.madeAt);
      if (end.older !== null) this.madeAt.set(end.older, 0);
      this.change({ gameId: end.gameId });
    }
    socket.on('tvChanged', (shown) => this.take(shown));
    socket.on('gameCard', (card) => {
      if (card.createdAt !== undefined) this.madeAt.set(card.gameId, card.createdAt);
      this.change({ card });
    });
    socket.onConnection((connection) => {
      this.connections += 1;
      if (connection === 'online') void this.hello(this.connections);
      // the first failed attempts are still the first connection
      else if (this.view.get().connection !== 'connecting') this.change({ connection });
    });
  }

  /** The TV follows nobody any more. */
  release = async (): Promise<void> => {
    const ack = await this.socket.send('releaseTv', { token: this.token });
    // where it was refused no letters were to be had: it asks for them as a new one does
    if (ack.ok) this.take(ack);
    else await this.hello(this.connections);
  };

  close(): void {
    this.connections += 1;
    clearTimeout(this.ending);
    this.socket.close();
  }

  private async hello(mine: number): Promise<void> {
    const isMine = (): boolean => mine === this.connections;
    const ack = await patiently(() => this.socket.send('openTv', { token: this.token }), isMine, this.pause);
    if (!isMine()) return;
    if (ack.ok) {
      this.take(ack);
      this.change({ connection: 'online' });
      return;
    }
    // Whatever it was refused for, a TV has nobody who would press a button: it says that there are no letters, and asks on.
    if (ack.error.code !== 'unavailable') {
      this.take({ code: null, host: null, gameId: null });
      this.change({ connection: 'online' });
    }
    await this.pause(askAgainMs);
    if (isMine()) await this.hello(mine);
  }

  /** A newer game is gone to at once; the end of the one before stands for a while where the host has none. */
  private take({ code, host, gameId: led }: TvMessage): void {
    const shown: TvMessage = { code, host, gameId: led };
    const { gameId: before } = this.view.get();
    const stays = host !== null && before !== null && before !== led && !this.isNewer(led, before);
    if (!stays) {
      clearTimeout(this.ending);
      this.ending = undefined;
      keptEnd.forget();
      this.change({ shown, gameId: led });
      return;
    }
    this.change({ shown });
    this.ending ??= setTimeout(() => {
      this.ending = undefined;
      keptEnd.forget();
      this.change({ gameId: this.view.get().shown?.gameId ?? null });
    }, this.endOf(before, led) - Date.now());
  }

  /** Until when this game's end stands, epoch ms: ten minutes from when the TV first hears of it, however often it is loaded. */
  private endOf(gameId: string, older: string | null): number {
    const known = keptEnd.now();
    if (known?.gameId === gameId) return known.until;
    const until = Date.now() + endStandsMs;
    keptEnd.set({ gameId, madeAt: this.madeAt.get(gameId) ?? 0, until, older });
    return until;
  }

  private isNewer(led: string | null, before: string): boolean {
    if (led === null) return false;
    return (this.madeAt.get(led) ?? Number.POSITIVE_INFINITY) > (this.madeAt.get(before) ?? 0);
  }

  private change(part: Partial<TvSnapshot>): void {
    this.snapshot.set({ ...this.view.get(), ...part });
  }
}

import {
  apply,
  type Game,
  type GameId,
  type PlayableGame,
  type RecordedEvent,
  type Seat,
  unborn,
} from '@clockbeat/domain';
import {
  digestOf,
  type EventStore,
  isLetGoReason,
  type LetGoReason,
  LogTakenBack,
  SealReckoner,
  type StreamHead,
} from '@clockbeat/persistence';

const pageSize = 2_000;
/** How long a gap waits for the feed before the log is read: the own commit often overtakes the others' news. */
const gapPatienceMs = 20;
/** So many of the newest events are known by their command: news of a version that was another event is noticed. */
const remembered = 64;
/** So many of them are compared with the log. */
export const comparedEvents = 16;

export interface LiveGameEvents {
  /** Every event that was applied after the game was loaded; `seat` is the event's player as it was before. Never throws. */
  applied(game: PlayableGame, event: RecordedEvent, seat: Seat | null): void;
  /** What the feed did not bring was read from the log. */
  repaired(): void;
  /** The fold stands still for good: it must not tell any more what it tells. */
  useless(reason: LetGoReason): void;
}

const seatOf = (game: Game, event: RecordedEvent): Seat | null => {
  if (game.status === 'unborn' || !('playerId' in event.data)) return null;
  return game.seats.byId.get(event.data.playerId) ?? null;
};

/** A place in a log, and whose the events before it are, the newest first. */
type Tail = Pick<StreamHead, 'version' | 'commandIds'>;
const tailOf = (events: readonly RecordedEvent[]): Tail => ({
  version: events.at(-1)?.version ?? 0,
  commandIds: events.map(({ data }) => data.commandId).reverse(),
});

interface Waiter {
  readonly version: number;
  resolve(): void;
  reject(reason: unknown): void;
}

/**
 * This gateway's fold of one game. It applies versions strictly one after another, whatever order the news comes in; what
 * is missing it reads from the log, one read at a time.
 */
export class LiveGame {
  /** When somebody last wanted something of this game, monotonic ms. */
  usedAt = performance.now();
  /** When news last came that had no gap before it, or nothing was found missing: until then the fold was the log's. Monotonic ms. */
  currentAt = Number.NEGATIVE_INFINITY;
  /** When the newest event of this fold happened, ms of the server's clock. */
  newestAt = Number.NEGATIVE_INFINITY;
  private state: Game;
  private readonly early = new Map<number, RecordedEvent>();
  private readonly commands = new Map<number, string>();
  private readonly waiting = new Set<Waiter>();
  private reading: Promise<void> | null = null;
  private nextReading: Promise<void> | null = null;
  private gapTimer: NodeJS.Timeout | undefined;
  private gone: { readonly reason: unknown } | null = null;
  /** Null where the fold goes on from a snapshot: what was sealed before is not read. */
  private reckoner: SealReckoner | null;
  private readonly digests = new Map<number, Buffer>();

  constructor(
    readonly gameId: GameId,
    private readonly store: EventStore,
    private readonly events: LiveGameEvents,
  ) {
    this.state = unborn(gameId);
    this.reckoner = new SealReckoner(gameId);
  }

  get game(): Game {
    return this.state;
  }

  get version(): number {
    return this.state.version;
  }

  /** The SHA-256 of an event of this game, as its seal has it: made once, when it is applied, for all that are still remembered. */
  digestOf(event: RecordedEvent): Buffer {
    return this.digests.get(event.version) ?? digestOf(event);
  }

  /** The rolling SHA-256 of the log up to `version`, as the projection `seals` has it; null where it is not known here. */
  get seal(): Buffer | null {
    return this.reckoner?.bytes ?? null;
  }

  /** The first fold, in silence: nobody here has seen the game before. It goes on from a snapshot where there is one. */
  async load(snapshot: Game | null): Promise<void> {
    if (snapshot) {
      this.state = snapshot;
      this.reckoner = null;
    }
    await this.read(false);
  }

  /** Committed events, from this gateway or another one; repeats are ignored, gaps filled from the log. */
  receive(events: readonly RecordedEvent[]): void {
    for (const event of events) {
      if (event.version > this.version) this.early.set(event.version, event);
      else if (!this.agrees(event.version, tailOf([event]))) {
        this.events.useless(new LogTakenBack(this.gameId, event.version));
        return;
      }
    }
    this.applyEarly();
    if (this.early.size > 0) this.mindTheGap();
    else this.currentAt = performance.now();
  }

  /** Reads the log to its end. The read starts after the call, so what was committed before it will be there. */
  catchUp(): Promise<void> {
    if (!this.reading) return this.startReading();
    this.nextReading ??= this.reading.then(
      () => this.startReading(),
      () => this.startReading(),
    );
    return this.nextReading;
  }

  /** Resolves when the state has `version`: at once, or when the gap before it is filled. Rejects when it never will be. */
  async reach(version: number): Promise<void> {
    if (this.version >= version) return;
    if (this.gone) throw this.gone.reason;
    this.mindTheGap();
    await new Promise<void>((resolve, reject) => this.waiting.add({ version, resolve, reject }));
  }

  /**
   * Whether the log may still hold all of this, by where it stood after `version` had been reached here. More than its
   * newest event is compared: others may have been stored in the place of what was lost, and be applied on top of it.
   */
  agrees(version: number, tail: Tail | undefined): boolean {
    if (!tail || tail.version < version) return version === 0;
    return tail.commandIds.every((commandId, back) => {
      const known = this.commands.get(tail.version - back);
      return known === undefined || known === commandId;
    });
  }

  /** News may have been lost: whether the fold is the log's must be looked up. */
  doubt(): void {
    this.currentAt = Number.NEGATIVE_INFINITY;
  }

  /** Nobody holds it any more; callers that wait for a version hear why it does not come. */
  close(reason: unknown = new Error(`${this.gameId} was let go`)): void {
    this.gone ??= { reason };
    clearTimeout(this.gapTimer);
    for (const waiter of this.waiting) waiter.reject(reason);
    this.waiting.clear();
  }

  private startReading(): Promise<void> {
    this.nextReading = null;
    this.reading = this.read(true)
      .catch((error: unknown) => {
        if (isLetGoReason(error)) this.events.useless(error);
        throw error;
      })
      .finally(() => {
        this.reading = null;
      });
    return this.reading;
  }

  /** What is known of the newest events is read again: if the log has others there, it was taken back. */
  private async read(tell: boolean): Promise<void> {
    for (;;) {
      const from = this.version;
      const again = Math.min(this.commands.size, comparedEvents);
      const events = await this.store.readStream(this.gameId, from - again, pageSize);
      if (again > 0 && !this.agrees(from, tailOf(events.slice(0, again))))
        throw new LogTakenBack(this.gameId, from);
      for (const event of events) this.applyNext(event, tell);
      this.applyEarly();
      if (events.length < pageSize) return;
    }
  }

  private applyEarly(): void {
    for (;;) {
      const event = this.early.get(this.version + 1);
      if (!event) break;
      this.applyNext(event, true);
    }
    for (const version of this.early.keys()) if (version <= this.version) this.early.delete(version);
  }

  private applyNext(event: RecordedEvent, tell: boolean): void {
    this.early.delete(event.version);
    if (event.version !== this.version + 1) return; // the feed was faster than the read
    const seat = tell ? seatOf(this.state, event) : null;
    const game = apply(this.state, event);
    this.state = game;
    // an event that was lifted is one whose data goes without saying what is new: it is sealed as it lies on disk
    const digest = this.reckoner?.add(event);
    if (digest) this.digests.set(event.version, digest);
    this.digests.delete(event.version - remembered);
    this.newestAt = event.at;
    this.commands.set(event.version, event.data.commandId);
    this.commands.delete(event.version - remembered);
    if (tell) this.events.applied(game, event, seat);
    for (const waiter of this.waiting) {
      if (waiter.version > game.version) continue;
      this.waiting.delete(waiter);
      waiter.resolve();
    }
  }

  private mindTheGap(): void {
    if (this.gapTimer || this.gone) return;
    this.gapTimer = setTimeout(() => {
      this.gapTimer = undefined;
      if (this.early.size === 0 && this.waiting.size === 0) return;
      this.catchUp().then(
        () => {
          this.events.repaired();
          if (this.early.size > 0 || this.waiting.size > 0) this.mindTheGap();
        },
        () => this.mindTheGap(), // the store is away: ask again, at the same pace
      );
    }, gapPatienceMs);
  }
}

import { randomToken } from '../lib/random.js';

/** A player as this browser keeps it. Without `playerId` the server has not said yes yet, or the host no. */
export interface KeptSeat {
  /** What was joined: a game's or team's code. */
  teamCode: string;
  displayName: string;
  token: string;
  joinedAt: string;
  gameId: string | null;
  playerId: string | null;
  teamName: string | null;
}

/** The part of the browser's Storage that is used. */
export type KeyValueStore = Pick<Storage, 'getItem' | 'setItem'>;

const key = 'clockbeat.seats';
/** Enough to come back to yesterday's results; the oldest go. */
const kept = 20;

const sameName = (a: string, b: string): boolean => a.trim().toLowerCase() === b.trim().toLowerCase();

/** The seats of this browser, newest first. Survives a full or forbidden storage by remembering until the reload. */
export class SeatStorage {
  private memory: KeptSeat[] | null = null;

  constructor(private readonly store: KeyValueStore) {}

  /** By game id or by the code that was joined. */
  find(room: string): KeptSeat | null {
    return this.all().find((seat) => seat.gameId === room || seat.teamCode === room) ?? null;
  }

  /** The seat that was taken or used last; a join that has had no answer is none yet. */
  latest(): KeptSeat | null {
    return this.all().find(({ gameId, playerId }) => gameId !== null && playerId !== null) ?? null;
  }

  /** The code of a team whose next game is waited for: joined last, and let in nowhere yet. */
  waiting(): KeptSeat | null {
    const [newest] = this.all();
    return newest && newest.gameId === null ? newest : null;
  }

  /**
   * The seat to ask for, kept before it is sent: a join whose reply was lost finds its token again. Another name means
   * another person at the same device, so it gets a token of its own.
   */
  prepare(teamCode: string, displayName: string, teamName: string | null, now: Date): KeptSeat {
    const before = this.find(teamCode);
    const token = before && sameName(before.displayName, displayName) ? before.token : randomToken();
    const joinedAt = now.toISOString();
    const seat: KeptSeat = { teamCode, displayName, teamName, token, joinedAt, gameId: null, playerId: null };
    this.save(seat);
    return seat;
  }

  /** Puts a seat first. The record without a game yet gives way to the one with it. */
  save(seat: KeptSeat): void {
    const others = this.all().filter(
      (other) =>
        !(other.token === seat.token && (other.gameId === null || other.gameId === seat.gameId)) &&
        !(seat.gameId !== null && other.gameId === seat.gameId),
    );
    this.write([seat, ...others].slice(0, kept));
  }

  /** Refused, removed or given up: this seat is no more. */
  forget(seat: Pick<KeptSeat, 'token' | 'gameId'>): void {
    this.write(this.all().filter((other) => other.token !== seat.token || other.gameId !== seat.gameId));
  }

  private all(): KeptSeat[] {
    if (this.memory) return this.memory;
    try {
      const stored: unknown = JSON.parse(this.store.getItem(key) ?? '[]');
      return Array.isArray(stored) ? stored.flatMap((seat) => readSeat(seat) ?? []) : [];
    } catch {
      return [];
    }
  }

  private write(seats: KeptSeat[]): void {
    try {
      this.store.setItem(key, JSON.stringify(seats));
      this.memory = null;
    } catch {
      this.memory = seats;
    }
  }
}

/** Null unless it is one: the browser's storage is anybody's to write. */
const readSeat = (stored: unknown): KeptSeat | null => {
  if (typeof stored !== 'object' || stored === null) return null;
  const from: Partial<Record<keyof KeptSeat, unknown>> = stored;
  const text = (name: keyof KeptSeat): string | null => {
    const value = from[name];
    return typeof value === 'string' && value !== '' ? value : null;
  };
  const [teamCode, displayName, token] = [text('teamCode'), text('displayName'), text('token')];
  if (teamCode === null || displayName === null || token === null) return null;
  return {
    teamCode,
    displayName,
    token,
    joinedAt: text('joinedAt') ?? '',
    gameId: text('gameId'),
    playerId: text('playerId'),
    teamName: text('teamName'),
  };
};

let browserSeats: SeatStorage | null = null;

/** This browser's seats. */
export const seats = (): SeatStorage => {
  browserSeats ??= new SeatStorage(storeOf(() => globalThis.localStorage));
  return browserSeats;
};

/** A storage of the browser's, however this page may use it. */
export const storeOf = (open: () => KeyValueStore): KeyValueStore => {
  try {
    return open();
  } catch {
    // Storage may be forbidden altogether; SeatStorage then keeps the seats itself.
    return {
      getItem: () => null,
      setItem: () => {
        throw new Error('storage is forbidden');
      },
    };
  }
};

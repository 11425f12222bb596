import { randomToken } from '../lib/random.js';
import { asRecord, type BrowserStorage, type Stored, stored } from '../lib/stored.js';

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

/** Enough to come back to yesterday's results; the oldest go. */
const kept = 20;

const sameName = (a: string, b: string): boolean => a.trim().toLowerCase() === b.trim().toLowerCase();

/** The seats of this browser, or of this tab alone, newest first. */
export class SeatStorage {
  private readonly seats: Stored<KeptSeat[]>;

  constructor(place: { inTab?: boolean; storage?: BrowserStorage | null } = {}) {
    this.seats = stored({ key: 'clockbeat.seats', empty: [], read: readSeats, ...place });
  }

  /** All that are kept, those that were used last first. */
  all(): readonly KeptSeat[] {
    return this.seats.now();
  }

  /** By game id or by the code that was joined. */
  find(room: string): KeptSeat | null {
    return this.seats.now().find((seat) => seat.gameId === room || seat.teamCode === room) ?? null;
  }

  /** The seat that was taken or used last; a join that has had no answer is none yet. */
  latest(): KeptSeat | null {
    return this.seats.now().find(({ gameId, playerId }) => gameId !== null && playerId !== null) ?? null;
  }

  /** The code of a team whose next game is waited for: joined last, and let in nowhere yet. */
  waiting(): KeptSeat | null {
    const [newest] = this.seats.now();
    return newest && newest.gameId === null ? newest : null;
  }

  /** The first of these rooms in which this browser has a seat: another game's, that came along from it. */
  among(rooms: readonly string[]): KeptSeat | null {
    return rooms.map((room) => this.find(room)).find((seat) => seat !== null) ?? null;
  }

  /**
   * The seat to ask for, kept before it is sent: a join whose reply was lost finds its token again. Another name means
   * another person at the same device, so it gets a token of its own. `cameFrom`: the games whose tokens are good there.
   */
  prepare(
    teamCode: string,
    displayName: string,
    teamName: string | null,
    now: Date,
    cameFrom: readonly string[] = [],
  ): KeptSeat {
    const before = this.among([teamCode, ...cameFrom]);
    const token = before && sameName(before.displayName, displayName) ? before.token : randomToken();
    const joinedAt = now.toISOString();
    const seat: KeptSeat = { teamCode, displayName, teamName, token, joinedAt, gameId: null, playerId: null };
    this.save(seat);
    return seat;
  }

  /** Puts a seat first. The record without a game yet gives way to the one with it. */
  save(seat: KeptSeat): void {
    const others = this.seats
      .now()
      .filter(
        (other) =>
          !(other.token === seat.token && (other.gameId === null || other.gameId === seat.gameId)) &&
          !(seat.gameId !== null && other.gameId === seat.gameId),
      );
    this.seats.set([seat, ...others].slice(0, kept));
  }

  /** Refused, removed or given up: this seat is no more. */
  forget(seat: Pick<KeptSeat, 'token' | 'gameId'>): void {
    this.seats.set(
      this.seats.now().filter((other) => other.token !== seat.token || other.gameId !== seat.gameId),
    );
  }
}

const readSeats = (from: unknown): KeptSeat[] | null =>
  Array.isArray(from) ? from.flatMap((seat) => readSeat(seat) ?? []) : null;

/** Null unless it is one: the browser's storage is anybody's to write. */
const readSeat = (kept: unknown): KeptSeat | null => {
  const from = asRecord(kept);
  const text = (name: keyof KeptSeat): string | null => {
    const value = from?.[name];
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

const ofBrowser = new SeatStorage();

/** This browser's seats. */
export const seats = (): SeatStorage => ofBrowser;

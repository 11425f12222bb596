import { apply } from './apply.js';
import type { RecordedEvent } from './events.js';
import { type Game, type PlayableGame, type Seats, unborn } from './game.js';
import type { GameId } from './ids.js';

/**
 * Versions from one kept state to the next. A look at any moment copies one such state and folds half as many events on
 * top: with 2,000 seats both take about a millisecond.
 */
const usualKeyframes = 2_000;

/** The log of one game, at every version of which one can look: by the same fold that the game itself was played with. */
export class Replay {
  readonly events: RecordedEvent[] = [];
  /** States at the versions 2,000, 4,000 …, untouched by what came later. */
  private readonly keyframes: PlayableGame[] = [];
  private newest: Game;
  private shown: Game;

  constructor(
    private readonly gameId: GameId,
    private readonly keyframeEvery = usualKeyframes,
  ) {
    this.newest = unborn(gameId);
    this.shown = unborn(gameId);
  }

  /** Version of the last event; 0 before the first. */
  get length(): number {
    return this.events.length;
  }

  /** The next event of the log; throws at a gap or a repeat. */
  push(event: RecordedEvent): void {
    this.newest = apply(this.newest, event);
    this.events.push(event);
    if (event.version % this.keyframeEvery === 0) this.keyframes.push(ownState(this.newest));
  }

  /** The game as it was after event `version`, from 1 to `length`. It is good until the next look: seats change in place. */
  at(version: number): PlayableGame {
    if (!Number.isInteger(version) || version < 1 || version > this.length)
      throw new RangeError(`${this.gameId} has no version ${version}`);
    if (this.shown.version > version || this.shown.version < version - (version % this.keyframeEvery))
      this.shown = this.nearestBefore(version);
    for (const event of this.events.slice(this.shown.version, version)) this.shown = apply(this.shown, event);
    if (this.shown.status === 'unborn') throw new Error(`${this.gameId} was not folded`);
    return this.shown;
  }

  private nearestBefore(version: number): Game {
    const kept = this.keyframes[Math.floor(version / this.keyframeEvery) - 1];
    return kept ? ownState(kept) : unborn(this.gameId);
  }
}

/** The same state with seats of its own. Answers are shared: a seat gets a new one, it never changes one. */
const ownState = (game: PlayableGame): PlayableGame => ({ ...game, seats: ownSeats(game.seats) });

/** Each field by its name: one that is forgotten here would change under what was kept. */
const ownSeats = (seats: Seats): Seats => ({
  byId: new Map([...seats.byId].map(([id, seat]) => [id, { ...seat }])),
  names: new Map([...seats.names].map(([key, use]) => [key, { ...use }])),
  knocks: new Map(seats.knocks),
  refused: new Set(seats.refused),
  teams: new Map(seats.teams),
  moved: new Map(seats.moved),
  awaited: new Map(seats.awaited),
  provedIn: new Set(seats.provedIn),
  extended: new Set(seats.extended),
  jokers: new Map(seats.jokers),
  made: seats.made,
  carried: seats.carried,
  participants: seats.participants,
  forgotten: new Set(seats.forgotten),
});

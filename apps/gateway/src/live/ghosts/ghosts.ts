import {
  type GameId,
  type Ghost,
  type GhostMoment,
  type GhostsOf,
  GhostTrack,
  ghostMoment,
  type PlayableGame,
  type PlayerId,
  type RankedSeat,
  type RecordedEvent,
  type Seat,
  type ShownPlace,
  standings,
  standingsAmong,
  type TeamEntry,
  teamStandings,
} from '@clockbeat/domain';
import { EventStore } from '@clockbeat/persistence';
import { Injectable } from '@nestjs/common';
import { PinoLogger } from 'nestjs-pino';
import pLimit from 'p-limit';
import { breath } from '../../runtime/breath.js';
import { inTurns } from '../../runtime/in-turns.js';
import { ServerClock } from '../clock/server-clock.js';
import type { Applied } from '../game/live-games.js';
import { ghostNames } from './ghost-names.js';

/** Events that are read at once: nothing else has its turn while they are made of their rows. */
const pageSize = 500;
/** So many changes of ghosts are held for all games here, about 300 MB; who comes later plays without. */
const heldAtMost = 2_000_000;

/** The ghosts of one game in memory. */
interface Crowd {
  readonly track: GhostTrack;
  /** Where everybody stands on the board that was shown last here, and stood on the one before. */
  readonly shown: Map<PlayerId, ShownPlace>;
}

/** Who stands where in a game, ghosts among players. */
export interface Ranking {
  ranked(game: PlayableGame): RankedSeat<Seat | Ghost>[];
  teams(game: PlayableGame): TeamEntry[];
}

/** Of a game that nobody plays along in from another evening. */
export const amongPlayers: Ranking = { ranked: standings, teams: (game) => teamStandings(game) };

/**
 * Who plays along in the games in memory here as they did on another evening (docs/decisions/102). They are in no game's log and
 * no fold: each gateway makes them of the evening's log and the game's clock, and so all tell the same.
 */
@Injectable()
export class Ghosts implements Ranking {
  private readonly crowds = new Map<GameId, Crowd>();
  /** Games that they are fetched for: one that leaves memory meanwhile is played elsewhere. */
  private readonly awaitedIn = new Set<GameId>();
  /** Games against the same evening share what it was. */
  private readonly tracks = new Map<string, WeakRef<GhostTrack>>();
  /** Each holds a whole log in memory. */
  private readonly oneAtATime = pLimit(1);

  constructor(
    private readonly store: EventStore,
    private readonly clock: ServerClock,
    private readonly logger: PinoLogger,
  ) {}

  /** Resolves when they are there, before anybody here is told of the game. Never rejects: what is left of no evening plays no more. */
  async arrive({ gameId, ghostsOf }: PlayableGame): Promise<void> {
    if (!ghostsOf || this.crowds.has(gameId)) return;
    this.awaitedIn.add(gameId);
    try {
      const track = await this.oneAtATime(() => this.trackOf(ghostsOf));
      if (this.awaitedIn.delete(gameId)) this.crowds.set(gameId, { track, shown: new Map() });
    } catch (error) {
      this.awaitedIn.delete(gameId);
      this.logger.warn(
        { err: error, gameId, evening: ghostsOf.gameId },
        'A game is played without its ghosts',
      );
    }
  }

  /** A game that is made here has them in a while; a board that is shown is kept, for the next one to compare with. */
  applied({ game, event }: Pick<Applied, 'game' | 'event'>): void {
    if (event.type === 'GameCreated') void this.arrive(game);
    if (event.type === 'BoardShown') this.noteBoard(game);
  }

  drop(gameId: GameId): void {
    this.awaitedIn.delete(gameId);
    this.crowds.delete(gameId);
  }

  /** Whether anybody plays along in it. */
  playIn(gameId: GameId): boolean {
    return this.crowds.has(gameId);
  }

  ranked(game: PlayableGame): RankedSeat<Seat | Ghost>[] {
    const crowd = this.crowds.get(game.gameId);
    if (!crowd) return standings(game);
    return this.among(crowd, game).map((ranked) => {
      const { seat } = ranked;
      return { ...ranked, seat: { ...seat, shown: crowd.shown.get(seat.playerId) ?? null } };
    });
  }

  teams(game: PlayableGame): TeamEntry[] {
    const crowd = this.crowds.get(game.gameId);
    return teamStandings(game, undefined, crowd?.track.at(this.moment(game)));
  }

  /** How many of them have answered the question that is open, or was last; null: nobody plays along. */
  answered(game: PlayableGame): number | null {
    return this.crowds.get(game.gameId)?.track.answeredAt(this.moment(game)) ?? null;
  }

  /** In how many ms the next of them does something; null: nobody does before the game goes on. */
  nextIn(game: PlayableGame): number | null {
    const crowd = game.status === 'active' ? this.crowds.get(game.gameId) : undefined;
    if (!crowd) return null;
    const moment = this.moment(game);
    const next = crowd.track.nextAfter(moment);
    return next === null ? null : next - moment.openMs;
  }

  private moment(game: PlayableGame): GhostMoment {
    return ghostMoment(game, this.clock.now());
  }

  private among({ track }: Crowd, game: PlayableGame): RankedSeat<Seat | Ghost>[] {
    return standingsAmong(game, track.at(this.moment(game)));
  }

  private noteBoard(game: PlayableGame): void {
    const crowd = this.crowds.get(game.gameId);
    if (!crowd) return;
    for (const { seat, position } of this.among(crowd, game)) {
      const before = crowd.shown.get(seat.playerId);
      crowd.shown.set(seat.playerId, { position, was: before?.position ?? null });
    }
  }

  private async trackOf(ghostsOf: GhostsOf): Promise<GhostTrack> {
    const key = JSON.stringify(ghostsOf);
    const known = this.tracks.get(key)?.deref();
    if (known) return known;
    const held = new Set([...this.crowds.values()].map(({ track }) => track));
    if ([...held].reduce((sum, { size }) => sum + size, 0) >= heldAtMost)
      throw new Error('As many ghosts as may be are here');
    const log: RecordedEvent[] = [];
    for await (const events of this.store.streamPages(ghostsOf.gameId, { pageSize })) {
      log.push(...events);
      await breath();
    }
    const track = await inTurns(GhostTrack.from(ghostsOf, log, ghostNames(ghostsOf.gameId, log)));
    for (const [other, ref] of this.tracks) if (!ref.deref()) this.tracks.delete(other);
    this.tracks.set(key, new WeakRef(track));
    return track;
  }
}

import { setTimeout as sleep } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import type { GameContent, GameId, PlayableGame, TeamId, UserId } from '@clockbeat/domain';
import { Quotas, RoomClaimStore, type Team, TeamStore } from '@clockbeat/persistence';
import { Injectable } from '@nestjs/common';
import { ServerClock } from '../live/clock/server-clock.js';
import { newGameId } from '../live/game/new-game-id.js';
import { GameDesk } from './game-desk.js';

/** How long the quicker one of two requests may take from its claim to its game; then it has died in between. */
const patienceMs = 3_000;
const lookEveryMs = 50;

interface Wanted {
  readonly hostId: UserId | null;
  readonly content: GameContent;
}

/**
 * A team has one open game at a time, and the newest wins (OP-45). Two requests for the same game at the same moment (a
 * double click, a retry that reached another gateway) make one.
 */
@Injectable()
export class TeamGames {
  constructor(
    private readonly claims: RoomClaimStore,
    private readonly teams: TeamStore,
    private readonly quotas: Quotas,
    private readonly desk: GameDesk,
    private readonly clock: ServerClock,
  ) {}

  /** The team that a game was of, for another one of its host's; null where it is no more, or another's by now. */
  async of({ teamId, hostId }: PlayableGame): Promise<Team | null> {
    const team = teamId === null ? null : await this.teams.find(teamId);
    return team?.ownerId === hostId ? team : null;
  }

  /**
   * The game that `make` makes, or the same one that another request was making while this one was under way. Throws QuotaReached
   * before the team is told of a game that would never come.
   */
  async open(
    teamId: TeamId,
    wanted: Wanted,
    make: (gameId: GameId) => Promise<PlayableGame>,
  ): Promise<PlayableGame> {
    const since = this.clock.now();
    const gameId = newGameId(since);
    for (;;) {
      const before = await this.claims.current(teamId);
      const other = before && (await this.madeMeanwhile(before, since));
      if (other && isSame(other, wanted)) return other;
      if (wanted.hostId !== null) await this.quotas.claimGame(wanted.hostId, gameId);
      if (await this.claims.replace(teamId, before, gameId)) return make(gameId);
    }
  }

  /** The claimed game, if it is younger than `since` or still being made; waits for its end then. */
  private async madeMeanwhile(gameId: GameId, since: number): Promise<PlayableGame | null> {
    const game = await this.desk.peek(gameId);
    if (game) return game.createdAt >= since ? game : null;
    const giveUpAt = performance.now() + patienceMs;
    while (performance.now() < giveUpAt) {
      await sleep(lookEveryMs);
      const made = await this.desk.peek(gameId);
      if (made) return made;
    }
    return null;
  }
}

const isSame = (game: PlayableGame, { hostId, content }: Wanted): boolean =>
  game.hostId === hostId && isDeepStrictEqual(game.content, content);

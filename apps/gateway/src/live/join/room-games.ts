import {
  currentIndex,
  demoMeant,
  type GameId,
  type GamePhase,
  type PlayableGame,
  phaseOf,
  plainCode,
} from '@clockbeat/domain';
import { JoinCodeStore, RoomClaimStore } from '@clockbeat/persistence';
import { Injectable } from '@nestjs/common';
import { LiveGames } from '../game/live-games.js';
import { Rooms } from './rooms.js';

/** Where a game stood for those who were told of it. */
export interface Told {
  readonly index: number;
  readonly phase: GamePhase;
}

export const toldOf = (game: PlayableGame, now: number): Told => ({
  index: currentIndex(game),
  phase: phaseOf(game, now),
});

/** Which game a roomId means, for those who are in it already: the open one of a team or series, a demo's running one. */
@Injectable()
export class RoomGames {
  constructor(
    private readonly rooms: Rooms,
    private readonly claims: RoomClaimStore,
    private readonly codes: JoinCodeStore,
    private readonly games: LiveGames,
  ) {}

  async idOf(roomId: string): Promise<GameId | null> {
    const room = await this.rooms.resolve(roomId);
    if (!room || room.kind === 'assignment') return null;
    return room.kind === 'demo' ? this.claims.current(room.code) : room.gameId;
  }

  /**
   * Which of these games, whose seats a socket holds, a roomId means; null: none of them. What else may have that name is
   * not looked up, so that nobody learns by it which codes there are.
   */
  async ownOf(roomId: string, own: readonly GameId[]): Promise<GameId | null> {
    const byId = own.find((gameId) => gameId === roomId);
    if (byId) return byId;
    const code = plainCode(roomId);
    const games = own.flatMap((gameId) => {
      const game = this.games.peek(gameId)?.game;
      return game && game.status !== 'unborn' ? [game] : [];
    });
    const byCode = games.find(({ gameCode }) => plainCode(gameCode) === code);
    if (byCode) return byCode.gameId;
    const demo = demoMeant(code);
    if (demo && games.some(({ kind }) => kind === 'demo')) {
      const running = await this.claims.current(demo);
      return own.find((gameId) => gameId === running) ?? null;
    }
    const lasting = await this.lastingCodesOf(games);
    const named = games.filter(({ gameId }) => lasting.get(gameId)?.includes(code));
    return (named.find(({ status }) => status !== 'finished') ?? named.at(-1))?.gameId ?? null;
  }

  /** By which codes games are found besides their own: those of their teams and series, in plain letters. */
  private async lastingCodesOf(games: readonly PlayableGame[]): Promise<Map<GameId, string[]>> {
    const teamIds = games.flatMap(({ teamId }) => teamId ?? []);
    const [ofTeams, ofSeries] = await Promise.all([
      teamIds.length === 0 ? null : this.codes.codesOfTeams(teamIds),
      games.length === 0 ? null : this.codes.seriesCodesOf(games.map(({ gameId }) => gameId)),
    ]);
    return new Map(
      games.map(({ gameId, teamId }) => {
        const codes = [teamId && ofTeams?.get(teamId), ofSeries?.get(gameId)];
        return [gameId, codes.flatMap((one) => (one ? [plainCode(one)] : []))];
      }),
    );
  }

  /**
   * What this gateway told last of that game, known at once: of one of these, which a socket is in, or of any whose name was
   * looked up before. Null if it does not have it in memory.
   */
  told(roomId: string, own: readonly GameId[], now: number): Told | null {
    const code = plainCode(roomId);
    const game = [...own, this.rooms.peek(roomId)]
      .flatMap((gameId) => (gameId && this.games.peek(gameId)?.game) || [])
      .find((one) => one.gameId === roomId || (one.status !== 'unborn' && plainCode(one.gameCode) === code));
    return game && game.status !== 'unborn' ? toldOf(game, now) : null;
  }
}

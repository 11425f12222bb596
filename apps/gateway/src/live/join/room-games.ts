import { currentIndex, type GameId } from '@clockbeat/domain';
import { RoomClaimStore } from '@clockbeat/persistence';
import { Injectable } from '@nestjs/common';
import { LiveGames } from '../game/live-games.js';
import { Rooms } from './rooms.js';

/** Which game a roomId means, for those who are in it already: a team's open one, a demo's running one. */
@Injectable()
export class RoomGames {
  constructor(
    private readonly rooms: Rooms,
    private readonly claims: RoomClaimStore,
    private readonly games: LiveGames,
  ) {}

  async idOf(roomId: string): Promise<GameId | null> {
    const room = await this.rooms.resolve(roomId);
    if (!room) return null;
    return room.kind === 'demo' ? this.claims.current(room.code) : room.gameId;
  }

  /** The question index that this gateway told last of that game; null if it does not have it in memory. */
  toldIndex(roomId: string): number | null {
    const gameId = this.rooms.peek(roomId);
    const game = gameId && this.games.peek(gameId)?.game;
    return game && game.status !== 'unborn' ? currentIndex(game) : null;
  }
}

import type { JoinInfo } from '@clockbeat/domain';
import { TeamStore } from '@clockbeat/persistence';
import { Injectable } from '@nestjs/common';
import { DemoGames } from '../../live/join/demo-games.js';
import { Rooms } from '../../live/join/rooms.js';
import { GameDesk } from '../game-desk.js';
import { infoOfDemo, infoOfGame, infoOfTeam } from './join-info.js';

/** Codes have 6 characters today; the form lets 4 to 8 through. */
const codeShape = /^[A-Z0-9]{4,8}$/;

/** What a code leads to now: read from the game's log, so that a player who just joined is counted. */
@Injectable()
export class CodeLookup {
  constructor(
    private readonly rooms: Rooms,
    private readonly demos: DemoGames,
    private readonly desk: GameDesk,
    private readonly teams: TeamStore,
  ) {}

  /** Null: malformed, or nothing has this code. */
  async infoOf(typed: string): Promise<JoinInfo | null> {
    const code = typed.trim().toUpperCase();
    const room = codeShape.test(code) ? await this.rooms.resolve(code) : null;
    switch (room?.kind) {
      case undefined:
        return null;
      case 'demo': {
        const game = (await this.demos.running(code))?.game;
        return game && game.status !== 'unborn' ? infoOfGame(code, 'demo', game) : infoOfDemo(code);
      }
      case 'game': {
        const game = await this.desk.peek(room.gameId);
        return game && infoOfGame(code, 'game', game);
      }
      case 'team': {
        const game = room.gameId && (await this.desk.peek(room.gameId));
        if (game && game.status !== 'finished') return infoOfGame(code, 'team', game);
        const team = await this.teams.find(room.teamId);
        return team && infoOfTeam(code, team);
      }
    }
  }
}

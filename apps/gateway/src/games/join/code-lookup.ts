import { activeSeat, type GameId, type JoinInfo, type PlayableGame, plainCode } from '@clockbeat/domain';
import { AssignmentStore, SeatCodeStore, SeriesStore, TeamStore } from '@clockbeat/persistence';
import { Injectable } from '@nestjs/common';
import { Environment } from '../../config/environment.js';
import { DemoGames } from '../../live/join/demo-games.js';
import { PlayerNames } from '../../live/join/names/player-names.js';
import { isCode, isSeatCode, Rooms } from '../../live/join/rooms.js';
import { GameDesk } from '../game-desk.js';
import { infoOfAssignment, infoOfDemo, infoOfGame, infoOfSeries, infoOfTeam } from './join-info.js';

/** What a code leads to now: read from the game's log, so that a player who just joined is counted. */
@Injectable()
export class CodeLookup {
  constructor(
    private readonly rooms: Rooms,
    private readonly demos: DemoGames,
    private readonly desk: GameDesk,
    private readonly teams: TeamStore,
    private readonly series: SeriesStore,
    private readonly assignments: AssignmentStore,
    private readonly seatCodes: SeatCodeStore,
    private readonly names: PlayerNames,
    private readonly environment: Environment,
  ) {}

  /** Null: malformed, or nothing has this code. `accepted`: the header `Accept-Language`, in whose language names are drawn. */
  async infoOf(typed: string, accepted: string | undefined): Promise<JoinInfo | null> {
    if (isSeatCode(typed)) return this.infoOfSeat(typed);
    const room = isCode(typed) ? await this.rooms.resolve(typed) : null;
    switch (room?.kind) {
      case undefined:
        return null;
      case 'demo': {
        const game = (await this.demos.running(room.code))?.game;
        return game && game.status !== 'unborn'
          ? infoOfGame(room.code, 'demo', game)
          : infoOfDemo(room.code, this.environment.face.name);
      }
      case 'game': {
        const game = await this.desk.peek(room.gameId);
        return game && { ...infoOfGame(game.gameCode, 'game', game), ...this.namesOf(game, accepted) };
      }
      case 'team': {
        const game = await this.openGameOf(room);
        if (game) return { ...infoOfGame(room.code, 'team', game), ...this.namesOf(game, accepted) };
        const team = await this.teams.find(room.teamId);
        return team && infoOfTeam(room.code, team);
      }
      case 'series': {
        const { code, seriesId } = room;
        const game = await this.openGameOf(room);
        if (game) return { ...infoOfGame(code, 'series', game), ...this.namesOf(game, accepted), seriesId };
        const series = await this.series.findShown(seriesId);
        return series && infoOfSeries(code, series);
      }
      case 'assignment': {
        const assignment = await this.assignments.shownOf(room.assignmentId);
        return assignment && infoOfAssignment(room.code, assignment);
      }
    }
  }

  private async openGameOf({ gameId }: { readonly gameId: GameId | null }): Promise<PlayableGame | null> {
    const game = gameId && (await this.desk.peek(gameId));
    return game && game.status !== 'finished' ? game : null;
  }

  private namesOf(game: PlayableGame, accepted: string | undefined): Pick<JoinInfo, 'drawnNames'> {
    return game.rules.names === 'generated' ? { drawnNames: this.names.offer(game, accepted) } : {};
  }

  /** A code for one seat says whose it is, to whoever has it. */
  private async infoOfSeat(typed: string): Promise<JoinInfo | null> {
    const found = await this.seatCodes.find(typed);
    const game = found && (await this.desk.peek(found.gameId));
    const seat = found && game && activeSeat(game, found.playerId);
    return seat && { ...infoOfGame(plainCode(typed), 'game', game), playerName: seat.name };
  }
}

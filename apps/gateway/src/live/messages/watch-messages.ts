import { type GameId, playerGameState } from '@clockbeat/domain';
import { Injectable } from '@nestjs/common';
import { ServerClock } from '../clock/server-clock.js';
import { JoinRates } from '../join/join-rates.js';
import { Rooms } from '../join/rooms.js';
import { TeamWatchers } from '../join/team-watchers.js';
import { SeatHolders } from '../people/seat-holders.js';
import { GameTeller } from '../tell/game-teller.js';
import { HostBoards } from '../tell/host-boards.js';
import { Refusal, refuse } from '../wire/refusal.js';
import { EndedSessions } from './ended-sessions.js';
import { handling, type Some } from './handling.js';
import { HostMessages } from './host-messages.js';
import { SessionUsers } from './session-users.js';

/** Those who look on: the projector, the board of a host's running games, a team's lobby, and clocks. */
@Injectable()
export class WatchMessages {
  constructor(
    private readonly hosts: HostMessages,
    private readonly rooms: Rooms,
    private readonly rates: JoinRates,
    private readonly watchers: TeamWatchers,
    private readonly boards: HostBoards,
    private readonly users: SessionUsers,
    private readonly ended: EndedSessions,
    private readonly holders: SeatHolders,
    private readonly teller: GameTeller,
    private readonly clock: ServerClock,
  ) {}

  readonly handlings: Some<'watchGame' | 'watchGames' | 'watchTeam' | 'syncClock'> = {
    watchGame: handling('watchGame', {
      handle: async (connection, { roomId, since }) => {
        const led = await this.hosts.ledGame(connection, roomId, (gameId) => {
          this.holders.watch(gameId, connection);
        });
        if (led instanceof Refusal) return led;
        const { game } = led;
        this.teller.tellMissed(connection, game.gameId, since);
        return { version: game.version, gameState: playerGameState(game, this.clock.now()) };
      },
      after: (connection, ack) => {
        const gameId = ack.gameState.gameId as GameId;
        this.teller.tellLobby(connection, gameId);
        this.teller.tellStage(connection, gameId);
        this.teller.tellBoard(connection, gameId);
        this.teller.tellEndToCoHost(connection, gameId);
      },
    }),
    watchGames: handling('watchGames', {
      handle: async (connection) => {
        const userId = await this.users.userOf(connection);
        if (userId === null) return refuse('not_signed_in');
        this.ended.mind(connection);
        return { games: await this.boards.watch(userId, connection) };
      },
    }),
    watchTeam: handling('watchTeam', {
      handle: async (connection, { roomId }) => {
        const room = await this.rooms.resolve(roomId);
        if (room?.kind !== 'team')
          return refuse((await this.rates.missed(connection)) ? 'unknown_code' : 'too_many_requests');
        const { teamId, gameId } = room;
        this.watchers.watch(teamId, connection, gameId);
        return { teamId, gameId };
      },
    }),
    syncClock: handling('syncClock', {
      handle: (_connection, { t }) => ({ t, serverTime: this.clock.now() }),
    }),
  };
}

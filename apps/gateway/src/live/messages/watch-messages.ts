import { type GameId, playerGameState } from '@clockbeat/domain';
import { Injectable } from '@nestjs/common';
import { ServerClock } from '../clock/server-clock.js';
import { SeatHolders } from '../people/seat-holders.js';
import { GameTeller } from '../tell/game-teller.js';
import { HostBoards } from '../tell/host-boards.js';
import { Refusal, refuse } from '../wire/refusal.js';
import { EndedSessions } from './ended-sessions.js';
import { handling, type Some } from './handling.js';
import { HostMessages } from './host-messages.js';
import { SessionUsers } from './session-users.js';

/** Those who look on: the projector, the board of a host's running games, and clocks. */
@Injectable()
export class WatchMessages {
  constructor(
    private readonly hosts: HostMessages,
    private readonly boards: HostBoards,
    private readonly users: SessionUsers,
    private readonly ended: EndedSessions,
    private readonly holders: SeatHolders,
    private readonly teller: GameTeller,
    private readonly clock: ServerClock,
  ) {}

  readonly handlings: Some<'watchGame' | 'watchGames' | 'syncClock'> = {
    watchGame: handling('watchGame', {
      handle: async (connection, { roomId, since }) => {
        const game = await this.hosts.ownedGame(connection, roomId, (gameId) => {
          this.holders.watch(gameId, connection);
        });
        if (game instanceof Refusal) return game;
        this.teller.tellMissed(connection, game.gameId, since);
        return { version: game.version, gameState: playerGameState(game, this.clock.now()) };
      },
      after: (connection, ack) => this.teller.tellBoard(connection, ack.gameState.gameId as GameId),
    }),
    watchGames: handling('watchGames', {
      handle: async (connection) => {
        const userId = await this.users.userOf(connection);
        if (userId === null) return refuse('not_signed_in');
        this.ended.mind(connection);
        return { games: await this.boards.watch(userId, connection) };
      },
    }),
    syncClock: handling('syncClock', {
      handle: (_connection, { t }) => ({ t, serverTime: this.clock.now() }),
    }),
  };
}

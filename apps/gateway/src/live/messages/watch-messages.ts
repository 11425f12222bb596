import { type GameId, playerGameState, type WatchGameMessage } from '@clockbeat/domain';
import { OverlayStore, TvStore } from '@clockbeat/persistence';
import { Injectable } from '@nestjs/common';
import { ServerClock } from '../clock/server-clock.js';
import { JoinRates } from '../join/join-rates.js';
import { Rooms } from '../join/rooms.js';
import { hashOf } from '../join/seat-tokens.js';
import { TeamWatchers } from '../join/team-watchers.js';
import { SeatHolders } from '../people/seat-holders.js';
import { GameTeller } from '../tell/game-teller.js';
import { HostBoards } from '../tell/host-boards.js';
import { Tvs } from '../tell/tvs.js';
import type { Connection } from '../wire/connection.js';
import { Refusal, refuse } from '../wire/refusal.js';
import { EndedSessions } from './ended-sessions.js';
import { handling, type Some } from './handling.js';
import { HostMessages, type Led } from './host-messages.js';
import { SessionUsers } from './session-users.js';

/** Those who look on: the projector, a TV, an overlay, the board of a host's running games, a team's lobby, and clocks. */
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
    private readonly tvs: Tvs,
    private readonly tvStore: TvStore,
    private readonly overlayStore: OverlayStore,
    private readonly clock: ServerClock,
  ) {}

  readonly handlings: Some<'watchGame' | 'watchGames' | 'watchTeam' | 'openTv' | 'releaseTv' | 'syncClock'> =
    {
      watchGame: handling('watchGame', {
        handle: async (connection, body) => {
          const led = await this.watchedGame(connection, body);
          if (led instanceof Refusal) return led;
          const { game } = led;
          this.teller.tellMissed(connection, game.gameId, body.since);
          return { version: game.version, gameState: playerGameState(game, this.clock.now()) };
        },
        after: (connection, ack) => this.teller.tellWhoWatches(connection, ack.gameState.gameId as GameId),
      }),
      watchGames: handling('watchGames', {
        handle: async (connection) => {
          const userId = await this.users.hostOf(connection);
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
      openTv: handling('openTv', {
        handle: (connection, { token }) => this.tvs.show(connection, hashOf(token)),
      }),
      releaseTv: handling('releaseTv', {
        handle: (connection, { token }) => this.tvs.release(connection, hashOf(token)),
      }),
      syncClock: handling('syncClock', {
        handle: (_connection, { t }) => ({ t, serverTime: this.clock.now() }),
      }),
    };

  /** For a socket of its host's, for a TV that follows that host, or for an overlay of that game: these two have no session. */
  private async watchedGame(
    connection: Connection,
    { roomId, tvToken, overlayToken }: WatchGameMessage,
  ): Promise<Led | Refusal> {
    const enter = (gameId: GameId): void => this.holders.watch(gameId, connection);
    if (typeof overlayToken === 'string') return this.overlaidGame(connection, roomId, overlayToken, enter);
    if (typeof tvToken !== 'string') return this.hosts.ledGame(connection, roomId, enter);
    const tokenHash = hashOf(tvToken);
    const userId = (await this.tvStore.standings([tokenHash])).get(tokenHash)?.userId ?? null;
    const led = await this.hosts.gameOf(userId, connection, roomId, enter);
    if (userId !== null && !(led instanceof Refusal)) this.ended.mindTv(connection, tokenHash, userId);
    return led;
  }

  /** The one game that an overlay's token was made for, by its id: no other game of the same host. */
  private async overlaidGame(
    connection: Connection,
    roomId: string,
    token: string,
    enter: (gameId: GameId) => void,
  ): Promise<Led | Refusal> {
    const tokenHash = hashOf(token);
    const shown = await this.overlayStore.find(tokenHash);
    if (shown === null) return refuse('not_signed_in');
    if (shown.gameId !== roomId) return refuse('not_host');
    const led = await this.hosts.gameOf(shown.userId, connection, roomId, enter);
    if (!(led instanceof Refusal)) this.ended.mindOverlay(connection, tokenHash);
    return led;
  }
}

import { Module } from '@nestjs/common';
import { CqrsModule } from '@nestjs/cqrs';
import { GatewayId } from '../config/gateway-id.js';
import { Readiness } from '../health/readiness.js';
import { Metrics } from '../metrics/metrics.js';
import { RedisLink } from '../redis/redis-link.js';
import { AfterCommit } from './after-commit.js';
import { ServerClock } from './clock/server-clock.js';
import { feedFor } from './feed/feed-for.js';
import { GameFeed } from './feed/game-feed.js';
import { GameTimers } from './game/game-timers.js';
import { LiveGames } from './game/live-games.js';
import { NewerRelease } from './game/newer-release.js';
import { OverdueSweep } from './game/overdue-sweep.js';
import { Reconciler } from './game/reconciler.js';
import { RunGameCommandHandler } from './game/run-game-command.js';
import { SentBack } from './game/sent-back.js';
import { SnapshotKeeper } from './game/snapshot-keeper.js';
import { StepLog } from './game/step-log.js';
import { Ghosts } from './ghosts/ghosts.js';
import { AbsentSeats } from './join/absent-seats.js';
import { CarriedSeats } from './join/carried-seats.js';
import { DemoGames } from './join/demo-games.js';
import { Door } from './join/door.js';
import { JoinRates } from './join/join-rates.js';
import { LookAlikes } from './join/look-alikes.js';
import { PlayerNames } from './join/names/player-names.js';
import { RoomGames } from './join/room-games.js';
import { Rooms } from './join/rooms.js';
import { Seating } from './join/seating.js';
import { TeamWatchers } from './join/team-watchers.js';
import { WaitingPlayers } from './join/waiting-players.js';
import { LiveMetrics } from './live-metrics.js';
import { EndedSessions } from './messages/ended-sessions.js';
import { HostMessages } from './messages/host-messages.js';
import { IdleSockets } from './messages/idle-sockets.js';
import { LiveGateway } from './messages/live.gateway.js';
import { MessageIntake } from './messages/message-intake.js';
import { PlayerMessages } from './messages/player-messages.js';
import { SessionUsers } from './messages/session-users.js';
import { WatchMessages } from './messages/watch-messages.js';
import { EverybodyAnswered } from './people/everybody-answered.js';
import { Presence } from './people/presence.js';
import { PresenceExchange } from './people/presence-exchange.js';
import { SeatHolders } from './people/seat-holders.js';
import { GameTeller } from './tell/game-teller.js';
import { HostBoards } from './tell/host-boards.js';
import { Tvs } from './tell/tvs.js';
import { Broadcast } from './wire/broadcast.js';
import { Neighbours } from './wire/neighbours.js';

/** The running game: its clock, its commands, its sockets, and what they are told. */
@Module({
  imports: [CqrsModule],
  providers: [
    {
      provide: GameFeed,
      useFactory: feedFor,
      inject: [RedisLink, GatewayId, ServerClock, Readiness, Metrics],
    },
    ServerClock,
    LiveGames,
    AfterCommit,
    RunGameCommandHandler,
    GameTimers,
    OverdueSweep,
    Reconciler,
    SnapshotKeeper,
    NewerRelease,
    SentBack,
    StepLog,
    Broadcast,
    SeatHolders,
    Presence,
    Neighbours,
    PresenceExchange,
    EverybodyAnswered,
    Ghosts,
    GameTeller,
    Rooms,
    RoomGames,
    DemoGames,
    PlayerNames,
    CarriedSeats,
    Seating,
    Door,
    AbsentSeats,
    LookAlikes,
    TeamWatchers,
    WaitingPlayers,
    JoinRates,
    SessionUsers,
    EndedSessions,
    HostBoards,
    Tvs,
    HostMessages,
    PlayerMessages,
    WatchMessages,
    MessageIntake,
    LiveGateway,
    IdleSockets,
    LiveMetrics,
  ],
  exports: [
    ServerClock,
    LiveGames,
    CqrsModule,
    Rooms,
    RoomGames,
    DemoGames,
    CarriedSeats,
    WaitingPlayers,
    JoinRates,
    PlayerNames,
    Broadcast,
  ],
})
export class LiveModule {}

import { Module } from '@nestjs/common';
import { CqrsModule } from '@nestjs/cqrs';
import { HostBoards } from './boards/host-boards.js';
import { ServerClock } from './clock/server-clock.js';
import { GameBus } from './game/game-bus.js';
import { gameCommandHandlers } from './game/game-command.handlers.js';
import { GameTimers } from './game/game-timers.js';
import { LiveGames } from './game/live-games.js';
import { OverdueSweep } from './game/overdue-sweep.js';
import { Reconciler } from './game/reconciler.js';
import { RunCommand } from './game/run-command.js';
import { SnapshotKeeper } from './game/snapshot-keeper.js';
import { DemoGames } from './join/demo-games.js';
import { JoinRates } from './join/join-rates.js';
import { RoomGames } from './join/room-games.js';
import { Rooms } from './join/rooms.js';
import { Seating } from './join/seating.js';
import { WaitingPlayers } from './join/waiting-players.js';
import { LiveMetrics } from './live-metrics.js';
import { Broadcast } from './socket/broadcast.js';
import { HostMessages } from './socket/host-messages.js';
import { LiveGateway } from './socket/live.gateway.js';
import { PlayerMessages } from './socket/player-messages.js';
import { Presence } from './socket/presence.js';
import { SessionUsers } from './socket/session-users.js';
import { WatchMessages } from './socket/watch-messages.js';
import { GameTeller } from './tell/game-teller.js';

/** The running game: its clock, its commands, its sockets, and what they are told. */
@Module({
  imports: [CqrsModule],
  providers: [
    ServerClock,
    LiveGames,
    RunCommand,
    GameBus,
    ...gameCommandHandlers,
    GameTimers,
    OverdueSweep,
    Reconciler,
    SnapshotKeeper,
    Broadcast,
    Presence,
    GameTeller,
    Rooms,
    RoomGames,
    DemoGames,
    Seating,
    WaitingPlayers,
    JoinRates,
    SessionUsers,
    HostBoards,
    HostMessages,
    PlayerMessages,
    WatchMessages,
    LiveGateway,
    LiveMetrics,
  ],
  exports: [
    ServerClock,
    LiveGames,
    GameBus,
    Rooms,
    RoomGames,
    DemoGames,
    WaitingPlayers,
    JoinRates,
    Broadcast,
  ],
})
export class LiveModule {}

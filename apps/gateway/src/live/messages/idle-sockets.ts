import { Injectable, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { rateKeyOf } from '../../http/client-address.js';
import { Door } from '../join/door.js';
import { TeamWatchers } from '../join/team-watchers.js';
import { WaitingPlayers } from '../join/waiting-players.js';
import { Tvs } from '../tell/tvs.js';
import { Broadcast } from '../wire/broadcast.js';
import type { Connection } from '../wire/connection.js';

const lookEveryMs = 10_000;
/** Whoever comes to play or to host has a part in a game long before. */
const idleAfterMs = 60_000;
/** The open join pages and dashboards of a large school; all others at that address have a seat. */
const mostPerAddress = 500;
/** Those who wait for their team's game, to play or to look on, and TVs: all of a school. */
const mostWaiting = 2_000;

/**
 * A socket without a part in any game costs memory and nobody anything else. An address may hold so many of them for long;
 * of more the oldest are let go. Players, hosts and projectors are never counted: a thousand may sit behind one address. To
 * wait for a team's game takes no more than its code, so those who wait are counted too, for themselves.
 */
@Injectable()
export class IdleSockets implements OnApplicationBootstrap, OnModuleDestroy {
  private timer: NodeJS.Timeout | undefined;

  constructor(
    private readonly broadcast: Broadcast,
    private readonly waiting: WaitingPlayers,
    private readonly door: Door,
    private readonly watchers: TeamWatchers,
    private readonly tvs: Tvs,
  ) {}

  onApplicationBootstrap(): void {
    this.timer = setInterval(() => this.look(performance.now()), lookEveryMs);
    this.timer.unref();
  }

  onModuleDestroy(): void {
    clearInterval(this.timer);
  }

  /** Lets go what is too much at this moment of the monotonic clock. */
  look(now: number, most = { idle: mostPerAddress, waiting: mostWaiting }): void {
    const ofAddresses = { idle: new Map<string, Connection[]>(), waiting: new Map<string, Connection[]>() };
    for (const connection of this.broadcast.connections()) {
      if (connection.openedAt > now - idleAfterMs || hasPart(connection)) continue;
      const waits =
        this.waiting.isWaiting(connection) ||
        this.door.isWaiting(connection) ||
        this.watchers.isWatching(connection) ||
        this.tvs.isOpen(connection);
      const group = ofAddresses[waits ? 'waiting' : 'idle'];
      const key = rateKeyOf(connection.address);
      const ofAddress = group.get(key);
      if (ofAddress) ofAddress.push(connection);
      else group.set(key, [connection]);
    }
    for (const kind of ['idle', 'waiting'] as const)
      for (const ofAddress of ofAddresses[kind].values())
        for (const { socket } of ofAddress.slice(0, -most[kind])) socket.conn.close();
  }
}

const hasPart = ({ seats, hosting, watching }: Connection): boolean =>
  seats.size + hosting.size + watching.size > 0;

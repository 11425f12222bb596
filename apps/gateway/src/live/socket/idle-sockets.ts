import { Injectable, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { rateKeyOf } from '../../http/client-address.js';
import { WaitingPlayers } from '../join/waiting-players.js';
import { Broadcast } from './broadcast.js';
import type { Connection } from './connection.js';

const lookEveryMs = 10_000;
/** Whoever comes to play or to host has a part in a game long before. */
const idleAfterMs = 60_000;
/** The open join pages and dashboards of a large school; all others at that address have a seat. */
const mostPerAddress = 500;

/**
 * A socket without a part in any game costs memory and nobody anything else. An address may hold so many of them for long;
 * of more the oldest are let go. Players, hosts and projectors are never counted: a thousand may sit behind one address.
 */
@Injectable()
export class IdleSockets implements OnApplicationBootstrap, OnModuleDestroy {
  private timer: NodeJS.Timeout | undefined;

  constructor(
    private readonly broadcast: Broadcast,
    private readonly waiting: WaitingPlayers,
  ) {}

  onApplicationBootstrap(): void {
    this.timer = setInterval(() => this.look(performance.now()), lookEveryMs);
    this.timer.unref();
  }

  onModuleDestroy(): void {
    clearInterval(this.timer);
  }

  /** Lets go what is too much at this moment of the monotonic clock. */
  look(now: number): void {
    const idle = new Map<string, Connection[]>();
    for (const connection of this.broadcast.connections()) {
      if (connection.openedAt > now - idleAfterMs || this.hasPart(connection)) continue;
      const key = rateKeyOf(connection.address);
      const ofAddress = idle.get(key);
      if (ofAddress) ofAddress.push(connection);
      else idle.set(key, [connection]);
    }
    for (const ofAddress of idle.values())
      for (const { socket } of ofAddress.slice(0, -mostPerAddress)) socket.conn.close();
  }

  private hasPart(connection: Connection): boolean {
    const { seats, hosting, watching } = connection;
    return seats.size + hosting.size + watching.size > 0 || this.waiting.isWaiting(connection);
  }
}

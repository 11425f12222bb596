import type { GameId, PlayerId } from '@clockbeat/domain';
import type { CodeHolder } from '@clockbeat/persistence';
import { Injectable } from '@nestjs/common';
import type { Server } from 'socket.io';
import { GatewayId } from '../../config/gateway-id.js';
import { RedisLink } from '../../redis/redis-link.js';

/** Who of a game is connected to one gateway: the seats as bits in base64, and whether a host is. */
export interface Attendance {
  readonly seats: string;
  readonly host: boolean;
}

/** What gateways tell each other that is no fact of any game; nothing of it is stored, all of it may get lost. */
export interface NeighbourNews {
  /** All seats that the sender has in these games. */
  attendance: { readonly games: Readonly<Record<GameId, Attendance>> };
  /** The sender has begun to hold this game: who else is in it? */
  whoIsThere: { readonly gameId: GameId };
  /** A socket of the sender's holds this seat since `since`, ms of the server's clock; `order` is the seat's number. */
  seatTaken: {
    readonly gameId: GameId;
    readonly playerId: PlayerId;
    readonly order: number;
    readonly since: number;
    /** What the token is called that proved it; left out by older releases. */
    readonly tokenId?: PlayerId;
  };
  /** The sender is about to end: its sockets will come back elsewhere. */
  leaving: Readonly<Record<string, never>>;
  /** A team or series has an open game now: whoever waits for it may sit down. */
  gameMade: { readonly teamId: CodeHolder; readonly gameId: GameId };
}
type News = keyof NeighbourNews;
type Listener<N extends News> = (news: NeighbourNews[N], from: string) => void;

/** As Socket.IO types it: event names with their arguments. */
export type NeighbourEvents = { [N in News]: (news: NeighbourNews[N], from: string) => void };

/** The other gateways, through the Socket.IO adapter. Without Redis there is nobody to hear. */
@Injectable()
export class Neighbours {
  private server: Server | null = null;
  private readonly listeners: { [N in News]?: Listener<N> } = {};

  constructor(
    private readonly own: GatewayId,
    private readonly redis: RedisLink,
  ) {}

  /** Alone, Socket.IO's own adapter has nobody to tell anything to. */
  attach(server: Server): void {
    if (!this.redis.commands) return;
    this.server = server;
    for (const name of Object.keys(this.listeners) as News[]) this.listen(name);
  }

  tell<N extends News>(name: N, news: NeighbourNews[N]): void {
    this.server?.serverSideEmit(name, news, this.own.value);
  }

  /** One listener for each kind of news, set before the server is there. */
  on<N extends News>(name: N, listener: Listener<N>): void {
    Object.assign(this.listeners, { [name]: listener });
    if (this.server) this.listen(name);
  }

  private listen<N extends News>(name: N): void {
    // The typed `on` can't follow a generic name.
    const server = this.server as { on(name: string, listener: Listener<N>): void } | null;
    server?.on(name, (news, from) => this.listeners[name]?.(news, from));
  }
}

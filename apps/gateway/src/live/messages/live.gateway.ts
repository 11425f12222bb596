import type { Server as HttpServer, IncomingMessage } from 'node:http';
import type { BeforeApplicationShutdown } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import { type OnGatewayConnection, type OnGatewayInit, WebSocketGateway } from '@nestjs/websockets';
import { readSessionId } from '../../auth/session-cookie.js';
import { Environment } from '../../config/environment.js';
import { accessTokenHashIn } from '../../http/access-token.js';
import { TrustedProxies } from '../../http/trusted-proxies.js';
import { joinsPerSocket, socketRate, socketRefusals, TokenBucket } from '../../rate/token-bucket.js';
import { Door } from '../join/door.js';
import { TeamWatchers } from '../join/team-watchers.js';
import { WaitingPlayers } from '../join/waiting-players.js';
import { PresenceExchange } from '../people/presence-exchange.js';
import { SeatHolders } from '../people/seat-holders.js';
import { HostBoards } from '../tell/host-boards.js';
import { Tvs } from '../tell/tvs.js';
import { Broadcast } from '../wire/broadcast.js';
import { browserIdOf } from '../wire/browser-id.js';
import type { Connection, LiveServer, LiveSocket } from '../wire/connection.js';
import { gatherWrites } from '../wire/gather-writes.js';
import { Neighbours } from '../wire/neighbours.js';
import { RoundTripMeter } from '../wire/round-trips.js';
import { type Visitor, visitorOf } from '../wire/visitor.js';
import { EndedSessions } from './ended-sessions.js';
import { MessageIntake } from './message-intake.js';

/** Answers that are being stored get so long at a shutdown; then their players hear the result where they come back. */
const lastWordsMs = 3_000;

/** Bytes that may wait for a socket that doesn't read: a host is told of every player, who may be ten thousand. */
const hostBehind = 16 * 1024 * 1024;
const playerBehind = 1024 * 1024;

/** Where sockets come in, and where they are let go. */
@WebSocketGateway()
export class LiveGateway
  implements OnGatewayInit<LiveServer>, OnGatewayConnection<LiveSocket>, BeforeApplicationShutdown
{
  private server: LiveServer | null = null;
  private stopping = false;

  constructor(
    private readonly intake: MessageIntake,
    private readonly holders: SeatHolders,
    private readonly neighbours: Neighbours,
    private readonly exchange: PresenceExchange,
    private readonly waiting: WaitingPlayers,
    private readonly door: Door,
    private readonly watchers: TeamWatchers,
    private readonly tvs: Tvs,
    private readonly boards: HostBoards,
    private readonly ended: EndedSessions,
    private readonly broadcast: Broadcast,
    private readonly environment: Environment,
    private readonly proxies: TrustedProxies,
    private readonly http: HttpAdapterHost,
  ) {}

  afterInit(server: LiveServer): void {
    this.server = server;
    this.broadcast.attach(server);
    this.neighbours.attach(server);
  }

  /**
   * Nobody new comes in, what is under way is answered, then the transports are closed; not the sockets' sessions: so
   * standard clients come back by themselves, to whoever is there.
   */
  async beforeApplicationShutdown(): Promise<void> {
    this.stopping = true;
    const listener: HttpServer = this.http.httpAdapter.getHttpServer();
    listener.close();
    await this.intake.close(lastWordsMs);
    this.exchange.sayGoodbye();
    this.server?.engine.close();
  }

  handleConnection(socket: LiveSocket): void {
    if (this.stopping) {
      socket.conn.close();
      return;
    }
    const connection = this.open(socket);
    gatherWrites(socket.conn, () => (connection.hosting.size > 0 ? hostBehind : playerBehind));
    socket.onAny(
      (message: string, ...args: unknown[]) => void this.intake.receive(connection, message, args),
    );
    socket.on('disconnect', () => {
      this.holders.disconnect(connection);
      this.waiting.forget(connection);
      this.door.forget(connection);
      this.watchers.forget(connection);
      this.tvs.forget(connection);
      this.boards.forget(connection);
      this.ended.forget(connection);
    });
  }

  private open(socket: LiveSocket): Connection {
    const { remoteAddress } = socket.conn;
    const connection: Connection = {
      socket,
      ...visitorOf(socket, (request) => this.read(request, remoteAddress)),
      bucket: new TokenBucket(socketRate),
      refusals: new TokenBucket(socketRefusals),
      joins: new TokenBucket(joinsPerSocket),
      roundTrips: new RoundTripMeter(() => socket.conn.transport),
      openedAt: performance.now(),
      seats: new Map(),
      seating: Promise.resolve(),
      hosting: new Set(),
      coHosting: new Map(),
      watching: new Set(),
    };
    socket.data.connection = connection;
    return connection;
  }

  private read(request: IncomingMessage, remoteAddress: string): Visitor {
    const { headers } = request;
    const forwarded = headers['x-forwarded-for'];
    const tokenHash = accessTokenHashIn(headers.authorization);
    return {
      address: this.proxies.addressOf(
        remoteAddress,
        Array.isArray(forwarded) ? forwarded.join(',') : forwarded,
      ),
      tokenHash,
      sessionId: tokenHash === null ? readSessionId(headers.cookie, this.environment) : null,
      browserId: browserIdOf(request),
      language: headers['accept-language'],
      userAgent: headers['user-agent'],
    };
  }
}

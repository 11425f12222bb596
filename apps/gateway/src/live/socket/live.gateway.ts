import type { BeforeApplicationShutdown } from '@nestjs/common';
import { type OnGatewayConnection, type OnGatewayInit, WebSocketGateway } from '@nestjs/websockets';
import { PinoLogger } from 'nestjs-pino';
import { readSessionId } from '../../auth/session-cookie.js';
import { Environment } from '../../config/environment.js';
import { TrustedProxies } from '../../config/trusted-proxies.js';
import { isUnavailable } from '../../http/is-unavailable.js';
import { Metrics } from '../../metrics/metrics.js';
import { TokenBucket } from '../../rate/token-bucket.js';
import { HostBoards } from '../boards/host-boards.js';
import { WaitingPlayers } from '../join/waiting-players.js';
import { Neighbours } from '../presence/neighbours.js';
import { PresenceExchange } from '../presence/presence-exchange.js';
import { SeatHolders } from '../presence/seat-holders.js';
import { Refusal, refuse } from '../refusal.js';
import { Broadcast } from './broadcast.js';
import type { Connection, LiveServer, LiveSocket } from './connection.js';
import { gatherWrites } from './gather-writes.js';
import type { Handle } from './handling.js';
import { HostMessages } from './host-messages.js';
import { isLargerThan } from './message-size.js';
import { PlayerMessages } from './player-messages.js';
import { WatchMessages } from './watch-messages.js';

/** A message over this is refused; over `maxHttpBufferSize` Socket.IO closes the connection. */
const maxMessage = 64 * 1024;

type AckCallback = (answer: object) => void;
const isCallback = (value: unknown): value is AckCallback => typeof value === 'function';

/** The body and, where the sender wants one, the acknowledgement of a message. */
const partsOf = (args: readonly unknown[]): { body: unknown; acknowledge: AckCallback | null } => {
  const last = args.at(-1);
  return isCallback(last)
    ? { body: args.length > 1 ? args[0] : undefined, acknowledge: last }
    : { body: args[0], acknowledge: null };
};

/** Where sockets come in. Every message takes the same way: size, rate, shape, handling, acknowledgement. */
@WebSocketGateway()
export class LiveGateway
  implements OnGatewayInit<LiveServer>, OnGatewayConnection<LiveSocket>, BeforeApplicationShutdown
{
  private readonly handlers: ReadonlyMap<string, Handle>;
  private server: LiveServer | null = null;
  private stopping = false;

  constructor(
    players: PlayerMessages,
    hosts: HostMessages,
    watchers: WatchMessages,
    private readonly holders: SeatHolders,
    private readonly neighbours: Neighbours,
    private readonly exchange: PresenceExchange,
    private readonly waiting: WaitingPlayers,
    private readonly boards: HostBoards,
    private readonly broadcast: Broadcast,
    private readonly environment: Environment,
    private readonly proxies: TrustedProxies,
    private readonly metrics: Metrics,
    private readonly logger: PinoLogger,
  ) {
    const handlings = { ...players.handlings, ...hosts.handlings, ...watchers.handlings };
    this.handlers = new Map(Object.entries(handlings));
  }

  afterInit(server: LiveServer): void {
    this.server = server;
    this.broadcast.attach(server);
    this.neighbours.attach(server);
  }

  /** Closes the transport, not the sockets' sessions: standard clients then come back by themselves, to whoever is there. */
  beforeApplicationShutdown(): void {
    this.stopping = true;
    this.exchange.sayGoodbye();
    this.server?.engine.close();
  }

  handleConnection(socket: LiveSocket): void {
    if (this.stopping) {
      socket.conn.close();
      return;
    }
    const connection = this.open(socket);
    gatherWrites(socket.conn);
    socket.onAny((message: string, ...args: unknown[]) => void this.receive(connection, message, args));
    socket.on('disconnect', () => {
      this.holders.disconnect(connection);
      this.waiting.forget(connection);
      this.boards.forget(connection);
    });
  }

  private open(socket: LiveSocket): Connection {
    const { headers } = socket.handshake;
    const forwarded = headers['x-forwarded-for'];
    const connection: Connection = {
      socket,
      address: this.proxies.addressOf(
        socket.conn.remoteAddress,
        Array.isArray(forwarded) ? forwarded.join(',') : forwarded,
      ),
      sessionId: readSessionId(headers.cookie, this.environment.sessionSecret),
      bucket: new TokenBucket(),
      seats: new Map(),
      hosting: new Set(),
      watching: new Set(),
    };
    socket.data.connection = connection;
    return connection;
  }

  private admit(connection: Connection, args: readonly unknown[]): Refusal | null {
    if (isLargerThan(maxMessage, args)) return refuse('too_large');
    return connection.bucket.take() ? null : refuse('too_many_requests');
  }

  private async receive(connection: Connection, message: string, args: unknown[]): Promise<void> {
    const { body, acknowledge } = partsOf(args);
    const refusal = this.admit(connection, args);
    if (refusal) return this.answer(connection, refusal, acknowledge);
    const handle = this.handlers.get(message);
    if (!handle) return this.answer(connection, refuse('bad_request'), acknowledge);
    try {
      const handled = await handle(connection, body);
      const outcome = handled instanceof Refusal ? handled.code : 'ok';
      this.metrics.messages.inc({ message, outcome });
      if (handled instanceof Refusal) return this.answer(connection, handled, acknowledge);
      acknowledge?.({ ok: true, ...handled.ack });
      handled.after(acknowledge !== null);
    } catch (error) {
      // Only a lost database is expected here; either way the sender may ask again.
      if (!isUnavailable(error)) this.logger.error({ err: error, message }, 'A message could not be handled');
      this.answer(connection, refuse('unavailable'), acknowledge);
    }
  }

  private answer(connection: Connection, { problem }: Refusal, acknowledge: AckCallback | null): void {
    if (acknowledge) acknowledge({ ok: false, error: problem });
    else connection.socket.emit('problem', problem);
  }
}

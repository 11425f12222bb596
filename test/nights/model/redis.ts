import { EventEmitter } from 'node:events';
import type { Random } from '../../support/random.js';
import type { Actor, World } from '../virtual/world.js';

const gone = (): Error => new Error('Connection is closed.');
/** After so long a client that lost its server comes back, at most, ms. */
const returnsWithinMs = 1_000;

/** Channels and who listens. It keeps nothing: while it is away everything that is said is lost. */
export class ModelRedis {
  isUp = true;
  /** While it is so, of what gateways tell each other about games much is lost, comes twice, or late. */
  isUnreliable = false;
  readonly unreachable = new Set<Actor>();
  private readonly connections = new Set<ModelRedisConnection>();

  constructor(
    readonly world: World,
    readonly random: Random,
  ) {}

  connect(by: Actor): ModelRedisConnection {
    const connection = new ModelRedisConnection(this, by);
    this.connections.add(connection);
    return connection;
  }

  reaches(by: Actor): boolean {
    return this.isUp && !this.unreachable.has(by);
  }

  stop(): void {
    this.isUp = false;
    for (const connection of this.connections) connection.lose();
  }

  restart(): void {
    this.isUp = true;
    for (const connection of this.connections) connection.comeBack();
  }

  cut(by: Actor): void {
    this.unreachable.add(by);
    for (const connection of this.connections) if (connection.by === by) connection.lose();
  }

  heal(by: Actor): void {
    this.unreachable.delete(by);
    for (const connection of this.connections) if (connection.by === by) connection.comeBack();
  }

  publish(channel: string, message: string): void {
    const hits = [...this.connections].filter((connection) => connection.hears(channel));
    for (const connection of hits) {
      if (!this.isUnreliable || !channel.startsWith('clockbeat:game:')) connection.deliver(channel, message);
      else this.deliverBadly(connection, channel, message);
    }
  }

  /** Lost, twice, or after what comes next. */
  private deliverBadly(connection: ModelRedisConnection, channel: string, message: string): void {
    const fate = this.random.whole(0, 3);
    if (fate === 0) return;
    if (fate === 1) connection.deliver(channel, message);
    const late = fate === 2 ? 1 + this.random.next() * 400 : 0;
    if (late === 0) connection.deliver(channel, message);
    else this.world.after(late, null, () => connection.deliver(channel, message));
  }
}

/** What stands for an ioredis connection, as the feed uses one. */
export class ModelRedisConnection extends EventEmitter {
  private readonly channels = new Set<string>();
  private connected: boolean;
  private waiting: (() => void)[] = [];
  private lastArrival = 0;

  constructor(
    private readonly server: ModelRedis,
    readonly by: Actor,
  ) {
    super();
    this.connected = server.reaches(by);
    if (!this.connected) this.comeBack();
  }

  get status(): string {
    return this.connected ? 'ready' : 'reconnecting';
  }

  hears(channel: string): boolean {
    return this.connected && this.channels.has(channel);
  }

  /** One after another, as over one connection. */
  deliver(channel: string, message: string): void {
    const { world } = this.server;
    this.lastArrival = Math.max(this.lastArrival, world.now + this.travel());
    world.after(this.lastArrival - world.now, this.by, () => {
      if (this.connected) this.emit('smessageBuffer', Buffer.from(channel), Buffer.from(message));
    });
  }

  async spublish(channel: string, message: string): Promise<number> {
    if (!this.connected) throw gone();
    this.server.world.after(this.travel(), null, () => {
      if (this.server.reaches(this.by)) this.server.publish(channel, message);
    });
    return 0;
  }

  /** Waits until the server is there; made again each time it comes back. */
  async ssubscribe(channel: string): Promise<number> {
    if (!this.connected) await new Promise<void>((resolve) => this.waiting.push(resolve));
    await this.reply();
    this.channels.add(channel);
    return 1;
  }

  async sunsubscribe(channel: string): Promise<number> {
    this.channels.delete(channel);
    return 0;
  }

  lose(): void {
    if (!this.connected) return;
    this.connected = false;
    this.server.world.after(this.travel(), this.by, () => this.emit('close'));
  }

  comeBack(): void {
    const { world, random } = this.server;
    world.after(random.next() * returnsWithinMs, this.by, () => {
      if (this.connected || !this.server.reaches(this.by)) return;
      this.connected = true;
      this.emit('ready');
      for (const resolve of this.waiting.splice(0)) resolve();
    });
  }

  private reply(): Promise<void> {
    return new Promise((resolve) => this.server.world.after(this.travel(), this.by, resolve));
  }

  private travel(): number {
    return 0.1 + this.server.random.next();
  }
}

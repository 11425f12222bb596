import type { Random } from '../../support/random.js';
import { type Planted, SimulatedGateway, type Surroundings } from '../gateway/gateway.js';
import { ModelPostgres, type Unsound } from '../model/postgres.js';
import { ModelRedis } from '../model/redis.js';
import { evening } from '../virtual/virtual-time.js';
import { World } from '../virtual/world.js';

/** Several gateways over one PostgreSQL and one Redis, all in this process. */
export class Cluster implements Surroundings {
  readonly world = new World();
  readonly postgres: ModelPostgres;
  readonly redis: ModelRedis;
  readonly gateways: SimulatedGateway[] = [];
  decided: Surroundings['decided'] = () => undefined;
  loaded: Surroundings['loaded'] = () => undefined;
  /** When PostgreSQL's clock was set, and by how much: epoch ms of a clock that nobody sets. */
  readonly clockWasSet: { readonly at: number; readonly byMs: number }[] = [];
  private starts = 0;

  constructor(
    random: Random,
    readonly keptEvery: number | null,
    readonly hasHomework: boolean,
    private readonly planted: Planted,
    unsound: Unsound,
  ) {
    this.postgres = new ModelPostgres(this.world, random.branch('postgres'), unsound);
    this.redis = new ModelRedis(this.world, random.branch('redis'));
  }

  start(count: number): void {
    for (let place = 0; place < count; place += 1) this.gateways.push(this.startOne(place));
  }

  /** Another process in the place of one that has ended. */
  startAgain(place: number): void {
    if (this.gateways[place]?.self.state === 'ended') this.gateways[place] = this.startOne(place);
  }

  /** Whether some gateway will have looked at PostgreSQL's clock within a second. */
  get clockIsWatched(): boolean {
    const { postgres, gateways } = this;
    return gateways.some(
      ({ isReady, self }) => isReady && self.state === 'running' && postgres.answers(self),
    );
  }

  setClock(byMs: number): void {
    this.postgres.clockOffset += byMs;
    this.clockWasSet.push({ at: evening + this.world.now, byMs });
  }

  /** Everything runs. */
  heal(): void {
    const { world, postgres, redis } = this;
    postgres.restart();
    postgres.resume();
    postgres.isSlow = false;
    postgres.unreachable.clear();
    postgres.fates.clear();
    redis.isUnreliable = false;
    if (!redis.isUp) redis.restart();
    for (const [place, { self }] of this.gateways.entries()) {
      redis.heal(self);
      world.resume(self);
      this.startAgain(place);
    }
  }

  private startOne(place: number): SimulatedGateway {
    this.starts += 1;
    const before = this.world.current;
    const gateway = SimulatedGateway.start(`g${place + 1}.${this.starts}`, this, this.planted);
    this.world.current = before;
    return gateway;
  }
}

import { setTimeout as pause } from 'node:timers/promises';
import { Injectable, type OnModuleDestroy } from '@nestjs/common';

/** A probe wants its answer soon. */
const patienceMs = 1_000;

type Why = () => string | null | Promise<string | null>;

/** Whether new work may come: not before everything is up, not any more once the shutdown has begun. */
@Injectable()
export class Readiness implements OnModuleDestroy {
  private state: 'starting' | 'ready' | 'stopping' = 'starting';
  private readonly degradations = new Map<string, Why>();

  get now(): 'starting' | 'ready' | 'stopping' {
    return this.state;
  }

  /** Called once, when the app is up. */
  ready(): void {
    if (this.state === 'starting') this.state = 'ready';
  }

  /** The shutdown has begun: new requests go elsewhere from now on. A signal says it at once; Nest would come to it last. */
  stop(): void {
    this.state = 'stopping';
  }

  /** For an app that is closed without a signal. */
  onModuleDestroy(): void {
    this.stop();
  }

  /** Names something that may be away without stopping the service (Redis); `why` tells what is wrong with it, or null. */
  watch(name: string, why: Why): void {
    this.degradations.set(name, why);
  }

  /** What is wrong without being needed, by name. What cannot be asked is left out: without PostgreSQL that is the news. */
  async degraded(): Promise<ReadonlyMap<string, string>> {
    const found = new Map<string, string>();
    for (const [name, why] of this.degradations) {
      const answer = Promise.resolve(why()).catch(() => null);
      const reason = await Promise.race([answer, pause(patienceMs, null, { ref: false })]);
      if (reason !== null) found.set(name, reason);
    }
    return found;
  }
}

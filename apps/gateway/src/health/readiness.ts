import { Injectable, type OnModuleDestroy } from '@nestjs/common';

/** Whether new work may come: not before everything is up, not any more once the shutdown has begun. */
@Injectable()
export class Readiness implements OnModuleDestroy {
  private state: 'starting' | 'ready' | 'stopping' = 'starting';
  private readonly degradations = new Map<string, () => string | null>();

  get now(): 'starting' | 'ready' | 'stopping' {
    return this.state;
  }

  /** Called once, when the app is up. */
  ready(): void {
    if (this.state === 'starting') this.state = 'ready';
  }

  /** Nest calls this first of all at a shutdown: whoever asks from now on goes elsewhere. */
  onModuleDestroy(): void {
    this.state = 'stopping';
  }

  /** Names something that may be away without stopping the service (Redis); `why` tells what is wrong with it, or null. */
  watch(name: string, why: () => string | null): void {
    this.degradations.set(name, why);
  }

  /** What is wrong without being needed, by name. */
  degraded(): ReadonlyMap<string, string> {
    const found = new Map<string, string>();
    for (const [name, why] of this.degradations) {
      const reason = why();
      if (reason !== null) found.set(name, reason);
    }
    return found;
  }
}

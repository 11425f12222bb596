import type { CodeHolder } from '@clockbeat/persistence';
import type { Connection } from '../wire/connection.js';

/** Sockets that wait for something of whoever has a code for good, a team or a series, each with what is kept of it: one that is gone is not taken in. */
export class ByHolder<Kept> {
  private readonly waiting = new Map<CodeHolder, Map<Connection, Kept>>();

  get holders(): CodeHolder[] {
    return [...this.waiting.keys()];
  }

  /** Those of one, as they are now. */
  of(holder: CodeHolder): [Connection, Kept][] {
    return [...(this.waiting.get(holder) ?? [])];
  }

  set(holder: CodeHolder, connection: Connection, kept: Kept): void {
    if (!connection.socket.connected) return;
    const ofHolder = this.waiting.get(holder) ?? new Map<Connection, Kept>();
    this.waiting.set(holder, ofHolder.set(connection, kept));
  }

  has(connection: Connection): boolean {
    for (const ofHolder of this.waiting.values()) if (ofHolder.has(connection)) return true;
    return false;
  }

  forget(connection: Connection): void {
    for (const [holder, ofHolder] of this.waiting) {
      ofHolder.delete(connection);
      if (ofHolder.size === 0) this.waiting.delete(holder);
    }
  }

  /** Takes all of one out. */
  take(holder: CodeHolder): [Connection, Kept][] {
    const taken = this.of(holder);
    this.waiting.delete(holder);
    return taken;
  }
}

import type { ServerMessage, ServerMessages } from '@clockbeat/domain';
import { ackBreaches, type Ear, messageBreaches } from './contract-shapes.js';

/** One thing that went over a client's wire. */
export interface Frame {
  /** Epoch ms of the machine that runs the test; the database is on it, too. */
  readonly at: number;
  /** On which of the client's connections, from 1. */
  readonly connection: number;
  readonly kind: 'sent' | 'ack' | 'message';
  readonly name: string;
  readonly body: unknown;
  /** Of an ack: what had been sent. */
  readonly request?: unknown;
}

const timeoutMs = 180_000;

type Heard<M extends ServerMessage> = (body: ServerMessages[M]) => boolean;

interface Waiter {
  readonly name: string;
  readonly look: () => boolean;
}

/**
 * Everything one client got, in order. Each frame is held against the contract as it comes in; each message can be waited
 * for once, whether it has come already or is still to come.
 */
export class Recording {
  readonly frames: Frame[] = [];
  /** Where frames were not as the contract has them. */
  readonly breaches: string[] = [];
  /** The newest one; each wire that records here is another. */
  connection = 0;
  private readonly consumed = new Set<Frame>();
  private readonly waiters = new Set<Waiter>();

  constructor(private readonly ear: Ear) {}

  keep(frame: Omit<Frame, 'at' | 'connection'>): void {
    this.frames.push({ at: Date.now(), connection: this.connection, ...frame });
    const { kind, name, body } = frame;
    if (kind === 'message') this.breaches.push(...messageBreaches(this.ear, name, body));
    if (kind === 'ack') this.breaches.push(...ackBreaches(this.ear, name, body));
    for (const waiter of this.waiters) if (waiter.look()) this.waiters.delete(waiter);
  }

  /** All messages of that name so far. */
  all<M extends ServerMessage>(name: M): ServerMessages[M][] {
    return this.frames
      .filter((frame) => frame.kind === 'message' && frame.name === name)
      .map((frame) => frame.body as ServerMessages[M]);
  }

  /** The next message of that name nobody asked for yet; with `which`, the next one that is so. */
  next<M extends ServerMessage>(name: M, which: Heard<M> = () => true): Promise<ServerMessages[M]> {
    return new Promise((resolve, reject) => {
      const look = (): boolean => {
        const found = this.frames.find(
          (frame) =>
            frame.kind === 'message' &&
            frame.name === name &&
            !this.consumed.has(frame) &&
            which(frame.body as ServerMessages[M]),
        );
        if (!found) return false;
        this.consumed.add(found);
        resolve(found.body as ServerMessages[M]);
        return true;
      };
      if (look()) return;
      const waiter = { name, look };
      this.waiters.add(waiter);
      const timer = setTimeout(() => {
        this.waiters.delete(waiter);
        reject(new Error(`Waited in vain for ${name}; heard: ${this.frames.map((f) => f.name).join(', ')}`));
      }, timeoutMs);
      timer.unref();
    });
  }
}

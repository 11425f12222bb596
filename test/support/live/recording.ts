import type { ServerMessage, ServerMessages } from '@clockbeat/domain';
import type { Socket } from 'socket.io-client';
import { ackBreaches, type Ear, messageBreaches } from './contract-shapes.js';

export interface Frame {
  readonly kind: 'message' | 'ack';
  readonly name: string;
  readonly body: unknown;
}

const patienceMs = 25_000;

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
  private readonly consumed = new Set<Frame>();
  private readonly waiters = new Set<Waiter>();

  constructor(private readonly ear: Ear) {}

  listenTo(socket: Socket): void {
    socket.onAny((name: string, body: unknown) => this.keep({ kind: 'message', name, body }));
  }

  acknowledged(name: string, body: unknown): void {
    this.keep({ kind: 'ack', name, body });
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
      }, patienceMs);
      timer.unref();
    });
  }

  private keep(frame: Frame): void {
    this.frames.push(frame);
    const breachesOf = frame.kind === 'message' ? messageBreaches : ackBreaches;
    this.breaches.push(...breachesOf(this.ear, frame.name, frame.body));
    for (const waiter of this.waiters) if (waiter.look()) this.waiters.delete(waiter);
  }
}

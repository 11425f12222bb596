import type { LiveSocket } from './socket.js';

/** One round trip: when asked, what the server said, when answered (all ms; the first and last of this device). */
interface RoundTrip {
  sentAt: number;
  serverTime: number;
  receivedAt: number;
}

/** The server's time, as this device can best tell it. */
export interface ServerClock {
  now(): number;
  /** Asks a few times and believes the quickest answer. */
  sync(ask: () => Promise<number | null>): Promise<void>;
  /**
   * A first guess from a message, until a round trip has been measured. After that it can only show that this device has
   * slept, its clock with it: what was sent cannot have been sent later than now.
   */
  hint(serverTime: number): void;
}

const trips = 4;

/** The offset by the shortest trip: the half of it is the most that this can be wrong. */
export const offsetOf = (measured: readonly RoundTrip[]): number | null => {
  const [best] = [...measured].sort((a, b) => a.receivedAt - a.sentAt - (b.receivedAt - b.sentAt));
  return best ? best.serverTime - (best.sentAt + best.receivedAt) / 2 : null;
};

/** `local` must only ever go forward: a phone that corrects its own clock must not move a countdown. */
export const makeServerClock = (local: () => number): ServerClock => {
  let offset = 0;
  let measured = false;
  const now = (): number => local() + offset;
  return {
    now,
    hint: (serverTime) => {
      if (!measured || serverTime > now()) offset = serverTime - local();
    },
    sync: async (ask) => {
      const heard: RoundTrip[] = [];
      for (let trip = 0; trip < trips; trip += 1) {
        const sentAt = local();
        const serverTime = await ask();
        if (serverTime !== null) heard.push({ sentAt, serverTime, receivedAt: local() });
      }
      const found = offsetOf(heard);
      if (found === null) return;
      offset = found;
      measured = true;
    },
  };
};

export interface SyncedClock extends Pick<ServerClock, 'now' | 'hint'> {
  /** Measures over the socket. */
  sync(): Promise<void>;
  stop(): void;
}

/**
 * The server's clock over a socket. It measures by itself when the page is looked at again: this device's own clock may have
 * stood still in its sleep, over which a connection can last.
 */
export const syncedClock = (socket: LiveSocket): SyncedClock => {
  const { now, hint, sync: measure } = makeServerClock(() => performance.now());
  const sync = (): Promise<void> =>
    measure(async () => {
      const ack = await socket.send('syncClock', { t: performance.now() });
      return ack.ok ? ack.serverTime : null;
    });
  const look = (): void => {
    if (!document.hidden) void sync();
  };
  // Sessions are tested where there is no page.
  const page: Document | undefined = globalThis.document;
  page?.addEventListener('visibilitychange', look);
  return { now, hint, sync, stop: () => page?.removeEventListener('visibilitychange', look) };
};

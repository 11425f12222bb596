import { makeServerClock, type ServerClock } from './server-clock.js';
import type { LiveSocket } from './socket.js';

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

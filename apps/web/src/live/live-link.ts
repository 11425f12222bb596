import { type LiveStore, makeLiveStore } from './live-store.js';
import { broadcasts, type GameNews } from './news.js';
import { makeServerClock, type ServerClock } from './server-clock.js';
import type { LiveSocket } from './socket.js';

/** A socket, the picture it feeds and the server's clock: what every kind of session is made of. */
export interface LiveLink {
  socket: LiveSocket;
  store: LiveStore;
  clock: ServerClock;
}

/**
 * Wires a socket to a fresh picture. `hello` takes or retakes the session's place; it runs at every connect, because a
 * new connection is a stranger to the server. `afterwards` sends what had to wait for that.
 */
export const linkSocket = (
  socket: LiveSocket,
  hello: () => Promise<void>,
  afterwards: () => void = () => {},
): LiveLink => {
  const store = makeLiveStore();
  const clock = makeServerClock(() => performance.now());
  for (const message of broadcasts) {
    socket.on(message, (body) => {
      if ('gameState' in body) clock.hint(body.gameState.serverTime);
      store.dispatch({ type: message, body } as GameNews);
    });
  }
  socket.on('problem', (problem) => store.report(problem));
  let connections = 0;
  socket.onConnection((connection) => {
    connections += 1;
    if (connection !== 'online') return store.setConnection(connection);
    const mine = connections;
    void hello().then(() => {
      // Lost again while the seat was being taken: the next connection says hello anew.
      if (mine !== connections) return;
      store.setConnection('online');
      afterwards();
    });
    void clock.sync(async () => {
      const ack = await socket.send('syncClock', { t: performance.now() });
      return ack.ok ? ack.serverTime : null;
    });
  });
  return { socket, store, clock };
};

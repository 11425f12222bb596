import { type Fold, type LiveStore, makeLiveStore } from './live-store.js';
import { missedStates } from './missed.js';
import { broadcasts, type GameNews } from './news.js';
import { type Wait, wait } from './patiently.js';
import { type ServerClock, syncedClock } from './server-clock.js';
import type { LiveSocket } from './socket.js';

/** A socket, the picture it feeds and the server's clock: what every kind of session is made of. */
export interface LiveLink {
  socket: LiveSocket;
  store: LiveStore;
  clock: Pick<ServerClock, 'now' | 'hint'>;
  close(): void;
}

interface Greeting {
  /** Takes or retakes the session's place; false when the server could not answer and should be asked again. */
  hello: () => Promise<boolean>;
  /** Sends what had to wait for the place. */
  afterwards?: () => void;
  fold: Fold;
  pause?: Wait;
}

/** As slow as the slowest reconnection: a server without its store is not helped by being asked more often. */
const helloAgainMs = 5_000;

/** Wires a socket to a fresh picture. It says hello at every connect: a new connection is a stranger to the server. */
export const linkSocket = (
  socket: LiveSocket,
  { hello, afterwards = () => {}, fold, pause = wait }: Greeting,
): LiveLink => {
  const store = makeLiveStore(fold);
  const clock = syncedClock(socket);
  const missed = missedStates({
    picture: () => store.get().picture,
    serverNow: clock.now,
    ask: async () => store.get().connection === 'online' && hello(),
  });
  for (const message of broadcasts) {
    socket.on(message, (body) => {
      if ('gameState' in body) clock.hint(body.gameState.serverTime);
      const news = { type: message, body } as GameNews;
      store.dispatch(news);
      missed.heard(news);
    });
  }
  socket.on('problem', (problem) => store.report(problem));

  let connections = 0;
  const greet = async (mine: number): Promise<void> => {
    const placed = await hello();
    // Lost again, or closed, in the meantime: the next connection says hello anew.
    if (mine !== connections) return;
    if (!placed) {
      await pause(helloAgainMs);
      if (mine === connections) await greet(mine);
      return;
    }
    store.setConnection('online');
    missed.look();
    afterwards();
  };
  socket.onConnection((connection) => {
    connections += 1;
    if (connection !== 'online') {
      store.setConnection(connection);
      return;
    }
    void greet(connections);
    void clock.sync();
  });
  const close = (): void => {
    connections += 1;
    missed.stop();
    clock.stop();
    socket.close();
  };
  return { socket, store, clock, close };
};

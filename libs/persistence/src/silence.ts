import { Socket } from 'node:net';
import pg from 'pg';

/** What the server lets a statement take, unless its transaction says otherwise. */
export const statementMs = 15_000;
/** Until then a server that runs has told even of a statement that took too long. */
const graceMs = 2_000;

/**
 * A host that vanishes closes nothing, and the server's own timeouts vanish with it. So a connection on which nothing moves
 * for so long is broken here: its question fails, and the pool lets it go. node-pg's `query_timeout` would fail the question
 * and keep the connection, behind whose silence the next one waits. For a pool's `onConnect`.
 */
export const breakWhenSilent =
  (ms = statementMs + graceMs) =>
  (client: pg.ClientBase): void => {
    const socket = socketOf(client);
    socket?.setTimeout(ms, () => socket.destroy(silent()));
  };

const silent = (): Error => Object.assign(new Error('PostgreSQL does not answer'), { code: 'ETIMEDOUT' });

/** For work whose statements the server lets take longer. */
export const bearSilence = async <T>(
  client: pg.ClientBase,
  statementMs: number,
  work: () => Promise<T>,
): Promise<T> => {
  const socket = socketOf(client);
  const before = socket?.timeout ?? 0;
  socket?.setTimeout(Math.max(before, statementMs + graceMs));
  try {
    return await work();
  } finally {
    socket?.setTimeout(before);
  }
};

const socketOf = (client: pg.ClientBase): Socket | null =>
  client instanceof pg.Client && client.connection.stream instanceof Socket ? client.connection.stream : null;

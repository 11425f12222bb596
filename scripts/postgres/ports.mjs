import { createServer } from 'node:net';

/**
 * @param {number} port
 * @param {string} [host] default: this machine only
 * @returns {Promise<{ port: number } | { error: NodeJS.ErrnoException }>}
 */
export function tryPort(port, host = '127.0.0.1') {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', (error) => resolve({ error }));
    server.listen({ port, host, exclusive: true }, () => {
      const address = server.address();
      server.close(() => resolve({ port: typeof address === 'object' && address ? address.port : port }));
    });
  });
}

/**
 * A free port of this machine; the wished one if it is still free.
 * @param {number} [wished]
 */
export async function freePort(wished) {
  const asked = wished ? await tryPort(wished) : undefined;
  if (asked && 'port' in asked) return asked.port;
  const any = await tryPort(0);
  if ('error' in any) throw any.error;
  return any.port;
}

import type { Socket as TcpSocket } from 'node:net';

/** The parts of Engine.IO's connection that are used; neither has a public name (decision 7). */
interface EngineConnection {
  readonly transport: EngineTransport;
  flush(): void;
  on(event: 'upgrade', listener: (transport: EngineTransport) => void): unknown;
}
interface EngineTransport {
  send(packets: unknown[]): void;
  readonly socket?: { readonly _socket?: TcpSocket };
}

/**
 * Lets what is sent to a socket within one turn of the event loop leave in one system call. At the end of a question every
 * player is told four things at once, and a write costs the gateway more than what is in it (docs/performance.md).
 */
export const gatherWrites = (connection: object): void => {
  const engine = connection as EngineConnection;
  const flush = engine.flush.bind(engine);
  let pending = false;
  engine.flush = () => {
    if (pending) return;
    pending = true;
    process.nextTick(() => {
      pending = false;
      flush();
    });
  };
  writeAtOnce(engine.transport);
  engine.on('upgrade', writeAtOnce);
};

/** Packets that are flushed together would still be a write each. */
const writeAtOnce = (transport: EngineTransport): void => {
  const tcp = transport.socket?._socket;
  if (!tcp) return; // long polling: its answers are one by nature
  const send = transport.send.bind(transport);
  transport.send = (packets) => {
    tcp.cork();
    send(packets);
    tcp.uncork();
  };
};

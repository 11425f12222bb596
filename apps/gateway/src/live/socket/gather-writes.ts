import type { Socket as TcpSocket } from 'node:net';

/** The parts of Engine.IO's connection that are used; the raw socket below a WebSocket has no public name. */
interface EngineConnection {
  readonly transport: EngineTransport;
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
export const gatherWrites = (connection: EngineConnection): void => {
  gather(connection.transport);
  connection.on('upgrade', gather);
};

const gather = (transport: EngineTransport): void => {
  const tcp = transport.socket?._socket;
  if (!tcp) return; // long polling: its answers are gathered by nature
  const send = transport.send.bind(transport);
  let corked = false;
  transport.send = (packets) => {
    if (!corked) {
      corked = true;
      tcp.cork();
      process.nextTick(() => {
        corked = false;
        tcp.uncork();
      });
    }
    send(packets);
  };
};

import type { Socket as TcpSocket } from 'node:net';

/** The parts of Engine.IO's connection that are used; none has a public name (decision 7). */
interface EngineConnection {
  readonly transport: EngineTransport;
  readonly writeBuffer: readonly { readonly data?: string | Buffer }[];
  flush(): void;
  close(discard: boolean): unknown;
  on(event: 'upgrade', listener: (transport: EngineTransport) => void): unknown;
}
interface EngineTransport {
  readonly writable: boolean;
  send(packets: unknown[]): void;
  readonly socket?: { readonly _socket?: TcpSocket };
}

/**
 * Lets what is sent to a socket within one turn of the event loop leave in one system call. At the end of a question every
 * player is told four things at once, and a write costs the gateway more than what is in it (docs/performance.md).
 * Who sends and never reads is let go when it is `mostBehind` bytes behind: its answers would fill our memory.
 */
export const gatherWrites = (connection: object, mostBehind: () => number): void => {
  const engine = connection as EngineConnection;
  const flush = engine.flush.bind(engine);
  let pending = false;
  engine.flush = () => {
    if (!engine.transport.writable && isBehind(engine, mostBehind())) {
      engine.close(true);
      return;
    }
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

/** Whether more than that waits for a transport that takes nothing. */
const isBehind = ({ writeBuffer }: EngineConnection, most: number): boolean => {
  let waiting = 0;
  for (const { data } of writeBuffer) {
    waiting += data?.length ?? 0;
    if (waiting > most) return true;
  }
  return false;
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

import type { Ear } from '../../people/contract-shapes.js';
import { Recording } from '../../people/recording.js';
import { type SocketIoOptions, SocketIoWire } from '../../people/socket-io-wire.js';
import { Watcher } from '../../people/watcher.js';

/** Where clients connect: a gateway in this process or in one of its own. */
export interface Reachable {
  readonly url: string;
}

const everybody = new Set<SocketIoWire>();

/** A real socket, which ends with the others of its file. */
export const openWire = (gateway: Reachable, ear: Ear, options?: SocketIoOptions): SocketIoWire => {
  const wire = new SocketIoWire(gateway.url, new Recording(ear), options);
  everybody.add(wire);
  return wire;
};

/** Closes every client of this file, and tells where the contract was broken on any frame that any of them got. */
export const closeClients = (): void => {
  const breaches = new Set<string>();
  for (const wire of everybody) {
    wire.close();
    for (const breach of wire.heard.breaches) breaches.add(breach);
  }
  everybody.clear();
  if (breaches.size > 0) throw new Error(`The contract was broken:\n${[...breaches].join('\n')}`);
};

/** Anybody with a real socket: a stranger, a projector, a dashboard. */
export class TestClient extends Watcher<SocketIoWire> {
  constructor(gateway: Reachable, ear: Ear, options?: SocketIoOptions) {
    super(openWire(gateway, ear, options));
  }
}

import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import type { Random } from '../../support/random.js';

/** How a connection dies; `silent` is the worst: neither end is told for a while. */
const fates = ['now', 'after its next words', 'amid its next words', 'silent'] as const;
type Fate = (typeof fates)[number];

const silentForMs = 2_500;

interface Pair {
  readonly client: Socket;
  readonly server: Socket;
  fate: Fate | null;
}

/** Stands between two of the cluster's parts. What it lets through it leaves as it is. */
export class Door {
  private readonly pairs = new Set<Pair>();
  private refusing = false;
  private readonly listener = createServer((client) => this.accept(client));

  protected constructor(
    private readonly host: string,
    private readonly port: number,
  ) {}

  static async before(url: string): Promise<Door> {
    const { hostname, port } = new URL(url);
    return new Door(hostname, Number(port)).open();
  }

  async open(): Promise<this> {
    await new Promise<void>((resolve) => this.listener.listen(0, '127.0.0.1', resolve));
    return this;
  }

  /** host:port to come in by. */
  get address(): string {
    return `127.0.0.1:${(this.listener.address() as AddressInfo).port}`;
  }

  /** About so many of the connections die, each its own way; how many. */
  cutSome(share: number, random: Random): number {
    let cut = 0;
    for (const pair of this.pairs) {
      if (random.next() >= share) continue;
      cut += 1;
      pair.fate = random.of(fates);
      if (pair.fate === 'now') end(pair);
      if (pair.fate === 'silent') setTimeout(() => end(pair), silentForMs).unref();
    }
    return cut;
  }

  /** Nothing comes through, and open connections are cut. */
  shut(): void {
    this.refusing = true;
    for (const pair of this.pairs) end(pair);
  }

  unshut(): void {
    this.refusing = false;
  }

  async close(): Promise<void> {
    this.shut();
    await new Promise((resolve) => this.listener.close(resolve));
  }

  /** What the server says, on its way to the client. */
  protected pass(_pair: Pair): (bytes: Buffer) => Buffer[] {
    return (bytes) => [bytes];
  }

  private accept(client: Socket): void {
    if (this.refusing) return void client.destroy();
    const server = connect(this.port, this.host);
    const pair: Pair = { client, server, fate: null };
    this.pairs.add(pair);
    const pass = this.pass(pair);
    client.on('data', (bytes) => {
      if (pair.fate === 'silent') return;
      if (pair.fate === 'amid its next words') server.write(bytes.subarray(0, Math.ceil(bytes.length / 2)));
      else server.write(bytes);
      // the words are on their way to the server, and no reply will ever come through
      if (pair.fate === 'after its next words') server.end(() => end(pair));
      else if (pair.fate !== null) end(pair);
    });
    server.on('data', (bytes) => {
      for (const part of pass(bytes)) if (pair.fate === null) client.write(part);
    });
    for (const [from, to] of [[client, server] as const, [server, client] as const]) {
      from.setNoDelay(true);
      from.on('error', () => undefined);
      from.on('close', () => {
        to.destroy();
        this.pairs.delete(pair);
      });
    }
  }
}

const end = ({ client, server }: Pair): void => {
  client.destroy();
  server.destroy();
};

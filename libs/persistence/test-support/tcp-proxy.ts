import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** Stands between a client and PostgreSQL and misbehaves like a network. */
export class TcpProxy {
  private readonly pairs = new Set<{ client: Socket; server: Socket }>();
  private onAppend: { readonly about: readonly string[]; heard(): void } | null = null;
  private mute = false;
  private refusing = false;
  private readonly listener = createServer((client) => this.accept(client));

  private constructor(private readonly target: URL) {}

  static async before(url: string): Promise<TcpProxy> {
    const proxy = new TcpProxy(new URL(url));
    await new Promise<void>((resolve) => proxy.listener.listen(0, '127.0.0.1', resolve));
    return proxy;
  }

  get url(): string {
    const url = new URL(this.target);
    url.port = String((this.listener.address() as AddressInfo).port);
    return url.href;
  }

  /** The next append is on its way to the server; with `about`, the next one that holds an event of such a type. */
  nextAppend(about: readonly string[] = []): Promise<void> {
    return new Promise((heard) => {
      this.onAppend = { about, heard };
    });
  }

  /** The next append reaches the server, its reply never reaches the client: the connection dies instead. */
  loseNextReply(): Promise<void> {
    return new Promise((resolve) => {
      const heard = (): void => {
        this.mute = true;
        resolve();
      };
      this.onAppend = { about: [], heard };
    });
  }

  /** Cuts all connections, now; `refuse` lets no new ones through. */
  cut({ refuse = false } = {}): void {
    this.mute = false;
    this.refusing = refuse;
    for (const { client, server } of this.pairs) {
      client.destroy();
      server.destroy();
    }
  }

  heal(): void {
    this.refusing = false;
    this.mute = false;
    this.onAppend = null; // one that was waited for and never came
  }

  /** Nothing passes any more towards the client, and nobody is told. Resolves once a client has given its connection up. */
  freeze(): Promise<void> {
    this.mute = true;
    return new Promise((resolve) => {
      for (const { client } of this.pairs) client.once('close', () => resolve());
    });
  }

  async close(): Promise<void> {
    this.cut({ refuse: true });
    await new Promise((resolve) => this.listener.close(resolve));
  }

  private accept(client: Socket): void {
    if (this.refusing) return void client.destroy();
    const server = connect(Number(this.target.port), this.target.hostname);
    const pair = { client, server };
    this.pairs.add(pair);
    client.on('data', (bytes) => {
      const { about, heard } = this.onAppend ?? {};
      if (
        about &&
        bytes.includes('append') &&
        (about.length === 0 || about.some((type) => bytes.includes(type)))
      ) {
        heard?.();
        this.onAppend = null;
      }
      server.write(bytes);
    });
    server.on('data', (bytes) => {
      if (!this.mute) client.write(bytes);
    });
    for (const [from, to] of [[client, server] as const, [server, client] as const]) {
      from.on('error', () => undefined);
      from.on('close', () => {
        to.destroy();
        this.pairs.delete(pair);
      });
    }
  }
}

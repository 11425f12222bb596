import pg from 'pg';

const channel = 'clockbeat_events';

/**
 * Tells those who wait for the log that it has grown: outside the append, at most twice a second. Only a nudge: who
 * misses it looks again a second later.
 */
export class LogNotifier {
  private timer: NodeJS.Timeout | null = null;

  constructor(private readonly pool: pg.Pool) {}

  readonly tell = (): void => {
    this.timer ??= setTimeout(() => {
      this.timer = null;
      this.pool.query(`notify ${channel}`).catch(() => undefined);
    }, 500);
  };

  stop(): void {
    if (this.timer) clearTimeout(this.timer);
  }
}

/** Hears the nudges of all gateways, over a connection of its own that comes back after it was lost. */
export class LogListener {
  private client: pg.Client | null = null;
  private retry: NodeJS.Timeout | null = null;
  private stopped = false;

  constructor(
    private readonly config: pg.ClientConfig,
    private readonly heard: () => void,
  ) {}

  start(): void {
    this.stopped = false;
    this.connect().catch(() => undefined);
  }

  async stop(): Promise<void> {
    this.stopped = true;
    if (this.retry) clearTimeout(this.retry);
    await this.client?.end().catch(() => undefined);
  }

  private async connect(): Promise<void> {
    const client = new pg.Client({ ...this.config, connectionTimeoutMillis: 3_000, keepAlive: true });
    this.client = client;
    client.on('notification', this.heard);
    client.on('error', () => undefined);
    client.once('end', () => this.reconnect());
    try {
      await client.connect();
      await client.query(`listen ${channel}`);
    } catch {
      await client.end().catch(() => undefined);
      this.reconnect();
    }
  }

  private reconnect(): void {
    if (this.stopped) return;
    if (this.retry) clearTimeout(this.retry);
    this.retry = setTimeout(() => this.connect().catch(() => undefined), 1_000);
  }
}

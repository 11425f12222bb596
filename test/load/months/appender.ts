import { GameId } from '@clockbeat/domain';
import pg from 'pg';
import { appendStatement } from '../../../libs/persistence/src/event-store/append-events.sql.js';
import { encodeBatch } from '../../../libs/persistence/src/event-store/encode-batch.js';
import type { NewEvent } from '../../../libs/persistence/src/index.js';
import { randomId } from '../../../libs/persistence/src/random-id.js';
import { answered, created } from '../../../libs/persistence/test-support/events.js';
import { backendOf } from '../../../libs/persistence/test-support/store.js';
import { cpuSeconds } from '../processes.js';

export interface Figures {
  readonly appends: number;
  readonly eventsPerSecond: number;
  readonly p50Ms: number;
  readonly p99Ms: number;
  readonly longestMs: number;
  /** Of PostgreSQL, for one append: other work on the machine changes it little. */
  readonly cpuMs: number;
}

const quantile = (sorted: readonly number[], q: number) => sorted[Math.floor((sorted.length - 1) * q)] ?? 0;
const rounded = (value: number) => Number(value.toFixed(2));

/** What a gateway's writer does in a rush: one batch after the other on one connection, answers of games that are under way. */
export class Appender {
  private times: number[] = [];
  private since = performance.now();
  private cpuSince = 0;
  private serial = 0;
  private stopped = false;
  readonly games: readonly GameId[];
  private running: Promise<void> = Promise.resolve();

  private constructor(
    private readonly client: pg.Client,
    prefix: string,
    private readonly batch: number,
    streams: number,
  ) {
    this.games = Array.from({ length: streams }, () => GameId(`${prefix}${randomId('')}`.slice(0, 21)));
  }

  /** Games of its own, whose ids begin so. */
  static async begin(url: string, prefix: string, batch: number, streams: number): Promise<Appender> {
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    const appender = new Appender(client, prefix, batch, streams);
    await appender.send(appender.games.map((game) => created(game)));
    return appender;
  }

  /** Goes on without a pause until `stop`. */
  run(): void {
    this.running = this.forever();
  }

  async stop(): Promise<void> {
    this.stopped = true;
    await this.running;
    await this.client.end();
  }

  /** For so long on this very call; what it did. */
  async driveFor(ms: number): Promise<Figures> {
    for (let warm = 0; warm < 20; warm += 1) await this.sendNext();
    this.take();
    while (performance.now() - this.since < ms) await this.sendNext();
    return this.take();
  }

  /** What happened since the last time. */
  take(): Figures {
    const cpu = cpuSeconds(backendOf(this.client));
    const cpuMs = ((cpu - this.cpuSince) * 1_000) / Math.max(1, this.times.length);
    this.cpuSince = cpu;
    const [times, seconds] = [this.times.sort((a, b) => a - b), (performance.now() - this.since) / 1_000];
    [this.times, this.since] = [[], performance.now()];
    return {
      appends: times.length,
      eventsPerSecond: Math.round((times.length * this.batch) / seconds),
      p50Ms: rounded(quantile(times, 0.5)),
      p99Ms: rounded(quantile(times, 0.99)),
      longestMs: rounded(times.at(-1) ?? 0),
      cpuMs: rounded(cpuMs),
    };
  }

  private async forever(): Promise<void> {
    while (!this.stopped) await this.sendNext();
  }

  private async sendNext(): Promise<void> {
    const events = Array.from({ length: this.batch }, () => this.next());
    const sentAt = performance.now();
    await this.send(events);
    this.times.push(performance.now() - sentAt);
  }

  private async send(events: readonly NewEvent[]): Promise<void> {
    const batch = events.map((event) => ({
      event,
      json: JSON.stringify(event.data),
      decide: null,
      since: 0,
      resolve: () => undefined,
      told: false,
    }));
    const { rows } = await this.client.query<[string]>({
      name: 'append',
      text: appendStatement,
      values: encodeBatch(batch, null),
      rowMode: 'array',
    });
    const lost = rows.find(([verdict]) => verdict !== 'stored');
    if (lost) throw new Error(`An append was ${lost[0]}`);
  }

  private next(): NewEvent {
    this.serial += 1;
    const game = this.games[this.serial % this.games.length] ?? GameId('');
    const event = answered(game, 1, `p_${this.serial.toString().padStart(16, '0')}`);
    const outcome = {
      playerId: `p_${this.serial}`,
      questionIndex: 3,
      choice: 2,
      responseMs: 4211,
      msLeft: 5789,
    };
    const score = { isCorrect: true, points: 150, speedBonus: 50, total: 1150, streak: 4, scoringVersion: 1 };
    return { ...event, data: { ...event.data, ...outcome, ...score } as NewEvent['data'] };
  }
}

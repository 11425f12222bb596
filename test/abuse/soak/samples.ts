import { mkdirSync, writeFileSync } from 'node:fs';
import { loadavg } from 'node:os';
import { dirname } from 'node:path';
import { cpuSeconds, memoryOf } from '../../load/processes.js';
import { readMetrics } from './metrics-text.js';
import type { Sample } from './trend.js';

const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`;

/** All series of one name together. */
const sumOf = (metrics: ReadonlyMap<string, number>, prefix: string): number =>
  [...metrics].reduce((sum, [series, value]) => (series.startsWith(prefix) ? sum + value : sum), 0);

/** Looks at a gateway from outside and through its metrics, and keeps what it saw in a file. */
export class Samples {
  readonly taken: Sample[] = [];
  private readonly startedAt = performance.now();

  constructor(
    private readonly url: string,
    private readonly pid: number,
    private readonly csv: string,
  ) {
    mkdirSync(dirname(csv), { recursive: true });
  }

  /** `beside`: what the driver itself has counted so far. */
  async take(beside: Readonly<Record<string, number>>): Promise<Sample> {
    const response = await fetch(new URL('/metrics', this.url));
    if (!response.ok) throw new Error(`/metrics answers ${response.status}`);
    const metrics = readMetrics(await response.text());
    const values = new Map([
      ['rss_mb', memoryOf(this.pid).rssMb],
      ['cpu_seconds', cpuSeconds(this.pid)],
      ['machine_load', loadavg()[0] ?? 0],
      ...Object.entries(beside).map(([name, value]): [string, number] => [`driver: ${name}`, value]),
      ...metrics,
      ['games in memory', sumOf(metrics, 'clockbeat_live_games{')],
    ]);
    const sample = { seconds: (performance.now() - this.startedAt) / 1000, values };
    this.taken.push(sample);
    this.write();
    return sample;
  }

  /** Anew each time: a series may appear late. */
  private write(): void {
    const names = [...new Set(this.taken.flatMap(({ values }) => [...values.keys()]))];
    const rows = this.taken.map(({ seconds, values }) =>
      [seconds.toFixed(1), ...names.map((name) => values.get(name) ?? '')].join(','),
    );
    writeFileSync(this.csv, `${['seconds', ...names.map(quoted)].join(',')}\n${rows.join('\n')}\n`);
  }
}

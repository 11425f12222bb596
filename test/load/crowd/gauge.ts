import { fileURLToPath } from 'node:url';
import { freePort } from '../../../scripts/postgres/ports.mjs';
import { rounded } from '../spread.js';

const told = fileURLToPath(new URL('./told-gauges.mjs', import.meta.url));

/** Bytes, after everything was collected. */
export interface Memory {
  readonly rss: number;
  readonly heapUsed: number;
  readonly external: number;
}

/** What a measured process tells of itself; started with `nodeArgs`, in an environment that has `env`. */
export class Gauge {
  readonly nodeArgs = ['--expose-gc', '--import', told];

  private constructor(private readonly port: number) {}

  static async make(): Promise<Gauge> {
    return new Gauge(await freePort());
  }

  get env(): { readonly GAUGE_PORT: string } {
    return { GAUGE_PORT: String(this.port) };
  }

  memory(): Promise<Memory> {
    return this.ask('/memory') as Promise<Memory>;
  }

  /** Writes a heap snapshot; the process stands still meanwhile. */
  async snapshot(file: string): Promise<void> {
    await this.ask(`/snapshot?file=${encodeURIComponent(file)}`);
  }

  /** Profiles the process's CPU while that is done, where somebody wants it. */
  async profiled<T>(file: string | null, act: () => Promise<T>): Promise<T> {
    if (file === null) return act();
    await this.ask('/profile');
    const result = await act();
    await this.ask(`/profiled?file=${encodeURIComponent(file)}`);
    return result;
  }

  private async ask(path: string): Promise<unknown> {
    return (await fetch(`http://127.0.0.1:${this.port}${path}`)).json();
  }
}

/** kB that each of so many took. */
export const each = (before: Memory, after: Memory, count: number) => {
  const kb = (of: keyof Memory) => rounded((after[of] - before[of]) / count / 1_000);
  return { rss: kb('rss'), heapUsed: kb('heapUsed'), external: kb('external') };
};

import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { waitUntilReady } from '../../../scripts/gateway.mjs';
import { laterOptimized } from '../../../scripts/jest.mjs';
import { program, root } from '../../../scripts/paths.mjs';
import { freePort } from '../../../scripts/postgres/ports.mjs';

/** More often than this, and it is not the database. */
const startsAgain = 10;

const hooks = [
  new URL('../../../scripts/exit-with-parent.mjs', import.meta.url),
  new URL('./clock-hook.mjs', import.meta.url),
].flatMap(({ href }) => ['--import', href]);

/** A gateway in a process of its own, to be killed, stopped and misled. It comes back on the same port. */
export class FaultyGateway {
  private child: ChildProcess | null = null;
  private stopped = false;
  private log = '';

  private constructor(
    readonly name: string,
    readonly port: number,
    private readonly env: NodeJS.ProcessEnv,
  ) {}

  static async start(name: string, env: NodeJS.ProcessEnv): Promise<FaultyGateway> {
    const gateway = new FaultyGateway(name, await freePort(), env);
    await gateway.start();
    return gateway;
  }

  get url(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  /** What it logged, the newest part. */
  get said(): string {
    return this.log.slice(-4_000);
  }

  get isRunning(): boolean {
    return this.child !== null && this.child.exitCode === null && this.child.signalCode === null;
  }

  /** Begins to start; `ready` tells when it is there. */
  launch(): void {
    if (this.isRunning) return;
    const child = spawn(process.execPath, [...laterOptimized(), ...hooks, program('gateway')], {
      cwd: root,
      env: { ...this.env, PORT: String(this.port) },
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    });
    for (const stream of [child.stdout, child.stderr])
      stream?.on('data', (text) => {
        this.log = (this.log + text).slice(-8_000);
      });
    this.child = child;
    this.stopped = false;
  }

  async start(): Promise<void> {
    this.launch();
    await this.ready();
  }

  /** One that ends at its start, for its database is away, is started again, as its supervisor does. */
  async ready(): Promise<void> {
    for (let left = startsAgain; ; left -= 1) {
      await waitUntilReady(this.url, () => !this.isRunning);
      if (this.isRunning) return;
      if (left === 0) throw new Error(`${this.name} does not stay up: ${this.said}`);
      await sleep(500);
      this.launch();
    }
  }

  /** No goodbye: what was in its memory is gone. */
  async kill(): Promise<void> {
    const { child } = this;
    if (!child || !this.isRunning) return;
    const exited = once(child, 'exit');
    child.kill('SIGKILL');
    await exited;
  }

  /** It stands still, its connections stay open; when it goes on it has the ideas it had. */
  pause(): void {
    this.stopped = this.child?.kill('SIGSTOP') ?? false;
  }

  resume(): void {
    if (this.stopped) this.child?.kill('SIGCONT');
    this.stopped = false;
  }

  /** Its time of day from now on, beside everybody else's. */
  shiftClock(shiftMs: number): void {
    if (this.isRunning) this.child?.send({ shiftMs });
  }
}

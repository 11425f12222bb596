import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { freePort } from '../../../scripts/postgres/ports.mjs';
import { until } from './until.js';

const main = join(import.meta.dirname, '../../../dist/apps/gateway/src/main.js');

const startsWithinMs = 60_000;

/** A gateway in a process of its own, so that it can be killed. It comes back on the same port, as behind a name. */
export class GatewayProcess {
  private child: ChildProcess | null = null;
  private output = '';

  private constructor(
    private readonly databaseUrl: string,
    readonly port: number,
  ) {}

  static async start(databaseUrl: string): Promise<GatewayProcess> {
    const gateway = new GatewayProcess(databaseUrl, await freePort());
    await gateway.start();
    return gateway;
  }

  get url(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  async start(): Promise<void> {
    const { PATH, HOME } = process.env;
    const child = spawn(process.execPath, [main], {
      env: {
        PATH,
        HOME,
        NODE_ENV: 'test',
        HOST: '127.0.0.1',
        PORT: String(this.port),
        DATABASE_URL: this.databaseUrl,
        SESSION_SECRET: 'the secret of all gateways under test',
        LOG_LEVEL: 'error',
      },
    });
    this.child = child;
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk) => {
        this.output += chunk;
      });
    await until(
      'the gateway is ready',
      async () => {
        if (child.exitCode !== null) throw new Error(`The gateway ended: ${this.output}`);
        return fetch(`${this.url}/health/ready`).then(
          (answer) => answer.ok,
          () => false,
        );
      },
      startsWithinMs,
    );
  }

  /** No goodbye: what was in its memory is gone. */
  async kill(): Promise<void> {
    const { child } = this;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const exited = once(child, 'exit');
    child.kill('SIGKILL');
    await exited;
  }
}

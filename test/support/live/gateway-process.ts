import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { laterOptimized } from '../../../scripts/jest.mjs';
import { compileCache, inRoot, program } from '../../../scripts/paths.mjs';
import { freePort } from '../../../scripts/postgres/ports.mjs';
import { until } from './until.js';

/** Module by module, for hooks that put another one in the place of one. */
const modules = inRoot('dist/apps/gateway/src/main.js');

interface ProcessOptions {
  /** Environment variables besides. */
  readonly env?: Readonly<Record<string, string>>;
  /** A module that is loaded before the gateway's own code. */
  readonly hook?: URL;
}

/** A gateway in a process of its own, so that it can be killed. It comes back on the same port, as behind a name. */
export class GatewayProcess {
  private child: ChildProcess | null = null;
  private output = '';

  private constructor(
    private readonly databaseUrl: string,
    readonly port: number,
    private readonly options: ProcessOptions,
  ) {}

  static async start(databaseUrl: string, options: ProcessOptions = {}): Promise<GatewayProcess> {
    const gateway = new GatewayProcess(databaseUrl, await freePort(), options);
    await gateway.start();
    return gateway;
  }

  get url(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  /** All that it has written so far, of its log and otherwise. */
  get said(): string {
    return this.output;
  }

  async start(): Promise<void> {
    const { PATH, HOME } = process.env;
    const { env, hook } = this.options;
    const main = hook ? ['--import', hook.href, modules] : [program('gateway')];
    const child = spawn(process.execPath, [...laterOptimized(), ...main], {
      env: {
        ...compileCache,
        PATH,
        HOME,
        NODE_ENV: 'test',
        HOST: '127.0.0.1',
        PORT: String(this.port),
        DATABASE_URL: this.databaseUrl,
        SESSION_SECRET: 'the secret of all gateways under test',
        LOG_LEVEL: 'error',
        REHEARSAL: 'off',
        ...env,
      },
    });
    this.child = child;
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk) => {
        this.output += chunk;
      });
    await until('the gateway is ready', async () => {
      if (child.exitCode !== null) throw new Error(`The gateway ended: ${this.output}`);
      return fetch(`${this.url}/health/ready`).then(
        (answer) => answer.ok,
        () => false,
      );
    });
  }

  /** It stands still, with all its connections open. */
  pause(): void {
    this.child?.kill('SIGSTOP');
  }
  resume(): void {
    this.child?.kill('SIGCONT');
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

import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '../../scripts/postgres/ports.mjs';
import { findProcess } from '../../scripts/postgres/processes.mjs';

const script = join(import.meta.dirname, '../../scripts/start.mjs');

/** `npm start` as a user types it, without what this shell may have set. */
class Start {
  output = '';
  private readonly child: ChildProcess;
  readonly exited: Promise<number | null>;

  constructor(
    readonly port: number,
    readonly dataDir: string,
  ) {
    const { PATH, HOME } = process.env;
    this.child = spawn(process.execPath, [script], {
      env: { PATH, HOME, PORT: String(port), HOST: '127.0.0.1', DATA_DIR: dataDir, LOG_LEVEL: 'warn' },
    });
    for (const stream of [this.child.stdout, this.child.stderr])
      stream?.on('data', (chunk) => {
        this.output += chunk;
      });
    this.exited = once(this.child, 'exit').then(([code]) => code);
  }

  async ready(): Promise<this> {
    while (!this.output.includes('Clockbeat is running')) {
      if (this.child.exitCode !== null) throw new Error(this.output);
      await sleep(20);
    }
    return this;
  }

  answers = async (): Promise<boolean> =>
    fetch(`http://127.0.0.1:${this.port}/health/ready`).then(
      (answer) => answer.ok,
      () => false,
    );

  stop(signal: NodeJS.Signals): Promise<number | null> {
    this.child.kill(signal);
    return this.exited;
  }

  get postmaster(): number {
    return Number(readFileSync(join(this.dataDir, 'postgres', 'postmaster.pid'), 'utf8').split('\n')[0]);
  }
}

const isRunning = (pid: number): boolean => !['Z', undefined].includes(findProcess(pid)?.state);

describe('npm start', () => {
  let dataDir: string;
  let running: Start | undefined;

  const start = async (port?: number): Promise<Start> => {
    running = new Start(port ?? (await freePort()), dataDir);
    return running;
  };

  beforeEach(() => {
    dataDir = mkdtempSync(join(tmpdir(), 'clockbeat-start-'));
  });

  afterEach(async () => {
    await running?.stop('SIGTERM');
    rmSync(dataDir, { recursive: true, force: true, maxRetries: 5 });
  });

  it('needs no database, says where to go, and leaves nothing behind after a SIGTERM', async () => {
    const product = await (await start()).ready();
    expect(product.output).toContain(`http://localhost:${product.port}`);
    expect(await product.answers()).toBe(true);
    const { postmaster } = product;

    expect(await product.stop('SIGTERM')).toBe(0);
    expect(await product.answers()).toBe(false);
    expect(isRunning(postmaster)).toBe(false);
  });

  it('starts again after a kill -9, on the same port and data', async () => {
    const first = await (await start()).ready();
    await first.stop('SIGKILL');
    await goneWithin(5_000, first);

    const second = await (await start(first.port)).ready();
    expect(await second.answers()).toBe(true);
  });

  it('says that the port is taken', async () => {
    const other: Server = createServer().listen(0, '127.0.0.1');
    await once(other, 'listening');
    const address = other.address();
    const product = await start(typeof address === 'object' ? address?.port : undefined);

    expect(await product.exited).toBe(1);
    expect(product.output).toContain(`Port ${product.port} is taken by another program`);
    other.close();
  });
});

/** The gateway notices by itself that its parent is gone. */
const goneWithin = async (ms: number, product: Start): Promise<void> => {
  const deadline = Date.now() + ms;
  while (await product.answers()) {
    if (Date.now() > deadline) throw new Error('The gateway outlives its parent');
    await sleep(50);
  }
};

import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import { freePort } from '../../scripts/postgres/ports.mjs';
import { findProcess } from '../../scripts/postgres/processes.mjs';
import { until } from '../support/live/until.js';

const script = join(import.meta.dirname, '../../scripts/start.mjs');
const projectionsScript = join(import.meta.dirname, '../../scripts/projections.mjs');
const backupScript = join(import.meta.dirname, '../../scripts/backup.mjs');
const databaseUrlScript = join(import.meta.dirname, '../../scripts/database-url.mjs');
const exportScript = join(import.meta.dirname, '../../scripts/export.mjs');
const restoreScript = join(import.meta.dirname, '../../scripts/restore.mjs');

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
      env: {
        PATH,
        HOME,
        PORT: String(port),
        HOST: '127.0.0.1',
        DATA_DIR: dataDir,
        LOG_LEVEL: 'warn',
        REHEARSAL: 'off',
      },
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
    this.fetch('/health/ready').then(
      (answer) => answer.ok,
      () => false,
    );

  /** What a solo game is answered that a page of this origin asks for. */
  async hears(origin: string): Promise<number> {
    const body = JSON.stringify({ category: 'General Knowledge', count: 1, timePerQuestion: 10 });
    const headers = { origin, 'content-type': 'application/json' };
    return (await this.fetch('/api/solo-games', { method: 'POST', headers, body })).status;
  }

  /** What a page of this origin is answered that opens a socket. */
  async opensSocket(origin: string): Promise<number> {
    return (await this.fetch('/socket.io/?EIO=4&transport=polling', { headers: { origin } })).status;
  }

  stop(signal: NodeJS.Signals): Promise<number | null> {
    this.child.kill(signal);
    return this.exited;
  }

  get postmaster(): number {
    return this.locked(0);
  }
  get postgresPort(): number {
    return this.locked(3);
  }

  private fetch(path: string, options?: RequestInit): Promise<Response> {
    return fetch(`http://127.0.0.1:${this.port}${path}`, options);
  }

  private locked(line: number): number {
    return Number(readFileSync(join(this.dataDir, 'postgres', 'postmaster.pid'), 'utf8').split('\n')[line]);
  }
}

const isRunning = (pid: number): boolean => !['Z', undefined].includes(findProcess(pid)?.state);

const begun: Start[] = [];
const start = async (dataDir: string, port?: number): Promise<Start> => {
  const product = new Start(port ?? (await freePort()), dataDir);
  begun.push(product);
  return product;
};
const newFolder = (): string => mkdtempSync(join(tmpdir(), 'clockbeat-start-'));
const clear = async (dataDir: string): Promise<void> => {
  await Promise.all(begun.splice(0).map((product) => product.stop('SIGTERM')));
  rmSync(dataDir, { recursive: true, force: true, maxRetries: 5 });
};

describe('what npm start has begun', () => {
  const dataDir = newFolder();
  let product: Start;
  beforeAll(async () => {
    product = await (await start(dataDir)).ready();
  });
  afterAll(() => clear(dataDir));

  it('needs no database, and says where to go', async () => {
    expect(product.output).toContain(`http://localhost:${product.port}`);
    await until('it answers', product.answers);
  });

  it('lets its projections be listed and built anew by one command, and says what is wrong with another', async () => {
    expect(await projections(dataDir, 'list')).toMatchObject({
      code: 0,
      output: expect.stringMatching(
        /^games {2}version \d+ \(kept: live \d+\) {2}tables games, .*\nresults {2}/,
      ),
    });
    const mailing = await projections({ DATA_DIR: dataDir, SMTP_URL: 'smtp://127.0.0.1:1' }, 'list');
    expect(mailing.output).toMatch(/^summaries {2}version 1 \(kept: never run\) {2}no tables of its own$/m);
    expect(await projections(dataDir, 'rebuild', 'results')).toMatchObject({
      code: 0,
      output: expect.stringMatching(/^results was built anew in [\d.]+ s\n$/),
    });
    expect(await projections(dataDir, 'rebuild', 'nothing')).toEqual({
      code: 1,
      output: 'There is no projection "nothing": games, results, seals, webhooks\n',
    });
    expect(await projections(dataDir, 'constructor')).toMatchObject({ code: 1 });
  });

  it('tells where its PostgreSQL is to be reached, by psql and the like', async () => {
    const { code, output } = await operate(databaseUrlScript, dataDir);
    expect(code).toBe(0);
    const { hostname, port, username, pathname } = new URL(output);
    expect([hostname, Number(port), username, pathname]).toEqual([
      '127.0.0.1',
      product.postgresPort,
      'clockbeat',
      '/postgres',
    ]);
    const client = new Client({ connectionString: output.trim() });
    await client.connect();
    const { rows } = await client.query('select count(*)::int as games from game_streams');
    expect(rows).toEqual([{ games: 0 }]);
    await client.end();
  });

  it('listens to no page of another site, nor to the development server’s', async () => {
    for (const origin of ['https://evil.example', 'http://localhost:5173', 'null']) {
      expect(await product.hears(origin)).toBe(403);
      expect(await product.opensSocket(origin)).toBe(403);
    }
    const own = `http://127.0.0.1:${product.port}`;
    expect(await product.hears(own)).toBe(201);
    expect(await product.opensSocket(own)).toBe(200);
  });

  it('leaves nothing behind after a SIGTERM', async () => {
    const { postmaster } = product;
    expect(await product.stop('SIGTERM')).toBe(0);
    expect(await product.answers()).toBe(false);
    expect(isRunning(postmaster)).toBe(false);
    expect(await operate(databaseUrlScript, dataDir)).toEqual({
      code: 1,
      output: `DATABASE_URL is not set, and no PostgreSQL runs in ${dataDir}: start Clockbeat first, or name a database.\n`,
    });
  });

  it('starts again after a kill -9, on the same port and data', async () => {
    const first = await (await start(dataDir, product.port)).ready();
    await first.stop('SIGKILL');
    await until('the gateway is gone', async () => !(await first.answers()));

    const second = await (await start(dataDir, product.port)).ready();
    // a busy machine's PostgreSQL may let the first probe wait too long
    await until('it answers', second.answers);
  });
});

describe('npm start', () => {
  let dataDir: string;
  beforeEach(() => {
    dataDir = newFolder();
  });
  afterEach(() => clear(dataDir));

  it('runs once on a folder: of two starts one says so, and a backup finds the other, leaves it running, and is restored', async () => {
    const [one, other] = [await start(dataDir), await start(dataDir)];
    const loser = await Promise.race([one, other].map((product) => product.exited.then(() => product)));
    expect(loser.output).toContain('already runs on this data folder');
    const product = await (loser === one ? other : one).ready();
    const { postmaster } = product;
    expect(JSON.parse(readFileSync(join(dataDir, 'postgres.json'), 'utf8')).port).toBe(product.postgresPort);

    // As a release before wrote it, where two had started at once.
    writeFileSync(join(dataDir, 'postgres.json'), JSON.stringify({ port: await freePort(), supervisor: 1 }));
    const file = join(dataDir, 'night.backup');
    expect(await operate(backupScript, dataDir, file)).toMatchObject({
      code: 0,
      output: expect.stringContaining('night.backup holds 0 games'),
    });
    await until('it answers', product.answers);
    expect(product.postmaster).toBe(postmaster);
    expect(isRunning(postmaster)).toBe(true);

    // The way on from another major version: the folder is refused, moved away, and the backup takes its place.
    await product.stop('SIGTERM');
    writeFileSync(join(dataDir, 'postgres', 'PG_VERSION'), '17\n');
    const refused = await start(dataDir);
    expect(await refused.exited).toBe(1);
    expect(refused.output).toContain('was written by PostgreSQL 17');
    renameSync(join(dataDir, 'postgres'), join(dataDir, 'postgres-17'));
    expect(await operate(restoreScript, dataDir, file)).toMatchObject({
      code: 0,
      output: expect.stringContaining('Gateways may start'),
    });
  });

  it('says that the port is taken', async () => {
    const other: Server = createServer().listen(0, '127.0.0.1');
    await once(other, 'listening');
    const address = other.address();
    const product = await start(dataDir, typeof address === 'object' ? address?.port : undefined);

    expect(await product.exited).toBe(1);
    expect(product.output).toContain(`Port ${product.port} is taken by another program`);
    other.close();
  });
});

describe('a command that lacks something says what, and makes nothing', () => {
  const dataDir = join(tmpdir(), 'clockbeat-never-made');
  it.each([
    ['backup', backupScript, [], 'Name one file: npm run backup -- FILE writes it'],
    ['backup --check', backupScript, ['--check'], 'Name one file: npm run backup -- FILE writes it'],
    ['restore', restoreScript, [], 'Name the backup to restore: npm run restore -- FILE'],
    ['newsletter', exportScript, ['newsletter'], 'Say what to do: npm run -s newsletter -- export > FILE'],
    ['newsletter -- export', exportScript, ['newsletter', 'export'], 'PUBLIC_URL is missing'],
  ])('npm run %s', async (_command, script, words, said) => {
    const where = { DATA_DIR: dataDir, DATABASE_URL: 'postgres://nobody@127.0.0.1:1/nothing' };
    const { code, output } = await operate(script, where, ...words);
    expect(code).toBe(1);
    expect(output.split('\n')[0]).toContain(said);
    expect(output).not.toMatch(/\n {4}at /);
    expect(existsSync(dataDir)).toBe(false);
  });

  it('npm run backup -- --check FILE needs no database', async () => {
    expect(await operate(backupScript, dataDir, '--check', '/nowhere.backup')).toEqual({
      code: 1,
      output: 'There is no such file.\n',
    });
    expect(existsSync(dataDir)).toBe(false);
  });
});

const projections = (where: string | Record<string, string>, ...words: string[]) =>
  operate(projectionsScript, where, ...words);

/** A command as an operator types it, beside a running product. */
const operate = async (script: string, where: string | Record<string, string>, ...words: string[]) => {
  const { PATH, HOME } = process.env;
  const child = spawn(process.execPath, [script, ...words], {
    env: { PATH, HOME, ...(typeof where === 'string' ? { DATA_DIR: where } : where) },
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk) => {
      output += chunk;
    });
  const [code]: unknown[] = await once(child, 'close');
  return { code, output };
};

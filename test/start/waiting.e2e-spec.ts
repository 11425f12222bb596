import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { waitUntilReady } from '../../scripts/gateway.mjs';
import { pathsOf } from '../../scripts/postgres/cluster.mjs';
import { launch } from '../../scripts/postgres/launch.mjs';
import { readLock } from '../../scripts/postgres/orphan.mjs';
import { until } from '../support/live/until.js';

/** In place of PostgreSQL: it recovers until it gets a signal. A path with a space would end that line early. */
const recovering = `#!/usr/bin/env node
const { writeFileSync } = require('node:fs');
const [, cluster, , port] = process.argv.slice(2);
const lock = (status) =>
  writeFileSync(cluster + '/postmaster.pid', [process.pid, cluster, 0, port, '', '', '', status].join('\\n'));
process.on('SIGUSR2', () => lock('ready'));
console.log('LOG:  redo in progress, elapsed time: 20.00 s');
lock('starting');
setInterval(() => undefined, 1_000_000);
`;

/** A start that takes an hour, by a clock that is moved: nobody is ended for it, and who waits is told. */
describe('a long start', () => {
  let told: jest.SpyInstance;
  const anHourPasses = (): void => {
    const now = Date.now() + 3_600_000;
    jest.spyOn(Date, 'now').mockReturnValue(now);
  };
  beforeEach(() => {
    told = jest.spyOn(console, 'log').mockImplementation(() => undefined);
  });
  afterEach(() => jest.restoreAllMocks());

  const isTold = (what: RegExp): Promise<void> =>
    until(`somebody is told ${what}`, () => told.mock.calls.some(([line]) => what.test(String(line))));

  it('of a gateway that migrates is waited for', async () => {
    let isReady = false;
    const gateway = createServer((_, response) => response.writeHead(isReady ? 200 : 503).end()).listen(0);
    await once(gateway, 'listening');
    const { port } = gateway.address() as AddressInfo;
    const ready = waitUntilReady(`http://127.0.0.1:${port}`, () => false);
    await once(gateway, 'request');
    anHourPasses();
    await isTold(/^Still starting .*takes minutes/);
    isReady = true;
    await ready;
    expect(told).toHaveBeenCalledTimes(1);
    gateway.close();
  });

  it('of a PostgreSQL that recovers is waited for', async () => {
    const dataDir = mkdtempSync(join(tmpdir(), 'clockbeat-recovery-'));
    const paths = pathsOf(dataDir);
    mkdirSync(paths.cluster);
    const postgres = join(dataDir, 'recovering');
    writeFileSync(postgres, recovering, { mode: 0o755 });
    const binaries = { postgres, initdb: '', pg_ctl: '', share: '' };
    const identity = { name: 'ourselves', prefix: [] };
    const attempt = launch({ binaries, identity, paths, port: 5432, settings: {}, durable: true });
    await until('it recovers', () => (readLock(paths.cluster)?.pid ?? 0) > 0);
    anHourPasses();
    await isTold(/not ready yet .*redo in progress, elapsed time: 20.00 s$/);
    process.kill(readLock(paths.cluster)?.pid ?? 0, 'SIGUSR2');
    const started = await attempt;
    if (!('child' in started)) throw new Error(started.log);
    started.child.kill('SIGKILL');
    await once(started.child, 'exit');
    rmSync(dataDir, { recursive: true, force: true });
  });
});

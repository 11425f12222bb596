import { execFile, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { parse } from 'yaml';
import { inRoot } from '../../scripts/paths.mjs';
import { freePort } from '../../scripts/postgres/ports.mjs';
import { freshDatabase, type TestDatabase } from '../support/database.js';
import { describeUnless } from '../support/describe-with.js';
import { until } from '../support/live/until.js';

const run = promisify(execFile);
const unit = (name: string): string => inRoot(`deploy/systemd/${name}`);
const units = readdirSync(inRoot('deploy/systemd'));

/** Beside what the product needs: somebody who has these programs tries the recipes with them. */
const describeIfThere = (program: string, version: string) =>
  describeUnless(spawnSync(program, [version]).error ? `${program} is not installed` : null);

describeIfThere('caddy', 'version')('deploy/Caddyfile', () => {
  it('is valid, and leads everything that its name is asked for to the gateway', async () => {
    const env = { PATH: process.env['PATH'], HOME: tmpdir(), CLOCKBEAT_DOMAIN: 'quiz.example.org' };
    const config = ['--config', inRoot('deploy/Caddyfile'), '--adapter', 'caddyfile'];
    await run('caddy', ['validate', ...config], { env });
    const { stdout } = await run('caddy', ['adapt', ...config], { env });
    const [server, ...others] = Object.values<{ routes: unknown[] }>(JSON.parse(stdout).apps.http.servers);
    expect(others).toEqual([]);
    expect(server?.routes).toHaveLength(1);
    const route = JSON.stringify(server?.routes);
    for (const part of ['"host":["quiz.example.org"]', '"dial":"127.0.0.1:3000"'])
      expect(route).toContain(part);
  });
});

describeIfThere('nginx', '-v')('deploy/nginx.conf', () => {
  const folder = mkdtempSync(join(tmpdir(), 'clockbeat-nginx-'));
  const standIns: Server[] = [];
  let nginx: ReturnType<typeof spawn>;
  let url: string;

  beforeAll(async () => {
    for (const name of ['gateway1', 'gateway2', 'gateway3']) {
      const standIn = createServer((_request, response) => void response.end(name)).listen(0, '127.0.0.1');
      await once(standIn, 'listening');
      standIns.push(standIn);
    }
    const ports = standIns.map((standIn) => (standIn.address() as AddressInfo).port);
    url = `http://127.0.0.1:${await freePort()}`;
    const here = readFileSync(inRoot('deploy/nginx.conf'), 'utf8')
      .replaceAll(/gateway(\d):3000/g, (_, nth) => `127.0.0.1:${ports[nth - 1]}`)
      .replace('listen 80', `listen ${new URL(url).host}`);
    const bodies = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((of) => `${of}_temp_path ${of};`);
    const config = join(folder, 'nginx.conf');
    writeFileSync(
      config,
      `daemon off; pid nginx.pid; events {} http { access_log off; ${bodies.join(' ')} ${here} }`,
    );
    nginx = spawn('nginx', ['-p', folder, '-e', 'stderr', '-c', config], { stdio: 'inherit' });
    await until('nginx answers', async () => {
      if (nginx.exitCode !== null) throw new Error('nginx has ended');
      return fetch(url).then(
        ({ ok }) => ok,
        () => false,
      );
    });
  });
  afterAll(async () => {
    if (nginx.kill()) await once(nginx, 'exit');
    for (const standIn of standIns) standIn.close();
    rmSync(folder, { recursive: true });
  });

  const served = async (query: string): Promise<string> =>
    (await fetch(`${url}/socket.io/?EIO=4&transport=polling${query}`)).text();
  const games = Array.from({ length: 12 }, (_, nth) => `game_${nth}`);

  it('sends all of a game to one gateway, and games to all of them', async () => {
    const preferred = await Promise.all(games.map((game) => served(`&k=first&g=${game}`)));
    expect(new Set(preferred).size).toBe(3);
    for (const [nth, game] of games.entries())
      expect(await served(`&g=${game}&k=second`)).toBe(preferred[nth]);
  });

  it('keeps a connection without a game where it began', async () => {
    expect(new Set(await Promise.all(games.map((k) => served(`&k=${k}`)))).size).toBe(3);
    expect(new Set(await Promise.all(games.map(() => served('')))).size).toBe(1);
  });

  it('takes another one for the games of a gateway that is away, and the same ones for all others', async () => {
    const before = await Promise.all(games.map((game) => served(`&g=${game}`)));
    standIns[0]?.closeAllConnections();
    standIns[0]?.close();
    for (const [nth, game] of games.entries()) {
      const now = await served(`&g=${game}`);
      if (before[nth] === 'gateway1') expect(now).toMatch(/^gateway[23]$/);
      else expect(now).toBe(before[nth]);
    }
  });
});

it('deploy/envoy.yaml hashes what its clients say of a game first', () => {
  const { static_resources: known } = parse(readFileSync(inRoot('deploy/envoy.yaml'), 'utf8'));
  const [{ typed_config: http }] = known.listeners[0].filter_chains[0].filters;
  const [sockets, rest] = http.route_config.virtual_hosts[0].routes;
  const clusters = new Map(known.clusters.map((each: { name: string }) => [each.name, each]));
  expect(sockets.route.hash_policy[0]).toEqual({ query_parameter: { name: 'g' }, terminal: true });
  expect(clusters.get(sockets.route.cluster)).toMatchObject({ lb_policy: 'RING_HASH' });
  expect(clusters.get(rest.route.cluster)).toMatchObject({ lb_policy: 'LEAST_REQUEST' });
});

describeIfThere('envoy', '--version')('deploy/envoy.yaml', () => {
  it('is what Envoy understands', async () => {
    await run('envoy', ['--mode', 'validate', '-c', inRoot('deploy/envoy.yaml')]);
  });
});

describeIfThere('systemd-analyze', '--version')('deploy/systemd', () => {
  it.each(units)('%s is what systemd understands', async (name) => {
    const { stdout, stderr } = await run('systemd-analyze', ['verify', unit(name)]);
    expect(`${stdout}${stderr}`).toBe('');
  });
});

it('the services know where the data is, also with an .env.example in which DATA_DIR is empty', () => {
  for (const name of ['clockbeat.service', 'clockbeat-projector.service', 'clockbeat-backup.service']) {
    const text = readFileSync(unit(name), 'utf8');
    expect(text).toContain('EnvironmentFile=');
    expect(text).not.toMatch(/^Environment=.*DATA_DIR/m);
    expect(text.slice(text.indexOf('\nExecStart='))).toContain(' DATA_DIR=/var/lib/clockbeat');
  }
});

describe('the nightly backup', () => {
  /** What systemd hands to the shell: its lines joined, its percent signs halved. */
  const script = /^ExecStart=\/bin\/sh -ec '([^']+)'/m
    .exec(readFileSync(unit('clockbeat-backup.service'), 'utf8'))?.[1]
    ?.replaceAll('\\\n', '')
    .replaceAll('%%', '%');
  /** Days. */
  const ages = {
    'old.backup': 40,
    'old.backup.forgotten': 40,
    'young.backup': 20,
    'young.backup.forgotten': 20,
  };
  let database: TestDatabase;
  let backups: string;
  beforeEach(async () => {
    database = await freshDatabase();
    backups = mkdtempSync(join(tmpdir(), 'clockbeat-backups-'));
    for (const [name, days] of Object.entries(ages)) {
      writeFileSync(join(backups, name), '');
      const at = Date.now() / 1_000 - days * 86_400;
      utimesSync(join(backups, name), at, at);
    }
  });
  afterEach(async () => {
    await database.drop();
    rmSync(backups, { recursive: true });
  });

  const backUp = (databaseUrl: string) => {
    const { PATH, HOME } = process.env;
    const env = { PATH, HOME, BACKUPS: backups, DATABASE_URL: databaseUrl };
    return run('/bin/sh', ['-ec', script ?? 'false'], { cwd: inRoot(''), env });
  };

  it('writes one, reads it through, and deletes those older than 30 days', async () => {
    const { stdout } = await backUp(database.url);
    expect(stdout).toMatch(/holds 0 games.*\n.*is whole/);
    const [made, list, ...others] = readdirSync(backups).sort();
    expect(made).toMatch(/^\d{4}-\d\d-\d\dT\d\d-\d\d-\d\dZ\.backup$/);
    expect(list).toBe(`${made}.forgotten`);
    expect(others).toEqual(['young.backup', 'young.backup.forgotten']);
  });

  it('fails where it can write none, and deletes nothing', async () => {
    await expect(backUp('postgres://nobody@127.0.0.1:1/nothing')).rejects.toMatchObject({ code: 1 });
    expect(readdirSync(backups).sort()).toEqual(Object.keys(ages));
  });
});

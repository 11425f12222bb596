import { execFile, spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { inRoot } from '../../scripts/paths.mjs';
import { freshDatabase, type TestDatabase } from '../support/database.js';
import { describeUnless } from '../support/describe-with.js';

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

describeIfThere('systemd-analyze', '--version')('deploy/systemd', () => {
  it.each(units)('%s is what systemd understands', async (name) => {
    const { stdout, stderr } = await run('systemd-analyze', ['verify', unit(name)]);
    expect(`${stdout}${stderr}`).toBe('');
  });
});

it('the services know where the data is, also with an .env.example in which DATA_DIR is empty', () => {
  for (const name of ['clockbeat.service', 'clockbeat-backup.service']) {
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
  let database: TestDatabase;
  let backups: string;
  beforeEach(async () => {
    database = await freshDatabase();
    backups = mkdtempSync(join(tmpdir(), 'clockbeat-backups-'));
    for (const [name, days] of [['old.backup', 40] as const, ['young.backup', 20] as const]) {
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
    const [made, ...others] = readdirSync(backups).sort();
    expect(made).toMatch(/^\d{4}-\d\d-\d\dT\d\d-\d\d-\d\dZ\.backup$/);
    expect(others).toEqual(['young.backup']);
  });

  it('fails where it can write none, and deletes nothing', async () => {
    await expect(backUp('postgres://nobody@127.0.0.1:1/nothing')).rejects.toMatchObject({ code: 1 });
    expect(readdirSync(backups).sort()).toEqual(['old.backup', 'young.backup']);
  });
});

import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { claimFolder } from '../../scripts/postgres/claim.mjs';

const claimModule = join(import.meta.dirname, '../../scripts/postgres/claim.mjs');
const script = `
  import { claimFolder } from ${JSON.stringify(claimModule)};
  await claimFolder(process.argv[1]).then(() => console.log('holds'), (error) => console.log(error.message));
  process.stdin.resume();
`;

describe('a data folder', () => {
  let dataDir: string;
  let askers: ChildProcess[];
  beforeEach(() => {
    dataDir = mkdtempSync(join(tmpdir(), 'clockbeat-claims-'));
    askers = [];
  });
  afterEach(() => {
    for (const asker of askers) asker.kill('SIGKILL');
    rmSync(dataDir, { recursive: true, force: true });
  });

  const ask = async (): Promise<string> => {
    const asker = spawn(process.execPath, ['--input-type=module', '-e', script, dataDir]);
    askers.push(asker);
    const [said] = await once(asker.stdout, 'data');
    return String(said).trim();
  };

  it('belongs to one of many processes that ask at once, and the others are told which', async () => {
    const said = await Promise.all(Array.from({ length: 6 }, ask));
    expect(said.filter((answer) => answer === 'holds')).toHaveLength(1);
    for (const answer of said.filter((other) => other !== 'holds'))
      expect(answer).toMatch(/^Clockbeat already runs on this data folder \(process \d+\)/);
  });

  it('is free again once the process that held it was killed', async () => {
    expect(await ask()).toBe('holds');
    const [holder] = askers;
    holder?.kill('SIGKILL');
    if (holder) await once(holder, 'exit');
    const release = await claimFolder(dataDir);
    await expect(claimFolder(dataDir)).rejects.toThrow(`process ${process.pid}`);
    release();
    expect(readdirSync(dataDir)).toEqual([]);
  });

  it('is not held by another process that wears the number of one that died', async () => {
    writeFileSync(join(dataDir, `postgres.claim.${process.pid}.1.1`), 'holds');
    (await claimFolder(dataDir))();
    expect(readdirSync(dataDir)).toEqual([]);
  });
});

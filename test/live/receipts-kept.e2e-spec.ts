import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Receipt, SealedResult } from '@clockbeat/domain';
import { MonthArchiver } from '@clockbeat/persistence';
import { restoreBackup } from '../../libs/persistence/src/backup/restore-backup.js';
import { writeBackup } from '../../libs/persistence/src/backup/write-backup.js';
import { inRoot } from '../../scripts/paths.mjs';
import { startGateway, type TestGateway } from '../support/app.js';
import { emptyDatabase } from '../support/database.js';
import { listsFollowed } from '../support/live/lists-followed.js';
import { Night } from '../support/live/night.js';
import { quiz } from '../support/live/quiz.js';
import { TestHost } from '../support/live/test-host.js';
import { TestPlayer } from '../support/live/test-player.js';

/** Long after the games of today. */
const later = (): number => {
  const now = new Date();
  return Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 4);
};

describe('receipts that a phone has kept', () => {
  const folder = mkdtempSync(join(tmpdir(), 'clockbeat-receipts-kept-'));
  const archive = mkdtempSync(join(tmpdir(), 'clockbeat-archive-'));
  const env = { ARCHIVE_URL: archive, ARCHIVE_AFTER_MONTHS: '2' };
  const receipts: (Receipt & { version: number })[] = [];
  let night: Night;
  let gateway: TestGateway;
  let host: TestHost;
  let ada: TestPlayer;
  /** What the gateway of that night said after the end. */
  let published: SealedResult;
  beforeAll(async () => {
    night = await Night.begin();
    gateway = await night.gateway(env);
    host = await TestHost.on(gateway, { questions: quiz(3) });
    ada = await TestPlayer.on(gateway).join(host.joinCode, 'Ada');
    const bo = await TestPlayer.on(gateway).join(host.joinCode, 'Bo');
    await host.start();
    for (const index of [0, 1, 2]) {
      await Promise.all([ada.sees(index), bo.sees(index)]);
      await bo.answer('A');
      const { version, receipt } = await ada.answer('B');
      receipts.push({ version, ...receipt! });
      if (index < 2) await host.next(index);
    }
    await host.finish();
    await listsFollowed(gateway);
    published = await sealedFrom(gateway);
  });
  afterAll(async () => {
    await night?.end();
    for (const made of [folder, archive]) rmSync(made, { recursive: true });
  });

  const sealedFrom = async ({ url }: TestGateway): Promise<SealedResult> => {
    const headers = { authorization: `Bearer ${ada.token}` };
    const response = await fetch(`${url}/api/games/${host.gameId}/sealed`, { headers });
    expect(response.status).toBe(200);
    return (await response.json()) as SealedResult;
  };

  /** By a gateway that has not seen the game, and by the script, which asks nobody and has the seal of that night. */
  const areProven = async (by: TestGateway): Promise<void> => {
    const sealed = await sealedFrom(by);
    expect(sealed).toEqual(published);
    const path = join(folder, 'ada.json');
    writeFileSync(path, JSON.stringify({ sealed, receipts }));
    const script = inRoot('examples/verify-receipt.mjs');
    const said = spawnSync(process.execPath, [script, path, '--seal', published.seal], { encoding: 'utf8' });
    expect([said.status, said.stderr]).toEqual([0, '']);
    for (const question of [1, 2, 3])
      expect(said.stdout).toMatch(new RegExp(`${question}\\b.*as it was acknowledged`));
  };

  it('fit when the month of the game is archived, and when it has come back', async () => {
    const archiver = gateway.app.get(MonthArchiver);
    const [month] = await archiver.waiting(later(), 2);
    await archiver.archive(month!, { now: later() });
    const answers = () =>
      night.query(`select from events where game_id = $1 and type = 'AnswerSubmitted'`, [host.gameId]);
    expect(await answers()).toHaveLength(0);
    await areProven(await night.gateway({ ...env, PROJECTIONS: 'off' }));

    await archiver.restore(month!);
    expect(await answers()).toHaveLength(6);
    await areProven(await night.gateway({ PROJECTIONS: 'off' }));
  });

  it('fit in a database that a backup was put back into', async () => {
    const file = join(folder, 'whole.backup');
    await writeBackup(night.databaseUrl, file);
    const database = await emptyDatabase();
    let restored: TestGateway | undefined;
    try {
      expect(await restoreBackup(database.url, file, 'all')).toMatchObject({ verified: 1, unsound: [] });
      restored = await startGateway({ databaseUrl: database.url });
      await areProven(restored);
    } finally {
      await restored?.close();
      await database.drop();
    }
  });
});

import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { GameId, type Receipt, type SealedResult } from '@clockbeat/domain';
import { GameVerifier, Persistence } from '@clockbeat/persistence';
import { check, checkTogether } from '../../examples/verify-receipt.mjs';
import { inRoot } from '../../scripts/paths.mjs';
import type { TestGateway } from '../support/app.js';
import { Night } from '../support/live/night.js';
import { quiz } from '../support/live/quiz.js';
import { TestHost } from '../support/live/test-host.js';
import { TestPlayer } from '../support/live/test-player.js';

type KeptReceipt = Receipt & { version: number };

describe('receipts of answers', () => {
  let night: Night;
  let gateways: [TestGateway, TestGateway];
  let host: TestHost;
  let ada: TestPlayer;
  let bo: TestPlayer;
  const receipts = new Map<TestPlayer, KeptReceipt[]>();
  beforeAll(async () => {
    night = await Night.begin();
    gateways = [await night.gateway(), await night.gateway()];
    host = await TestHost.on(gateways[0], { questions: quiz(3) });
    ada = await TestPlayer.on(gateways[0]).join(host.joinCode, 'Ada');
    bo = await TestPlayer.on(gateways[1]).join(host.joinCode, 'Bo');
    await host.start();
    for (const index of [0, 1, 2]) {
      await Promise.all([ada.sees(index), bo.sees(index)]);
      for (const player of [ada, bo]) {
        const { version, receipt } = await player.answer('B');
        expect(receipt).toBeDefined();
        receipts.set(player, [...(receipts.get(player) ?? []), { version, ...receipt! }]);
      }
      if (index < 2) await host.next(index);
    }
    await host.finish();
  });
  afterAll(() => night.end());

  const sealedFor = async (player: TestPlayer | null, gateway = gateways[0]): Promise<SealedResult> => {
    const headers = new Headers(player ? { authorization: `Bearer ${player.token}` } : []);
    const response = await fetch(`${gateway.url}/api/games/${host.gameId}/sealed`, { headers });
    expect(response.status).toBe(200);
    return (await response.json()) as SealedResult;
  };
  const fileOf = async (player: TestPlayer) => ({
    sealed: await sealedFor(player),
    receipts: receipts.get(player) ?? [],
  });
  const fits = { wrong: [], answers: expect.anything() };

  it('fit the sealed result, whichever gateway acknowledged and whichever is asked', async () => {
    const [ofAda, ofBo] = [await fileOf(ada), await fileOf(bo)];
    expect(ofAda.receipts.map(({ seal }) => typeof seal)).toEqual(['string', 'string', 'string']);
    expect(check(ofAda)).toEqual(fits);
    expect(check(ofBo)).toEqual(fits);
    expect(checkTogether([ofAda, ofBo])).toEqual([]);
    expect(check(ofAda).answers).toEqual(
      [true, false, false].map((isCorrect, questionIndex) =>
        expect.objectContaining({ questionIndex, answer: 1, isCorrect, hasReceipt: true }),
      ),
    );
    expect((await sealedFor(ada, gateways[1])).seal).toBe(ofAda.sealed.seal);
  });

  it('are of the chain that the database keeps, and that the host’s table names', async () => {
    const { seal } = await sealedFor(null);
    const verified = await new GameVerifier(gateways[0].app.get(Persistence)).verify(GameId(host.gameId));
    expect(verified).toMatchObject({ seal, difference: null });
    const table = await fetch(`${gateways[0].url}/api/games/${host.gameId}/results?sheet=summary`, {
      headers: { accept: 'text/csv', cookie: host.cookie },
    });
    expect(await table.text()).toContain(`Seal of the log,${seal}`);
  });

  it('give nobody’s answers or names away', async () => {
    expect((await sealedFor(null)).answers).toEqual([]);
    const own = await sealedFor(ada);
    expect(own.answers).toHaveLength(3);
    for (const { text } of own.answers) expect(text).toContain(ada.playerId);
    expect(JSON.stringify(own)).not.toContain(bo.playerId);
    expect(JSON.stringify(own)).not.toMatch(/Ada|Bo"/);
  });

  it('still fit after a correction: it is a later event, and what was told stands', async () => {
    const before = await sealedFor(ada);
    const corrected = await fetch(`${gateways[0].url}/api/games/${host.gameId}/corrections`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie: host.cookie },
      body: JSON.stringify({ questionIndex: 0, change: 'void', reason: 'Two were right' }),
    });
    expect(corrected.status).toBe(201);
    expect(await sealedFor(ada)).toEqual(before);
    // read anew, by a gateway that has not seen it before
    expect(await sealedFor(ada, await night.gateway())).toEqual(before);
  });

  it('are checked by a script that asks no server, and that hears of a result with another answer in it', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'clockbeat-receipts-'));
    const run = async (name: string, file: object, ...more: string[]) => {
      const path = join(folder, name);
      writeFileSync(path, JSON.stringify(file));
      return spawnSync(process.execPath, [inRoot('examples/verify-receipt.mjs'), path, ...more], {
        encoding: 'utf8',
      });
    };
    try {
      const file = await fileOf(ada);
      const right = await run('ada.json', file, '--seal', file.sealed.seal);
      expect(right.stdout).toContain('as it was acknowledged');
      expect(right.status).toBe(0);
      const [first] = file.sealed.answers;
      const text = first!.text.replace(/"points": \d+/, '"points": 999');
      const forged = { ...file, sealed: { ...file.sealed, answers: [{ ...first, text }] } };
      const wrong = await run('forged.json', forged);
      expect(wrong.stderr).toContain('this text of an answer is not the one that was sealed');
      expect(wrong.status).toBe(1);
      expect((await run('ada.json', file, '--seal', '00')).status).toBe(1);
    } finally {
      rmSync(folder, { recursive: true });
    }
  });

  it('are refused in words of a game that has not ended, and of none', async () => {
    const running = await TestHost.on(gateways[0], { questions: quiz(1) });
    const of = async (gameId: string) => {
      const response = await fetch(`${gateways[0].url}/api/games/${gameId}/sealed`);
      return [response.status, ((await response.json()) as { code: string }).code];
    };
    expect(await of(running.gameId)).toEqual([409, 'wrong_state']);
    expect(await of('game_0000000000000000')).toEqual([404, 'not_found']);
  });
});

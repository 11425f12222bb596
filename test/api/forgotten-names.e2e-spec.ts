import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { forgottenPlayer, forgottenTeam, GameId, PlayerId } from '@clockbeat/domain';
import { EventStore, GameVerifier, Persistence } from '@clockbeat/persistence';
import request from 'supertest';
import { PlayedGame, parseCsv } from '../support/api/played-game.js';
import { startGateway, type TestGateway } from '../support/app.js';
import { emptyDatabase, type TestDatabase } from '../support/database.js';
import type { Person } from '../support/game-night.js';
import { listsFollowed } from '../support/live/lists-followed.js';
import { runCli } from '../support/run-cli.js';

describe('a name that is forgotten', () => {
  const folder = mkdtempSync(join(tmpdir(), 'clockbeat-names-'));
  const before = join(folder, 'before.backup');
  let played: PlayedGame;
  let second: TestGateway;
  let restored: TestDatabase;
  beforeAll(async () => {
    played = await PlayedGame.play();
    second = await startGateway({ databaseUrl: played.night.database.url });
    restored = await emptyDatabase();
  });
  afterAll(async () => {
    await second?.close();
    await played?.night.end();
    await restored?.drop();
    rmSync(folder, { recursive: true });
  });

  const forget = (body: object, person: Person | null = played.host) => {
    const call = played.night.api.post(`/api/games/${played.game.id}/forgotten-names`).send(body);
    return person ? call.set('cookie', person.cookie) : call;
  };
  const ofAda = { of: 'player' } as const;
  const adas = (body: object = ofAda) => ({ playerId: played.ada.playerId, ...body });
  const called = () => forgottenPlayer(PlayerId(played.ada.playerId));
  const cli = (program: string, words: readonly string[], url = played.night.database.url) =>
    runCli(program, words, { DATABASE_URL: url });

  /** All names that the host is told: in results, the log, the history and the table. */
  const namesTold = async ({ api }: { api: typeof played.night.api }): Promise<string[]> => {
    const { id } = played.game;
    const get = (path: string) => api.get(path).set('cookie', played.host.cookie);
    const results = (await get(`/api/games/${id}/results`).expect(200)).body;
    const events = (await get(`/api/games/${id}/events`).expect(200)).body;
    const [{ winner }] = (await get('/api/user/game-history').expect(200)).body;
    const table = await get(`/api/games/${id}/results?sheet=players`).set('accept', 'text/csv').expect(200);
    type Named = { name?: string; teamName?: string | null; data?: Named; called?: string };
    const named = [...results.scores, ...results.teams, ...events.items] as Named[];
    return [
      winner,
      ...named.flatMap(({ name, teamName, data }) => [
        name,
        teamName,
        data?.name,
        data?.teamName,
        data?.called,
      ]),
      ...(await parseCsv(table.text)).slice(1).flatMap(([, name, team]) => [name, team]),
    ].filter((name) => typeof name === 'string' && name !== '');
  };

  it('is of a game that is over, and wanted by its host', async () => {
    expect((await forget(adas()).expect(409)).body.code).toBe('wrong_state');
    await played.finish();
    await listsFollowed(played.night.gateway);
    expect((await cli('backup', ['backup', before])).code).toBe(0);
    await forget(adas(), null).expect(401);
    for (const person of [played.bob, played.stranger])
      expect((await forget(adas(), person).expect(403)).body.code).toBe('not_host');
  });

  it.each([
    [{ of: 'host' }, 400],
    [{ of: undefined }, 400],
    [{ playerId: 'Ada' }, 400],
    [{ playerId: 7 }, 400],
    [{ playerId: `p_${'x'.repeat(65)}` }, 400],
    [{ playerId: 'p_nobodynobodynobo' }, 404],
  ])('%j is refused: %i', async (change, status) => {
    await forget({ ...adas(), ...change }).expect(status);
  });

  it('was told to everybody who may know it, and is told to nobody any more, on every gateway', async () => {
    const gateways = [played.night, { api: request(second.url) as unknown as typeof played.night.api }];
    const timesTold = (names: readonly string[], name: string) => names.filter((one) => one === name).length;
    const told = await Promise.all(gateways.map(namesTold));
    expect(told.map((names) => timesTold(names, 'Ada'))).toEqual([4, 4]);
    await forget(adas()).expect(204);
    await forget(adas()).expect(204); // asked again it is no error
    for (const gateway of [played.night.gateway, second]) await listsFollowed(gateway);
    const after = await Promise.all(gateways.map(namesTold));
    expect(after.map((names) => timesTold(names, 'Ada'))).toEqual([0, 0]);
    // once more than before: the fact itself
    expect(after.map((names) => timesTold(names, called()))).toEqual([5, 5]);
    expect(after.map((names) => timesTold(names, 'Bob'))).toEqual(
      told.map((names) => timesTold(names, 'Bob')),
    );
  });

  it('leaves a log that is whole, and a line of the audit log', async () => {
    const { id } = played.game;
    const store = played.night.gateway.app.get(Persistence);
    expect(await new GameVerifier(store).verify(GameId(id))).toMatchObject({ difference: null });
    const { rows } = await store.pool.query(
      `select actor, about, details from audit_entries where what = 'name_forgotten' order by sequence limit 1`,
    );
    expect(rows).toEqual([
      { actor: played.host.id, about: id, details: { of: 'player', playerId: played.ada.playerId } },
    ]);
  });

  it('may be that of a team, unless the host wrote it down', async () => {
    const { bobsSeat, cid } = played;
    await forget({ playerId: bobsSeat.playerId, of: 'team' }).expect(204);
    await listsFollowed(played.night.gateway);
    const told = await namesTold(played.night);
    expect(told).toContain(forgottenTeam(PlayerId(bobsSeat.playerId)));
    expect(told).not.toContain('Owls');
    // who was put out had none
    expect((await forget({ playerId: cid.playerId, of: 'team' }).expect(409)).body.code).toBe('unknown_team');
  });

  it('stays forgotten when a backup from before is restored, by the list beside a later one', async () => {
    const after = await cli('backup', ['backup', join(folder, 'after.backup')]);
    expect(after).toMatchObject({ code: 0, errors: '' });
    const { output, code } = await cli('backup', ['restore', before], restored.url);
    expect(output).toContain('Forgot 2 names.');
    expect(code).toBe(0);
    const gateway = await startGateway({ databaseUrl: restored.url });
    try {
      await listsFollowed(gateway);
      const told = await namesTold({ api: request(gateway.url) as unknown as typeof played.night.api });
      expect(told).toContain(called());
      expect(told).not.toContain('Owls');
      // nor do they come back with a game that goes on from it
      const { body } = await request(gateway.url)
        .post(`/api/games/${played.game.id}/fork`)
        .set('cookie', played.host.cookie)
        .send({ version: 6 })
        .expect(201);
      const log = JSON.stringify(await gateway.app.get(EventStore).readStream(body.game.id, 0));
      expect([log.includes(called()), /"name":"Ada"|Owls/.test(log)]).toEqual([true, false]);
    } finally {
      await gateway.close();
    }
    const listed = await cli('names', ['--list'], restored.url);
    expect(listed.output.trim().split('\n').sort()).toEqual(
      [
        `${played.game.id} ${played.ada.playerId} player`,
        `${played.game.id} ${played.bobsSeat.playerId} team`,
      ].sort(),
    );
  });
});

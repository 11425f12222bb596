import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { GameNight, question } from '../support/game-night.js';
import { listsFollowed } from '../support/live/lists-followed.js';
import { runCli } from '../support/run-cli.js';
import { Duck } from './duck.js';

it('tables of a host’s export name the game, and tell of ratings and corrections', async () => {
  const night = await GameNight.begin();
  const folder = mkdtempSync(join(tmpdir(), 'clockbeat-tables-'));
  const host = await night.signIn('host@example.org');
  const as = (path: string) => night.api.post(path).set('cookie', host.cookie);

  const play = async (title: string) => {
    const game = await night.makeGame(host, { title, questions: [question(0)] });
    const ada = await night.join(game, 'Ada');
    await night.answer(game, ada, 0, 0, (await night.start(game, host)) + 2_000);
    await night.finish(game, host);
    return { game, ada };
  };
  const [plain, voided, restored] = [await play('Plain'), await play('Voided'), await play('Restored')];
  const rating = `/api/games/${plain.game.id}/rating`;
  await night.api
    .post(rating)
    .set('authorization', `Bearer ${plain.ada.token}`)
    .send({ stars: 4 })
    .expect(204);
  const voidIt = async ({ game }: typeof plain): Promise<string> => {
    const body = { questionIndex: 0, change: 'void', reason: 'It was unclear.' };
    return (await as(`/api/games/${game.id}/corrections`).send(body).expect(201)).body.correction
      .correctionId;
  };
  await voidIt(voided);
  const undone = `/api/games/${restored.game.id}/corrections/${await voidIt(restored)}`;
  await night.api.delete(undone).set('cookie', host.cookie).expect(204);
  await listsFollowed(night.gateway);

  const { text } = await night.api
    .get('/api/analytics/events')
    .set('cookie', host.cookie)
    .buffer(true)
    .expect(200);
  writeFileSync(join(folder, 'events.ndjson'), text);
  const duck = await Duck.in(folder);
  await duck.open('ndjson');
  expect(await duck.rows('select title, code from games order by title')).toEqual(
    [plain, restored, voided].map(({ game }) => ({ title: game.title, code: game.gameCode })),
  );
  expect(await duck.rows('select game_id, stars from ratings')).toEqual([
    { game_id: plain.game.id, stars: 4 },
  ]);
  expect(await duck.rows('select game_id, question_index, change from corrections')).toEqual([
    { game_id: voided.game.id, question_index: 0, change: 'voided' },
  ]);
  expect(
    await duck.rows('select title, corrected from standings join games using (game_id) order by title'),
  ).toEqual([
    { title: 'Plain', corrected: false },
    { title: 'Restored', corrected: false },
    { title: 'Voided', corrected: true },
  ]);
  expect(
    await duck.rows(
      'select count(*)::int as early from seats join games using (game_id) where joined_at < started_at',
    ),
  ).toEqual([{ early: 3 }]);
  duck.close();

  const made = await as('/api/user/tokens')
    .send({ name: 'Analysis', scopes: ['events:read'] })
    .expect(201);
  const ask = (...words: readonly string[]) =>
    runCli('test/analysis/ask.ts', ['time-of-answer', '--from', night.gateway.url, ...words], {
      CLOCKBEAT_TOKEN: made.body.token,
    });
  expect(await ask()).toMatchObject({
    code: 0,
    errors: '',
    output: expect.stringMatching(/^time_limit +second +answers/),
  });
  expect(await ask('--scope', 'all')).toMatchObject({
    code: 1,
    errors: expect.stringContaining('answered 403: Only analysts may export the games of others.'),
  });
  rmSync(folder, { recursive: true });
  await night.end();
});

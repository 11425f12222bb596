import { Persistence } from '@clockbeat/persistence';
import { strFromU8, unzipSync } from 'fflate';
import { GameNight, type Person } from '../support/game-night.js';
import { quiz } from '../support/live/quiz.js';
import { closeClients } from '../support/live/test-client.js';
import { TestHost } from '../support/live/test-host.js';
import { until } from '../support/live/until.js';
import { photo } from '../support/media-files.js';

describe('the archive of an account’s own data', () => {
  let night: GameNight;
  beforeAll(async () => {
    night = await GameNight.begin({ INSTALLATION_NAME: 'The Quiz Club' });
  });
  afterAll(async () => {
    closeClients();
    await night?.end();
  });

  /** Names and contents of the files in it. */
  const archiveOf = async ({ cookie }: Person, language = 'en'): Promise<Record<string, Uint8Array>> => {
    const response = await fetch(`${night.gateway.url}/api/user/data`, {
      headers: { cookie, 'accept-language': language },
    });
    expect(response.status).toBe(200);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'application/zip',
      'content-disposition': 'attachment; filename="clockbeat-data.zip"',
      'cache-control': 'no-store',
    });
    return unzipSync(new Uint8Array(await response.arrayBuffer()));
  };
  const rowsIn = (file: Uint8Array | undefined): Record<string, unknown>[] =>
    strFromU8(file ?? new Uint8Array())
      .split('\n')
      .flatMap((line) => (line === '' ? [] : [JSON.parse(line)]));

  /** A game of this host that is over. */
  const ended = async (email: string): Promise<string> => {
    const host = await TestHost.on(night.gateway, { email, questions: quiz(1) });
    await host.start();
    await host.finish();
    return host.gameId;
  };

  it('holds what somebody made, played and uploaded, and nothing of anybody else', async () => {
    const [ada, bob] = [
      await night.signIn('ada-data@example.org'),
      await night.signIn('bob-data@example.org'),
    ];
    const picture = await photo(40, 30);
    const media = await night.api
      .post('/api/media')
      .set('cookie', ada.cookie)
      .set('content-type', 'image/jpeg')
      .send(picture)
      .expect(201);
    for (const { cookie } of [ada, bob])
      await night.api.post('/api/teams').set('cookie', cookie).send({ name: 'Walkers' }).expect(201);
    const [game, others] = [await ended('ada-data@example.org'), await ended('bob-data@example.org')];
    const exported = () => night.api.get('/api/analytics/events').set('cookie', ada.cookie).expect(200);
    await until('the game has come to the lists', async () => (await exported()).text.includes(game));

    const files = await archiveOf(ada);
    const readMe = strFromU8(files['README.txt'] as Uint8Array);
    expect(readMe).toContain('Everything that The Quiz Club keeps');
    const tables = Object.keys(files).flatMap((name) => /^rows\/(\w+)\.ndjson$/.exec(name)?.[1] ?? []);
    expect(tables.filter((table) => !new RegExp(`\\b${table}\\b`).test(readMe))).toEqual([]);
    expect(rowsIn(files['rows/users.ndjson'])).toEqual([
      expect.objectContaining({ id: ada.id, email: 'ada-data@example.org' }),
    ]);
    expect(rowsIn(files['rows/teams.ndjson'])).toEqual([expect.objectContaining({ owner_id: ada.id })]);
    expect(rowsIn(files['rows/sessions.ndjson'])).toHaveLength(2);
    const kept = files[`media/${media.body.hash}.webp`];
    const served = await fetch(`${night.gateway.url}/media/${media.body.hash}`);
    expect(Buffer.from(kept ?? []).equals(Buffer.from(await served.arrayBuffer()))).toBe(true);
    const log = rowsIn(files['games.ndjson']);
    expect(new Set(log.map(({ gameId }) => gameId))).toEqual(new Set([game]));
    const everything = Object.values(files)
      .map((file) => strFromU8(file))
      .join('\n');
    for (const foreign of [bob.id, 'bob-data', others, ada.cookie.split('=')[1]])
      expect(everything).not.toContain(foreign);

    const french = await archiveOf(ada, 'fr');
    expect(strFromU8(french['README.txt'] as Uint8Array)).toContain('Tout ce que The Quiz Club conserve');
  });

  it('is for its owner alone, and for twenty times an hour, after a fresh sign-in', async () => {
    await night.api.get('/api/user/data').expect(401);
    const stale = await night.signIn('dora-data@example.org');
    await night.gateway.app.get(Persistence).pool.query(
      `update sessions set sess = jsonb_set(sess::jsonb, '{signedInAt}', to_jsonb($2::bigint))::json
       where sess->'passport'->>'user' = $1`,
      [stale.id, Date.now() - 11 * 60_000],
    );
    const refused = await night.api.get('/api/user/data').set('cookie', stale.cookie).expect(403);
    expect(refused.body.code).toBe('sign_in_again');
    await night.api.head('/api/user/data').set('cookie', stale.cookie).expect(403);
    const carl = await night.signIn('carl-data@example.org');
    await night.api.head('/api/user/data').set('cookie', carl.cookie).expect(200);
    for (let time = 0; time < 19; time += 1) await archiveOf(carl);
    await night.api.get('/api/user/data').set('cookie', carl.cookie).expect(429);
  });
});

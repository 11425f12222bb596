import { Persistence } from '@clockbeat/persistence';
import { GameNight, type Person } from '../support/game-night.js';

describe('what wants a sign-in of the last ten minutes', () => {
  let night: GameNight;
  beforeAll(async () => {
    night = await GameNight.begin();
  });
  afterAll(() => night?.end());

  /** All its sessions were begun so long ago. */
  const age = ({ id }: Person, minutes: number) =>
    night.gateway.app.get(Persistence).pool.query(
      `update sessions set sess = jsonb_set(sess::jsonb, '{signedInAt}',
         to_jsonb((sess->>'signedInAt')::bigint - $2::bigint))::json
       where sess->'passport'->>'user' = $1`,
      [id, minutes * 60_000],
    );
  const sessionsOf = async ({ cookie }: Person): Promise<{ id: string; current: boolean }[]> =>
    (await night.api.get('/api/user/sessions').set('cookie', cookie).expect(200)).body;

  it('is refused without one, and nothing is done', async () => {
    const email = 'ada@example.org';
    const ada = await night.signIn(email);
    await night.signIn(email);
    await age(ada, 11);
    const other = (await sessionsOf(ada)).find(({ current }) => !current)?.id;
    for (const path of ['/api/user', '/api/user/sessions', `/api/user/sessions/${other}`]) {
      const { body } = await night.api.delete(path).set('cookie', ada.cookie).expect(403);
      expect(body).toMatchObject({ code: 'sign_in_again', message: expect.any(String) });
    }
    expect(await sessionsOf(ada)).toHaveLength(2);
    await night.api.delete('/api/user').expect(401);
    for (const path of ['/api/webhooks', '/api/webhooks/hook_of_nobody/secret'])
      await night.api.post(path).set('cookie', ada.cookie).send({}).expect(403);

    const again = await night.signIn(email);
    await night.api.delete(`/api/user/sessions/${other}`).set('cookie', again.cookie).expect(204);
    await night.api.delete('/api/user/sessions').set('cookie', again.cookie).expect(204);
    expect(await sessionsOf(again)).toHaveLength(1);
    await night.api.delete('/api/user').set('cookie', again.cookie).expect(204);
  });

  it('is done within them', async () => {
    const bob = await night.signIn('bob@example.org');
    await age(bob, 9);
    await night.api.delete('/api/user/sessions').set('cookie', bob.cookie).expect(204);
    await night.api.delete('/api/user').set('cookie', bob.cookie).expect(204);
  });
});

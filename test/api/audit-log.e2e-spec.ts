import { Persistence, type User } from '@clockbeat/persistence';
import { AuditTrail } from '../../apps/gateway/src/audit/audit-trail.js';
import { newToken } from '../support/access-token.js';
import { startGateway, type TestGateway } from '../support/app.js';
import { GameNight, type Person } from '../support/game-night.js';
import { signIn, visitSignIn } from '../support/sign-in.js';

describe('what the audit log is told', () => {
  let night: GameNight;
  let second: TestGateway;
  let host: Person;
  beforeAll(async () => {
    night = await GameNight.begin();
    second = await startGateway({ databaseUrl: night.database.url });
    host = await night.signIn('host@example.org');
  });
  afterAll(async () => {
    await second?.close();
    await night?.end();
  });
  const audit = () => night.gateway.app.get(Persistence).audit;
  const told = async (filter: { actor?: string; what?: string }) =>
    (await audit().page(filter, { limit: 100 })).items
      .map(({ what, about, details }) => ({ what, about, details }))
      .reverse();

  it('is who signs in and out, on whatever gateway, and where one ended other sessions', async () => {
    const ada = await night.signIn('ada@example.org');
    const elsewhere = await signIn(second.url, 'ada@example.org');
    await night.api.delete('/api/user/sessions').set('cookie', ada.cookie).expect(204);
    await night.api.post('/api/logout').set('cookie', ada.cookie).expect(303);
    // one that is no session any more signs nobody out
    await night.api.post('/api/logout').set('cookie', elsewhere).expect(303);
    const line = (what: string, details = {}) => ({ what, about: ada.id, details });
    expect(await told({ actor: ada.id })).toEqual([
      line('sign_in'),
      line('sign_in'),
      line('sign_out', { ended: 1 }),
      line('sign_out'),
    ]);
  });

  it('is a refused sign-in once, and then in how many there were', async () => {
    const refused = () => visitSignIn(night.gateway.url, '', { returnTo: '/' });
    const back = () => night.api.get('/auth/google/callback?error=access_denied').redirects(0).expect(302);
    await refused();
    for (let time = 0; time < 5; time += 1) await back();
    const lines = await told({ what: 'sign_in_refused' });
    expect(new Set(lines.map(({ details }) => details['reason'])).size).toBe(lines.length);
    const before = lines.length;
    await night.gateway.app.get(AuditTrail).tellCounted();
    const after = await told({ what: 'sign_in_refused' });
    expect(after.length).toBe(before + 1);
    expect(after.at(-1)?.details).toEqual({ ...lines.at(-1)?.details, times: 4 });
    // a while without any: the next one is a line at once again
    await night.gateway.app.get(AuditTrail).tellCounted();
    await back();
    expect((await told({ what: 'sign_in_refused' })).length).toBe(before + 2);
  });

  it('is each kind of download, by whom and of what, and no page that somebody looks at', async () => {
    const game = await night.makeGame(host);
    await night.start(game, host);
    await night.finish(game, host);
    const get = (path: string, accept: string) =>
      night.api.get(path).set({ cookie: host.cookie, accept }).expect(200);
    await get(`/api/games/${game.id}/results`, 'application/json');
    await get(`/api/games/${game.id}/events`, 'application/json');
    await get(`/api/games/${game.id}/results`, 'text/csv');
    await get(`/api/games/${game.id}/results`, 'text/csv');
    await get(`/api/games/${game.id}/events`, 'application/x-ndjson');
    await get('/api/analytics/events', '*/*');
    await get(`/api/analytics/events?game=${game.id}&format=csv`, '*/*');
    await get('/api/analytics/items?format=csv', '*/*');
    const line = (about: string | null, details: object) => ({ what: 'export', about, details });
    expect((await told({ actor: host.id })).filter(({ what }) => what === 'export')).toEqual([
      line(game.id, { of: 'results', sheet: 'players', format: 'csv' }),
      line(game.id, { of: 'log', format: 'ndjson' }),
      line(null, { of: 'logs', scope: 'mine', format: 'ndjson' }),
      line(game.id, { of: 'logs', scope: 'mine', format: 'csv' }),
      line(null, { of: 'items', scope: 'mine', format: 'csv' }),
    ]);
  });

  it('is what happened to tokens and to a deleted account, whose id stays', async () => {
    const gone = await night.signIn('gone@example.org');
    const token = await newToken(night.gateway.url, gone.cookie, ['games:read']);
    await night.api.delete(`/api/user/tokens/${token.id}`).set('cookie', gone.cookie).expect(204);
    await night.api.delete('/api/user').set('cookie', gone.cookie).expect(204);
    expect((await told({ actor: gone.id })).map(({ what, about }) => [what, about])).toEqual([
      ['sign_in', gone.id],
      ['token_made', token.id],
      ['token_revoked', token.id],
      ['account_deleted', gone.id],
    ]);
  });

  it('is one chain of two gateways that write at once, whose head they tell', async () => {
    const trails = [night.gateway, second].map(({ app }) => app.get(AuditTrail));
    const { id } = { id: host.id as User['id'] };
    await Promise.all(
      Array.from({ length: 30 }, (_, line) =>
        trails[line % 2]?.record({ what: 'sign_in', actor: null, about: `${id} ${line}` }),
      ),
    );
    const { faults, lines, head } = await audit().verify();
    expect({ faults, lines }).toEqual({ faults: [], lines: head.sequence });
    await trails[0]?.tellSeal();
    expect((await audit().head()).lines).toBe(lines);
    await trails[0]?.expire(new Date(Date.now() + 86_400_000));
    expect(await audit().head()).toEqual({ ...head, lines: 0 });
    await trails[1]?.record({ what: 'sign_in', actor: null });
    expect(await audit().verify(head.seal)).toMatchObject({ faults: [], lines: 1, sealAt: head.sequence });
  });
});

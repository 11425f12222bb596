import {
  type NewWebhookView,
  type WebhookDeliveryView,
  type WebhookEventType,
  type WebhookGame,
  webhookEventTypes,
  webhookLimits,
} from '@clockbeat/domain';
import { Persistence } from '@clockbeat/persistence';
import request from 'supertest';
import { pauses } from '../../apps/gateway/src/webhooks/retry-schedule.js';
import { startGateway, type TestGateway } from '../support/app.js';
import { GameNight, type Person } from '../support/game-night.js';
import { until } from '../support/live/until.js';
import { WebhookReceiver } from '../support/webhook-receiver.js';

const env = { WEBHOOK_PRIVATE_ADDRESSES: 'on' };
let receiver: WebhookReceiver;
let night: GameNight;
let other: TestGateway;
beforeAll(async () => {
  receiver = await WebhookReceiver.open();
  night = await GameNight.begin(env);
  other = await startGateway({ databaseUrl: night.database.url, env });
});
afterAll(async () => {
  await other?.close();
  await night?.end();
  await receiver?.close();
});

const sql = (text: string, values: unknown[]) => night.gateway.app.get(Persistence).pool.query(text, values);
const webhook = async (
  host: Person,
  path: string,
  events: readonly WebhookEventType[] = webhookEventTypes,
): Promise<NewWebhookView> => {
  const body = { url: receiver.url(path), events };
  return (await night.api.post('/api/webhooks').set('cookie', host.cookie).send(body).expect(201)).body;
};
const post = (host: Person, path: string) =>
  night.api.post(`/api/webhooks${path}`).set('cookie', host.cookie);
const deliveries = async (host: Person, id: string): Promise<WebhookDeliveryView[]> =>
  (await night.api.get(`/api/webhooks/${id}/deliveries`).set('cookie', host.cookie).expect(200)).body.items;
const views = async (host: Person) =>
  (await night.api.get('/api/webhooks').set('cookie', host.cookie).expect(200)).body;
const sent = async (host: Person, id: string) =>
  until('nothing waits', async () => (await deliveries(host, id)).every(({ state }) => state !== 'waiting'));
const tried = (host: Person, id: string, attempts: number) =>
  until(`it was tried ${attempts} times`, async () => {
    const [last] = await deliveries(host, id);
    if (last?.attempts !== attempts) return false;
    // until it is reported it was due before it was tried
    return last.nextAttemptAt === null || last.nextAttemptAt > (last.lastAttemptAt ?? '');
  });
/** It is due now, whenever it would have been; somebody looks. */
const dueNow = async (host: Person, id: string): Promise<void> => {
  await sql('update webhook_deliveries set due_at = now() where endpoint_id = $1 and due_at is not null', [
    id,
  ]);
  const aside = await webhook(host, '/aside', ['game.created']);
  await post(host, `/${aside.id}/test`).expect(201);
  await night.api.delete(`/api/webhooks/${aside.id}`).set('cookie', host.cookie).expect(204);
};

describe('webhooks', () => {
  it('tell a host’s program of its games, each thing once, by whichever gateway', async () => {
    const host = await night.signIn('told@example.org');
    const { id, secret } = await webhook(host, '/told');
    const game = await night.makeGame(host, { title: 'Quiz night' });
    const types = () => receiver.read('/told', secret).map(({ type }) => type);
    await until('it heard of the game', () => types().includes('game.created'));
    const [created] = receiver.read('/told', secret);
    expect(created?.data).toMatchObject({
      gameId: game.id,
      title: 'Quiz night',
      gameCode: game.gameCode,
      kind: 'live',
      status: 'waiting',
      startedAt: null,
    });
    const [ada, bob] = [await night.join(game, 'Ada'), await night.join(game, 'Bob')];
    const begun = await night.start(game, host);
    await night.answer(game, ada, 0, 0, begun + 1_000);
    await night.answer(game, bob, 0, 1, begun + 2_000);
    await night.finish(game, host);
    await until('it heard of the end', () => types().includes('game.finished'));
    await post(host, `/${id}/test`).expect(201);
    const voided = { questionIndex: 0, change: 'void', reason: 'Two were right' };
    await request(other.url)
      .post(`/api/games/${game.id}/corrections`)
      .set('cookie', host.cookie)
      .send(voided)
      .expect(201);
    await until('it heard of the correction', () => types().includes('game.corrected'));
    await sent(host, id);
    expect([...types()].sort()).toEqual([
      'game.corrected',
      'game.created',
      'game.finished',
      'game.started',
      'webhook.test',
    ]);
    const bodies = receiver.read('/told', secret);
    const dataOf = (type: string) => bodies.find((body) => body.type === type)?.data as WebhookGame;
    const { body: results } = await night.api
      .get(`/api/games/${game.id}/results`)
      .set('cookie', host.cookie)
      .expect(200);
    // the corrected table is the one that the host's results show
    expect(dataOf('game.corrected').results).toEqual({
      participantCount: 2,
      questionCount: 3,
      scores: results.scores,
      teams: [],
    });
    const finished = dataOf('game.finished');
    expect(finished).toMatchObject({ gameCode: null, status: 'finished', endedBy: 'host' });
    expect(finished.results?.scores.map(({ name, correct }) => [name, correct])).toEqual([
      ['Ada', 1],
      ['Bob', 0],
    ]);
    const ids = receiver.at('/told').map(({ headers }) => headers['webhook-id']);
    expect(new Set(ids).size).toBe(5);
    expect((await deliveries(host, id)).map((one) => one.id).sort()).toEqual([...ids].sort());
    expect(receiver.at('/told')[0]?.headers).toMatchObject({
      'content-type': 'application/json',
      'user-agent': 'Clockbeat-Webhooks/1',
    });
  });

  it('are signed by both secrets after a rotation', async () => {
    const host = await night.signIn('rotating@example.org');
    const { id, secret: former } = await webhook(host, '/rotated');
    const { body } = await post(host, `/${id}/secret`).expect(201);
    expect(body.secret).toMatch(/^whsec_[\w+/]{43}=$/);
    expect(body.secret).not.toBe(former);
    await post(host, `/${id}/test`).expect(201);
    await sent(host, id);
    expect(receiver.read('/rotated', former)).toEqual(receiver.read('/rotated', body.secret));
    expect(receiver.read('/rotated', former)).toMatchObject([
      { type: 'webhook.test', data: { webhookId: id } },
    ]);
    // no other answer holds it
    expect(JSON.stringify([await views(host), await deliveries(host, id)])).not.toContain('whsec_');
  });

  it('try again by the schedule, with the same id, follow no redirect, and end with a 410', async () => {
    const host = await night.signIn('failing@example.org');
    const { id } = await webhook(host, '/failing');
    const redirected = { status: 307, headers: { location: receiver.url('/elsewhere') } };
    receiver.answer('/failing', { status: 503 }, redirected);
    await post(host, `/${id}/test`).expect(201);
    // the first pause is so short that nobody need hurry it
    await tried(host, id, 2);
    const { rows } = await sql(
      `select status, failure, extract(epoch from due_at - tried_at)::float8 * 1000 as pause
       from webhook_deliveries where endpoint_id = $1`,
      [id],
    );
    expect(rows).toMatchObject([{ status: 307, failure: 'bad_status' }]);
    // five minutes, counted from the end of the attempt
    expect(rows[0].pause).toBeGreaterThanOrEqual(pauses[1]);
    expect(receiver.at('/elsewhere')).toEqual([]);
    expect(await views(host)).toMatchObject([{ enabled: true, failingSince: expect.any(String) }]);
    receiver.answer('/failing', { status: 410 });
    await dueNow(host, id);
    await tried(host, id, 3);
    await sent(host, id);
    expect(await views(host)).toMatchObject([{ id, enabled: false, offBecause: 'gone' }]);
    const [delivery] = await deliveries(host, id);
    expect(delivery).toMatchObject({ state: 'failed', status: 410, attempts: 3, nextAttemptAt: null });
    expect(new Set(receiver.at('/failing').map(({ headers }) => headers['webhook-id']))).toEqual(
      new Set([delivery?.id]),
    );
    await post(host, `/${id}/test`).expect(409);
    await post(host, `/${id}/deliveries/${delivery?.id}/again`).expect(409);
    receiver.answer('/failing', { status: 200 });
    await night.api
      .put(`/api/webhooks/${id}`)
      .set('cookie', host.cookie)
      .send({ enabled: true, events: ['game.finished'] })
      .expect(200);
    await post(host, `/${id}/deliveries/${delivery?.id}/again`).expect(200);
    await sent(host, id);
    expect(await deliveries(host, id)).toMatchObject([
      { id: delivery?.id, state: 'delivered', status: 200, attempts: 1 },
    ]);
    expect(await views(host)).toMatchObject([
      { enabled: true, events: ['game.finished'], failingSince: null },
    ]);
  });

  it('that are slow hold up no others', async () => {
    const [slow, quick] = [await night.signIn('slow@example.org'), await night.signIn('quick@example.org')];
    receiver.answer('/slow', 'nothing');
    for (let n = 0; n < webhookLimits.endpoints; n += 1) {
      const { id } = await webhook(slow, '/slow');
      await post(slow, `/${id}/test`).expect(201);
    }
    await until('the slow ones are at it', () => receiver.at('/slow').length > 0);
    const { id } = await webhook(quick, '/quick');
    await post(quick, `/${id}/test`).expect(201);
    await sent(quick, id);
    // those of one account are not all on their way at once
    const { rows } = await sql(
      'select count(*)::int as busy from webhook_endpoints where user_id = $1 and busy_until > now()',
      [slow.id],
    );
    expect(rows[0].busy).toBeLessThanOrEqual(3);
    const eleventh = { url: receiver.url('/slow'), events: ['game.created'] };
    await night.api.post('/api/webhooks').set('cookie', slow.cookie).send(eleventh).expect(409);
  });

  it('go with the account', async () => {
    const host = await night.signIn('leaving@example.org');
    const { id } = await webhook(host, '/leaving');
    await post(host, `/${id}/test`).expect(201);
    await sent(host, id);
    await night.api.delete('/api/user').set('cookie', host.cookie).expect(204);
    const { rows } = await sql(
      `select (select count(*)::int from webhook_endpoints where id = $1) as endpoints,
         (select count(*)::int from webhook_deliveries where endpoint_id = $1) as deliveries`,
      [id],
    );
    expect(rows).toEqual([{ endpoints: 0, deliveries: 0 }]);
  });

  it('lead inside only where the operator allows it', async () => {
    const strict = await GameNight.begin();
    const host = await strict.signIn('inside@example.org');
    const ask = (url: string) =>
      strict.api
        .post('/api/webhooks')
        .set('cookie', host.cookie)
        .send({ url, events: ['game.finished'] });
    for (const url of [
      receiver.url('/'),
      'https://127.0.0.1/',
      'https://[::ffff:127.0.0.1]/',
      'https://0x7f.1/',
      'https://169.254.169.254/latest/meta-data',
      'https://user:password@hooks.example/',
      'http://hooks.example/',
    ]) {
      const { body } = await ask(url).expect(400);
      expect(body.code).toBe('validation');
    }
    // a name says only later where it leads: nothing is connected to
    const { id } = (await ask('https://localhost/').expect(201)).body;
    await strict.api.post(`/api/webhooks/${id}/test`).set('cookie', host.cookie).expect(201);
    const outcome = async (): Promise<WebhookDeliveryView | undefined> =>
      (await strict.api.get(`/api/webhooks/${id}/deliveries`).set('cookie', host.cookie).expect(200)).body
        .items[0];
    await until('it came to nothing', async () => (await outcome())?.failure !== null);
    expect(await outcome()).toMatchObject({
      status: null,
      failure: expect.stringMatching(/^(refused_address|unknown_name)$/),
    });
    await strict.end();
  });
});

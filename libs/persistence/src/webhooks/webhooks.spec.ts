import { type UserId, type WebhookEventType, webhookEventTypes, webhookLimits } from '@clockbeat/domain';
import { newGame } from '../../test-support/events.js';
import { GameLog } from '../../test-support/game-log.js';
import { aUser, operating } from '../../test-support/people.js';
import { versionOf } from '../../test-support/queue.js';
import { eventually, openTestStore, type TestStore } from '../../test-support/store.js';
import { runBatch } from '../projections/run-batch.js';
import type { DueWebhook } from './webhook-outbox.store.js';
import { webhooksProjection } from './webhooks.projection.js';

const holdMs = 60_000;
let test: TestStore;
beforeEach(async () => {
  test = await openTestStore();
  await test.store.pool.query(
    `insert into projections (name, build, version) values ('webhooks', 'live', 1)`,
  );
});
afterEach(() => test.close());

const host = async (): Promise<UserId> => (await aUser(test.store)).id;
/** One that was there before all games of a test. */
const endpoint = async (userId: UserId, events: readonly WebhookEventType[] = webhookEventTypes) => {
  const made = await freshEndpoint(userId, events);
  await test.store.pool.query(
    `update webhook_endpoints set created_at = created_at - interval '1 hour' where id = $1`,
    [made.id],
  );
  return made;
};
const freshEndpoint = async (userId: UserId, events: readonly WebhookEventType[] = webhookEventTypes) => {
  const asked = { userId, url: 'https://hooks.example/x', events, secret: 'whsec_one' };
  const made = await test.store.webhooks.create(asked);
  if (!made) throw new Error('No endpoint');
  return made;
};
const append = async ({ events, gameId }: GameLog) => {
  for (const event of events) versionOf(await test.store.appends.append(event));
  return gameId;
};
const played = (hostId: UserId | null, startsAt = Date.now() - 60_000, kind: 'live' | 'solo' = 'live') =>
  new GameLog(newGame(), startsAt).created(1, { hostId, kind }).joined('ada').started().finished(0);
/** Reads the log to its end, as whichever gateway is at it. */
const readLog = (size = 500) =>
  eventually(async () => {
    while ((await runBatch(test.store.pool, webhooksProjection, 'live', size)).result === 'moved');
    const { rows } = await test.store.pool.query(
      `select count(*)::int as left from events e, projections p
       where p.name = 'webhooks' and (e.transaction_id, e.position) > (p.transaction_id, p.position)`,
    );
    expect(rows).toEqual([{ left: 0 }]);
  });
const readLogAgain = async () => {
  await test.store.pool.query(`update projections set transaction_id = '0', position = 0`);
  await readLog();
};
const all = { limit: 100 };
const listed = async (userId: UserId, id: string) => {
  const page = await test.store.webhooks.deliveriesOf(userId, id, all);
  if (!page) throw new Error('No such endpoint');
  return page.items;
};
const told = async (userId: UserId, id: string) => (await listed(userId, id)).map(({ type }) => type).sort();
const claim = (ms = holdMs, alsoFailing = true) => test.store.webhookOutbox.claim(ms, { alsoFailing });
const claimed = async (ms = holdMs): Promise<DueWebhook> => {
  const due = await claim(ms);
  if (!due) throw new Error('Nothing is due');
  return due;
};
const refusal = { failure: 'bad_status', status: 500, pauseMs: 5_000, gone: false } as const;
/** As if so much time had passed for the outbox. */
const pass = async (time: string) => {
  await test.store.pool.query(
    `update webhook_endpoints set busy_until = busy_until - $1::interval, failing_since = failing_since - $1::interval,
       former_until = former_until - $1::interval`,
    [time],
  );
  await test.store.pool.query(
    `update webhook_deliveries set due_at = due_at - $1::interval, noted_at = noted_at - $1::interval`,
    [time],
  );
};

describe('what is noted for webhooks', () => {
  it('is what each endpoint of the game’s host wants to hear, and nobody else’s', async () => {
    const [ada, other] = [await host(), await host()];
    const everything = await endpoint(ada);
    const ends = await endpoint(ada, ['game.finished', 'game.abandoned']);
    const theirs = await endpoint(other);
    const gameId = await append(played(ada));
    await append(
      new GameLog(newGame(), Date.now() - 60_000)
        .created(1, { hostId: ada })
        .add('GameAbandoned', { closed: null }),
    );
    await append(played(null, Date.now(), 'solo'));
    await append(played(ada, Date.now() - 65 * 60_000));
    const tooLate = await freshEndpoint(ada);
    await readLog(3);
    expect(await told(ada, tooLate.id)).toEqual([]);
    expect(await told(ada, everything.id)).toEqual([
      'game.abandoned',
      'game.created',
      'game.created',
      'game.finished',
      'game.started',
    ]);
    expect(await told(ada, ends.id)).toEqual(['game.abandoned', 'game.finished']);
    expect(await told(other, theirs.id)).toEqual([]);
    expect((await listed(ada, ends.id)).find(({ type }) => type === 'game.finished')).toMatchObject({
      gameId,
      attempts: 0,
      deliveredAt: null,
      failure: null,
    });
  });

  it('is noted once, however often the log is read, and not for an endpoint that is off', async () => {
    const ada = await host();
    const [on, off] = [await endpoint(ada, ['game.finished']), await endpoint(ada, ['game.finished'])];
    await test.store.webhooks.change(ada, off.id, { enabled: false });
    await append(played(ada));
    await readLog();
    const first = await listed(ada, on.id);
    await readLogAgain();
    expect(await listed(ada, on.id)).toEqual(first);
    await test.store.webhookOutbox.delivered(await claimed(), 204);
    await readLogAgain();
    expect(await claim()).toBeNull();
    expect(await listed(ada, off.id)).toEqual([]);
  });
});

describe('what waits for webhooks', () => {
  it('goes to one of many gateways, one at a time for each endpoint', async () => {
    const ada = await host();
    const [first, second] = [await endpoint(ada), await endpoint(ada)];
    await append(played(ada));
    await readLog();
    const claims = await Promise.all(Array.from({ length: 8 }, () => claim()));
    const got = claims.filter((due) => due !== null);
    expect(got.map(({ endpointId }) => endpointId).sort()).toEqual([first.id, second.id].sort());
    expect(got.map(({ attempt }) => attempt)).toEqual([1, 1]);
    for (const due of got) await test.store.webhookOutbox.delivered(due, 200);
    const [next, other] = [await claimed(), await claimed()];
    expect(got.map(({ id }) => id)).not.toContain(next.id);
    expect(next.endpointId).not.toBe(other.endpointId);
  });

  it('takes no more than three at a time of an account, and leaves failing endpoints behind those that work', async () => {
    const [slow, quick] = [await host(), await host()];
    for (let n = 0; n < 5; n += 1) {
      const { id } = await endpoint(slow);
      await test.store.webhooks.test(slow, id);
    }
    const works = await endpoint(quick);
    const failing = await claimed();
    await test.store.webhookOutbox.failed(failing, { ...refusal, pauseMs: 0 });
    await test.store.webhooks.test(quick, works.id);
    const order = [await claimed(), await claimed(), await claimed(), await claimed()];
    expect(order.map(({ endpointId }) => endpointId)).not.toContain(failing.endpointId);
    expect(order.filter(({ endpointId }) => endpointId === works.id)).toHaveLength(1);
    expect(await claim()).toBeNull();
    for (const due of order) await test.store.webhookOutbox.delivered(due, 200);
    // the last of the five that works; the failing one only for who has room for it
    expect((await claimed()).endpointId).not.toBe(failing.endpointId);
    expect(await claim(holdMs, false)).toBeNull();
    expect(await claim()).toMatchObject({ id: failing.id, attempt: 2 });
  });

  it('is passed over while somebody has it locked', async () => {
    const ada = await host();
    const { id } = await endpoint(ada);
    await test.store.webhooks.test(ada, id);
    const other = await test.connect();
    await other.query('begin; select * from webhook_deliveries for update');
    expect(await claim()).toBeNull();
    await other.query('rollback');
    expect(await claim()).not.toBeNull();
  });

  it('goes to another gateway when the one that had it is thought dead, whose late word then counts for nothing', async () => {
    const ada = await host();
    const { id } = await endpoint(ada);
    await test.store.webhooks.test(ada, id);
    const dead = await claimed();
    expect(await claim()).toBeNull();
    await pass('61 seconds');
    const second = await claimed();
    expect(second).toMatchObject({ id: dead.id, attempt: 2 });
    expect(await test.store.webhookOutbox.failed(dead, { ...refusal, gone: true })).toBeNull();
    await test.store.webhookOutbox.putBack(dead, 0);
    expect(await claim()).toBeNull();
    await test.store.webhookOutbox.delivered(second, 202);
    expect(await listed(ada, id)).toMatchObject([{ attempts: 2, status: 202, dueAt: null, failure: null }]);
  });

  it('comes again when it was put off, and never when it was given up', async () => {
    const ada = await host();
    const { id } = await endpoint(ada);
    await test.store.webhooks.test(ada, id);
    const first = await claimed();
    await test.store.webhookOutbox.putBack(first, 0);
    expect(await claimed()).toMatchObject({ id: first.id, attempt: 1 });
    await test.store.webhookOutbox.failed(first, refusal);
    expect(await claim()).toBeNull();
    expect(await listed(ada, id)).toMatchObject([{ status: 500, failure: 'bad_status', deliveredAt: null }]);
    await pass('6 seconds');
    await test.store.webhookOutbox.failed(await claimed(), { ...refusal, pauseMs: null });
    expect(await listed(ada, id)).toMatchObject([{ attempts: 2, dueAt: null }]);
    await pass('30 days');
    expect(await claim()).toBeNull();
  });

  it('is given up with an endpoint that says it is gone, and may be sent again once it is on', async () => {
    const ada = await host();
    const { id } = await endpoint(ada);
    await append(played(ada));
    await readLog();
    const due = await claimed();
    const outcome = await test.store.webhookOutbox.failed(due, { ...refusal, status: 410, gone: true });
    expect(outcome).toBe('gone');
    expect(await claim()).toBeNull();
    expect(await test.store.webhooks.listOf(ada)).toMatchObject([{ offBecause: 'gone' }]);
    expect((await listed(ada, id)).map(({ failure, dueAt }) => [failure, dueAt]).sort()).toEqual([
      ['bad_status', null],
      ['switched_off', null],
      ['switched_off', null],
    ]);
    expect(await test.store.webhooks.again(ada, id, due.id)).toBe('off');
    expect(await test.store.webhooks.test(ada, id)).toBe('off');
    await test.store.webhooks.change(ada, id, { enabled: true });
    expect(await test.store.webhooks.listOf(ada)).toMatchObject([
      { offSince: null, offBecause: null, failingSince: null },
    ]);
    expect(await claim()).toBeNull();
    expect(await test.store.webhooks.again(ada, id, due.id)).toMatchObject({ attempts: 0, failure: null });
    const again = await claimed();
    expect(again).toMatchObject({ id: due.id, attempt: 1 });
    // what is on its way is not begun anew
    expect(await test.store.webhooks.again(ada, id, due.id)).toMatchObject({ attempts: 1 });
    await test.store.webhookOutbox.delivered(again, 200);
    expect(await claim()).toBeNull();
  });

  it('switches an endpoint off that took nothing for three days, and not one that took something between', async () => {
    const ada = await host();
    const { id } = await endpoint(ada);
    await test.store.webhooks.test(ada, id);
    const fail = async () => test.store.webhookOutbox.failed(await claimed(), { ...refusal, pauseMs: 0 });
    expect(await fail()).toBeNull();
    await pass('71 hours');
    expect(await fail()).toBeNull();
    await test.store.webhookOutbox.delivered(await claimed(), 200);
    await test.store.webhooks.test(ada, id);
    expect(await fail()).toBeNull();
    await pass('71 hours');
    expect(await fail()).toBeNull();
    await pass('1 hour');
    expect(await fail()).toBe('failing');
    expect(await test.store.webhooks.listOf(ada)).toMatchObject([{ offBecause: 'failing' }]);
    expect(await claim()).toBeNull();
  });
});

describe('endpoints of webhooks', () => {
  it('are signed for by the former secret as well, for a day after a rotation', async () => {
    const ada = await host();
    const { id } = await endpoint(ada);
    await test.store.webhooks.test(ada, id);
    const secrets = async () => {
      const due = await claimed();
      await test.store.webhookOutbox.putBack(due, 0);
      return due.secrets;
    };
    expect(await secrets()).toEqual(['whsec_one']);
    expect(await test.store.webhooks.rotate(ada, id, 'whsec_two')).toMatchObject({
      formerUntil: expect.any(Date),
    });
    expect(await secrets()).toEqual(['whsec_two', 'whsec_one']);
    await pass('23 hours 59 minutes');
    expect(await secrets()).toEqual(['whsec_two', 'whsec_one']);
    await pass('1 minute');
    expect(await secrets()).toEqual(['whsec_two']);
    expect(await test.store.webhooks.listOf(ada)).toMatchObject([{ formerUntil: null }]);
  });

  it('are so many of an account and no more, however many ask at once', async () => {
    const [ada, other] = [await host(), await host()];
    const asked = { userId: ada, url: 'https://hooks.example', events: webhookEventTypes, secret: 'whsec_' };
    const made = await Promise.all(
      Array.from({ length: webhookLimits.endpoints + 3 }, () => test.store.webhooks.create(asked)),
    );
    expect(made.filter((one) => one !== null)).toHaveLength(webhookLimits.endpoints);
    expect(await test.store.webhooks.create({ ...asked, userId: other })).not.toBeNull();
  });

  it('are their owner’s alone, and go with all they were sent, and with the account', async () => {
    const [ada, other] = [await host(), await host()];
    const [first, second] = [await endpoint(ada), await endpoint(ada)];
    const stays = await endpoint(other);
    const delivery = await test.store.webhooks.test(ada, first.id);
    if (!delivery || delivery === 'off') throw new Error('No test');
    const { webhooks } = test.store;
    expect(await webhooks.change(other, first.id, { enabled: false })).toBeNull();
    expect(await webhooks.rotate(other, first.id, 'whsec_theirs')).toBeNull();
    expect(await webhooks.deliveriesOf(other, first.id, all)).toBeNull();
    expect(await webhooks.test(other, first.id)).toBeNull();
    expect(await webhooks.again(other, first.id, delivery.id)).toBeNull();
    expect(await webhooks.again(ada, second.id, delivery.id)).toBeNull();
    expect(await webhooks.delete(other, first.id)).toBe(false);
    expect(await webhooks.delete(ada, first.id)).toBe(true);
    expect(await claim()).toBeNull();
    await webhooks.test(ada, second.id);
    await webhooks.test(other, stays.id);
    await test.store.accounts.delete(ada);
    const { rows } = await test.store.pool.query(
      `select e.id, count(d.id)::int as deliveries from webhook_endpoints e
       left join webhook_deliveries d on true group by e.id`,
    );
    expect(rows).toEqual([{ id: stays.id, deliveries: 1 }]);
  });

  it('are written down in the audit log when they are made, changed, get a secret and go, by whom', async () => {
    const [ada, other] = [await host(), await host()];
    const { webhooks, audit } = test.store;
    const { id } = await freshEndpoint(ada, ['game.started', 'game.finished']);
    await webhooks.rotate(ada, id, 'whsec_two');
    for (const by of [other, ada])
      await webhooks.change(by, id, { events: ['game.started'], enabled: false });
    for (const by of [other, ada, ada]) await webhooks.delete(by, id);
    const { items } = await audit.page({ about: id }, { limit: 9 });
    expect(items.map(({ what, actor, details }) => [what, actor, details])).toEqual([
      ['webhook_deleted', ada, {}],
      ['webhook_changed', ada, { events: 'game.started', on: false }],
      ['webhook_secret_made', ada, {}],
      ['webhook_made', ada, { events: 'game.started game.finished' }],
    ]);
  });

  it('of a suspended account are told nothing, and get what waited when it is restored', async () => {
    const ada = await host();
    const { id } = await endpoint(ada);
    await test.store.webhooks.test(ada, id);
    const operator = operating(await host());
    await test.store.roles.suspend(operator, ada, 'abuse', null);
    await append(played(ada));
    await readLog();
    expect(await claim()).toBeNull();
    expect(await told(ada, id)).toEqual(['webhook.test']);
    await test.store.roles.restore(operator, ada, 'mistake');
    expect(await claimed()).toMatchObject({ type: 'webhook.test', endpointId: id });
  });

  it('show their deliveries page by page, the newest first, and keep so many for so long', async () => {
    const ada = await host();
    const [full, few] = [await endpoint(ada), await endpoint(ada)];
    await test.store.pool.query(
      `insert into webhook_deliveries (id, endpoint_id, event_key, type, at, noted_at)
       select 'msg_' || n, $1, n, 'webhook.test', now(), now() - n * interval '1 minute' from generate_series(1, $2) n`,
      [full.id, webhookLimits.deliveries + 7],
    );
    await test.store.pool.query(
      `insert into webhook_deliveries (id, endpoint_id, event_key, type, at, noted_at)
       select 'msg_days_' || n, $1, n, 'webhook.test', now(), now() - n * interval '1 day' from generate_series(28, 32) n`,
      [few.id],
    );
    const first = await test.store.webhooks.deliveriesOf(ada, full.id, { limit: 2 });
    expect(first?.items.map(({ id }) => id)).toEqual(['msg_1', 'msg_2']);
    const second = await test.store.webhooks.deliveriesOf(ada, full.id, {
      limit: 2,
      cursor: first?.nextCursor,
    });
    expect(second?.items.map(({ id }) => id)).toEqual(['msg_3', 'msg_4']);
    // of the full one the seven oldest, of the other those of 30 days and more
    expect(await test.store.webhooks.forgetOld()).toBe(10);
    const left = await test.store.webhooks.deliveriesOf(ada, full.id, { limit: 1_000 });
    expect(left?.items).toHaveLength(webhookLimits.deliveries);
    expect(left?.items.at(-1)?.id).toBe(`msg_${webhookLimits.deliveries}`);
    expect((await listed(ada, few.id)).map(({ id }) => id)).toEqual(['msg_days_28', 'msg_days_29']);
    expect(await test.store.webhooks.forgetOld()).toBe(0);
  });
});

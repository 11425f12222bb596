import { createHash } from 'node:crypto';
import type { GameId, QuotaRefusal, UserId } from '@clockbeat/domain';
import { caughtUp } from '../../test-support/catch-up.js';
import { newGame } from '../../test-support/events.js';
import { GameLog } from '../../test-support/game-log.js';
import { aUser } from '../../test-support/people.js';
import { versionOf } from '../../test-support/queue.js';
import { openTestStore, type TestStore } from '../../test-support/store.js';
import { gamesProjection } from '../games/games.projection.js';
import {
  connectPersistence,
  type NewMedia,
  type NewQuestion,
  type NewSet,
  type Persistence,
} from '../index.js';
import { QuotaReached } from './quota-reached.js';
import { usualQuotas } from './quota-settings.js';

const quotas = {
  account: { runningGames: 3, playersPerGame: 30, sets: 4, questions: 5, mediaBytes: 1_000, tokens: 2 },
  installation: { runningGames: 6, mediaBytes: 1_000_000 },
};

let test: TestStore;
/** Another gateway, over connections of its own. */
let beside: Persistence;
let operator: UserId;
beforeAll(async () => {
  test = await openTestStore({ quotas });
  beside = await connectPersistence({ url: test.url, poolSize: 4, quotas });
  operator = (await aUser(test.store)).id;
});
afterAll(async () => {
  await beside.close();
  await test.close();
});

const aHost = async (): Promise<UserId> => (await aUser(test.store)).id;
const used = async (userId: UserId) => {
  const all = await test.store.quotas.of(userId);
  return Object.fromEntries(Object.entries(all).map(([name, quota]) => [name, quota.used]));
};

/** How many of them came to be, and which quota refused the others. */
const outcomes = async (asked: readonly Promise<unknown>[]) => {
  const refusals: QuotaRefusal[] = [];
  let made = 0;
  for (const one of await Promise.allSettled(asked)) {
    if (one.status === 'fulfilled') made += 1;
    else if (one.reason instanceof QuotaReached) refusals.push(one.reason.quota);
    else throw one.reason;
  }
  return { made, refusals };
};

/** So many at a time, by turns on one gateway and on the other. */
const atOnce = (count: number, ask: (store: Persistence, nth: number) => Promise<unknown>) =>
  outcomes(Array.from({ length: count }, (_, nth) => ask(nth % 2 === 0 ? test.store : beside, nth)));

const question = (words: string): NewQuestion => ({
  question: words,
  options: ['a', 'b', 'c', 'd'],
  answer: 1,
  category: 'Rivers',
  difficulty: 'Easy',
});
const aSet: NewSet = {
  title: 'Rivers',
  category: 'Rivers',
  difficulty: 'mixed',
  questionsPerGame: 10,
  timePerQuestion: 30,
  isDraft: true,
  selectedQuestions: [],
  customQuestions: [],
};
const holder = (userId: UserId) => ({ userId, guestSessionId: null });
const aToken = (store: Persistence, userId: UserId, tokenHash: string) =>
  store.accessTokens.create({ userId, tokenHash, name: 'mine', scopes: ['games:read'], days: 90 });
const aPicture = (words: string, bytes: number): NewMedia => ({
  hash: createHash('sha256').update(words).digest('hex'),
  facts: { type: 'image/webp', bytes, width: 1, height: 1 },
  body: Buffer.alloc(bytes, words),
});

const append = async (log: GameLog): Promise<GameId> => {
  for (const event of log.events) versionOf(await test.store.appends.append(event));
  return log.gameId;
};
/** A game as gateways make it. */
const begin = async (hostId: UserId): Promise<GameId> => {
  const gameId = newGame();
  await test.store.quotas.claimGame(hostId, gameId);
  return append(new GameLog(gameId).created(1, { hostId }));
};
const end = async (gameId: GameId, hostId: UserId) => {
  const [, ...ending] = new GameLog(gameId).created(1, { hostId }).started().finished(0).events;
  for (const event of ending) versionOf(await test.store.appends.append(event));
};
/** What went on long ago, as far as this is concerned. */
const noGames = async () => {
  await test.store.pool.query('delete from game_claims');
  await test.store.pool.query('update game_streams set due_at = null');
  await test.store.pool.query(`update games set status = 'finished'`);
};
const later = (interval: string) =>
  test.store.pool.query(`update game_claims set claimed_at = claimed_at - $1::interval`, [interval]);

it('tells all that an account may have, and has', async () => {
  const me = await aHost();
  const quota = (used: number | null, most: number) => ({ used, most, isException: false });
  expect(await test.store.quotas.of(me)).toEqual({
    runningGames: quota(0, 3),
    playersPerGame: quota(null, 30),
    sets: quota(0, 4),
    questions: quota(0, 5),
    mediaBytes: quota(0, 1_000),
    tokens: quota(0, 2),
  });
  await test.store.sets.create(holder(me), aSet);
  await test.store.questions.createMany(me, [question('One?'), question('Two?')]);
  await aToken(test.store, me, 'told');
  await test.store.media.keep(me, aPicture('told', 300));
  await begin(me);
  expect(await used(me)).toEqual({
    ...{ runningGames: 1, playersPerGame: null, sets: 1, questions: 2, mediaBytes: 300, tokens: 1 },
  });
  expect(await used(await aHost())).toMatchObject({ sets: 0, questions: 0, mediaBytes: 0, tokens: 0 });
  await noGames();
});

describe('an account gets no more than it may, however many ask on two gateways at once', () => {
  it('of sets', async () => {
    const me = await aHost();
    const { made, refusals } = await atOnce(10, (store) => store.sets.create(holder(me), aSet));
    expect(made).toBe(4);
    expect(refusals[0]).toEqual({ name: 'sets', of: 'account', used: 4, most: 4 });
    expect((await used(me))['sets']).toBe(4);
    await test.store.sets.create(holder(await aHost()), aSet);
  });

  it('of questions, each upload whole or not at all', async () => {
    const me = await aHost();
    const upload = (store: Persistence, nth: number) =>
      store.questions.createMany(me, [question(`${nth} a?`), question(`${nth} b?`)]);
    const { made, refusals } = await atOnce(6, upload);
    expect(made).toBe(2);
    expect(refusals[0]).toEqual({ name: 'questions', of: 'account', used: 4, most: 5 });
    expect((await used(me))['questions']).toBe(4);
    await test.store.questions.createMany(me, [question('The last?')]);
  });

  it('of access tokens', async () => {
    const me = await aHost();
    expect((await atOnce(6, (store, nth) => aToken(store, me, `token ${nth}`))).made).toBe(2);
    const [first] = await test.store.accessTokens.listOf(me);
    await test.store.accessTokens.revoke(me, first?.id ?? '');
    expect(await aToken(test.store, me, 'another')).not.toBeNull();
  });

  it('of bytes; what it keeps already takes no more', async () => {
    const me = await aHost();
    const pictures = await atOnce(6, (store, nth) => store.media.keep(me, aPicture(`many ${nth}`, 300)));
    expect(pictures.made).toBe(3);
    const { made } = await atOnce(2, (store) => store.media.keep(me, aPicture('once', 100)));
    expect(made).toBe(2);
    expect((await used(me))['mediaBytes']).toBe(1_000);
  });

  it('of games', async () => {
    const me = await aHost();
    const { made, refusals } = await atOnce(8, (store) => store.quotas.claimGame(me, newGame()));
    expect(made).toBe(3);
    expect(refusals[0]).toEqual({ name: 'runningGames', of: 'account', used: 3, most: 3 });
    await noGames();
  });
});

it('stores nothing of an upload whose sets are one too many', async () => {
  const me = await aHost();
  for (let nth = 0; nth < 3; nth += 1) await test.store.sets.create(holder(me), aSet);
  const upload = test.store.uploads.create(me, [question('One?'), question('Two?')], () => [aSet, aSet]);
  expect((await outcomes([upload])).refusals).toMatchObject([{ name: 'sets', used: 3 }]);
  expect(await used(me)).toMatchObject({ sets: 3, questions: 0 });
});

it('keeps no guest from saving, nor from taking its sets along', async () => {
  const me = await aHost();
  for (let nth = 0; nth < 6; nth += 1)
    await test.store.sets.create({ userId: null, guestSessionId: 'a guest' }, aSet);
  expect(await test.store.sets.claim('a guest', me)).toBe(6);
  expect((await outcomes([test.store.sets.create(holder(me), aSet)])).made).toBe(0);
});

describe('a running game', () => {
  afterEach(noGames);

  it('counts from before it is in the log until it has ended, whatever lists know of it', async () => {
    const me = await aHost();
    const [one, two] = [await begin(me), await begin(me)];
    await test.store.quotas.claimGame(me, newGame());
    expect((await outcomes([begin(me)])).made).toBe(0);
    await end(one, me);
    expect((await used(me))['runningGames']).toBe(2);
    await caughtUp(test.store, gamesProjection, 1_000);
    expect((await used(me))['runningGames']).toBe(2);
    await later('1 hour');
    // by the lists alone
    expect((await used(me))['runningGames']).toBe(1);
    await end(two, me);
    expect((await used(me))['runningGames']).toBe(0);
  });

  it('is claimed once, however often that is said', async () => {
    const me = await aHost();
    const gameId = newGame();
    const { made } = await atOnce(8, (store) => store.quotas.claimGame(me, gameId));
    expect(made).toBe(8);
    expect((await used(me))['runningGames']).toBe(1);
  });

  it('gives its place back after a minute where it never came to be', async () => {
    const me = await aHost();
    for (let nth = 0; nth < 3; nth += 1) await test.store.quotas.claimGame(me, newGame());
    await later('59 seconds');
    expect((await outcomes([begin(me)])).made).toBe(0);
    await later('2 seconds');
    expect((await used(me))['runningGames']).toBe(0);
    await begin(me);
    // claims are kept for some minutes alone
    await later('10 minutes');
    await begin(me);
    const { rows } = await test.store.pool.query('select from game_claims');
    expect(rows).toHaveLength(1);
  });

  it('counts where a gateway of an older release made it, once lists know it', async () => {
    const me = await aHost();
    for (let nth = 0; nth < 3; nth += 1) await append(new GameLog(newGame()).created(1, { hostId: me }));
    await caughtUp(test.store, gamesProjection, 1_000);
    expect((await outcomes([begin(me)])).refusals).toMatchObject([{ used: 3 }]);
  });

  it('of all hosts together are no more than the installation takes', async () => {
    const hosts = await Promise.all([aHost(), aHost(), aHost(), aHost()]);
    for (const host of hosts.slice(0, 2)) await begin(host);
    await caughtUp(test.store, gamesProjection, 1_000);
    const { made, refusals } = await atOnce(12, (store, nth) =>
      store.quotas.claimGame(hosts[nth % 4] as UserId, newGame()),
    );
    expect(made).toBe(4);
    const refusedByAll = refusals.filter(({ of }) => of === 'installation');
    expect(refusedByAll[0]).toEqual({ name: 'runningGames', of: 'installation', used: 6, most: 6 });
    expect((await test.store.quotas.shared()).runningGames).toEqual({ used: 6, most: 6 });
  });
});

it('lets in no more bytes than the installation takes, but what is kept already', async () => {
  const [one, another] = [await aHost(), await aHost()];
  const { mediaBytes } = await test.store.quotas.shared();
  // the bank's are of them
  const left = mediaBytes.most - mediaBytes.used;
  for (const host of [one, another]) await test.store.quotas.give(operator, host, 'mediaBytes', 1_000_000);
  await test.store.media.keep(one, aPicture('almost all', left - 10));
  const refused = await outcomes([test.store.media.keep(another, aPicture('too much', 11))]);
  expect(refused.refusals).toMatchObject([{ name: 'mediaBytes', of: 'installation' }]);
  expect((await outcomes([test.store.media.keep(another, aPicture('almost all', left - 10))])).made).toBe(1);
});

it('lets an operator give one account other figures, with a line for each change', async () => {
  const [me, other] = [await aHost(), await aHost()];
  expect(await test.store.quotas.give(operator, me, 'sets', 1)).toBe(true);
  expect(await test.store.quotas.give(operator, me, 'sets', 1)).toBe(true);
  expect((await test.store.quotas.of(me)).sets).toEqual({ used: 0, most: 1, isException: true });
  expect((await test.store.quotas.of(other)).sets).toEqual({ used: 0, most: 4, isException: false });
  expect((await atOnce(3, (store) => store.sets.create(holder(me), aSet))).made).toBe(1);
  await test.store.quotas.give(operator, me, 'playersPerGame', 7);
  expect(await test.store.quotas.most(me, 'playersPerGame')).toBe(7);
  expect(await test.store.quotas.most(other, 'playersPerGame')).toBe(30);
  expect(await test.store.quotas.takeAway(operator, me, 'sets')).toBe(true);
  expect(await test.store.quotas.takeAway(operator, me, 'sets')).toBe(true);
  await test.store.sets.create(holder(me), aSet);
  const { items } = await test.store.audit.page({ about: me }, { limit: 9, cursor: null });
  expect(items.map(({ what, actor, details }) => [what, actor, details])).toEqual([
    ['operator_quota_taken', operator, { quota: 'sets' }],
    ['operator_quota_given', operator, { quota: 'playersPerGame', most: 7 }],
    ['operator_quota_given', operator, { quota: 'sets', most: 1 }],
  ]);
  await test.store.accounts.delete(me);
  expect(await test.store.quotas.give(operator, me, 'sets', 1)).toBe(false);
  expect(await test.store.quotas.give(operator, 'nobody' as UserId, 'sets', 1)).toBe(false);
  expect((await test.store.pool.query('select from account_quotas where user_id = $1', [me])).rowCount).toBe(
    0,
  );
});

it('holds a store to what is usual where nothing is said', async () => {
  const other = await connectPersistence({ url: test.url, poolSize: 2 });
  expect(await other.quotas.most(operator, 'questions')).toBe(usualQuotas.account.questions);
  await other.close();
});

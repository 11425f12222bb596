import { randomUUID } from 'node:crypto';
import { UserId } from '@clockbeat/domain';
import { newGame } from '../../test-support/events.js';
import { faultyPool } from '../../test-support/faulty-pool.js';
import { GameLog } from '../../test-support/game-log.js';
import { aUser } from '../../test-support/people.js';
import { versionOf } from '../../test-support/queue.js';
import { eventually, openTestStore, type TestStore } from '../../test-support/store.js';
import { openPersistence, type User } from '../index.js';
import { runBatch } from '../projections/run-batch.js';
import { summariesProjection } from './summaries.projection.js';

const holdMs = 60_000;
let test: TestStore;
beforeEach(async () => {
  test = await openTestStore();
  await test.store.pool.query(
    `insert into projections (name, build, version) values ('summaries', 'live', 1)`,
  );
});
afterEach(() => test.close());

const append = async ({ events, gameId }: GameLog) => {
  for (const event of events) versionOf(await test.store.appends.append(event));
  return gameId;
};
const played = (hostId: UserId | null, startsAt = Date.now(), kind: 'live' | 'solo' = 'live') =>
  new GameLog(newGame(), startsAt).created(1, { hostId, kind }).joined('ada').started().finished(0);

/** Reads the log to its end, as whichever gateway is at it. */
const readLog = (size = 500) =>
  eventually(async () => {
    while ((await runBatch(test.store.pool, summariesProjection, 'live', size)).result === 'moved');
    const { rows } = await test.store.pool.query(
      `select count(*)::int as left from events e, projections p
       where p.name = 'summaries' and (e.transaction_id, e.position) > (p.transaction_id, p.position)`,
    );
    expect(rows).toEqual([{ left: 0 }]);
  });
const readLogAgain = async () => {
  await test.store.pool.query(`update projections set transaction_id = '0', position = 0`);
  await readLog();
};
const noted = async () =>
  (await test.store.pool.query('select game_id from summary_mails')).rows.map(({ game_id }) => game_id);
const host = async (change: object = {}): Promise<User> => {
  const user = await aUser(test.store);
  await test.store.settings.change(user.id, change);
  return user;
};

it('are noted for finished games of hosts who want mail, and for no others', async () => {
  const [usual, wants, wantsNot] = [
    await aUser(test.store),
    await host({ darkMode: true }),
    await host({ emailNotifications: false }),
  ];
  const games = [await append(played(usual.id)), await append(played(wants.id))];
  await append(played(wantsNot.id));
  await append(played(usual.id, Date.now() - 65 * 60_000));
  await append(played(null, Date.now(), 'solo'));
  await append(played(UserId(randomUUID())));
  await append(new GameLog(newGame(), Date.now()).created(1, { hostId: usual.id }).joined('ada').started());
  await append(
    new GameLog(newGame(), Date.now())
      .created(1, { hostId: usual.id })
      .add('GameAbandoned', { closed: null }),
  );
  await readLog(3);
  expect((await noted()).sort()).toEqual(games.sort());
});

it('are noted once, however often the log is read, and not again once they were sent', async () => {
  const { id } = await host();
  const gameId = await append(played(id));
  await readLog();
  await readLogAgain();
  expect(await test.store.mails.claim(holdMs, 'en')).toMatchObject({ gameId });
  await test.store.mails.sent(gameId);
  await readLogAgain();
  expect(await noted()).toEqual([gameId]);
  expect(await test.store.mails.claim(holdMs, 'en')).toBeNull();
});

it('are noted once each, wherever a batch breaks off', async () => {
  const { id } = await host();
  const games: string[] = [];
  for (let game = 0; game < 4; game += 1) games.push(await append(played(id)));
  /** One batch, broken off behind each of its statements in turn until there is none left. */
  const oneBatch = async (): Promise<boolean> => {
    for (let after = 1; ; after += 1) {
      const fault = after % 2 ? 'kill' : 'lose the reply';
      const { pool, state } = faultyPool(test.store.pool, after, fault);
      try {
        const { result } = await runBatch(pool, summariesProjection, 'live', 5);
        if (!state.broke) return result === 'moved';
      } catch (error) {
        if (!state.broke) throw error;
      }
    }
  };
  await eventually(async () => {
    while (await oneBatch());
    expect((await noted()).sort()).toEqual([...games].sort());
  });
  const claims = await Promise.all(games.map(() => test.store.mails.claim(holdMs, 'en')));
  expect(claims.map((mail) => mail?.gameId).sort()).toEqual([...games].sort());
  expect(await test.store.mails.claim(holdMs, 'en')).toBeNull();
});

it('are not noted again when an operator rebuilds everything', async () => {
  const mailing = await openPersistence({ url: test.url, poolSize: 3, mail: true });
  const { id } = await host();
  const gameId = await append(played(id));
  await readLog();
  await mailing.mails.sent(gameId);
  await mailing.projections.rebuild('summaries');
  expect(await noted()).toEqual([gameId]);
  expect(await mailing.mails.claim(holdMs, 'en')).toBeNull();
  await mailing.close();
});

it('each go to one of many gateways that ask at once', async () => {
  const { id, email } = await host();
  const games = [await append(played(id)), await append(played(id)), await append(played(id))];
  await readLog();
  const claims = await Promise.all(Array.from({ length: 8 }, () => test.store.mails.claim(holdMs, 'en')));
  const got = claims.flatMap((mail) => (mail ? [mail] : []));
  expect(got.map(({ gameId }) => gameId).sort()).toEqual(games.sort());
  expect(new Set(got.map((mail) => `${mail.email} ${mail.attempt}`))).toEqual(new Set([`${email} 1`]));
});

it('are passed over while somebody has them locked', async () => {
  const { id } = await host();
  await append(played(id));
  await readLog();
  const other = await test.connect();
  await other.query('begin; select * from summary_mails for update');
  expect(await test.store.mails.claim(holdMs, 'en')).toBeNull();
  await other.query('rollback');
  expect(await test.store.mails.claim(holdMs, 'en')).not.toBeNull();
});

it('go to another gateway when the one that had them is thought dead', async () => {
  const { id } = await host();
  const gameId = await append(played(id));
  await readLog();
  expect(await test.store.mails.claim(0, 'en')).toMatchObject({ gameId, attempt: 1 });
  expect(await test.store.mails.claim(holdMs, 'en')).toMatchObject({ gameId, attempt: 2 });
  expect(await test.store.mails.claim(holdMs, 'en')).toBeNull();
});

it('are written in the language that the host reads by then, in the installation’s before any was told', async () => {
  const { id } = await aUser(test.store);
  const gameId = await append(played(id));
  await readLog();
  expect(await test.store.mails.claim(0, 'fr')).toMatchObject({ gameId, language: 'fr' });
  expect(await test.store.mails.claim(0, 'en')).toMatchObject({ gameId, language: 'en' });
  await test.store.settings.change(id, { language: 'fr' });
  expect(await test.store.mails.claim(0, 'en')).toMatchObject({ gameId, language: 'fr' });
  await test.store.settings.change(id, { darkMode: true });
  expect(await test.store.mails.claim(0, 'en')).toMatchObject({ gameId, language: 'fr' });
});

it('come again when they were put off, and never when they were dropped', async () => {
  const { id } = await host();
  const gameId = await append(played(id));
  await readLog();
  await test.store.mails.claim(holdMs, 'en');
  await test.store.mails.putOff(gameId, holdMs);
  expect(await test.store.mails.claim(holdMs, 'en')).toBeNull();
  await test.store.mails.putOff(gameId, 0);
  expect(await test.store.mails.claim(holdMs, 'en')).toMatchObject({ attempt: 2 });
  await test.store.mails.putOff(gameId, null);
  expect(await test.store.mails.claim(0, 'en')).toBeNull();
});

it('go with the account', async () => {
  const { id } = await host();
  await append(played(id));
  await readLog();
  await test.store.accounts.delete(id);
  expect(await noted()).toEqual([]);
  await readLogAgain();
  expect(await noted()).toEqual([]);
});

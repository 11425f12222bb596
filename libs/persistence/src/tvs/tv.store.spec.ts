import { limits, type UserId } from '@clockbeat/domain';
import { aUser } from '../../test-support/people.js';
import { openTestStore, type TestStore } from '../../test-support/store.js';
import { mostWaiting } from './tv.store.js';

let test: TestStore;
beforeEach(async () => {
  test = await openTestStore();
});
afterEach(() => test.close());

const device = { browser: 'Chrome', system: 'Android' };

const waiting = async (tokenHash: string): Promise<string> => {
  const code = await test.store.tvs.giveLetters(tokenHash, device);
  if (code === null) throw new Error('no letters were free');
  return code;
};
/** A session that somebody has signed in with. */
const signedIn = async (userId: UserId, sid: string): Promise<string> => {
  const session = { passport: { user: userId } };
  await test.store.pool.query(`insert into sessions values ($1, $2, now() + interval '1 day')`, [
    sid,
    session,
  ]);
  return sid;
};
const aHost = async (): Promise<{ id: UserId; session: string }> => {
  const { id } = await aUser(test.store);
  return { id, session: await signedIn(id, `session of ${id}`) };
};
const standingOf = async (tokenHash: string) => (await test.store.tvs.standings([tokenHash])).get(tokenHash);
/** As if so much time had passed since then. */
const age = (column: 'code_until' | 'seen_at', time: string) =>
  test.store.pool.query(`update tvs set ${column} = ${column} - $1::interval`, [time]);

it('has the TV that shows the letters follow who types them, in any case and spacing, once', async () => {
  const { tvs } = test.store;
  const [host, other] = [await aHost(), await aHost()];
  const code = await waiting('tv');
  expect(code).toMatch(/^[BCDFGHJKLMNPQRSTVWXZ]{4}$/);
  expect(await standingOf('tv')).toEqual({ code, userId: null, hostName: null });
  const typed = ` ${code.slice(0, 2).toLowerCase()} ${code.slice(2)}`;
  expect(await tvs.pair(typed, host.id, host.session)).toMatchObject({
    id: expect.stringMatching(/^tv_[\w-]{16}$/),
    code,
    ...device,
    pairedAt: expect.any(Date),
  });
  expect(await tvs.pair(code, other.id, other.session)).toBe('unknown');
  expect(await standingOf('tv')).toMatchObject({ code, userId: host.id });
  // who follows somebody is given no letters
  expect(await tvs.giveLetters('tv', device)).toBeNull();
});

it('gives the TV to one of two hosts who type its letters at once', async () => {
  const hosts = await Promise.all(Array.from({ length: 6 }, aHost));
  const code = await waiting('tv');
  const outcomes = await Promise.all(hosts.map(({ id, session }) => test.store.tvs.pair(code, id, session)));
  expect(outcomes.filter((outcome) => outcome !== 'unknown')).toHaveLength(1);
});

it('takes letters for ten minutes', async () => {
  const { tvs } = test.store;
  const host = await aHost();
  const code = await waiting('tv');
  await age('code_until', '9 minutes 30 seconds');
  expect(await standingOf('tv')).toMatchObject({ code });
  await age('code_until', '31 seconds');
  expect(await standingOf('tv')).toBeUndefined();
  expect(await tvs.pair(code, host.id, host.session)).toBe('unknown');
  const next = await waiting('tv');
  expect(await tvs.pair(next, host.id, host.session)).toMatchObject({ code: next });
});

it('gives a TV that asks twice at once the same letters', async () => {
  const given = await Promise.all(Array.from({ length: 6 }, () => waiting('tv')));
  expect(new Set(given).size).toBe(1);
  expect(await waiting('tv')).toBe(given[0]);
});

it('lets so many wait and no more, until letters of others are over', async () => {
  for (let nth = 0; nth < mostWaiting; nth += 1) await waiting(`tv ${nth}`);
  expect(await test.store.tvs.giveLetters('one more', device)).toBeNull();
  const { rows } = await test.store.pool.query<{ codes: string }>(
    'select count(distinct code) as codes from tvs',
  );
  expect(Number(rows[0]?.codes)).toBe(mostWaiting);
  await age('code_until', '11 minutes');
  expect(await test.store.tvs.giveLetters('one more', device)).toEqual(expect.any(String));
});

it('lists the TVs of an account, the newest first, and lets it release its own and no other', async () => {
  const { tvs } = test.store;
  const [host, other] = [await aHost(), await aHost()];
  const first = await tvs.pair(await waiting('first'), host.id, host.session);
  const second = await tvs.pair(await waiting('second'), host.id, host.session);
  await tvs.pair(await waiting('theirs'), other.id, other.session);
  expect(await tvs.listOf(host.id)).toEqual([second, first]);
  const { id } = second as { id: string };
  expect(await tvs.release(other.id, id)).toBe(false);
  expect(await tvs.release(host.id, id)).toBe(true);
  expect(await tvs.release(host.id, id)).toBe(false);
  expect(await standingOf('second')).toBeUndefined();
  await tvs.leave('first');
  expect(await tvs.listOf(host.id)).toEqual([]);
  expect(await tvs.listOf(other.id)).toHaveLength(1);
});

it('has so many follow an account and no more', async () => {
  const { tvs } = test.store;
  const host = await aHost();
  for (let nth = 0; nth < limits.tvs; nth += 1)
    expect(await tvs.pair(await waiting(`tv ${nth}`), host.id, host.session)).toMatchObject({});
  const code = await waiting('one more');
  expect(await tvs.pair(code, host.id, host.session)).toBe('too_many');
  await tvs.leave('tv 0');
  expect(await tvs.pair(code, host.id, host.session)).toMatchObject({ code });
});

it('ends with the sign-in that it was connected with, with the account, and when nobody switches it on for a month', async () => {
  const { tvs, pool, accounts } = test.store;
  const [host, gone] = [await aHost(), await aHost()];
  const elsewhere = await signedIn(host.id, 'another browser');
  await tvs.pair(await waiting('here'), host.id, host.session);
  await tvs.pair(await waiting('there'), host.id, elsewhere);
  await tvs.pair(await waiting('of the deleted one'), gone.id, gone.session);

  await pool.query('delete from sessions where sid = $1', [host.session]);
  expect((await tvs.listOf(host.id)).map(({ code }) => code)).toEqual([(await standingOf('there'))?.code]);
  expect(await standingOf('here')).toBeUndefined();
  // somebody else's sign-in in the same browser is another's
  await signedIn(gone.id, host.session);
  expect(await standingOf('here')).toBeUndefined();

  await accounts.delete(gone.id);
  const { rowCount } = await pool.query(`select from tvs where token_hash = 'of the deleted one'`);
  expect(rowCount).toBe(0);

  await age('seen_at', '29 days');
  expect(await standingOf('there')).toMatchObject({ userId: host.id });
  await tvs.saw(['there']);
  await age('seen_at', '29 days');
  expect(await standingOf('there')).toMatchObject({ userId: host.id });
  await age('seen_at', '2 days');
  expect(await standingOf('there')).toBeUndefined();
  expect(await tvs.listOf(host.id)).toEqual([]);

  // and nothing is left behind
  await waiting('still waits');
  expect(await tvs.forgetReleased()).toBe(2);
  const { rows } = await pool.query('select token_hash from tvs');
  expect(rows).toEqual([{ token_hash: 'still waits' }]);
});

it('calls a host by the name that it has given itself, else by its first name, never by its address', async () => {
  const { tvs, pool } = test.store;
  const host = await aHost();
  await tvs.pair(await waiting('tv'), host.id, host.session);
  const nameIs = async (username: string | null, firstName: string | null) => {
    await pool.query('update users set username = $2, first_name = $3, last_name = $4 where id = $1', [
      host.id,
      username,
      firstName,
      'Lovelace',
    ]);
    return (await standingOf('tv'))?.hostName;
  };
  expect(await nameIs('quizmaster', 'Ada')).toBe('quizmaster');
  expect(await nameIs(null, 'Ada')).toBe('Ada');
  expect(await nameIs(null, null)).toBeNull();
});

import type { UserId } from '@clockbeat/domain';
import type pg from 'pg';
import { runCli } from '../../../../test/support/run-cli.js';
import { aUser } from '../../test-support/people.js';
import { openTestStore, type TestStore, untilWaiting } from '../../test-support/store.js';
import { appendAudit } from './append-audit.js';
import type { AuditVerification } from './verify-audit.js';

const ada = '00000000-0000-4000-8000-00000000ada0' as UserId;

/** A log of its own for each test, since each does something to it that no other may see. */
const logOf = async (lines: number): Promise<TestStore> => {
  const test = await openTestStore();
  for (let line = 1; line <= lines; line += 1)
    await test.store.audit.append({
      what: 'export',
      actor: line % 2 === 0 ? null : ada,
      about: `game_${line}`,
      details: { line, text: 'é "quoted" \n', whole: false },
    });
  return test;
};

const tampered = async (test: TestStore, ...statements: string[]): Promise<AuditVerification> => {
  for (const statement of statements) await test.store.pool.query(statement);
  return test.store.audit.verify();
};

/** A place can be taken by one line at a time: what moves goes by way of numbers that no line has. */
const swap = (one: number, other: number): string[] => [
  `update audit_entries set sequence = -${one} where sequence = ${one}`,
  `update audit_entries set sequence = ${one} where sequence = ${other}`,
  `update audit_entries set sequence = ${other} where sequence = -${one}`,
];
const shift = (from: number, by: number): string[] => [
  `update audit_entries set sequence = -(sequence + ${by}) where sequence >= ${from}`,
  'update audit_entries set sequence = -sequence where sequence < 0',
];
const digest = `sha256(convert_to(jsonb_build_array(
  to_char(at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"'), actor, what, about, details)::text, 'UTF8'))`;

describe('the audit log', () => {
  it('follows its seals from the first line to the last, which PostgreSQL made and this reckons again', async () => {
    const test = await logOf(5);
    const { lines, from, head, faults } = await test.store.audit.verify();
    expect({ lines, from, faults }).toEqual({ lines: 5, from: 1, faults: [] });
    const page = await test.store.audit.page({}, { limit: 2 });
    expect(page.items.map(({ sequence, seal }) => [sequence, seal])).toEqual([
      [5, head.seal],
      [4, expect.not.stringMatching(head.seal)],
    ]);
    expect(await test.store.audit.head()).toEqual({ ...head, lines: 5 });
    const rest = await test.store.audit.page({}, { limit: 9, cursor: page.nextCursor });
    expect(rest.items.map(({ sequence }) => sequence)).toEqual([3, 2, 1]);
    const ofAda = await test.store.audit.page({ actor: ada, about: 'game_3' }, { limit: 9 });
    expect(ofAda.items.map(({ sequence }) => sequence)).toEqual([3]);
    const byOrAbout = async (id: string) =>
      (await test.store.audit.page({ id }, { limit: 9 })).items.map(({ sequence }) => sequence);
    expect([await byOrAbout(ada), await byOrAbout('game_4')]).toEqual([[5, 3, 1], [4]]);
    expect((await test.store.audit.page({ what: 'sign_in' }, { limit: 9 })).items).toEqual([]);
    await test.close();
  });

  it.each([
    ['somebody else', `actor = null`],
    ['another act', `what = 'sign_in'`],
    ['another thing', `about = 'game_9'`],
    ['another time', `at = at + interval '1 microsecond'`],
    ['other details', `details = details || '{"line": 9}'`],
  ])('says which line was changed: %s', async (_, change) => {
    const test = await logOf(5);
    const { faults } = await tampered(test, `update audit_entries set ${change} where sequence = 3`);
    expect(faults).toEqual([{ at: 3, fault: 'changed' }]);
    await test.close();
  });

  it('says which lines were removed, in the middle, at the beginning and at the end', async () => {
    const test = await logOf(9);
    const { faults } = await tampered(test, 'delete from audit_entries where sequence in (1, 4, 5, 9)');
    expect(faults).toEqual([
      { at: 1, fault: 'missing', upTo: 1 },
      { at: 4, fault: 'missing', upTo: 5 },
      { at: 9, fault: 'missing', upTo: 9 },
    ]);
    await test.close();
  });

  it('finds the place where lines were removed, although those behind were numbered anew', async () => {
    const test = await logOf(6);
    const { faults } = await tampered(
      test,
      'delete from audit_entries where sequence = 3',
      'update audit_entries set sequence = sequence - 1 where sequence = 4',
      'update audit_entries set sequence = sequence - 1 where sequence = 5',
      'update audit_entries set sequence = sequence - 1 where sequence = 6',
      'update audit_chain set head_sequence = 5',
    );
    expect(faults).toEqual([{ at: 3, fault: 'unsealed' }]);
    await test.close();
  });

  it('says which line was added, in the middle and at the end', async () => {
    const test = await logOf(5);
    const copy = (to: number) => `insert into audit_entries
      select ${to}, at, actor, 'sign_in', about, details, digest, sha256(seal) from audit_entries where sequence = 2`;
    const sealed = `update audit_entries set digest = ${digest} where what = 'sign_in'`;
    const { faults } = await tampered(
      test,
      ...shift(3, 1),
      copy(3),
      copy(7),
      sealed,
      'update audit_chain set head_sequence = 7',
    );
    expect(faults).toEqual([
      { at: 3, fault: 'added' },
      { at: 7, fault: 'unsealed' },
    ]);
    await test.close();
  });

  it('says which lines were moved, and where they belong', async () => {
    const test = await logOf(6);
    const { faults } = await tampered(test, ...swap(2, 3));
    expect(faults).toEqual([
      { at: 2, fault: 'moved', behind: 3 },
      { at: 3, fault: 'moved', behind: 1 },
    ]);
    await test.close();
  });

  it('finds a line that was changed and sealed anew, since the next one does not follow it', async () => {
    const test = await logOf(5);
    const { faults } = await tampered(
      test,
      `update audit_entries set about = 'game_9' where sequence = 3`,
      `update audit_entries set digest = ${digest} where sequence = 3`,
      `update audit_entries e set seal = sha256(b.seal || e.digest) from audit_entries b
       where e.sequence = 3 and b.sequence = 2`,
    );
    expect(faults).toEqual([{ at: 4, fault: 'unsealed' }]);
    await test.close();
  });

  it('has another seal than the one that was kept elsewhere, when somebody sealed all of it anew', async () => {
    const test = await logOf(4);
    const kept = (await test.store.audit.head()).seal;
    expect((await test.store.audit.verify(kept.toUpperCase())).sealAt).toBe(4);
    await test.store.audit.append({ what: 'sign_in', actor: ada });
    expect((await test.store.audit.verify(kept)).sealAt).toBe(4);
    await test.store.pool.query(`
      update audit_entries set about = 'game_9' where sequence = 2;
      update audit_entries set digest = ${digest};
      update audit_entries set seal = sha256((select base_seal from audit_chain) || digest) where sequence = 1`);
    for (const sequence of [2, 3, 4, 5])
      await test.store.pool.query(`update audit_entries e set seal = sha256(b.seal || e.digest)
        from audit_entries b where e.sequence = ${sequence} and b.sequence = ${sequence - 1}`);
    await test.store.pool.query(
      'update audit_chain set head_seal = (select seal from audit_entries where sequence = 5)',
    );
    const { faults, sealAt } = await test.store.audit.verify(kept);
    expect({ faults, sealAt }).toEqual({ faults: [], sealAt: null });
    const env = { DATABASE_URL: test.url };
    const cli = 'libs/persistence/src/audit/audit.cli.ts';
    expect(await runCli(cli, ['--verify'], env)).toMatchObject({ code: 0 });
    expect(await runCli(cli, ['--verify', '--seal', kept], env)).toMatchObject({
      code: 1,
      output: expect.stringContaining('sealed anew since'),
    });
    await test.store.pool.query('delete from audit_entries where sequence = 3');
    expect(await runCli(cli, ['--verify'], env)).toMatchObject({
      code: 1,
      output: expect.stringContaining('Line 3 is missing.'),
    });
    await test.close();
  });

  it('is one chain, however many write at once, each waiting for the one before', async () => {
    const test = await openTestStore();
    const [first, second] = [await test.connect(), await test.connect()];
    const append = (client: pg.Client, about: string) =>
      appendAudit(client, { what: 'sign_in', actor: ada, about });
    await first.query('begin');
    await append(first, 'first');
    await second.query('begin');
    const waits = append(second, 'second');
    await untilWaiting(await test.connect(), second);
    await first.query('commit');
    await waits;
    await second.query('commit');
    await Promise.all(
      Array.from({ length: 40 }, (_, line) =>
        test.store.audit.append({ what: 'sign_out', actor: ada, about: `${line}` }),
      ),
    );
    const { lines, faults } = await test.store.audit.verify();
    expect({ lines, faults }).toEqual({ lines: 42, faults: [] });
    const { items } = await test.store.audit.page({ what: 'sign_in' }, { limit: 9 });
    expect(items.map(({ about }) => about)).toEqual(['second', 'first']);
    await test.close();
  });

  it('has no line of what was rolled back', async () => {
    const test = await logOf(2);
    const client = await test.connect();
    await client.query('begin');
    await appendAudit(client, { what: 'sign_in', actor: ada });
    await client.query('rollback');
    expect(await test.store.audit.verify()).toMatchObject({ lines: 2, faults: [] });
    await test.close();
  });

  it('lets old lines go from its front, and proves the others from there', async () => {
    const test = await logOf(3);
    const { pool, audit } = test.store;
    await pool.query('select pg_sleep(0.002)');
    const { rows } = await pool.query<{ now: Date }>('select clock_timestamp() as now');
    const now = rows[0]?.now ?? new Date(0);
    for (const about of ['young', 'younger']) await audit.append({ what: 'export', actor: null, about });
    expect(await audit.expire(new Date(now.getTime() - 60_000))).toBe(0);
    expect(await audit.expire(now)).toBe(3);
    expect(await audit.expire(now)).toBe(0);
    expect(await audit.verify()).toMatchObject({ lines: 2, from: 4, faults: [], head: { sequence: 5 } });
    expect(await audit.expire(new Date(now.getTime() + 3_600_000))).toBe(2);
    expect(await audit.verify()).toMatchObject({ lines: 0, from: 6, faults: [] });
    await audit.append({ what: 'sign_in', actor: ada });
    expect(await audit.verify()).toMatchObject({ lines: 1, from: 6, faults: [] });
    await pool.query('delete from audit_entries');
    expect((await audit.verify()).faults).toEqual([{ at: 6, fault: 'missing', upTo: 6 }]);
    await test.close();
  });

  it('is told of tokens and of a deleted account in the transaction of the act, and of nothing that was refused', async () => {
    const test = await openTestStore();
    const { store } = test;
    const { id } = await aUser(store);
    const token = await store.accessTokens.create({
      userId: id,
      tokenHash: 'hash',
      name: 'a name of somebody',
      scopes: ['games:read'],
      days: 9,
    });
    expect(await store.accessTokens.revoke(id, 'token_unknown')).toBe(false);
    await store.accessTokens.revoke(id, token?.id ?? '');
    await store.accounts.delete(id);
    await store.accounts.delete(id);
    const { items } = await store.audit.page({}, { limit: 9 });
    expect(items.map(({ what, actor, about, details }) => ({ what, actor, about, details }))).toEqual([
      { what: 'account_deleted', actor: id, about: id, details: {} },
      { what: 'token_revoked', actor: id, about: token?.id, details: {} },
      { what: 'token_made', actor: id, about: token?.id, details: { scopes: 'games:read', days: 9 } },
    ]);
    await test.close();
  });
});

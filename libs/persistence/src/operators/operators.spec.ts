import type { UserId } from '@clockbeat/domain';
import { newGame } from '../../test-support/events.js';
import { GameLog } from '../../test-support/game-log.js';
import { aUser, operating } from '../../test-support/people.js';
import { versionOf } from '../../test-support/queue.js';
import { openTestStore, type TestStore } from '../../test-support/store.js';
import type { ActingOperator } from '../roles/acting-operator.js';

let test: TestStore;
let by: UserId;
beforeAll(async () => {
  test = await openTestStore();
  by = (await aUser(test.store, 'operator')).id;
});
afterAll(() => test.close());

const standingOf = async (id: UserId) => (await test.store.users.findWithStanding(id))?.standing;
const nobody = '00000000-0000-4000-8000-000000000000' as UserId;

describe('accounts as operators see them', () => {
  it('are found by a part of what they are called, by id, role and suspension, page by page', async () => {
    const { operated, roles } = test.store;
    const ids = [];
    for (const name of ['ann_found', 'ben_found', 'cleo_found']) ids.push((await aUser(test.store, name)).id);
    const [ann, ben, cleo] = ids as [UserId, UserId, UserId];
    const all = { q: '', role: null, suspendedOnly: false };
    const found = async (search: object, limit = 9, cursor: string | null = null) => {
      const page = await operated.search({ ...all, ...search }, { limit, cursor });
      return { ids: page.items.map(({ id }) => id), next: page.nextCursor };
    };
    const first = await found({ q: 'FOUND@exa' }, 2);
    expect(first.ids).toEqual([cleo, ben]);
    expect(await found({ q: 'FOUND@exa' }, 2, first.next)).toEqual({ ids: [ann], next: null });
    expect((await found({ q: ben })).ids).toEqual([ben]);
    // what SQL would read as a pattern is a letter here
    expect((await found({ q: '%found' })).ids).toEqual([]);
    await roles.give(operating(by), ann, 'analyst');
    await roles.suspend(operating(by), ben, 'abuse', 'What was seen');
    expect((await found({ role: 'analyst' })).ids).toEqual([ann]);
    expect((await found({ suspendedOnly: true })).ids).toEqual([ben]);
    const { createdAt, ...view } = (await operated.find(ben)) ?? { createdAt: '' };
    expect(Date.parse(createdAt)).toBeGreaterThan(Date.now() - 3_600_000);
    expect(view).toMatchObject({
      email: 'ben_found@example.org',
      roles: [],
      suspension: { reason: 'abuse', note: 'What was seen', by },
      counts: { games: 0, sets: 0, accessTokens: 0, sessions: 0, mediaBytes: 0 },
    });
    // an attempt at an assignment of theirs is no game of theirs
    const { pool } = test.store;
    const made = [
      new GameLog(newGame()).created(1, { hostId: ben }),
      new GameLog(newGame()).created(1, { hostId: ben }),
    ];
    for (const event of made.flatMap(({ events }) => events))
      versionOf(await test.store.appends.append(event));
    await pool.query(
      `with made as (insert into assignments (id, user_id, link, title, content, opens_at, closes_at, time_zone, attempts,
           counts, feedback, identity, mixed, untimed, board)
         values ('as_counted', $2, 'counted', 'Rivers', '{}', now(), now(), 'UTC', 1, 'best', 'each', 'name', false, false, false)
         returning id)
       insert into attempts (game_id, assignment_id, person, number, told_closes_at) select $1, id, 1, 1, now() from made`,
      [made[0]?.gameId, ben],
    );
    await test.store.projections.rebuild('games');
    expect((await operated.find(ben))?.counts).toMatchObject({ games: 1, openGames: 1 });
    expect(await operated.find(nobody)).toBeNull();
    expect(await operated.find('ben')).toBeNull();
  });
});

describe('what operators do to an account', () => {
  it('ends its sessions and refuses those that an older gateway makes, and its tokens as long as it lasts', async () => {
    const { roles, sessions, accessTokens, audit, pool } = test.store;
    const { id } = await aUser(test.store);
    const signIn = (sid: string) =>
      pool.query(`insert into sessions (sid, sess, expire) values ($1, $2, now() + interval '1 day')`, [
        sid,
        { passport: { user: id } },
      ]);
    await signIn('before');
    await accessTokens.create({
      userId: id,
      tokenHash: 'its hash',
      name: 'x',
      scopes: ['games:read'],
      days: 1,
    });
    expect(await sessions.userIdOf('before')).toBe(id);
    expect(await roles.suspend(operating(by), id, 'security', null)).toBe('done');
    expect(await roles.suspend(operating(by), id, 'abuse', null)).toBe('done');
    expect((await standingOf(id))?.suspended).toBe(true);
    await signIn('afterwards');
    expect(await sessions.userIdOf('afterwards')).toBeNull();
    expect([...(await sessions.openOf(['before', 'afterwards']))]).toEqual([]);
    expect(await accessTokens.use('its hash')).toBeNull();
    expect((await accessTokens.goodOf(['its hash'])).size).toBe(0);
    expect(await roles.restore(operating(by), id, 'mistake')).toBe('done');
    expect(await sessions.userIdOf('afterwards')).toBe(id);
    expect((await accessTokens.use('its hash'))?.userId).toBe(id);
    const { items } = await audit.page({ about: id }, { limit: 9 });
    // suspended twice is suspended once
    expect(items.map(({ what, actor, details }) => [what, actor, details])).toEqual([
      ['operator_account_restored', by, { reason: 'mistake' }],
      ['operator_account_suspended', by, { reason: 'security', sessions: 1 }],
    ]);
    expect(await roles.suspend(operating(by), nobody, 'abuse', null)).toBe('gone');
  });

  it('leaves one of two who do it to each other in the same moment, and an act of who is none any more undone', async () => {
    const { roles, accounts } = test.store;
    const acting = (id: UserId): ActingOperator => ({
      id,
      mayOperate: (account) => account.roles.includes('operator'),
    });
    const pair = async (): Promise<[UserId, UserId]> => {
      const ids: [UserId, UserId] = [(await aUser(test.store)).id, (await aUser(test.store)).id];
      for (const id of ids) await roles.give(operating(by), id, 'operator');
      return ids;
    };
    const acts = {
      suspend: (one: UserId, other: UserId) => roles.suspend(acting(one), other, 'abuse', null),
      demote: (one: UserId, other: UserId) => roles.take(acting(one), other, 'operator'),
      delete: async (one: UserId, other: UserId) => {
        const act = { what: 'operator_account_deleted', actor: one, about: other } as const;
        return (await accounts.delete(other, act, acting(one))) ? ('done' as const) : ('refused' as const);
      },
    };
    for (const act of Object.values(acts))
      for (let time = 0; time < 5; time += 1) {
        const [one, other] = await pair();
        const outcomes = await Promise.all([act(one, other), act(other, one)]);
        expect([...outcomes].sort()).toEqual(['done', 'refused']);
        const left = await Promise.all([one, other].map(standingOf));
        expect(
          left.filter((standing) => standing?.roles.includes('operator') && !standing.suspended),
        ).toHaveLength(1);
      }
  });

  it('gives and takes roles once, and both with the account', async () => {
    const { roles, audit, accounts, pool } = test.store;
    const { id } = await aUser(test.store);
    for (const _ of [1, 2]) await roles.give(operating(by), id, 'operator');
    expect(await standingOf(id)).toMatchObject({ roles: ['operator'], suspended: false });
    for (const _ of [1, 2]) await roles.take(operating(by), id, 'operator');
    expect(await standingOf(id)).toMatchObject({ roles: [], suspended: false });
    const { items } = await audit.page({ about: id }, { limit: 9 });
    expect(items.map(({ what }) => what)).toEqual(['operator_role_taken', 'operator_role_given']);
    await roles.give(operating(by), id, 'analyst');
    await roles.suspend(operating(by), id, 'other', null);
    await accounts.delete(id);
    const { rowCount } = await pool.query(
      'select user_id from user_roles where user_id = $1 union all select user_id from suspensions where user_id = $1',
      [id],
    );
    expect(rowCount).toBe(0);
    expect(await roles.give(operating(by), id, 'analyst')).toBe('gone');
  });

  it('gives its sets and questions to another account, and nothing to one that is gone', async () => {
    const { operated, questions, audit } = test.store;
    const [from, to] = [(await aUser(test.store)).id, (await aUser(test.store)).id];
    const question = {
      category: 'Science',
      difficulty: 'Easy' as const,
      question: 'Whose is it?',
      options: ['a', 'b', 'c', 'd'],
      answer: 0 as const,
    };
    await questions.createMany(from, [question]);
    await test.store.pool.query(
      `insert into saved_trivia_sets (id, title, category, difficulty, created_by)
       values (gen_random_uuid(), 'Moons', 'Science', 'Easy', $1)`,
      [from],
    );
    expect(await operated.transfer(by, from, nobody, 'request')).toBeNull();
    expect(await operated.transfer(by, from, from, 'request')).toBeNull();
    expect(await operated.transfer(by, from, to, 'request')).toEqual({ sets: 1, questions: 1 });
    expect((await operated.find(from))?.counts).toMatchObject({ sets: 0, questions: 0 });
    expect((await operated.find(to))?.counts).toMatchObject({ sets: 1, questions: 1 });
    const { items } = await audit.page({ about: from }, { limit: 9 });
    expect(items.map(({ details }) => details)).toEqual([{ to, reason: 'request', sets: 1, questions: 1 }]);
  });
});

describe('what people wrote, and who reads us', () => {
  it('is seen to, deleted and forgotten, each with its line', async () => {
    const { feedback, newsletter, operatedMail, audit } = test.store;
    await feedback.add('One', null);
    // both may come within the same millisecond, and then have no order
    await test.store.pool.query(`update feedback set created_at = created_at - interval '1 minute'`);
    await feedback.add('Two', 'reader@example.org');
    const { items } = await operatedMail.feedback(false, { limit: 1 });
    const [two] = items;
    expect(two).toMatchObject({ text: 'Two', email: 'reader@example.org', doneAt: null });
    expect(await operatedMail.markDone(by, two?.id ?? '')).toBe(true);
    const left = await operatedMail.feedback(false, { limit: 9 });
    expect(left.items.map(({ text }) => text)).toEqual(['One']);
    const [first, second] = (await operatedMail.feedback(true, { limit: 9 })).items;
    expect([first?.text, second?.text]).toEqual(['Two', 'One']);
    expect(Date.parse(first?.doneAt ?? '')).toBeGreaterThan(0);
    expect(await operatedMail.deleteFeedback(by, second?.id ?? '')).toBe(true);
    expect(await operatedMail.deleteFeedback(by, second?.id ?? '')).toBe(false);
    expect(await operatedMail.markDone(by, 'no id')).toBe(false);

    await newsletter.ask('waits@example.org', [], 'en');
    await test.store.pool.query(
      `insert into newsletter_subscriptions (email, token, confirmed_at) values ('reads@example.org', 't', now())`,
    );
    const { count, items: readers } = await operatedMail.subscribers({ limit: 9 });
    expect([count, readers.map(({ email }) => email)]).toEqual([1, ['reads@example.org']]);
    expect(await operatedMail.removeSubscriber(by, readers[0]?.id ?? '')).toBe(true);
    expect((await operatedMail.subscribers({ limit: 9 })).count).toBe(0);
    const acts = (await audit.page({ actor: by }, { limit: 3 })).items.map(({ what }) => what);
    expect(acts).toEqual([
      'operator_subscriber_removed',
      'operator_feedback_deleted',
      'operator_feedback_done',
    ]);
  });
});

describe('the installation', () => {
  it('tells what is stored, month by month, who uses it, and which games are open', async () => {
    const { installation, appends } = test.store;
    const host = (await aUser(test.store)).id;
    const open = new GameLog(newGame()).created(1, { hostId: host }).joined('bob').started();
    const over = new GameLog(newGame()).created(1, { hostId: host }).started().finished(0);
    for (const { events } of [open, over]) for (const event of events) versionOf(await appends.append(event));
    const { items } = await installation.openGames(host, { limit: 9 });
    expect(items).toEqual([expect.objectContaining({ gameId: open.gameId, hostId: host })]);
    expect((await installation.openGames(null, { limit: 1 })).items).toHaveLength(1);
    expect((await installation.openGames(nobody, { limit: 9 })).items).toEqual([]);
    const { databaseBytes, months, tables, programs, media } = await installation.look();
    expect(databaseBytes).toBeGreaterThan(1_000_000);
    expect(months.every(({ name }) => name.startsWith('events_'))).toBe(true);
    expect(tables.map(({ name }) => name)).not.toContain('events_before_months');
    expect(programs).toContainEqual(expect.objectContaining({ name: 'clockbeat gateway' }));
    expect(media.bytes).toBeGreaterThan(media.files);
  });
});

import { type AssignmentId, assignmentLimits, assignmentLinkLength, type UserId } from '@clockbeat/domain';
import { advanced, created, newGame } from '../../test-support/events.js';
import { aUser } from '../../test-support/people.js';
import { eventually, openTestStore, type TestStore } from '../../test-support/store.js';
import type { Assignment, KeptAttempt, NewAssignment, NewPerson } from './assignment.types.js';

let test: TestStore;
beforeAll(async () => {
  test = await openTestStore({ poolSize: 6 });
});
afterAll(() => test.close());

const friday = new Date('2026-12-04T17:00:00Z');
const sunday = new Date('2026-12-06T17:00:00Z');

const aHost = async (): Promise<UserId> => (await aUser(test.store)).id;
const rivers = (userId: UserId): NewAssignment => ({
  userId,
  title: 'Rivers',
  content: {
    ...{ title: 'Rivers', category: 'Geography', difficulty: 'easy', timePerQuestion: 20 },
    questions: [],
  },
  opensAt: new Date('2026-11-30T07:00:00Z'),
  closesAt: friday,
  timeZone: 'Europe/Berlin',
  ...{
    attempts: 2,
    counts: 'best',
    feedback: 'end',
    identity: 'list',
    mixed: true,
    untimed: false,
    board: true,
    remindHours: 0,
  },
  names: ['Ada', 'Bo'],
});
const assign = async (host?: UserId): Promise<Assignment> => {
  const made = await test.store.assignments.create(rivers(host ?? (await aHost())));
  if (made === null) throw new Error('not made');
  return made;
};
let tokens = 0;
const somebody = (change: Partial<NewPerson> = {}): NewPerson => {
  tokens += 1;
  return { tokenHash: `token-${tokens}`, userId: null, nameHash: null, ...change };
};
const admitted = async (id: AssignmentId, change: Partial<NewPerson> = {}): Promise<number> => {
  const person = await test.store.assignments.admit(id, somebody(change));
  if (person === null) throw new Error('not admitted');
  return person.person;
};
const attempt = (person: number, number = 1): KeptAttempt => ({ gameId: newGame(), person, number });
const rowsOf = async (table: string, { id }: Assignment): Promise<number> =>
  (await test.store.pool.query(`select from ${table} where assignment_id = $1`, [id])).rowCount ?? 0;

/** What all of them come to that really are under way at the same time: none goes on before each waits for this row. */
const atOnce = async <T>(table: string, id: string, acts: readonly (() => Promise<T>)[]): Promise<T[]> => {
  const holder = await test.connect();
  await holder.query('begin');
  await holder.query(`select from ${table} where id = $1 for update`, [id]);
  const outcomes = Promise.all(acts.map((act) => act()));
  await eventually(async () => {
    const { rowCount } = await holder.query('select distinct pid from pg_locks where not granted');
    if (rowCount !== acts.length) throw new Error('not waiting yet');
  });
  await holder.query('rollback');
  return outcomes;
};
const given = <T>(outcomes: readonly (T | null)[]): T[] => outcomes.flatMap((one) => one ?? []);

describe('an assignment', () => {
  it('is kept as it was made, found by its host and by its link, and by nobody else', async () => {
    const host = await aHost();
    const made = await assign(host);
    expect(made).toMatchObject(rivers(host));
    expect(made.link).toMatch(new RegExp(`^[\\w-]{${assignmentLinkLength}}$`));
    const { assignments, pool } = test.store;
    expect(await assignments.own(host, made.id)).toEqual({
      ...made,
      ...{ questionCount: 0, people: 0, attemptsMade: 0 },
    });
    expect(await assignments.own(await aHost(), made.id)).toBeNull();
    expect(await assignments.byLink(made.link)).toEqual(made);
    expect(await assignments.byLink(made.id)).toBeNull();
    expect(await assignments.deadlineOf(made.id)).toEqual(friday);
    expect(await assignments.deadlineOf('as_none' as AssignmentId)).toBeNull();
    await pool.query(`insert into suspensions (user_id, reason, suspended_at) values ($1, 'other', now())`, [
      host,
    ]);
    expect(await assignments.byLink(made.link)).toBeNull();
  });

  it('has a code of its own, which leads to it until it is gone or its host is suspended', async () => {
    const host = await aHost();
    const made = await assign(host);
    const { assignments, codes, pool } = test.store;
    const { id, code, link, title } = made;
    expect(await codes.resolve(code.toLowerCase())).toEqual({ kind: 'assignment', code, assignmentId: id });
    expect(await assignments.shownOf(id)).toEqual({ link, title });
    const other = await assign(host);
    expect(other.code).not.toBe(code);
    expect(await assignments.removeUntouched(host, other.id)).toBe(true);
    expect(await codes.resolve(other.code)).toBeNull();
    expect(await assignments.shownOf(other.id)).toBeNull();
    await pool.query(`insert into suspensions (user_id, reason, suspended_at) values ($1, 'other', now())`, [
      host,
    ]);
    expect(await assignments.shownOf(id)).toBeNull();
  });

  it('gets its code when it is looked at, where a gateway of an older release made it, and keeps it', async () => {
    const { id, userId, link } = await assign();
    const { assignments, codes, pool } = test.store;
    await pool.query('update assignments set code = null where id = $1', [id]);
    const looked = await Promise.all([
      assignments.own(userId, id),
      assignments.byLink(link),
      assignments.change(userId, id, {}),
      assignments.listOf(userId, { limit: 1 }).then(({ items }) => items[0] ?? null),
    ]);
    const [code = ''] = looked.map((one) => one?.code ?? '');
    expect(new Set(looked.map((one) => one?.code))).toEqual(new Set([code]));
    expect(await codes.resolve(code)).toMatchObject({ assignmentId: id });
  });

  it('stands in its host’s list, the newest first, with how many have come, page by page', async () => {
    const host = await aHost();
    const made = [await assign(host), await assign(host), await assign(host)];
    const { assignments, pool } = test.store;
    // two within the same millisecond: neither is left out between two pages
    for (const [index, { id }] of made.entries())
      await pool.query('update assignments set created_at = $2 where id = $1', [
        id,
        index === 0 ? friday : sunday,
      ]);
    const [oldest] = made as [Assignment];
    const person = await admitted(oldest.id);
    await assignments.claim(oldest.id, attempt(person, 1));
    await assignments.claim(oldest.id, attempt(person, 2));
    const newer = made.slice(1).map(({ id }) => id);
    const first = await assignments.listOf(host, { limit: 1 });
    const second = await assignments.listOf(host, { limit: 1, cursor: first.nextCursor });
    const third = await assignments.listOf(host, { limit: 1, cursor: second.nextCursor });
    expect([...first.items, ...second.items].map(({ id }) => id)).toEqual(newer.sort().reverse());
    expect(third).toMatchObject({
      items: [{ id: oldest.id, questionCount: 0, people: 1, attemptsMade: 2 }],
      nextCursor: null,
    });
  });

  it('is one of so many of an account, however many are asked for at once', async () => {
    const host = await aHost();
    const { id } = await assign(host);
    await test.store.pool.query(
      `insert into assignments select (jsonb_populate_record(a, jsonb_build_object('id', 'as_' || a.id || n, 'link', a.link || n, 'code', null))).*
       from assignments a, generate_series(1, $2) n where a.id = $1`,
      [id, assignmentLimits.perAccount - 2],
    );
    const asked = await atOnce(
      'users',
      host,
      Array.from({ length: 3 }, () => () => test.store.assignments.create(rivers(host))),
    );
    expect(given(asked)).toHaveLength(1);
    await test.store.accounts.delete(host);
    expect(await test.store.assignments.create(rivers(host))).toBeNull();
  });

  it('is changed by its host alone, and deleted only as long as nobody has made an attempt', async () => {
    const { id, userId } = await assign();
    const { assignments } = test.store;
    const stranger = await aHost();
    expect(await assignments.change(stranger, id, { title: 'Mine' })).toBeNull();
    expect(await assignments.change(userId, id, { title: 'Lakes', timeZone: 'Europe/Vienna' })).toMatchObject(
      {
        ...rivers(userId),
        ...{ title: 'Lakes', timeZone: 'Europe/Vienna' },
      },
    );
    expect(await assignments.removeUntouched(stranger, id)).toBe(false);
    const person = await admitted(id);
    await assignments.claim(id, attempt(person));
    expect(await assignments.removeUntouched(userId, id)).toBe(false);
    const other = await assign(userId);
    await admitted(other.id);
    expect(await assignments.removeUntouched(userId, other.id)).toBe(true);
    expect(await assignments.own(userId, other.id)).toBeNull();
  });

  it('is not deleted while somebody claims an attempt at it, and takes nobody in when it is gone', async () => {
    const { id, userId } = await assign();
    const { assignments } = test.store;
    const claiming = await test.connect();
    await claiming.query('begin');
    await claiming.query('select from assignments where id = $1 for update', [id]);
    await claiming.query(
      `insert into attempts (game_id, assignment_id, person, number, told_closes_at) values ($1, $2, 1, 1, now())`,
      [newGame(), id],
    );
    const removed = assignments.removeUntouched(userId, id);
    const held = 'select from pg_locks where not granted and pg_backend_pid() = any(pg_blocking_pids(pid))';
    await eventually(async () => expect((await claiming.query(held)).rowCount).toBe(1));
    await claiming.query('commit');
    expect(await removed).toBe(false);
    expect(await assignments.attempts(id)).toHaveLength(1);
    const other = await assign(userId);
    expect(await assignments.removeUntouched(userId, other.id)).toBe(true);
    expect(await assignments.admit(other.id, somebody())).toBeNull();
  });

  it('goes with its host’s account, whoever has played it; who played and is gone leaves its place', async () => {
    const assignment = await assign();
    const { accounts, assignments } = test.store;
    const pupil = await aHost();
    const person = await admitted(assignment.id, { userId: pupil });
    await assignments.claim(assignment.id, attempt(person));
    await accounts.delete(pupil);
    expect(await assignments.personOf(assignment.id, { tokenHash: null, userId: pupil })).toBeNull();
    expect(await assignments.attempts(assignment.id)).toHaveLength(1);
    await accounts.delete(assignment.userId);
    expect(await assignments.byLink(assignment.link)).toBeNull();
    expect(await rowsOf('assignment_people', assignment)).toBe(0);
    expect(await rowsOf('attempts', assignment)).toBe(0);
  });
});

describe('somebody', () => {
  it.each([
    ['name', () => somebody({ nameHash: 'ada' })],
    ['token', () => somebody({ tokenHash: 'the same' })],
  ])('is admitted once by its %s, of two at once', async (_, person) => {
    const { id } = await assign();
    const two = await atOnce(
      'assignments',
      id,
      [person(), person()].map((one) => () => test.store.assignments.admit(id, one)),
    );
    expect(given(two)).toMatchObject([{ person: 1 }]);
    expect(await test.store.assignments.admit(id, person())).toBeNull();
    // in another assignment it is somebody else
    expect(await test.store.assignments.admit((await assign()).id, person())).toMatchObject({ person: 1 });
  });

  it('is admitted once by its account, of two devices at once, and known by it until one of them brings its token', async () => {
    const { id } = await assign();
    const userId = await aHost();
    const devices = [somebody({ userId }), somebody({ userId })];
    const { assignments } = test.store;
    const two = await atOnce(
      'assignments',
      id,
      devices.map((one) => () => assignments.admit(id, one)),
    );
    const [known] = given(two);
    expect(given(two)).toHaveLength(1);
    expect(await assignments.personOf(id, { tokenHash: 'of another device', userId })).toEqual(known);
    expect(await assignments.personOf(id, { tokenHash: 'of another device', userId: null })).toBeNull();
    const neighbour = await assignments.admit(id, somebody());
    const byBoth = { tokenHash: neighbour?.tokenHash ?? '', userId };
    expect(await assignments.personOf(id, byBoth)).toEqual(neighbour);
    await assignments.giveToken(id, 1, 'of another device');
    expect(await assignments.personOf(id, { tokenHash: 'of another device', userId: null })).toEqual({
      person: 1,
      tokenHash: 'of another device',
    });
    expect(await assignments.personOf(id, { tokenHash: known?.tokenHash ?? '', userId: null })).toBeNull();
    expect(await assignments.personOf(id, { tokenHash: null, userId: null })).toBeNull();
  });

  it('is known by the token that its host gave away alone, which stands in the audit log', async () => {
    const assignment = await assign();
    const { assignments, audit } = test.store;
    const lost = await assignments.admit(assignment.id, somebody({ nameHash: 'ada' }));
    expect(await assignments.handOver(assignment, 2, 'new')).toBe(false);
    expect(await assignments.handOver(assignment, 1, 'new')).toBe(true);
    const known = (tokenHash: string) => assignments.personOf(assignment.id, { tokenHash, userId: null });
    expect(await known('new')).toMatchObject({ person: 1 });
    expect(await known(lost?.tokenHash ?? '')).toBeNull();
    // and its name is still its own
    expect(await assignments.admit(assignment.id, somebody({ nameHash: 'ada' }))).toBeNull();
    const { items } = await audit.page({ about: assignment.id }, { limit: 2 });
    expect(items).toMatchObject([
      { what: 'assignment_handed_over', actor: assignment.userId, details: { person: 1 } },
    ]);
  });

  it('has a number of its own among all who come at once, and there are so many and no more', async () => {
    const { id } = await assign();
    const { assignments, pool } = test.store;
    const three = await atOnce(
      'assignments',
      id,
      Array.from({ length: 3 }, () => () => assignments.admit(id, somebody())),
    );
    expect(
      given(three)
        .map(({ person }) => person)
        .sort(),
    ).toEqual([1, 2, 3]);
    await pool.query(
      `insert into assignment_people (assignment_id, person, token_hash)
       select $1, n, 'crowd-' || n from generate_series(4, $2) n`,
      [id, assignmentLimits.attemptsInAll - 1],
    );
    const last = await atOnce(
      'assignments',
      id,
      Array.from({ length: 2 }, () => () => assignments.admit(id, somebody())),
    );
    expect(given(last)).toMatchObject([{ person: assignmentLimits.attemptsInAll }]);
    expect(await assignments.admit('as_none' as AssignmentId, somebody()).catch(() => null)).toBeNull();
  });
});

describe('an attempt', () => {
  it('has one game, which all are told who claim it at once', async () => {
    const { id } = await assign();
    const { assignments } = test.store;
    const [ada, bo] = [await admitted(id), await admitted(id)];
    const claims = [attempt(ada), attempt(ada), attempt(ada)];
    const told = given(
      await atOnce(
        'assignments',
        id,
        claims.map((one) => () => assignments.claim(id, one)),
      ),
    );
    const [first] = told;
    expect(claims).toContainEqual({ gameId: first?.gameId, person: ada, number: 1 });
    expect(told).toEqual([first, first, first]);
    expect(first?.closesAt).toEqual(friday);
    const [second, other] = [attempt(ada, 2), attempt(bo)];
    await assignments.claim(id, other);
    await assignments.claim(id, second);
    const ofAda = [{ gameId: first?.gameId, person: ada, number: 1 }, second];
    expect(await assignments.attemptsOf(id, ada)).toEqual(ofAda);
    expect(await assignments.attempts(id)).toEqual([...ofAda, other]);
    expect(await assignments.claim('as_none' as AssignmentId, attempt(1))).toBeNull();
  });

  it('is one of so many of an assignment, also when the last is claimed by two at once; who has one keeps it', async () => {
    const { id } = await assign();
    const { assignments, pool } = test.store;
    await pool.query(
      `insert into attempts (game_id, assignment_id, person, number, told_closes_at)
       select 'crowd-' || n, $1, n, 1, $3 from generate_series(1, $2) n`,
      [id, assignmentLimits.attemptsInAll - 1, friday],
    );
    const last = await atOnce(
      'assignments',
      id,
      [attempt(2_001), attempt(2_002)].map((one) => () => assignments.claim(id, one)),
    );
    expect(given(last)).toHaveLength(1);
    expect(await assignments.claim(id, attempt(1))).toMatchObject({ gameId: 'crowd-1' });
  });
});

describe('a deadline that moves', () => {
  const toTell = async ({ id }: Assignment) =>
    (await test.store.assignments.toTell(100)).find((one) => one.id === id) ?? null;
  const moved = async (assignment: Assignment, closesAt: Date): Promise<void> => {
    await test.store.assignments.change(assignment.userId, assignment.id, { closesAt });
  };
  const claimed = async (id: AssignmentId) => {
    const kept = await test.store.assignments.claim(id, attempt(await admitted(id)));
    if (kept === null) throw new Error('not claimed');
    return kept.gameId;
  };

  it('is to be told until each attempt’s log knows it', async () => {
    const assignment = await assign();
    const { id, userId } = assignment;
    const { assignments } = test.store;
    const games = [await claimed(id), await claimed(id), await claimed(id)].sort();
    expect(await toTell(assignment)).toBeNull();
    await assignments.change(userId, id, { title: 'Lakes', closesAt: friday });
    expect(await toTell(assignment)).toBeNull();
    await moved(assignment, sunday);
    expect(await toTell(assignment)).toEqual({ id, userId, closesAt: sunday });
    expect(await assignments.deadlineOf(id)).toEqual(sunday);
    expect(await assignments.untold(id, sunday, 2)).toEqual(games.slice(0, 2));
    await assignments.told(id, sunday, games.slice(0, 2));
    expect(await assignments.untold(id, sunday, 2)).toEqual(games.slice(2));
    expect(await toTell(assignment)).not.toBeNull();
    // a change of something else leaves it untold
    await assignments.change(userId, id, { title: 'Rivers', closesAt: sunday });
    expect(await toTell(assignment)).not.toBeNull();
    await assignments.told(id, sunday, games.slice(2));
    expect(await toTell(assignment)).toBeNull();
    expect(await assignments.untold(id, sunday, 2)).toEqual([]);
  });

  it('goes on to be told where it has moved again meanwhile, also back to where it was', async () => {
    const assignment = await assign();
    const { assignments } = test.store;
    const game = await claimed(assignment.id);
    await moved(assignment, sunday);
    await moved(assignment, friday);
    // who moved it first tells the logs only now
    await assignments.told(assignment.id, sunday, [game]);
    expect(await toTell(assignment)).toMatchObject({ closesAt: friday });
    expect(await assignments.untold(assignment.id, friday, 10)).toEqual([game]);
    await assignments.told(assignment.id, friday, [game]);
    expect(await toTell(assignment)).toBeNull();
  });

  it('is known to an attempt that is claimed in the same moment', async () => {
    const assignment = await assign();
    const { assignments } = test.store;
    const person = await admitted(assignment.id);
    const mover = await test.connect();
    await mover.query('begin');
    await mover.query('update assignments set closes_at = $2 where id = $1', [assignment.id, sunday]);
    const claim = assignments.claim(assignment.id, attempt(person));
    await eventually(async () => {
      const { rowCount } = await mover.query('select from pg_locks where not granted');
      if (rowCount === 0) throw new Error('not waiting yet');
    });
    await mover.query('commit');
    expect((await claim)?.closesAt).toEqual(sunday);
    expect(await assignments.untold(assignment.id, sunday, 10)).toEqual([]);
  });

  it('is nothing to an attempt that has ended, and something to one that goes on or has not begun', async () => {
    const assignment = await assign();
    const { appends, assignments } = test.store;
    const [ended, goesOn, notBegun] = [
      await claimed(assignment.id),
      await claimed(assignment.id),
      await claimed(assignment.id),
    ];
    await appends.append(created(goesOn));
    await appends.append(created(ended));
    await appends.append(advanced(ended, 1, { transition: { dueAt: null } }));
    await moved(assignment, sunday);
    await assignments.skipEnded(assignment.id, sunday);
    expect(await assignments.untold(assignment.id, sunday, 10)).toEqual([goesOn, notBegun].sort());
  });
});

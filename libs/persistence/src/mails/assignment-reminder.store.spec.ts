import { assignmentLimits, type UserId } from '@clockbeat/domain';
import { created, newGame } from '../../test-support/events.js';
import { GameLog } from '../../test-support/game-log.js';
import { aUser } from '../../test-support/people.js';
import { openTestStore, type TestStore } from '../../test-support/store.js';
import type { Assignment, NewAssignment } from '../assignments/assignment.types.js';

const holdMs = 60_000;
const hour = 60 * 60_000;
let test: TestStore;
beforeEach(async () => {
  test = await openTestStore();
});
afterEach(() => test.close());

const somebody = async (): Promise<UserId> => (await aUser(test.store)).id;
/** It opened a week ago and closes in a week, all by `at`. */
const at = Date.now();
const rivers = (userId: UserId, over: Partial<NewAssignment> = {}): NewAssignment => ({
  ...{ userId, title: 'Rivers', timeZone: 'Europe/Berlin', attempts: 2, counts: 'best', feedback: 'end' },
  content: {
    ...{ title: 'Rivers', category: 'Geography', difficulty: 'easy', timePerQuestion: 20 },
    questions: [],
  },
  ...{ opensAt: new Date(at - 168 * hour), closesAt: new Date(at + 168 * hour), identity: 'account' },
  ...{ mixed: true, untimed: false, board: true, names: null, remindHours: 24 },
  ...over,
});
const assign = async (over: Partial<NewAssignment> = {}): Promise<Assignment> => {
  const made = await test.store.assignments.create(rivers(await somebody(), over));
  if (made === null) throw new Error('not made');
  return made;
};
/** Somebody who began it, and ended their last attempt or not. */
const begins = async ({ id }: Assignment, ended = false): Promise<UserId> => {
  const { assignments, appends } = test.store;
  const userId = await somebody();
  const person = await assignments.admit(id, { tokenHash: `t-${userId}`, userId, nameHash: null });
  const gameId = newGame();
  await assignments.claim(id, { gameId, person: person?.person ?? 0, number: 1 });
  if (!ended) await appends.append(created(gameId));
  else
    for (const event of new GameLog(gameId).created(1, {}).joined('ada').started().finished(0).events)
      await appends.append(event);
  return userId;
};
const noted = async (): Promise<string[]> =>
  (await test.store.pool.query('select user_id from assignment_reminders')).rows
    .map(({ user_id }) => user_id)
    .sort();
const noteAt = (hoursBefore: number, { closesAt }: Pick<Assignment, 'closesAt'>): Promise<void> =>
  test.store.reminders.note(closesAt.getTime() - hoursBefore * hour);

it('are noted when their time has come, for who has begun and not finished and takes mail', async () => {
  const { settings, pool } = test.store;
  const assignment = await assign();
  const [open, off, untrusted] = [
    await begins(assignment),
    await begins(assignment),
    await begins(assignment),
  ];
  await begins(assignment, true);
  await settings.change(off, { emailNotifications: false });
  await pool.query('update users set email_trusted = false where id = $1', [untrusted]);
  await noteAt(25, assignment);
  expect(await noted()).toEqual([]);
  await noteAt(24, assignment);
  expect(await noted()).toEqual([open]);
});

it('are noted once a person, whoever notes and however often the deadline moves', async () => {
  const { assignments, reminders } = test.store;
  const assignment = await assign();
  const ada = await begins(assignment);
  await Promise.all(Array.from({ length: 5 }, () => noteAt(24, assignment)));
  const claimed = await reminders.claim(holdMs, 'fr', at);
  expect(claimed).toMatchObject({ userId: ada, wanted: true, attempt: 1, language: 'fr', title: 'Rivers' });
  if (claimed) await reminders.sent(claimed);
  const bob = await begins(assignment);
  const later = new Date(assignment.closesAt.getTime() + 100 * hour);
  await assignments.change(assignment.userId, assignment.id, { closesAt: later });
  await noteAt(25, { closesAt: later });
  expect(await noted()).toEqual([ada]);
  await noteAt(24, { closesAt: later });
  expect(await noted()).toEqual([ada, bob].sort());
  expect(await reminders.claim(holdMs, 'en', at)).toMatchObject({ userId: bob });
  expect(await reminders.claim(holdMs, 'en', at)).toBeNull();
});

it('follow a deadline that moves before they were tried, and a host who wants none', async () => {
  const { assignments, reminders } = test.store;
  const assignment = await assign();
  const ada = await begins(assignment);
  await noteAt(20, assignment);
  const later = new Date(assignment.closesAt.getTime() + 50 * hour);
  await assignments.change(assignment.userId, assignment.id, { closesAt: later });
  expect(await noted()).toEqual([]);
  await noteAt(25, { closesAt: later });
  expect(await noted()).toEqual([]);
  // another title leaves them as they are
  await assignments.change(assignment.userId, assignment.id, { title: 'Seas', closesAt: later });
  await assignments.change(assignment.userId, assignment.id, { remindHours: 0 });
  await noteAt(1, { closesAt: later });
  expect(await noted()).toEqual([]);
  await assignments.change(assignment.userId, assignment.id, { remindHours: 2 });
  await noteAt(2, { closesAt: later });
  expect(await noted()).toEqual([ada]);
  await assignments.change(assignment.userId, assignment.id, { title: 'Lakes' });
  expect(await reminders.claim(holdMs, 'en', at)).toMatchObject({
    userId: ada,
    title: 'Lakes',
    closesAt: later,
  });
});

it('come when half of the time is over at the earliest, and never once it is closed', async () => {
  const [short, closed] = [
    await assign({ opensAt: new Date(at), closesAt: new Date(at + 10 * hour) }),
    await assign({ opensAt: new Date(at), closesAt: new Date(at + 10 * hour) }),
  ];
  const ada = await begins(short);
  await begins(closed);
  await test.store.assignments.change(closed.userId, closed.id, { closesAt: new Date(at + hour) });
  await test.store.reminders.note(at + hour);
  expect(await noted()).toEqual([]);
  await test.store.reminders.note(at + 5 * hour);
  expect(await noted()).toEqual([ada]);
});

it('are told to be unwanted by who has finished meanwhile, and after the deadline', async () => {
  const { reminders, pool, accounts } = test.store;
  const assignment = await assign();
  const [ada, bob] = [await begins(assignment), await begins(assignment)];
  await noteAt(24, assignment);
  await pool.query(
    `update game_streams s set due_at = null from attempts t, assignment_people p
     where s.game_id = t.game_id and p.person = t.person and p.assignment_id = t.assignment_id and p.user_id = $1`,
    [ada],
  );
  const closed = assignment.closesAt.getTime();
  const claims = [
    await reminders.claim(holdMs, 'en', closed - hour),
    await reminders.claim(holdMs, 'en', closed - hour),
  ];
  const wanted = new Map(claims.map((mail) => [mail?.userId, mail?.wanted]));
  expect([wanted.get(ada), wanted.get(bob)]).toEqual([false, true]);
  await reminders.putOff({ assignmentId: assignment.id, userId: bob }, 0);
  expect(await reminders.claim(holdMs, 'en', closed)).toMatchObject({
    userId: bob,
    wanted: false,
    attempt: 2,
  });
  await reminders.putOff({ assignmentId: assignment.id, userId: bob }, null);
  expect(await reminders.claim(0, 'en', closed)).toBeNull();
  await accounts.delete(ada);
  expect(await noted()).toEqual([bob]);
});

it('are so many a day at most', async () => {
  const assignment = await assign();
  await begins(assignment);
  const [, last] = [await begins(assignment), await begins(assignment)];
  await test.store.pool.query(
    `with readers as (
       insert into users (id, email, first_name) select gen_random_uuid(), 'r' || n || '@example.org', 'R'
       from generate_series(1, ${assignmentLimits.reminders - 2}) n returning id)
     insert into assignment_reminders (assignment_id, user_id, due_at) select $1, id, null from readers`,
    [assignment.id],
  );
  await noteAt(24, assignment);
  const now = await noted();
  expect(now).toHaveLength(assignmentLimits.reminders);
  expect(now).not.toContain(last);
});

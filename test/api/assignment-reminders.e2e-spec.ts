import { randomBytes } from 'node:crypto';
import type { AssignmentView } from '@clockbeat/domain';
import { Client } from 'pg';
import { AssignmentReminders } from '../../apps/gateway/src/assignments/assignment-reminders.js';
import { startGateway, type TestGateway } from '../support/app.js';
import { GameNight, type Person } from '../support/game-night.js';
import { until } from '../support/live/until.js';
import { Mailbox } from '../support/mailbox.js';

const hour = 60 * 60 * 1000;
/** So many days on, by clocks that are never set. */
const eveningIn = (days: number): string =>
  `${new Date(Date.now() + days * 24 * hour).toISOString().slice(0, 10)}T18:30:00+09:00`;

describe('a reminder of an assignment', () => {
  let mailbox: Mailbox;
  let night: GameNight;
  let other: TestGateway;
  let sql: Client;
  let host: Person;
  let setId: string;
  beforeAll(async () => {
    mailbox = await Mailbox.open();
    const env = {
      SMTP_URL: mailbox.url,
      MAIL_FROM: 'quiz@example.org',
      PUBLIC_URL: 'https://quiz.example.org',
    };
    night = await GameNight.begin(env);
    other = await startGateway({ databaseUrl: night.database.url, env });
    sql = new Client({ connectionString: night.database.url });
    await sql.connect();
    host = await night.signIn('teacher@example.org');
    const question = { question: 'Which river?', options: ['Nile', 'Rhine', 'Volga', 'Po'], answer: 'Rhine' };
    const set = {
      title: 'Rivers & <seas>',
      category: 'Geography',
      difficulty: 'easy',
      customQuestions: [question],
    };
    setId = (await call('post', '/api/saved-trivia-sets', host, set).expect(201)).body.id;
  });
  afterAll(async () => {
    await sql?.end();
    await other?.close();
    await night?.end();
    await mailbox?.close();
  });

  const call = (
    method: 'get' | 'post' | 'patch',
    path: string,
    { cookie }: { cookie: string },
    body?: object,
  ) => night.api[method](path).set('cookie', cookie).send(body);
  const toGive = (over: object = {}): object => ({
    ...{ setId, closesAt: new Date(Date.now() + 60 * hour).toISOString(), timeZone: 'Europe/Vienna' },
    ...{ attempts: 1, counts: 'best', feedback: 'end', identity: 'account', mixed: false, untimed: true },
    ...{ board: false, remindHours: 24, ...over },
  });
  const assign = async (over: object = {}): Promise<AssignmentView> =>
    (await call('post', '/api/assignments', host, toGive(over)).expect(201)).body;
  const begins = async ({ link }: AssignmentView, email: string): Promise<Person> => {
    const person = await night.signIn(email);
    await call('post', `/api/assignment-links/${link}/attempts`, person, {})
      .set('authorization', `Bearer ${randomBytes(18).toString('base64url')}`)
      .expect(200);
    return person;
  };
  const remindsAt = async ({ id }: AssignmentView): Promise<Date | null> =>
    (await sql.query('select remind_at from assignments where id = $1', [id])).rows[0].remind_at;
  /** As if its time had come. */
  const comes = async ({ id }: AssignmentView): Promise<void> => {
    await sql.query(`update assignments set remind_at = now() - interval '1 second' where id = $1`, [id]);
    for (const { app } of [night.gateway, other]) app.get(AssignmentReminders).expect();
  };
  const arrived = (email: string, count = 1) =>
    until('the mail is there', async () => mailbox.to(email).length === count);

  it('comes so long before the deadline as its host says, follows it when it moves, and is for accounts alone', async () => {
    const assignment = await assign();
    expect(assignment.remindHours).toBe(24);
    const ahead = async () =>
      Date.parse(assignment.closesAt) - ((await remindsAt(assignment))?.getTime() ?? 0);
    expect(await ahead()).toBe(24 * hour);
    const change = (body: object) => call('patch', `/api/assignments/${assignment.id}`, host, body);
    const later = new Date(Date.parse(assignment.closesAt) + 10 * hour).toISOString();
    expect((await change({ closesAt: later }).expect(200)).body.remindHours).toBe(24);
    expect(await ahead()).toBe(14 * hour);
    await change({ remindHours: 0 }).expect(200);
    expect(await remindsAt(assignment)).toBeNull();
    for (const remindHours of [-1, 169, 1.5, null]) await change({ remindHours }).expect(400);
    await call('post', '/api/assignments', host, toGive({ identity: 'name' })).expect(400);
    const byName = await assign({ identity: 'name', remindHours: 0 });
    await call('patch', `/api/assignments/${byName.id}`, host, { remindHours: 3 }).expect(400);
  });

  it('tells who has begun when it closes, by the clocks of its place, and once', async () => {
    const assignment = await assign({ closesAt: eveningIn(40), timeZone: 'Asia/Tokyo' });
    const ada = await begins(assignment, 'ada@example.org');
    await call('post', '/api/user/settings', ada, { language: 'de' }).expect(200);
    await begins(assignment, 'bob@example.org');
    await comes(assignment);
    for (const email of ['ada@example.org', 'bob@example.org']) await arrived(email);
    const [told] = mailbox.to('bob@example.org');
    for (const part of [
      'Subject: Still open: Rivers & <seas>',
      'You have begun this and not finished it. It closes on ',
      '18:30 (Asia/Tokyo).',
      `Go on: https://quiz.example.org/assignment/${assignment.link}`,
      'Rivers &#38; &#60;seas&#62;',
      'List-Unsubscribe-Post: List-Unsubscribe=One-Click',
    ])
      expect(told?.content).toContain(part);
    expect(mailbox.to('ada@example.org')[0]?.content).toContain('<html lang="de" dir="ltr">');
    // another deadline, and whoever has come since: one more, and none for those who had theirs
    await begins(assignment, 'cy@example.org');
    const closesAt = eveningIn(45);
    await call('patch', `/api/assignments/${assignment.id}`, host, { closesAt }).expect(200);
    await comes(assignment);
    await arrived('cy@example.org');
    expect(mailbox.to('ada@example.org')).toHaveLength(1);
    expect(mailbox.to('teacher@example.org')).toEqual([]);
  });

  it('is left by one click, which turns off all mails of the account', async () => {
    const [first, second] = [await assign(), await assign()];
    const dee = await begins(first, 'dee@example.org');
    await comes(first);
    await arrived('dee@example.org');
    const { content = '' } = mailbox.to('dee@example.org')[0] ?? {};
    const link = /^List-Unsubscribe: <https:\/\/quiz\.example\.org(\S+)>\r$/m.exec(content)?.[1] ?? '';
    expect((await night.api.get(link).expect(200)).text).toContain(
      'No more mails of games, leagues and assignments?',
    );
    await night.api.post(link.replace(/.{4}$/, 'AAAA')).expect(404);
    await night.api.post(link).type('form').send('List-Unsubscribe=One-Click').expect(200);
    expect((await call('get', '/api/user/settings', dee).expect(200)).body.emailNotifications).toBe(false);
    await begins(second, 'dee@example.org');
    await begins(second, 'eve@example.org');
    await comes(second);
    await arrived('eve@example.org');
    expect(mailbox.to('dee@example.org')).toHaveLength(1);
  });
});

import type { LeagueView } from '@clockbeat/domain';
import { Client } from 'pg';
import { LeagueMailer } from '../../apps/gateway/src/leagues/league-mailer.js';
import { startGateway, type TestGateway } from '../support/app.js';
import { GameNight, type Person } from '../support/game-night.js';
import { listsFollowed } from '../support/live/lists-followed.js';
import { until } from '../support/live/until.js';
import { Mailbox } from '../support/mailbox.js';

describe('the mail after a night of a league', () => {
  let mailbox: Mailbox;
  let night: GameNight;
  let other: TestGateway;
  let sql: Client;
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
  });
  afterAll(async () => {
    await sql?.end();
    await other?.close();
    await night?.end();
    await mailbox?.close();
  });

  const call = (
    method: 'get' | 'post' | 'put' | 'patch',
    path: string,
    { cookie }: { cookie: string },
    body?: object,
  ) => night.api[method](path).set('cookie', cookie).send(body);
  const aLeague = async (host: Person): Promise<LeagueView & { token: string }> => {
    const { body } = await call('post', '/api/leagues', host, { title: 'Autumn', kind: 'teams' }).expect(201);
    await call('patch', `/api/leagues/${body.id}`, host, { openToJoin: true }).expect(200);
    return { ...body, token: new URL(body.url).pathname.replace('/league/', '') };
  };
  /** An evening that the first of two teams wins, as a night of the league. */
  const evening = async (
    host: Person,
    { id }: { id: string },
    title: string,
    [first, second]: [string, string],
  ) => {
    const game = await night.makeGame(host, { title, teamMode: true });
    const winner = await night.join(game, `Captain ${first}`, { teamName: first });
    await night.join(game, `Captain ${second}`, { teamName: second });
    const at = await night.start(game, host);
    await night.answer(game, winner, 0, 0, at + 1_000);
    await night.finish(game, host);
    await listsFollowed(night.gateway);
    await call('post', `/api/leagues/${id}/nights`, host, { gameId: game.id }).expect(201);
    return game.id;
  };
  /** As ten minutes later. */
  const settles = async (gameId: string): Promise<void> => {
    await sql.query(
      `update game_results set finished_at = finished_at - interval '11 minutes' where game_id = $1`,
      [gameId],
    );
    for (const { app } of [night.gateway, other]) app.get(LeagueMailer).expect();
  };
  const mailsOf = (email: string, gameId: string) =>
    mailbox.to(email).filter(({ id }) => id.startsWith('<league.') && id.includes(gameId));
  const arrived = (email: string, gameId: string) =>
    until('the mail is there', async () => mailsOf(email, gameId).length > 0);

  it('brings the table to who runs it and to members who asked, once, in their language, whichever gateway sends', async () => {
    const [host, ada, bob] = [
      await night.signIn('host@example.org'),
      await night.signIn('ada@example.org'),
      await night.signIn('bob@example.org'),
    ];
    await call('post', '/api/user/settings', ada, { language: 'fr' }).expect(200);
    const league = await aLeague(host);
    const page = `/api/league/${league.token}`;
    await call('put', `${page}/mails`, ada, { wants: true }).expect(403);
    for (const [person, name] of [
      [ada, 'Reds'],
      [bob, 'Blues'],
    ] as const)
      await call('post', `${page}/members`, person, { name }).expect(201);
    expect((await call('get', `${page}/mine`, ada).expect(200)).body).toMatchObject({
      ...{ memberId: expect.stringMatching(/^member_/), runs: false, mails: false, mailPossible: true },
    });
    expect((await call('put', `${page}/mails`, ada, { wants: true }).expect(200)).body.mails).toBe(true);
    expect((await call('get', `${page}/mine`, host).expect(200)).body).toMatchObject({
      runs: true,
      mails: true,
    });
    const first = await evening(host, league, 'First <b>night</b>', ['Blues', 'Reds']);
    await settles(first);
    await arrived('host@example.org', first);
    await arrived('ada@example.org', first);
    const second = await evening(host, league, 'Second night', ['Reds', 'Others']);
    await settles(second);
    await arrived('host@example.org', second);
    await arrived('ada@example.org', second);
    const [told] = mailsOf('host@example.org', second);
    for (const part of [
      'Subject: Autumn: the table after the night',
      'After “Second night”, ',
      'Reds leads now.',
      '1. Reds: 21 (+12, ▲1)',
      '2. Blues: 12 (not there, ▼1)',
      `The whole table: https://quiz.example.org/league/${league.token}`,
      'because you run this league',
      'List-Unsubscribe-Post: List-Unsubscribe=One-Click',
    ])
      expect(told?.content).toContain(part);
    expect(mailsOf('host@example.org', first)[0]?.content).toContain('First &#60;b&#62;night&#60;/b&#62;');
    expect(mailsOf('ada@example.org', second)[0]?.content).toContain('<html lang="fr" dir="ltr">');
    expect(mailsOf('bob@example.org', second)).toEqual([]);
    // a correction gives another table, and no other mail
    const voiding = { questionIndex: 0, change: 'void', reason: 'Nobody could know' };
    await call('post', `/api/games/${second}/corrections`, host, voiding).expect(201);
    const third = await evening(host, league, 'Third night', ['Reds', 'Blues']);
    await settles(third);
    await arrived('host@example.org', third);
    await arrived('ada@example.org', third);
    expect(mailsOf('host@example.org', second)).toHaveLength(1);
  });

  it('is left by one click, for this league alone, and by nobody else', async () => {
    const host = await night.signIn('leaving@example.org');
    const [league, another] = [await aLeague(host), await aLeague(host)];
    const first = await evening(host, league, 'One', ['Reds', 'Blues']);
    await settles(first);
    await arrived('leaving@example.org', first);
    const content = mailsOf('leaving@example.org', first)[0]?.content ?? '';
    const link = /^List-Unsubscribe: <https:\/\/quiz\.example\.org(\S+)>\r$/m.exec(content)?.[1] ?? '';
    expect((await night.api.get(link).expect(200)).text).toContain('<h1>No more mails of this league?</h1>');
    for (const forged of [link.replace(/.{4}$/, 'AAAA'), link.replace(league.id, another.id)])
      await night.api.post(forged).expect(404);
    const mails = async ({ token }: { token: string }) =>
      (await call('get', `/api/league/${token}/mine`, host).expect(200)).body.mails;
    expect(await mails(league)).toBe(true);
    await night.api.post(link).type('form').send('List-Unsubscribe=One-Click').expect(200);
    expect([await mails(league), await mails(another)]).toEqual([false, true]);
    const [quiet, loud] = [
      await evening(host, league, 'Two', ['Reds', 'Blues']),
      await evening(host, another, 'Two', ['Reds', 'Blues']),
    ];
    for (const gameId of [quiet, loud]) await settles(gameId);
    await arrived('leaving@example.org', loud);
    await until('the quiet one is noted as well', async () => {
      const { rows } = await sql.query('select mailed from league_nights where game_id = $1', [quiet]);
      return rows[0].mailed;
    });
    expect(mailsOf('leaving@example.org', quiet)).toEqual([]);
  });

  it('comes again when the server could not take it, and is dropped where nobody wants it by then', async () => {
    const host = await night.signIn('later@example.org');
    const league = await aLeague(host);
    const first = await evening(host, league, 'One', ['Reds', 'Blues']);
    await until('the summary is gone', async () => mailbox.to('later@example.org').length === 1);
    mailbox.refuseOnce(451);
    await settles(first);
    const state = async () =>
      (await sql.query('select attempts, due_at, sent_at from league_mails where game_id = $1', [first]))
        .rows[0];
    await until('it was put off', async () => {
      const mail = await state();
      return mail?.attempts === 1 && mail.due_at - Date.now() < 2 * 60_000;
    });
    await call('put', `/api/league/${league.token}/mails`, host, { wants: false }).expect(200);
    await sql.query('update league_mails set due_at = now() where game_id = $1', [first]);
    night.gateway.app.get(LeagueMailer).expect();
    await until('it is over', async () => (await state()).due_at === null);
    expect((await state()).sent_at).toBeNull();
    expect(mailbox.to('later@example.org')).toHaveLength(1);
  });
});

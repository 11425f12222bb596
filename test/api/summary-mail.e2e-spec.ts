import { Persistence } from '@clockbeat/persistence';
import { Client } from 'pg';
import { startGateway, type TestGateway } from '../support/app.js';
import { GameNight, type Person } from '../support/game-night.js';
import { until } from '../support/live/until.js';
import { Mailbox } from '../support/mailbox.js';

describe('a summary by mail', () => {
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

  /** A short game that Ada wins. */
  const play = async (host: Person, title = 'Quiz night') => {
    const game = await night.makeGame(host, { title });
    const [ada, bob] = [await night.join(game, 'Ada'), await night.join(game, 'Bob')];
    const begun = await night.start(game, host);
    await night.answer(game, ada, 0, 0, begun + 1_000);
    await night.answer(game, bob, 0, 1, begun + 2_000);
    await night.finish(game, host);
    return game;
  };
  const outbox = async (gameId: string) =>
    (
      await sql.query(
        `select attempts, sent_at is not null as sent, due_at is null as over from summary_mails where game_id = $1`,
        [gameId],
      )
    ).rows[0];
  const sent = (gameId: string) => until('it is sent', async () => (await outbox(gameId))?.sent === true);
  const hurry = (gameId: string) =>
    sql.query('update summary_mails set due_at = now(), sent_at = null where game_id = $1', [gameId]);

  it('tells the host how the game went, once, whichever gateways have seen its end', async () => {
    const host = await night.signIn('host@example.org');
    const games = [
      await play(host, 'First <b>night</b>'),
      await play(host, 'Second'),
      await play(host, 'Third'),
    ];
    for (const { id } of games) await sent(id);
    const mails = mailbox.to('host@example.org');
    expect(mails.map(({ id }) => id).sort()).toEqual(
      games.map(({ id }) => `<summary.${id}@example.org>`).sort(),
    );
    const first = mails.find(({ id }) => id.includes(games[0]!.id))?.content ?? '';
    for (const part of [
      'From: Clockbeat <quiz@example.org>',
      'Subject: How your game went: First <b>night</b>',
      'Auto-Submitted: auto-generated',
      'Players: 2',
      'Winner: Ada, 290 points',
      '1. Which one is number 0? (Ada; 50% were right)',
      `All results: https://quiz.example.org/game-results/${games[0]!.id}`,
      'First &#60;b&#62;night&#60;/b&#62;',
    ])
      expect(first).toContain(part);
    for (const { id } of games) expect(await outbox(id)).toEqual({ attempts: 1, sent: true, over: true });
  });

  it('is in the language that the host last read our pages in', async () => {
    const host = await night.signIn('hote@example.org');
    const tell = (language: string) =>
      night.api.post('/api/user/settings').set('cookie', host.cookie).send({ language }).expect(200);
    const mailOf = (gameId: string) =>
      mailbox.to('hote@example.org').find(({ id }) => id.includes(gameId))?.content ?? '';
    await tell('fr');
    const french = await play(host, 'Soirée quiz');
    await sent(french.id);
    for (const part of [
      'Subject: Votre partie en résumé\u202f: Soirée quiz\r\n',
      'Fin\u202f: ',
      'Joueurs\u202f: 2',
      'Vainqueur\u202f: Ada, 290 points',
      '1. Which one is number 0? (Ada\u202f; 50\u202f% de bonnes réponses)',
      `Tous les résultats\u202f: https://quiz.example.org/game-results/${french.id}`,
      '<html lang="fr" dir="ltr">',
    ])
      expect(mailOf(french.id)).toContain(part);
    await tell('en');
    const english = await play(host);
    await sent(english.id);
    expect(mailOf(english.id)).toContain('Winner: Ada, 290 points');
  });

  it('is not written to a host who does not want it', async () => {
    const wantsNot = await night.signIn('quiet@example.org');
    await night.api
      .post('/api/user/settings')
      .set('cookie', wantsNot.cookie)
      .send({ emailNotifications: false })
      .expect(200);
    const unwanted = await play(wantsNot);
    // The log is read in order: when this one is sent, the other one has been passed over.
    await sent((await play(await night.signIn('host@example.org'))).id);
    expect(await outbox(unwanted.id)).toBeUndefined();
    expect(mailbox.to('quiet@example.org')).toEqual([]);
  });

  it('is left by one click in a mail program, or by the page behind it, and by nobody else', async () => {
    const host = await night.signIn('leaving@example.org');
    await sent((await play(host)).id);
    const [mail] = mailbox.to('leaving@example.org');
    const link =
      /^List-Unsubscribe: <https:\/\/quiz\.example\.org(\S+)>\r$/m.exec(mail?.content ?? '')?.[1] ?? '';
    expect(mail?.content).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click\r\n');
    const wants = async () =>
      (await night.api.get('/api/user/settings').set('cookie', host.cookie).expect(200)).body
        .emailNotifications;

    const page = await night.api.get(link).expect(200);
    expect(page.text).toContain('<h1>No more summaries by e-mail?</h1>');
    const action = /<form method="post" action="([^"]+)">/.exec(page.text)?.[1]?.replaceAll('&#38;', '&');
    expect(action).toBe(link);
    const another = link.replace(/.{4}$/, 'AAAA');
    const [, , hers = ''] = link.split(/[=.]/);
    const stranger = (await night.signIn('stranger@example.org')).id;
    for (const forged of [
      another,
      `/api/summaries/unsubscribe?token=${stranger}.${hers}`,
      link.split('?')[0]!,
    ]) {
      await night.api.get(forged).expect(404);
      await night.api.post(forged).expect(404);
    }
    expect(await wants()).toBe(true);

    const french = await night.api
      .post(link)
      .set('accept-language', 'fr')
      .type('form')
      .send('List-Unsubscribe=One-Click')
      .expect(200);
    expect(french.text).toContain('<h1>Désinscription enregistrée</h1>');
    expect(await wants()).toBe(false);
    const unwanted = await play(host);
    await sent((await play(await night.signIn('host@example.org'))).id);
    expect(await outbox(unwanted.id)).toBeUndefined();
  });

  it('is not written of a game that never began', async () => {
    const host = await night.signIn('early@example.org');
    const abandoned = await night.makeGame(host);
    await night.finish(abandoned, host);
    await sent((await play(host)).id);
    expect(await outbox(abandoned.id)).toBeUndefined();
    expect(mailbox.to('early@example.org')).toHaveLength(1);
  });

  it('is tried again when the server could not take it', async () => {
    const host = await night.signIn('later@example.org');
    mailbox.refuseOnce(451);
    const { id } = await play(host);
    await until('it was tried', async () => (await outbox(id))?.attempts === 1);
    await until('it was put off', async () => {
      const { rows } = await sql.query(
        `select due_at < now() + interval '2 minutes' as soon from summary_mails where game_id = $1`,
        [id],
      );
      return rows[0].soon;
    });
    expect(mailbox.to('later@example.org')).toEqual([]);
    await hurry(id);
    await sent(id);
    expect(mailbox.to('later@example.org')).toHaveLength(1);
    expect(await outbox(id)).toEqual({ attempts: 2, sent: true, over: true });
  });

  it('is given up when the server will never take it', async () => {
    const host = await night.signIn('nobody@example.org');
    mailbox.refuseOnce(550);
    const { id } = await play(host);
    await until('it is over', async () => (await outbox(id))?.over === true);
    expect(await outbox(id)).toEqual({ attempts: 1, sent: false, over: true });
    expect(mailbox.to('nobody@example.org')).toEqual([]);
  });

  it('that a gateway gave to the server and died comes again under the same Message-ID', async () => {
    const host = await night.signIn('twice@example.org');
    const { id } = await play(host);
    await sent(id);
    await hurry(id);
    await sent(id);
    const ids = mailbox.to('twice@example.org').map((mail) => mail.id);
    expect(ids).toEqual([`<summary.${id}@example.org>`, `<summary.${id}@example.org>`]);
  });

  it('is neither noted nor sent where there is no mail server', async () => {
    const quiet = await GameNight.begin();
    const names = async (gateway: TestGateway) =>
      (await gateway.app.get(Persistence).projections.lag()).map(({ name }) => name);
    await until('its projections run', async () => (await names(quiet.gateway)).includes('games'));
    expect(await names(quiet.gateway)).not.toContain('summaries');
    expect(await names(night.gateway)).toContain('summaries');
    await quiet.end();
  });
});

import { randomBytes } from 'node:crypto';
import {
  type AssignmentReport,
  type AssignmentView,
  type AttemptView,
  GameId,
  limits,
  type RecordedEvent,
  standings,
} from '@clockbeat/domain';
import { Persistence } from '@clockbeat/persistence';
import request from 'supertest';
import type { TestGateway } from '../support/app.js';
import { eventsOf, logOf, Night, storedGame } from '../support/live/night.js';
import { quiz } from '../support/live/quiz.js';
import { TestHost } from '../support/live/test-host.js';
import { TestPlayer } from '../support/live/test-player.js';
import { until } from '../support/live/until.js';
import { signIn } from '../support/sign-in.js';

const hour = 60 * 60 * 1000;
const options = ['Nile', 'Amazon', 'Rhine', 'Volga'];
/** The right one is C, in each of them. */
const questions = ['Cologne', 'Basel', 'Bonn', 'Mainz'].map((town) => ({
  question: `Which river is ${town} on?`,
  options,
  answer: 'Rhine',
}));
const right = 2;
const wrong = 0;

/** Somebody with an assignment in a browser, or two. */
class Pupil {
  readonly token = randomBytes(18).toString('base64url');
  readonly acknowledged: number[] = [];
  attempt: AttemptView | null = null;
  player: TestPlayer | null = null;

  constructor(
    readonly name: string,
    private readonly link: string,
  ) {}

  begin(gateway: TestGateway, body: object = { name: this.name }) {
    return request(gateway.url)
      .post(`/api/assignment-links/${this.link}/attempts`)
      .set('authorization', `Bearer ${this.token}`)
      .send(body);
  }

  look(gateway: TestGateway) {
    return request(gateway.url)
      .get(`/api/assignment-links/${this.link}`)
      .set('authorization', `Bearer ${this.token}`);
  }

  /** Sits down at its attempt, on a new device where it has one already. */
  async sits(gateway: TestGateway): Promise<TestPlayer> {
    const { body } = await this.begin(gateway).expect(200);
    this.attempt = body;
    this.player = await TestPlayer.on(gateway).join(body.gameId, this.name, { token: this.token });
    return this.player;
  }

  async starts(gateway: TestGateway): Promise<TestPlayer> {
    const player = await this.sits(gateway);
    await player.start();
    return player;
  }

  get gameId(): string {
    return this.attempt?.gameId ?? '';
  }

  /** The question on the screen, and on to the next one. */
  async answers(choice: number, questionIndex: number): Promise<void> {
    if (!this.player) throw new Error('It has no seat');
    const ack = await this.player.tryAnswer(choice as 0, questionIndex);
    if (!ack.ok) throw new Error(`${this.name}: ${ack.error.code}`);
    this.acknowledged.push(questionIndex);
    await this.player.next(questionIndex, 'question');
  }

  async goesOn(questionIndex: number): Promise<void> {
    await this.player?.next(questionIndex, 'revealed');
  }
}

describe('an assignment, over three gateways', () => {
  let night: Night;
  let gateways: TestGateway[];
  let cookie: string;
  beforeAll(async () => {
    night = await Night.begin();
    gateways = [await night.gateway(), await night.gateway(), await night.gateway()];
    cookie = await signIn(at(0).url, 'teacher@example.org');
  });
  afterAll(() => night.end());

  const at = (index: number): TestGateway => gateways[index % gateways.length] as TestGateway;
  const api = (gateway = at(0)) => request(gateway.url);
  const settings = (over: object = {}) => ({
    ...{
      closesAt: new Date(Date.now() + hour).toISOString(),
      timeZone: 'Europe/Berlin',
      attempts: 1,
      counts: 'best',
    },
    ...{ feedback: 'each', identity: 'name', mixed: false, untimed: false, board: true },
    ...over,
  });
  const set = async (): Promise<string> => {
    const body = { title: 'Rivers', category: 'Geography', difficulty: 'easy', customQuestions: questions };
    const { body: made } = await api()
      .post('/api/saved-trivia-sets')
      .set('cookie', cookie)
      .send(body)
      .expect(201);
    return made.id;
  };
  const assign = async (over: object = {}): Promise<AssignmentView> => {
    const body = { setId: await set(), ...settings(over) };
    const { body: made } = await api().post('/api/assignments').set('cookie', cookie).send(body).expect(201);
    return made;
  };
  const patch = (id: string, body: object, gateway = at(0)) =>
    api(gateway).patch(`/api/assignments/${id}`).set('cookie', cookie).send(body);
  const report = async (id: string, gateway = at(1)): Promise<AssignmentReport> => {
    const { body } = await api(gateway)
      .get(`/api/assignments/${id}/report`)
      .set('cookie', cookie)
      .expect(200);
    return body;
  };
  const ended = (pupil: Pupil) =>
    until(
      `the attempt of ${pupil.name} ends`,
      async () => (await storedGame(at(0), pupil.gameId)).status === 'finished',
    );
  const log = (pupil: Pupil): Promise<RecordedEvent[]> => logOf(at(0), pupil.gameId);

  it('loses no attempt: devices changed in the middle, the deadline moved, a question corrected', async () => {
    const { id, link } = await assign({ mixed: true, untimed: true });
    const pupils = ['Ada', 'Bo', 'Cleo', 'Dan'].map((name) => new Pupil(name, link));
    const [ada, bo, cleo, dan] = pupils as [Pupil, Pupil, Pupil, Pupil];
    await Promise.all(pupils.map((pupil, index) => pupil.starts(at(index))));

    // Ada plays to the end, on two phones and two gateways
    await ada.answers(right, 0);
    const second = await ada.sits(at(1));
    expect(second.seat).toMatchObject({ score: 100, gameState: { stage: { name: 'revealed' } } });
    await ada.goesOn(0);
    for (const index of [1, 2, 3]) {
      await ada.answers(right, index);
      await ada.goesOn(index);
    }
    // the others are in the middle of it; Dan has only begun
    await bo.answers(wrong, 0);
    await bo.goesOn(0);
    await cleo.answers(right, 0);
    await cleo.goesOn(0);
    await cleo.answers(wrong, 1);

    const { body: moved } = await patch(
      id,
      { closesAt: new Date(Date.now() - hour).toISOString() },
      at(2),
    ).expect(200);
    const deadline = Date.parse(moved.closesAt);
    const refused = async ({ player }: Pupil, questionIndex: number): Promise<string> => {
      const ack = await player?.tryAnswer(right, questionIndex);
      return !ack || ack.ok ? 'taken' : ack.error.code;
    };
    for (const [pupil, next] of [
      [bo, 1],
      [cleo, 2],
      [dan, 0],
    ] as const)
      expect(['deadline_over', 'game_finished']).toContain(await refused(pupil, next));
    await dan.begin(at(0)).expect(409);
    for (const pupil of pupils) await ended(pupil);
    for (const pupil of pupils) {
      const events = await log(pupil);
      const answers = eventsOf(events, 'AnswerSubmitted');
      expect(answers.map(({ data }) => data.questionIndex)).toEqual(pupil.acknowledged);
      expect(answers.every((event) => event.at < deadline)).toBe(true);
    }
    expect(eventsOf(await log(bo), 'DeadlineMoved').map(({ data }) => data.closesAt)).toEqual([deadline]);
    expect(eventsOf(await log(bo), 'GameFinished').map(({ data, actor }) => [data.endedBy, actor])).toEqual([
      ['deadline', 'clock'],
    ]);
    expect(eventsOf(await log(ada), 'DeadlineMoved')).toEqual([]);

    const scores = async () => {
      const told = await report(id);
      for (const { attempts } of told.people)
        for (const attempt of attempts) {
          const game = await storedGame(at(2), attempt.gameId);
          const [place] = game.status === 'unborn' ? [] : standings(game);
          expect(attempt).toMatchObject({
            score: place?.seat.score,
            correct: place?.seat.correct,
            counts: true,
          });
        }
      // of those who share a place nobody promised which comes first: they began at once
      return told.people
        .map(({ name, position, attempts }) => [name, position, attempts[0]?.score] as const)
        .sort(([a, placeOfA], [b, placeOfB]) => (placeOfA ?? 0) - (placeOfB ?? 0) || (a < b ? -1 : 1));
    };
    expect(await scores()).toEqual([
      ['Ada', 1, 400],
      ['Cleo', 2, 100],
      ['Bo', 3, 0],
      ['Dan', 3, 0],
    ]);

    // what Cleo had wrong turns out to be right: in whatever order it was asked
    const order = eventsOf(await log(cleo), 'GameCreated')[0]?.data.assignment?.order ?? [];
    const place = order[1] ?? 0;
    const change = { questionIndex: place, change: 'rekey', answer: wrong, reason: 'The map was old' };
    const correct = () =>
      api(at(1)).post(`/api/assignments/${id}/corrections`).set('cookie', cookie).send(change);
    expect((await correct().expect(200)).body.corrected).toBeGreaterThanOrEqual(2);
    const again = (await correct().expect(200)).body;
    expect(again).toEqual({ corrected: 0, left: 4, next: null });
    const after = await scores();
    expect(after).toContainEqual(['Ada', 1, 300]);
    expect(after).toContainEqual(['Cleo', 2, 200]);
    expect((await report(id)).questions[place]).toMatchObject({ corrected: 'rekeyed' });
    const { body: board } = await api(at(2)).get(`/api/assignment-links/${link}/board`).expect(200);
    expect(board.entries.slice(0, 2)).toEqual([
      { name: 'Ada', position: 1, score: 300, correct: 3 },
      { name: 'Cleo', position: 2, score: 200, correct: 2 },
    ]);
    await api(at(2)).delete(`/api/assignments/${id}/corrections/${place}`).set('cookie', cookie).expect(200);
    expect(await scores()).toContainEqual(['Ada', 1, 400]);
    const csv = await api()
      .get(`/api/assignments/${id}/report`)
      .set('cookie', cookie)
      .set('accept', 'text/csv')
      .expect(200);
    expect(csv.text.trim().split('\n')).toHaveLength(5);
  });

  it('knows the deadline of now wherever an attempt goes on, also one that a gateway died before telling', async () => {
    const { id, link } = await assign();
    const ada = new Pupil('Ada', link);
    await ada.sits(at(0));
    const closesAt = new Date(Date.now() + hour / 2);
    await at(0)
      .app.get(Persistence)
      .pool.query(
        `with moved as (update assignments set closes_at = $2 where id = $1)
       update attempts set told_closes_at = $2 where assignment_id = $1`,
        [id, closesAt],
      );
    await ada.sits(at(1));
    expect(eventsOf(await log(ada), 'DeadlineMoved').map(({ data }) => data.closesAt)).toEqual([
      closesAt.getTime(),
    ]);
  });

  it('keeps back what was right until the deadline, wherever it is asked for', async () => {
    const { id, link } = await assign({ feedback: 'deadline', attempts: 2 });
    const ada = new Pupil('Ada', link);
    const player = await ada.starts(at(0));
    for (const index of [0, 1, 2]) {
      await ada.answers(right, index);
      await ada.goesOn(index);
    }
    // who sends an answer again, or comes back, is told no more than before
    expect(await player.tryAnswer(right, 2)).toMatchObject({ ok: true, stored: true, repeated: true });
    const back = await ada.sits(at(2));
    expect(back.seat).toMatchObject({ score: 0, streak: 0, lastResult: null });
    const last = await back.tryAnswer(right, 3);
    expect(last).toMatchObject({ ok: true, stored: true });
    await back.next(3, 'question');
    await until('it has ended', async () => (await storedGame(at(0), ada.gameId)).status === 'finished');
    const bearer = `Bearer ${ada.token}`;
    const results = () => api(at(1)).get(`/api/games/${ada.gameId}/results`).set('authorization', bearer);
    await results().expect(409);
    const { body: sealed } = await api(at(1))
      .get(`/api/games/${ada.gameId}/sealed`)
      .set('authorization', bearer)
      .expect(200);
    expect(sealed.answers).toEqual([]);
    await api()
      .post('/api/solo-games')
      .set('authorization', bearer)
      .send({ fromGameId: ada.gameId })
      .expect(409);
    const { body: looked } = await ada.look(at(1)).expect(200);
    expect(looked).toMatchObject({
      phase: 'open',
      you: {
        name: 'Ada',
        attemptsLeft: 1,
        attempts: [{ number: 1, status: 'finished', score: null, withheld: true }],
      },
    });
    const heard = JSON.stringify([player.wire.heard, back.wire.heard]);
    expect(heard).not.toMatch(/correctAnswer|"isCorrect"|"key"/);
    expect(back.wire.heard.all('gameFinished')).toMatchObject([{ finalScores: [] }]);

    // a second attempt goes on with the same name
    await ada.sits(at(1));
    expect(ada.attempt?.number).toBe(2);
    await patch(id, { closesAt: new Date(Date.now()).toISOString() }).expect(200);
    const { body: told } = await results()
      .query({})
      .expect(409)
      .then(() => ada.look(at(0)).expect(200));
    expect(told.phase).toBe('over');
    expect(told.you.attempts[0]).toMatchObject({ score: expect.any(Number), correct: 4, withheld: false });
  });

  it('knows people by their account, on any device, and by a list of names', async () => {
    const byAccount = await assign({ identity: 'account', attempts: 2 });
    const own = await signIn(at(1).url, 'pupil@example.org', { name: 'Pia Pupil' });
    const first = new Pupil('Pia', byAccount.link);
    await first.begin(at(0), {}).expect(401);
    const { body: begun } = await first.begin(at(0), {}).set('cookie', own).expect(200);
    const phone = await TestPlayer.on(at(0)).join(begun.gameId, 'Pia', { token: first.token });
    await phone.start();
    const tablet = new Pupil('Pia', byAccount.link);
    const { body: goesOn } = await tablet.begin(at(2), {}).set('cookie', own).expect(200);
    expect(goesOn).toEqual(begun);
    const there = await TestPlayer.on(at(2)).join(goesOn.gameId, 'Pia', { token: tablet.token });
    expect(there.seat).toMatchObject({ playerId: begun.playerId, gameState: { status: 'active' } });
    // the next one at the same tablet, where Pia's token still lies, is somebody else
    const next = await signIn(at(1).url, 'next@example.org', { name: 'Nat Next' });
    expect((await tablet.look(at(0)).set('cookie', next).expect(200)).body.you).toBeNull();
    expect((await tablet.look(at(0)).expect(200)).body.you).toBeNull();
    const { body: nats } = await tablet.begin(at(0), {}).set('cookie', next).expect(200);
    expect(nats.gameId).not.toBe(begun.gameId);
    expect((await tablet.look(at(1)).set('cookie', own).expect(200)).body.you.attempts).toHaveLength(1);
    const { people } = await report(byAccount.id);
    expect(people).toMatchObject([
      { name: 'Pia Pupil', position: null, attempts: [{ state: 'under_way' }] },
      { name: 'Nat Next', position: null },
    ]);

    const listed = await assign({ identity: 'list', names: ['Ada Lovelace', 'Bo Diddley'] });
    const stranger = new Pupil('Mallory', listed.link);
    await stranger.begin(at(0)).expect(400);
    const ada = new Pupil('ada  lovelace', listed.link);
    await ada.begin(at(0)).expect(200);
    const imitator = new Pupil('Ada Lovelace', listed.link);
    expect((await imitator.begin(at(1)).expect(400)).body.code).toBe('name_taken');
    const told = await report(listed.id);
    expect(told.people.map(({ name }) => name)).toEqual(['Ada Lovelace']);
    expect(told.missing).toEqual(['Bo Diddley']);
    const { body: page } = await stranger.look(at(0)).expect(200);
    expect(JSON.stringify(page)).not.toContain('Lovelace');
  });

  it('is found by its code, typed where games are joined, and enters no game by it', async () => {
    const { code, link, joinUrl } = await assign();
    expect(joinUrl).toBe(`${at(0).url}/join/${code}`);
    const { body } = await api(at(1)).get(`/api/join/${code.toLowerCase()}`).expect(200);
    expect(body).toMatchObject({
      kind: 'assignment',
      code,
      link,
      gameId: null,
      status: 'no_game',
      title: 'Rivers',
    });
    expect(await TestPlayer.on(at(2)).tryJoin(code, 'Ada')).toMatchObject({
      error: { code: 'unknown_code' },
    });
  });

  it('gives the name of somebody who has lost the device to another one, when the host says so', async () => {
    const { id, link } = await assign({ identity: 'list', names: ['Ada', 'Bo'], untimed: true });
    const lost = new Pupil('Ada', link);
    const player = await lost.starts(at(0));
    await lost.answers(right, 0);
    const found = new Pupil('Ada', link);
    expect((await found.begin(at(1)).expect(400)).body.code).toBe('name_taken');
    const handOver = (person: number | string, by = cookie) =>
      api(at(1)).post(`/api/assignments/${id}/people/${person}/link`).set('cookie', by);
    await handOver(1, await signIn(at(0).url, 'other@example.org')).expect(404);
    await handOver(2).expect(404);
    await handOver('ada').expect(400);
    const { body } = await handOver(1).expect(201);
    const [address, token = ''] = body.link.split('#');
    expect(address).toBe(`${at(1).url}/assignment/${link}`);
    const given = Object.assign(new Pupil('Ada', link), { token });
    expect((await given.look(at(2)).expect(200)).body.you).toMatchObject({ name: 'Ada', attemptsLeft: 1 });
    const back = await given.sits(at(2));
    expect(given.gameId).toBe(lost.gameId);
    expect(back.seat).toMatchObject({ score: 100 });
    expect((await lost.look(at(0)).expect(200)).body.you).toBeNull();
    expect((await lost.begin(at(0)).expect(400)).body.code).toBe('name_taken');
    await until('the old phone is told', async () => player.wire.heard.all('removed').length > 0);
    const people = (await report(id)).people;
    expect(people).toMatchObject([{ person: 1, name: 'Ada' }]);

    const byAccount = await assign({ identity: 'account' });
    await api().post(`/api/assignments/${byAccount.id}/people/1/link`).set('cookie', cookie).expect(409);
  });

  it('is corrected in so many attempts a call, and the next call goes on', async () => {
    const { id } = await assign();
    const { pool } = at(0).app.get(Persistence);
    await pool.query(
      `insert into attempts (game_id, assignment_id, person, number, told_closes_at)
       select 'game_' || md5($1 || n), $1, n, 1, now() from generate_series(1, 250) n`,
      [id],
    );
    await patch(id, { closesAt: new Date(0).toISOString() }).expect(200);
    const call = async (from: string | number) => {
      const change = { questionIndex: 0, change: 'void', reason: 'The map was old' };
      const path = `/api/assignments/${id}/corrections`;
      return api(at(1)).post(path).query({ from }).set('cookie', cookie).send(change);
    };
    expect((await call(0)).body).toEqual({ corrected: 0, left: 200, next: 200 });
    expect((await call(200)).body).toEqual({ corrected: 0, left: 50, next: null });
    for (const wrongFrom of ['x', -1, 2_001]) expect((await call(wrongFrom)).status).toBe(400);
    const undone = await api()
      .delete(`/api/assignments/${id}/corrections/0`)
      .query({ from: 200 })
      .set('cookie', cookie);
    expect(undone.body).toEqual({ corrected: 0, left: 50, next: null });
  });

  it('gives out no more attempts than there are, and none to two at once', async () => {
    const { id, link } = await assign({ attempts: 1 });
    const ada = new Pupil('Ada', link);
    const begun = await Promise.all([0, 1, 2].map((index) => ada.begin(at(index)).expect(200)));
    expect(new Set(begun.map(({ body }) => body.gameId)).size).toBe(1);
    const player = await ada.sits(at(0));
    await player.start();
    await player.finish();
    await ada.begin(at(1)).expect(409);
    expect((await report(id)).people).toMatchObject([{ name: 'Ada', attempts: [{ number: 1 }] }]);
    await api().delete(`/api/assignments/${id}`).set('cookie', cookie).expect(409);
    const listed = await api().get('/api/games').set('cookie', cookie).expect(200);
    expect(listed.body.items).toEqual([]);
    const played = await logOf(at(0), GameId(begun[0]?.body.gameId));
    expect(eventsOf(played, 'PlayerJoined')).toHaveLength(1);
  });

  it('takes no place in an assignment for a visitor who may store nothing more', async () => {
    const spent = await night.gateway({ GUEST_BYTES_PER_DAY: '0' });
    const { id, link } = await assign();
    await new Pupil('Ada', link).begin(spent).expect(429);
    const { body } = await api().get(`/api/assignments/${id}`).set('cookie', cookie).expect(200);
    expect(body).toMatchObject({ people: 0, attemptsMade: 0 });
    // and nobody's name
    await new Pupil('Ada', link).begin(at(0)).expect(200);
  });

  it('lays games of a live evening beside a report, question by question, wherever these stood', async () => {
    const { id, link } = await assign();
    const ada = new Pupil('Ada', link);
    const player = await ada.starts(at(0));
    await ada.answers(right, 0);
    await player.finish();
    await ended(ada);
    expect((await report(id)).live).toEqual([]);

    // that evening asked the last one first, the first one with its options in another order, and one that is not in the set
    const [cologne, , , mainz] = questions.map(({ question }) => ({
      ...{ question, options: options.toReversed(), answer: 1 as const, timeLimit: limits.timeLimit.max },
    }));
    const [other] = quiz(1);
    if (!cologne || !mainz || !other) throw new Error('There are not so many questions');
    const host = await TestHost.on(at(1), {
      ...{ email: 'teacher@example.org', questions: [mainz, cologne, other] },
    });
    const laidBeside = (games: string, gateway = at(2)) =>
      api(gateway).get(`/api/assignments/${id}/report`).query({ games }).set('cookie', cookie);
    const bo = await TestPlayer.on(at(2)).join(host.joinCode, 'Bo');
    await host.start();
    await bo.answer('B');
    await laidBeside(host.gameId).expect(409);
    await host.next(0);
    await bo.answer('A');
    await host.finish();

    const { body }: { body: AssignmentReport } = await laidBeside(host.gameId).expect(200);
    expect(body.people).toMatchObject([{ name: 'Ada', position: 1 }]);
    expect(body.live).toMatchObject([{ gameId: host.gameId, name: 'Bo', position: 1, correct: 1 }]);
    expect(body.live[0]?.answers.map((given) => given?.share ?? null)).toEqual([0, null, null, 1]);
    const figures = body.questions.map(({ live }) => live && [live.asked, live.answered, live.share]);
    expect(figures).toEqual([
      [1, 1, 0],
      [0, 0, null],
      [0, 0, null],
      [1, 1, 1],
    ]);
    const csv = await laidBeside(host.gameId).set('accept', 'text/csv').expect(200);
    expect(csv.text.split('\n').filter((line) => line.includes(host.gameId))).toHaveLength(1);

    const strangers = await TestHost.on(at(0), { email: 'other@example.org' });
    await laidBeside(strangers.gameId).expect(404);
    await laidBeside(ada.gameId).expect(404);
    await laidBeside('game_none').expect(400);
    await laidBeside(Array.from({ length: 6 }, (_, n) => `game_00000000000000_${n}`).join()).expect(400);
  });
});

import { randomBytes } from 'node:crypto';
import type { ClientMessage, SoloGameView } from '@clockbeat/domain';
import { jest } from '@jest/globals';
import { HostMessages } from '../../apps/gateway/src/live/messages/host-messages.js';
import { PlayerMessages } from '../../apps/gateway/src/live/messages/player-messages.js';
import { WatchMessages } from '../../apps/gateway/src/live/messages/watch-messages.js';
import { GuestBudget } from '../../apps/gateway/src/rate/guest-budget.js';
import { RateLimiter } from '../../apps/gateway/src/rate/rate-limiter.js';
import { makeSoloGame } from '../people/api.js';
import { startGateway, type TestGateway } from '../support/app.js';
import { describeWith } from '../support/describe-with.js';
import { GameNight, question } from '../support/game-night.js';
import { listsFollowed } from '../support/live/lists-followed.js';
import { Night, runOut } from '../support/live/night.js';
import { closeClients } from '../support/live/test-client.js';
import { TestPlayer } from '../support/live/test-player.js';
import { bytesIn, storedIn } from '../support/stored.js';
import { allowed, type Row } from './route-walk/allowed.js';
import { openScene, type Scene } from './route-walk/scene.js';

const visitors = ['player', 'guest', 'stranger'] as const;

/** Calls that a visitor may make and that store something of it. A new one is missed by nothing: see the tables' rows. */
const charged = [
  'post /api/solo-games',
  'post /api/games/{id}/rating',
  'put /api/games/{id}/lent-name',
  'post /api/games/{id}/reports',
  'post /api/public-sets/{token}/reports',
  'post /api/feedback',
  'post /api/newsletter',
  'post /api/saved-trivia-sets',
  'put /api/saved-trivia-sets/{id}',
];

/** What each message of a visitor may store: it pays, it has paid, or it stores nothing. */
const messages: Readonly<
  Record<ClientMessage, 'pays' | 'paid with the game' | 'paid with the seat' | 'nothing'>
> = {
  joinGame: 'pays',
  setReady: 'pays',
  chooseTeam: 'pays',
  declareJoker: 'pays',
  pauseGame: 'pays',
  resumeGame: 'paid with the seat',
  leaveGame: 'paid with the seat',
  submitAnswer: 'paid with the seat',
  startGame: 'paid with the game',
  nextQuestion: 'paid with the game',
  finishGame: 'paid with the game',
  hostConnect: 'nothing',
  setJoining: 'nothing',
  setTeamMode: 'nothing',
  extendTime: 'nothing',
  admitPlayer: 'nothing',
  renamePlayer: 'nothing',
  removePlayer: 'nothing',
  judgeAnswer: 'nothing',
  removeAbsent: 'nothing',
  watchGame: 'nothing',
  watchGames: 'nothing',
  watchTeam: 'nothing',
  openTv: 'pays',
  releaseTv: 'pays',
  syncClock: 'nothing',
};

describe('a visitor whose address has used up its day', () => {
  let scene: Scene;
  let spent: TestGateway;
  beforeAll(async () => {
    scene = await openScene();
    const { url } = scene.night.database;
    spent = await startGateway({ databaseUrl: url, env: { GUEST_BYTES_PER_DAY: '0' } });
    jest.spyOn(spent.app.get(RateLimiter), 'take').mockReturnValue({ allowed: true, retryAfterMs: 0 });
  });
  afterAll(async () => {
    closeClients();
    await spent?.close();
    await scene?.night.end();
  });

  const walk = async (operation: string, row: Row, headers: Readonly<Record<string, string>>) => {
    const [method = '', path = ''] = operation.split(' ');
    const query = new URLSearchParams(row.query);
    const { body } = row;
    const type: Record<string, string> = body === undefined ? {} : { 'content-type': 'application/json' };
    const response = await fetch(`${spent.url}${path.replace(/\{.*\}/, row.at?.(scene) ?? '')}?${query}`, {
      method: method.toUpperCase(),
      redirect: 'manual',
      headers: { ...type, ...row.headers, ...headers },
      ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    });
    return {
      status: response.status,
      retryAfter: response.headers.get('retry-after'),
      text: await response.text(),
    };
  };

  it('stores nothing by any call, and is told so', async () => {
    // A sign-in that was begun is kept for ten minutes, at the rate of sign-ins; of those that were refused the audit log has
    // a line in ten minutes, however many there were.
    const bounded = ['sessions', 'audit_entries', 'audit_chain'];
    const before = await storedIn(scene.night.database.url, bounded);
    const refused = new Set<string>();
    for (const [operation, row] of Object.entries(allowed))
      for (const visitor of visitors) {
        const { status, retryAfter, text } = await walk(operation, row, scene.headers[visitor]);
        if (status !== 429) continue;
        refused.add(operation);
        expect(Number(retryAfter)).toBeGreaterThan(0);
        expect(JSON.parse(text)).toMatchObject({ code: 'too_many_requests', message: /account/ });
      }
    expect([...refused].sort()).toEqual([...charged].sort());
    expect(await storedIn(scene.night.database.url, bounded)).toEqual(before);
  });

  it('begins no attempt at an assignment: nor is its name taken, or a place', async () => {
    const { body: open } = await scene.night.api
      .get(`/api/assignments/${scene.spareAssignmentId}`)
      .set(scene.headers.owner)
      .expect(200);
    const before = await storedIn(scene.night.database.url, ['sessions']);
    const { status } = await fetch(`${spent.url}/api/assignment-links/${open.link}/attempts`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...scene.headers.player },
      body: JSON.stringify({ name: 'Somebody' }),
    });
    expect(status).toBe(429);
    expect(await storedIn(scene.night.database.url, ['sessions'])).toEqual(before);
  });

  it('leaves accounts alone', async () => {
    for (const operation of ['post /api/solo-games', 'post /api/feedback', 'post /api/saved-trivia-sets']) {
      const { status } = await walk(operation, allowed[operation] as Row, scene.headers.owner);
      expect([operation, status]).toEqual([operation, 201]);
    }
  });

  it('has every message in the table of what it may store', () => {
    const handlers = [PlayerMessages, HostMessages, WatchMessages].flatMap((part) =>
      Object.keys(spent.app.get<{ handlings: object }>(part).handlings),
    );
    expect(handlers.sort()).toEqual(Object.keys(messages).sort());
  });

  it('gets no seat and no demo, changes nothing of its seat, and plays on', async () => {
    const { gateway, database } = scene.night;
    const waiting = { id: scene.waitingGame };
    const seated = await TestPlayer.on(gateway).join(waiting.id, 'Seated');
    const solo = await makeSoloGame(gateway.url, { category: 'General Knowledge', count: 2 });
    const there = await TestPlayer.on(spent).join(waiting.id, 'Seated', { token: seated.token });
    const player = await TestPlayer.on(spent).join(solo.gameId, 'Solo', { token: solo.token });
    await player.start();
    const before = await storedIn(database.url, readModels);
    const refusals = {
      joinGame: await TestPlayer.on(spent).refusal('joinGame', { roomId: waiting.id, playerName: 'Late' }),
      demo: await TestPlayer.on(spent).refusal('joinGame', { roomId: 'ALPHA1', playerName: 'Late' }),
      setReady: await there.refusal('setReady', { roomId: waiting.id, ready: true }),
      chooseTeam: await there.refusal('chooseTeam', { roomId: waiting.id, teamName: 'Reds' }),
      declareJoker: await there.refusal('declareJoker', { roomId: waiting.id, round: 1 }),
      pauseGame: await player.refusal('pauseGame', { roomId: solo.gameId }),
      openTv: await TestPlayer.on(spent).refusal('openTv', { token: 'x'.repeat(22) }),
      releaseTv: await TestPlayer.on(spent).refusal('releaseTv', { token: 'x'.repeat(22) }),
    };
    expect(new Set(Object.values(refusals))).toEqual(new Set(['too_many_requests']));
    // Which game a demo's code means is one row for each code, for ever.
    expect(await storedIn(database.url, readModels)).toEqual(before);
    const paying = Object.entries(messages).filter(([, pays]) => pays === 'pays');
    expect(paying.map(([message]) => message).filter((message) => !(message in refusals))).toEqual([]);
    await player.answer('A');
    await player.next(0);
    expect((await player.finish()).finalScores).toHaveLength(1);
  });
});

/** They follow by themselves. */
const readModels = [
  'games',
  'game_questions',
  'game_participants',
  'game_sessions',
  'player_answers',
  'game_seals',
  'projections',
  'room_claims',
];

describeWith('redis')('two gateways with one Redis', () => {
  let night: Night;
  beforeAll(async () => {
    night = await Night.beginWithRedis();
  });
  afterAll(() => night?.end());

  it('keep one account of what an address has stored', async () => {
    const budgets = [await night.gateway(), await night.gateway()].map(({ app }) => app.get(GuestBudget));
    const [here, there] = budgets as [GuestBudget, GuestBudget];
    const day = 75_000_000;
    const me = '2001:db8:1:2::7';
    expect(await here.take('own', me, day - 500)).toEqual({ allowed: true, retryAfterMs: 0 });
    const refused = await there.take('own', '2001:db8:1:2::8', 501);
    expect(refused.allowed).toBe(false);
    expect(refused.retryAfterMs).toBeGreaterThan(0);
    expect((await there.take('own', me, 500)).allowed).toBe(true);
    expect((await here.take('own', me, 1)).allowed).toBe(false);
    expect((await here.take('seats', me, 1)).allowed).toBe(true);
    expect((await here.take('own', '2001:db8:1:3::7', 1)).allowed).toBe(true);
    const larger = await here.take('own', '192.0.2.1', day + 1);
    expect(larger.allowed).toBe(false);
    expect(larger.retryAfterMs).toBeGreaterThan(0);
  });
});

describe('what a visitor stores', () => {
  let night: GameNight;
  let paid = 0;
  beforeAll(async () => {
    night = await GameNight.begin();
    const budget = night.gateway.app.get(GuestBudget);
    const take = budget.take.bind(budget);
    jest.spyOn(budget, 'take').mockImplementation((spending, address, bytes) => {
      paid += bytes;
      return take(spending, address, bytes);
    });
  });
  afterAll(async () => {
    closeClients();
    await night?.end();
  });

  /** Bytes that are there in all tables after this, and those that were paid for. */
  const weigh = async (act: () => Promise<unknown>): Promise<{ stored: number; paid: number }> => {
    await listsFollowed(night.gateway);
    const before = bytesIn(await storedIn(night.database.url));
    paid = 0;
    await act();
    await listsFollowed(night.gateway);
    return { stored: bytesIn(await storedIn(night.database.url)) - before, paid };
  };
  /** Indexes and what lies between rows come on top. */
  const expectPaid = ({ stored, paid: bytes }: { stored: number; paid: number }): void => {
    expect(stored).toBeGreaterThan(0);
    expect(bytes).toBeGreaterThanOrEqual(stored * 1.4);
  };

  const playWhole = async (solo: SoloGameView, count: number): Promise<void> => {
    const player = await TestPlayer.on(night.gateway).join(solo.gameId, 'Ada', { token: solo.token });
    await player.start();
    for (let index = 0; index < count; index += 1) {
      await player.answer('A', index);
      if (index === 1) {
        await player.pause();
        await player.resume();
      }
      await player.next(index);
    }
    await player.wire.close();
  };

  it.each([1, 10, 25])('is paid for: a solo game of %i questions, played to its end', async (count) => {
    expectPaid(
      await weigh(async () =>
        playWhole(await makeSoloGame(night.gateway.url, { category: 'General Knowledge', count }), count),
      ),
    );
  });

  it('is paid for: an attempt at an assignment, played to its end', async () => {
    const { cookie } = await night.signIn('teacher@example.org');
    const post = (path: string, body: object) =>
      night.api.post(path).set('cookie', cookie).send(body).expect(201);
    const customQuestions = Array.from({ length: 10 }, (_, index) => ({
      ...{ question: `Which one is number ${index}?`, options: ['A', 'B', 'C', 'D'], answer: 'A' },
    }));
    const set = { title: 'Letters', category: 'Letters', difficulty: 'easy', customQuestions };
    const { body: kept } = await post('/api/saved-trivia-sets', set);
    const { body: assignment } = await post('/api/assignments', {
      ...{ setId: kept.id, closesAt: new Date(Date.now() + 3_600_000).toISOString(), timeZone: 'UTC' },
      ...{
        attempts: 1,
        counts: 'best',
        feedback: 'each',
        identity: 'name',
        mixed: true,
        untimed: false,
        board: true,
      },
    });
    const token = randomBytes(18).toString('base64url');
    expectPaid(
      await weigh(async () => {
        const { body } = await night.api
          .post(`/api/assignment-links/${assignment.link}/attempts`)
          .set('authorization', `Bearer ${token}`)
          .send({ name: 'Somebody with a name of nearly fifty characters' })
          .expect(200);
        const player = await TestPlayer.on(night.gateway).join(body.gameId, 'Somebody', { token });
        await player.start();
        for (const index of customQuestions.keys()) {
          await player.tryAnswer(0, index);
          await player.next(index, 'question');
          await player.next(index, 'revealed');
        }
        await player.wire.close();
      }),
    );
  });

  it('is paid for: a demo, and each seat in it', async () => {
    expectPaid(
      await weigh(async () => {
        const ada = await TestPlayer.on(night.gateway).join('ALPHA1', 'Ada');
        const bo = await TestPlayer.on(night.gateway).join('ALPHA1', 'Bo');
        await ada.ready();
        await bo.chooseTeam('A team with a rather long name for a team');
        await ada.start();
        await ada.answer('A');
        await bo.answer('B', 0);
        // else its clock would lead it on while something else is weighed
        await runOut(night.gateway, ada.gameId);
      }),
    );
  });

  it('is paid for: a seat in a host’s game, ready and in a team', async () => {
    const host = await night.signIn('host@example.org');
    const game = await night.makeGame(host, { questions: [question(0)] });
    const name = 'Somebody with a name of nearly fifty characters';
    expectPaid(
      await weigh(async () => {
        const ada = await TestPlayer.on(night.gateway).join(game.id, name);
        await ada.ready();
        await ada.chooseTeam('A team with a rather long name for a team');
        await ada.leave();
      }),
    );
  });

  it('is paid for: the letters of a TV', async () => {
    const tv = TestPlayer.on(night.gateway);
    expectPaid(await weigh(() => tv.ask('openTv', { token: 'x'.repeat(22) })));
  });

  it('is paid for: what is reported of a game', async () => {
    const game = await night.makeGame(await night.signIn('reported@example.org'));
    const name = '😀'.repeat(50);
    await night.join(game, name);
    for (const note of ['Hi', '😀'.repeat(300)])
      expectPaid(
        await weigh(() =>
          night.api
            .post(`/api/games/${game.id}/reports`)
            .send(
              note === 'Hi'
                ? { about: 'questions', reason: 'copyright', note }
                : { about: 'player', name, reason: 'personal_data', note },
            )
            .expect(201),
        ),
      );
  });

  it('is paid for: sets, feedback and the newsletter', async () => {
    const text = '😀'.repeat(500);
    const options = ['a', 'b', 'c', 'd'].map((letter) => letter.repeat(200));
    const customQuestions = Array.from({ length: 20 }, () => ({ question: text, options, answer: 'A' }));
    const headers = { 'x-guest-session': 'a-guest-who-pays' };
    for (const set of [{ title: 'Small' }, { title: 'Large', customQuestions }])
      expectPaid(
        await weigh(() => night.api.post('/api/saved-trivia-sets').set(headers).send(set).expect(201)),
      );
    const email = `${'a'.repeat(60)}@example.org`;
    for (const feedback of [{ text: 'Hi' }, { text: '😀'.repeat(5_000), email }])
      expectPaid(await weigh(() => night.api.post('/api/feedback').send(feedback).expect(201)));
    const interests = Array.from({ length: 5 }, (_, nth) => `${nth} ${'😀'.repeat(20)}`);
    expectPaid(await weigh(() => night.api.post('/api/newsletter').send({ email, interests }).expect(201)));
  });
});

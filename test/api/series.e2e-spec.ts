import { type SeriesPageView, type SeriesView, seriesLimits } from '@clockbeat/domain';
import { SeriesMaker } from '../../apps/gateway/src/series/series-maker.js';
import { startGateway, type TestGateway } from '../support/app.js';
import { GameNight, type Person } from '../support/game-night.js';
import { listsFollowed } from '../support/live/lists-followed.js';
import { closeClients } from '../support/live/test-client.js';
import { TestClock } from '../support/live/test-clock.js';
import { TestPlayer } from '../support/live/test-player.js';

const hour = 3_600_000;
const day = 24 * hour;
const set = (title: string) => ({
  title,
  customQuestions: ['a', 'b', 'c', 'd', 'e'].map((question) => ({
    question: `${title} ${question}?`,
    options: ['1', '2', '3', '4'],
    answer: '1',
  })),
});

describe('a series', () => {
  let night: GameNight;
  let second: TestGateway;
  let host: Person;
  let other: Person;
  /** When its first night begins: in two days, at eight. */
  const begins = Math.floor(Date.now() / day) * day + 2 * day + 20 * hour;
  beforeAll(async () => {
    night = await GameNight.begin();
    second = await startGateway({ databaseUrl: night.database.url });
    host = await night.signIn('host@example.org');
    other = await night.signIn('other@example.org');
  });
  afterAll(async () => {
    closeClients();
    await second?.close();
    await night?.end();
  });

  const schedule = {
    startsOn: new Date(begins).toISOString().slice(0, 10),
    time: '20:00',
    zone: 'UTC',
    everyWeeks: 1,
    endsOn: null,
  };
  const rounds = [
    { title: 'Warm up', category: 'Science', count: 3 },
    { title: 'Heat', difficulty: 'Easy', count: 2 },
  ];
  const body = {
    title: 'Thursdays',
    schedule,
    template: { rounds, rules: { pacing: 'host' }, teamMode: true },
  };
  const send = (method: 'post' | 'put', path: string, sent: object, { cookie } = host) =>
    night.api[method](`/api/series${path}`).set('cookie', cookie).send(sent);
  const made = async (sent: object = body): Promise<SeriesView> =>
    (await send('post', '', sent).expect(201)).body;
  const own = async (id: string): Promise<SeriesView> => {
    const { body: all } = await night.api.get('/api/series').set('cookie', host.cookie).expect(200);
    return all.find((one: SeriesView) => one.id === id);
  };
  const page = async ({ id }: SeriesView): Promise<SeriesPageView> =>
    (await night.api.get(`/api/series/${id}`).expect(200)).body;
  const at = (ms: number): void => {
    for (const gateway of [night.gateway, second]) new TestClock(gateway).standAt(ms);
  };
  const look = (): Promise<unknown> =>
    Promise.all([night.gateway, second].map(({ app }) => app.get(SeriesMaker).makeDue()));

  it('leads by its code to its page until a night’s game is there, and then to that game, made once', async () => {
    at(begins - 2 * day);
    const series = await made();
    expect(series).toMatchObject({ title: 'Thursdays', schedule, paused: false, past: [], game: null });
    const told = await page(series);
    expect(told).not.toHaveProperty('template');
    expect(told.upcoming).toHaveLength(seriesLimits.shownNights);
    expect(told.upcoming[1]).toMatchObject({ startsAt: new Date(begins + 7 * day).toISOString() });
    const join = await night.api.get(`/api/join/${series.code}`).expect(200);
    expect(join.body).toMatchObject({ kind: 'series', status: 'no_game', gameId: null, seriesId: series.id });
    const calendar = await night.api.get(`/api/series/${series.id}/calendar.ics`).expect(200);
    expect(calendar.headers['content-type']).toBe('text/calendar; charset=utf-8');
    expect(calendar.text).toContain(`SUMMARY:Thursdays\r\n`);
    const early = TestPlayer.on(second);
    expect(await early.tryJoin(series.code, 'Ada')).toMatchObject({ waiting: true });

    at(begins - seriesLimits.madeBeforeMs - 1);
    await look();
    expect((await page(series)).game).toBeNull();
    at(begins - seriesLimits.madeBeforeMs);
    await look();
    const { game } = await page(series);
    expect(await early.hears('roomJoined')).toMatchObject({ gameId: game?.gameId });
    const card = await night.api.get(`/api/games/${game?.gameId}`).set('cookie', host.cookie).expect(200);
    expect(card.body).toMatchObject({ title: 'Thursdays', teamMode: true, questionCount: 5, isOwner: true });
    expect(card.body.questions.map(({ round }: { round: { title: string } }) => round.title)).toEqual([
      ...['Warm up', 'Warm up', 'Warm up'],
      ...['Heat', 'Heat'],
    ]);
    const tonight = await night.api.get(`/api/join/${series.code}`).expect(200);
    expect(tonight.body).toMatchObject({ kind: 'series', gameId: game?.gameId, seriesId: series.id });
    const after = await own(series.id);
    expect(after.past).toMatchObject([{ state: 'made', gameId: game?.gameId }]);
    await look();
    expect((await own(series.id)).past).toHaveLength(1);
    const again = await send('post', `/${series.id}/now`, {}).expect(201);
    expect(again.body.game.id).toBe(game?.gameId);
    await night.api.delete(`/api/series/${series.id}`).set('cookie', host.cookie).expect(204);
    await night.api.get(`/api/join/${series.code}`).expect(404);
  });

  it('goes on after a night that was skipped, and after one at which no gateway was there', async () => {
    at(begins - 2 * day);
    const series = await made();
    const [first, next] = series.upcoming;
    const skipped = await send('put', `/${series.id}/nights/${first?.night}`, { skipped: true }).expect(200);
    expect(skipped.body.upcoming[0]).toMatchObject({ skipped: true });
    await send('put', `/${series.id}/nights/2020-01-01`, { skipped: true }).expect(404);
    at(begins);
    await look();
    expect((await page(series)).game).toBeNull();
    at(Date.parse(next?.startsAt ?? '') + seriesLimits.lateMs + 1);
    await look();
    expect((await page(series)).game).toBeNull();
    expect((await own(series.id)).past.map(({ state }) => state)).toEqual(['missed', 'skipped']);
    const third = Date.parse(next?.startsAt ?? '') + 7 * day;
    at(third - 21 * hour);
    expect((await send('post', `/${series.id}/now`, {}).expect(409)).body.code).toBe('conflict');
    await send('put', `/${series.id}`, { paused: true }).expect(200);
    at(third - 10 * hour);
    await send('post', `/${series.id}/now`, {}).expect(409);
    expect((await page(series)).upcoming).toEqual([]);
    await send('put', `/${series.id}`, { paused: false }).expect(200);
    const now = await send('post', `/${series.id}/now`, {}).expect(201);
    expect((await page(series)).game).toMatchObject({ gameId: now.body.game.id, status: 'waiting' });
    await night.api.delete(`/api/series/${series.id}`).set('cookie', host.cookie).expect(204);
  });

  it('takes its sets in turn, and says why a night’s game is not there', async () => {
    at(begins - 2 * day);
    const setOf = async (title: string): Promise<string> => {
      const sent = night.api.post('/api/saved-trivia-sets').set('cookie', host.cookie).send(set(title));
      return (await sent.expect(201)).body.id;
    };
    const sets = [await setOf('Rivers'), await setOf('Lakes')];
    const series = await made({ ...body, title: 'Sets', template: { sets } });
    at(begins - hour);
    await look();
    const questionOf = async (): Promise<string> => {
      const { game } = await page(series);
      const card = await night.api.get(`/api/games/${game?.gameId}`).set('cookie', host.cookie).expect(200);
      return card.body.questions[0].question;
    };
    expect(await questionOf()).toBe('Rivers a?');
    await night.api.delete(`/api/saved-trivia-sets/${sets[1]}`).set('cookie', host.cookie).expect(204);
    at(begins + 7 * day - hour);
    await look();
    expect(await own(series.id)).toMatchObject({ problem: 'questions' });
    const mended = await send('put', `/${series.id}`, { template: { sets: [sets[0]] } }).expect(200);
    expect(mended.body.problem).toBeNull();
    await look();
    expect(await questionOf()).toBe('Rivers a?');
    expect((await own(series.id)).past.map(({ state }) => state)).toEqual(['made', 'made']);
  });

  it.each([
    [{ ...body, title: ' ' }],
    [{ ...body, schedule: { ...schedule, startsOn: '2026-02-30' } }],
    [{ ...body, schedule: { ...schedule, time: '24:00' } }],
    [{ ...body, schedule: { ...schedule, zone: 'Europe/Atlantis' } }],
    [{ ...body, schedule: { ...schedule, everyWeeks: 0 } }],
    [{ ...body, schedule: { ...schedule, endsOn: '2026-01-01' } }],
    [{ ...body, template: {} }],
    [{ ...body, template: { rounds, sets: null } }],
    [{ ...body, template: { rounds, sets: ['00000000-0000-4000-8000-000000000000'] } }],
    [{ ...body, template: { sets: ['00000000-0000-4000-8000-000000000000'] } }],
    [{ ...body, template: { rounds: [{ count: 30 }, { count: 30 }] } }],
    [{ ...body, template: { rounds: [{ count: 3, kinds: ['nothing'] }] } }],
  ])('is not made of what cannot be: %#', async (bad) => {
    expect((await send('post', '', bad).expect(400)).body.code).toBe('validation');
  });

  it('has its nights come into a league that its host runs, and goes on when the season is over', async () => {
    at(begins - 2 * day);
    const league = async ({ cookie }: Person): Promise<string> => {
      const asked = night.api.post('/api/leagues').set('cookie', cookie);
      return (await asked.send({ title: 'Autumn', kind: 'teams' }).expect(201)).body.id;
    };
    const template = { ...body.template, leagueId: await league(host) };
    await send('post', '', { ...body, template: { ...template, leagueId: await league(other) } }).expect(400);
    const series = await made({ ...body, template });
    expect(series.league).toEqual({ id: template.leagueId, title: 'Autumn', problem: null });
    at(begins);
    await look();
    await listsFollowed(night.gateway);
    const { game } = await page(series);
    const season = () => night.api.get(`/api/leagues/${template.leagueId}`).set('cookie', host.cookie);
    expect((await season().expect(200)).body.nights).toMatchObject([
      { gameId: game?.gameId, isPlayed: false, isFinal: false },
    ]);
    await night.api.post(`/api/leagues/${template.leagueId}/end`).set('cookie', host.cookie).expect(200);
    at(begins + 7 * day);
    await look();
    await listsFollowed(night.gateway);
    const after = await own(series.id);
    expect(after.past.map(({ state }) => state)).toEqual(['made', 'made']);
    expect(after.league).toMatchObject({ problem: 'ended' });
    expect((await season().expect(200)).body.nights).toHaveLength(1);
    await night.api.delete(`/api/leagues/${template.leagueId}`).set('cookie', host.cookie).expect(204);
    expect((await own(series.id)).league).toEqual({ id: template.leagueId, title: null, problem: 'gone' });
    // one that is gone hinders no other change, and is not chosen anew
    await send('put', `/${series.id}`, { title: 'Fridays', template }).expect(200);
    await send('put', `/${series.id}`, { template: { ...template, leagueId: 'league_gone' } }).expect(400);
    await night.api.delete(`/api/series/${series.id}`).set('cookie', host.cookie).expect(204);
  });

  it('is its owner’s alone to change', async () => {
    at(begins - 2 * day);
    const series = await made();
    await send('put', `/${series.id}`, { title: 'Mine' }, other).expect(404);
    await send('post', `/${series.id}/now`, {}, other).expect(404);
    await night.api.delete(`/api/series/${series.id}`).set('cookie', other.cookie).expect(404);
    expect((await night.api.get('/api/series').set('cookie', other.cookie).expect(200)).body).toEqual([]);
    expect((await page(series)).title).toBe('Thursdays');
  });
});

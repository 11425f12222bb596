import { bearing, newToken } from '../support/access-token.js';
import { EventSource, type StreamedEvent } from '../support/event-source.js';
import { GameNight, type Person } from '../support/game-night.js';
import { until } from '../support/live/until.js';

describe('the stream of events', () => {
  let night: GameNight;
  let host: Person;
  let other: Person;
  let analyst: Person;
  const sources: EventSource[] = [];
  beforeAll(async () => {
    night = await GameNight.begin({ ANALYST_EMAILS: 'analyst@example.org' });
    host = await night.signIn('host@example.org');
    other = await night.signIn('other@example.org');
    analyst = await night.signIn('analyst@example.org');
  });
  afterEach(() => {
    for (const source of sources.splice(0)) source.close();
  });
  afterAll(() => night?.end());

  const openWith = async (query: string, headers: Readonly<Record<string, string>>): Promise<EventSource> => {
    const source = await EventSource.open(
      `${night.gateway.url}/api/analytics/events/stream${query}`,
      headers,
    );
    sources.push(source);
    return source;
  };
  const follow = (query: string, { cookie }: Person, headers = {}) => openWith(query, { cookie, ...headers });
  const play = async (owner: Person, name = 'Ada'): Promise<{ id: string }> => {
    const game = await night.makeGame(owner);
    const seat = await night.join(game, name);
    const at = await night.start(game, owner);
    await night.answer(game, seat, 0, 0, at + 1_000);
    await night.finish(game, owner);
    return game;
  };
  const exported = async (query: string, { cookie }: Person) => {
    const { text } = await night.api.get(`/api/analytics/events${query}`).set('cookie', cookie).buffer(true);
    return text
      .split('\n')
      .filter((line: string) => line !== '')
      .map((line: string) => JSON.parse(line));
  };
  const gamesOf = (events: readonly StreamedEvent[]) => [...new Set(events.map(({ data }) => data.gameId))];
  /** All events of a game have come that has ended. */
  const wholly = async (source: EventSource, { id }: { id: string }): Promise<void> => {
    for (let count = 1; ; count += 1) {
      const events = await source.has(count);
      if (events.some(({ data }) => data.gameId === id && data.type === 'GameFinished')) return;
    }
  };

  it('tells what an export tells, in its order, and what ends while it is open', async () => {
    const first = await play(host);
    const source = await follow('', host);
    expect(source.response.headers.get('content-type')).toMatch(/^text\/event-stream/);
    await wholly(source, first);
    const running = await night.makeGame(host);
    await play(other);
    const second = await play(host);
    await wholly(source, second);
    expect(source.events.map(({ data }) => data)).toEqual(await exported('', host));
    expect(source.events.map(({ id, data }) => id === (data as { cursor?: string }).cursor)).not.toContain(
      false,
    );
    expect(gamesOf(source.events)).toEqual([first.id, second.id]);
    await night.finish(running, host);
  });

  it('goes on behind the last event that came, by header or by query, the header first', async () => {
    const game = await play(host);
    const whole = await follow('', host);
    await wholly(whole, game);
    const [first, middle] = [whole.events[0], whole.events[4]];
    for (const source of [
      await follow(`?cursor=${middle?.id}`, host),
      await follow(`?cursor=${first?.id}`, host, { 'last-event-id': middle?.id }),
    ]) {
      await wholly(source, game);
      expect(source.events).toEqual(whole.events.slice(5));
    }
    expect((await follow('', host, { 'last-event-id': 'nonsense' })).response.status).toBe(400);
  });

  it('follows a running game of one’s own, event by event, and of nobody else’s', async () => {
    const game = await night.makeGame(host);
    const source = await follow(`?game=${game.id}`, host);
    await source.has(1);
    await night.join(game, 'Ada');
    expect((await source.has(2)).map(({ data }) => data.type)).toEqual(['GameCreated', 'PlayerJoined']);
    await night.start(game, host);
    await source.has(4);
    expect(source.events.map(({ data }) => data.version)).toEqual(source.events.map((_, nth) => nth + 1));
    for (const stranger of [other, analyst])
      expect((await follow(`?game=${game.id}`, stranger)).response.status).toBe(404);
    await night.finish(game, host);
    await wholly(source, game);
  });

  it('keeps back an answer whose outcome is nobody’s to know yet, from its host too', async () => {
    const game = await night.makeGame(host, { rules: { pacing: 'host', readSeconds: 0 } });
    const seat = await night.join(game, 'Ada');
    const at = await night.start(game, host);
    const source = await follow(`?game=${game.id}`, host);
    await source.has(1);
    await night.answer(game, seat, 0, 0, at + 10_000);
    await night.join(game, 'Bo');
    const rows = await exported(`?game=${game.id}`, host);
    expect(rows.map(({ type }: { type: string }) => type)).not.toContain('AnswerSubmitted');
    await night.finish(game, host);
    await wholly(source, game);
    expect(source.events.map(({ data }) => data.type)).toContain('AnswerSubmitted');
  });

  it('tells analysts of all that has ended, with pseudonyms that stay the same where it goes on; others nothing', async () => {
    const game = await play(host, 'Known by name');
    const source = await follow('?scope=all', analyst);
    await wholly(source, game);
    expect(gamesOf(source.events).length).toBeGreaterThan(2);
    expect(JSON.stringify(source.events)).not.toContain('Known by name');
    const nth = source.events.findIndex(({ data }) => data.gameId === game.id);
    const goesOn = await follow(`?scope=all&cursor=${source.events[nth]?.id}`, analyst);
    await wholly(goesOn, game);
    expect(goesOn.events).toEqual(source.events.slice(nth + 1));
    expect((await follow('?scope=all', host)).response.status).toBe(403);
    expect((await follow('?limit=3', host)).response.status).toBe(400);
  });

  it('ends when its session ends, and when its token is revoked', async () => {
    const leaver = await night.signIn('leaver@example.org');
    const scripts = await night.signIn('scripts@example.org');
    const { id, token } = await newToken(night.gateway.url, scripts.cookie, ['events:read']);
    const [bySession, byToken, stays] = [
      await follow('', leaver),
      await openWith('', bearing(token)),
      await follow('', scripts),
    ];
    await night.api.post('/auth/logout').set('cookie', leaver.cookie).expect(303);
    await bySession.ends();
    await night.api.delete(`/api/user/tokens/${id}`).set('cookie', scripts.cookie).expect(204);
    await byToken.ends();
    const game = await play(scripts);
    await wholly(stays, game);
  });

  it('has four of an account and no more, and another once one is closed', async () => {
    const many = await night.signIn('many@example.org');
    const open = [];
    for (let nth = 0; nth < 4; nth += 1) open.push(await follow('', many));
    expect(open.map(({ response }) => response.status)).toEqual([200, 200, 200, 200]);
    expect((await follow('', many)).response.status).toBe(429);
    expect((await follow('', other)).response.status).toBe(200);
    open[0]?.close();
    await until('another one is let in', async () => (await follow('', many)).response.status === 200);
    await night.api.head('/api/analytics/events/stream').set('cookie', host.cookie).expect(200);
  });
});

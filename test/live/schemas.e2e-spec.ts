import type { Ajv } from 'ajv';
import { call, makeTeam, toldLog } from '../people/api.js';
import type { Frame, Recording } from '../people/recording.js';
import { schemaChecker } from '../served-schemas/checker.js';
import type { TestGateway } from '../support/app.js';
import { Night } from '../support/live/night.js';
import { quiz } from '../support/live/quiz.js';
import { cookieOf, TestHost } from '../support/live/test-host.js';
import { TestPlayer } from '../support/live/test-player.js';

/** What a running gateway says is what the schemas that it serves say. */
describe('the served schemas', () => {
  let night: Night;
  let gateway: TestGateway;
  let checker: Ajv;
  beforeAll(async () => {
    night = await Night.begin();
    gateway = await night.gateway();
    checker = schemaChecker();
    for (const name of ['events', 'views']) {
      const response = await fetch(new URL(`/api/schemas/${name}`, gateway.url));
      expect(response.headers.get('content-type')).toMatch('application/schema+json');
      expect(response.headers.get('cache-control')).toBe('public, max-age=3600');
      checker.addSchema((await response.json()) as object);
    }
  });
  afterAll(() => night?.end());

  /** What does not fit, by the place of its schema. */
  const problemOf = (place: string, value: unknown): string[] => {
    const fits = checker.getSchema(place);
    if (!fits) return [`There is no ${place}`];
    return fits(value)
      ? []
      : [`${place}: ${checker.errorsText(fits.errors)} in ${JSON.stringify(value).slice(0, 300)}`];
  };
  const view = (name: string) => `/api/schemas/views#/definitions/${name}`;
  const parts = { sent: 'Sent', ack: 'Answered', message: 'Told' } as const;
  const problemsOf = ({ kind, name, body }: Frame): string[] => {
    const refused = kind === 'ack' && (body as { ok?: boolean }).ok === false;
    return refused ? [] : problemOf(`${view(parts[kind])}/properties/${name}`, body);
  };

  it('take all that is sent, answered, told and stored in a game, and what is asked of it afterwards', async () => {
    const host = await TestHost.on(gateway, { questions: quiz(2), game: { teamMode: true } });
    const ada = await TestPlayer.on(gateway).join(host.joinCode, 'Ada', { teamName: 'Reds' });
    const bo = await TestPlayer.on(gateway).join(host.joinCode, 'Bo');
    await host.start();
    await Promise.all([ada.sees(0), bo.sees(0)]);
    await ada.answer('B');
    await bo.answer(null);
    await host.pause();
    await host.resume();
    await host.next(0);
    await ada.sees(1);
    await ada.answer('C');
    const again = await ada.comesBack();
    await host.finish();
    await Promise.all([again, bo].map((player) => player.hears('gameFinished')));

    const recordings: Recording[] = [host.heard, ada.heard, again.heard, bo.heard];
    const frames = recordings.flatMap((heard) => heard.frames);
    expect(new Set(frames.map(({ kind, name }) => `${kind} ${name}`)).size).toBeGreaterThan(15);
    expect(frames.flatMap(problemsOf)).toEqual([]);

    const events = await toldLog(gateway.url, host.cookie, host.gameId);
    expect(events.length).toBeGreaterThan(8);
    expect(events.flatMap((event) => problemOf('/api/schemas/events#/definitions/Event', event))).toEqual([]);
    const exported = await call(gateway.url, `/api/analytics/events?game=${host.gameId}`, host.cookie);
    expect(exported.headers.get('link')).toBe('</api/schemas/events>; rel="describedby"');
    const lines = (await exported.text()).trim().split('\n');
    expect(lines).toHaveLength(events.length);
    for (const line of lines) expect(problemOf('/api/schemas/events', JSON.parse(line))).toEqual([]);
  });

  it('take what calls answer', async () => {
    const cookie = await cookieOf(gateway);
    const host = await TestHost.on(gateway);
    const ada = await TestPlayer.on(gateway).join(host.joinCode, 'Ada');
    await host.start();
    await ada.sees(0);
    await ada.answer('B');
    await host.finish();
    const team = await makeTeam(gateway.url, cookie, 'The Clocks');
    const answers: Record<string, string> = {
      '/api/auth/status': 'AuthStatus',
      '/api/user/stats': 'Stats',
      '/api/user/settings': 'SettingsView',
      '/api/user/insights?period=all': 'Insights',
      '/api/questions/categories': 'CategoriesView',
      [`/api/games/${host.gameId}/results`]: 'Results',
      [`/api/join/${host.joinCode}`]: 'JoinInfo',
      [`/api/teams/${team.teamId}`]: 'TeamView',
    };
    for (const [path, name] of Object.entries(answers)) {
      const answer = await (await call(gateway.url, path, cookie)).json();
      expect(problemOf(view(name), answer)).toEqual([]);
    }
  });
});

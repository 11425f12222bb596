import type { SeriesBody } from '@clockbeat/domain/contract';
import { emptyAccount, gameCard, savedSet } from '../../../test-support/answers.js';
import { answer, type Calls, hold, lost, type Reply, refuse } from '../../../test-support/network.js';
import { clientPage } from '../../../test-support/page.js';
import { aSeries, aSeriesPage } from '../../../test-support/some-series.js';

const page = clientPage();

const list = 'GET /api/series';
const now = '2026-12-01T12:00:00.000Z';
const open = (address: string, mine: Reply, calls: Calls = {}) =>
  page.openAt(address, {
    signedIn: {},
    now,
    calls: { [list]: mine, 'GET /api/leagues': answer([]), ...calls },
  });
const shown = (testId: string) => page.queryAllByTestId(testId).map((row) => row.textContent ?? '');
const button = (name: string | RegExp) => page.findByRole('button', { name });
/** Answers, and keeps what it was asked with. */
const told = (body: unknown) => {
  const bodies: unknown[] = [];
  const reply: Reply = (call) => {
    bodies.push(call.body);
    return Response.json(body);
  };
  return { bodies, reply };
};

describe('a host’s series', () => {
  it('are said to be on their way, asked for again where they do not come, and planned where there are none', async () => {
    const held = hold(lost);
    await open('/dashboard/series', held.reply);
    await page.findByText('Loading your series...');
    held.letGo();
    await page.findByText('Your series could not be loaded.');
    page.change({ [list]: answer([]) });
    await page.press(await button('Try Again'));
    await page.findByRole('heading', { name: 'No series yet' });
    expect(page.getByRole('link', { name: 'New series' }).getAttribute('href')).toBe('/dashboard/series/new');
  });

  it('say when they are, what hinders them, and lead to tonight’s panel', async () => {
    const game = { gameId: 'game_tonight', gameCode: '111222', status: 'waiting' } as const;
    await open(
      '/dashboard/series',
      answer([
        aSeries(),
        aSeries({ id: 'series_open', title: 'Tonight', game }),
        aSeries({ id: 'series_bad', title: 'Hindered', problem: 'questions' }),
        aSeries({ id: 'series_off', title: 'Off', paused: true, upcoming: [] }),
        aSeries({ id: 'series_over', title: 'Gone', upcoming: [] }),
        aSeries({ id: 'series_in', league: { id: 'league_1', title: 'Autumn', problem: null } }),
        aSeries({ id: 'series_done', league: { id: 'league_2', title: 'Spring', problem: 'ended' } }),
      ]),
    );
    await page.until(() => shown('series').length === 7);
    const [plain, tonight, hindered, off, over, inLeague, ended] = shown('series');
    expect(inLeague).toMatch(/Goes into Autumn/);
    expect(ended).toMatch(/The season of Spring is over/);
    expect(plain).toMatch(/Every Thursday, 8:00.PM.*Code 204817.*Next: Thursday, December 3.*8:00.PM/);
    expect(plain).not.toMatch(/tonight’s game/);
    expect(tonight).toMatch(/Tonight’s game is open.*To its panel/);
    expect(hindered).toMatch(/a set is gone, or the bank has too few/);
    expect(off).toMatch(/Paused.*Go on/);
    expect(over).toMatch(/Over/);
    page.change({ 'PUT /api/series/series_off': answer(aSeries({ id: 'series_off', title: 'Off' })) });
    await page.press(await button(/^Go on/));
    await page.until(() => !/Paused/.test(shown('series')[3] ?? ''));
  });

  it('have tonight’s game made on the day, which leads to its panel', async () => {
    const made = gameCard({ id: 'game_new_0123456789a', gameCode: 'NEW123' });
    await page.openAt('/dashboard/series', {
      signedIn: {},
      now: '2026-12-03T10:00:00.000Z',
      calls: {
        [list]: answer([aSeries()]),
        'POST /api/series/series_thursdays/now': answer({ game: made }),
        [`GET /api/games/${made.id}`]: answer(made),
      },
      messages: {
        watchGames: () => ({ ok: true, games: [] }),
        hostConnect: () => ({ ok: false, error: { code: 'unavailable', message: 'No' } }),
      },
    });
    await page.press(await button('Make tonight’s game'));
    await page.until(() => page.address() === `/admin-game-control?gameId=${made.id}`);
  });
});

describe('the form of a series', () => {
  it('says what is missing, and plans rounds that are drawn', async () => {
    const sent = told(aSeries({ id: 'series_new' }));
    await open('/dashboard/series/new', answer([]), { 'POST /api/series': sent.reply });
    await page.press(await button('Create series'));
    await page.findByText('Please enter a title of up to 100 characters.');
    expect(sent.bodies).toEqual([]);
    await page.type(await page.findByLabelText('Title'), ' Fridays ');
    await page.type(page.getByLabelText('First night'), '2026-12-04');
    await page.type(page.getByLabelText('Begins at'), '19:30');
    await page.type(page.getByLabelText('Last night'), '2026-12-01');
    await page.press(await button('Add a round'));
    const [, second] = page.getAllByLabelText('Questions', { selector: 'input' });
    if (!second) throw new Error('There is no second round');
    await page.type(second, '45');
    await page.press(await button('Create series'));
    await page.findByText('A game has 50 questions at most.');
    page.getByText('The last night cannot be before the first.');
    await page.type(page.getByLabelText('Last night'), '');
    await page.type(second, '5');
    await page.press(await button('Create series'));
    await page.until(() => page.address() === '/dashboard/series/series_new');
    const [body] = sent.bodies as [SeriesBody];
    expect(body).toEqual({
      title: 'Fridays',
      schedule: {
        startsOn: '2026-12-04',
        time: '19:30',
        zone: expect.any(String),
        everyWeeks: 1,
        endsOn: null,
      },
      template: { rounds: [{ count: 10 }, { count: 5 }] },
    });
  });

  it('begins with what the series is, keeps what it does not show, and takes sets in turn instead', async () => {
    const saved = told(aSeries({ title: 'Renamed' }));
    await open('/dashboard/series/series_thursdays', answer([aSeries()]), {
      'PUT /api/series/series_thursdays': saved.reply,
      'GET /api/saved-trivia-sets': answer([savedSet()]),
    });
    await page.press(await button('Save'));
    await page.until(() => saved.bodies.length === 1);
    const { title, schedule, template } = aSeries();
    expect(saved.bodies).toEqual([{ title, schedule, template: { ...template, onlyPreparedTeams: false } }]);
    await page.press(page.getByRole('radio', { name: 'My sets in turn' }));
    await page.press(await button('Save'));
    await page.findByText('Please choose a set.');
    await page.type(page.getByLabelText('Add a set'), 'set_walks');
    await page.press(await button('Save'));
    await page.until(() => saved.bodies.length === 2);
    expect(saved.bodies[1]).toMatchObject({ template: { sets: ['set_walks'], teamMode: true } });
  });

  it('puts its nights into a league whose season goes on, and forgets one that is gone', async () => {
    const card = { kind: 'teams', nights: 0, members: 0, madeAt: now, isOwner: true } as const;
    const leagues = [
      { ...card, id: 'league_1', title: 'Autumn', endedAt: null },
      { ...card, id: 'league_2', title: 'Spring', endedAt: now },
    ];
    const gone = aSeries({ league: { id: 'league_gone', title: null, problem: 'gone' } });
    const saved = told(gone);
    await open('/dashboard/series/series_thursdays', answer([gone]), {
      'PUT /api/series/series_thursdays': saved.reply,
      'GET /api/leagues': answer(leagues),
    });
    await page.findByLabelText('League');
    expect(page.queryByRole('option', { name: 'Spring' })).toBeNull();
    await page.press(await button('Save'));
    await page.until(() => saved.bodies.length === 1);
    await page.type(page.getByLabelText('League'), 'league_1');
    await page.press(await button('Save'));
    await page.until(() => saved.bodies.length === 2);
    const [before, after] = saved.bodies as [SeriesBody, SeriesBody];
    expect([before.template.leagueId, after.template.leagueId]).toEqual([undefined, 'league_1']);
  });

  it('shows the nights, skips one, and has one after all', async () => {
    const skips = told(aSeries({ upcoming: aSeries().upcoming.map((one) => ({ ...one, skipped: true })) }));
    await open('/dashboard/series/series_thursdays', answer([aSeries()]), {
      'PUT /api/series/series_thursdays/nights/2026-12-03': skips.reply,
    });
    await page.until(() => shown('night').length === 3);
    expect(shown('past-night')[0]).toMatch(/November 26.*Results/);
    expect(shown('past-night')[1]).toMatch(/November 19.*No game was made/);
    await page.press(await button('Skip Thursday, December 3'));
    await page.until(() => shown('night').every((row) => /Restore/.test(row)));
    expect(skips.bodies).toEqual([{ skipped: true }]);
    page.change({ 'PUT /api/series/series_thursdays/nights/2026-12-03': refuse(409, 'conflict') });
    await page.press(await button('Restore Thursday, December 3'));
    await page.until(() => page.queryAllByRole('alert').length > 0);
  });

  it('ends it once it was asked, and knows no series of others', async () => {
    await open('/dashboard/series/series_thursdays', answer([aSeries()]), {
      'DELETE /api/series/series_thursdays': () => new Response(null, { status: 204 }),
    });
    await page.press(await button('End series'));
    await page.findByText('Its code and its page will lead nowhere. Its games stay.');
    const [, confirm] = page.getAllByRole('button', { name: 'End series' });
    if (!confirm) throw new Error('Nobody asks');
    await page.press(confirm);
    await page.until(() => page.address() === '/dashboard/series');
    await open('/dashboard/series/series_of_others', answer([aSeries()]));
    await page.findByText('There is no such series of yours.');
  });
});

describe('the page of a series', () => {
  const at = '/series/series_thursdays';
  const call = 'GET /api/series/series_thursdays';
  const visit = (reply: Reply) => page.openAt(at, { now, calls: { [call]: reply } });

  it('tells anybody when the next night is, by whose clocks, and which are skipped', async () => {
    await visit(answer(aSeriesPage()));
    await page.findByRole('heading', { level: 1, name: 'Quiz at the Anchor' });
    expect(page.getByTestId('series-code').textContent).toBe('204817');
    page.getByText(/^Thursday, December 3.*8:00.PM$/);
    expect(shown('upcoming')).toEqual(['Thursday, December 10No quiz', 'Thursday, December 17']);
    expect(page.getByRole('link', { name: 'Add to calendar' }).getAttribute('href')).toBe(
      '/api/series/series_thursdays/calendar.ics',
    );
    // it looks again by itself
    page.change({
      [call]: answer(aSeriesPage({ game: { gameId: 'g', gameCode: '1', status: 'waiting' } })),
    });
    await page.passes(30_000);
    const join = await page.findByRole('link', { name: 'Join now' });
    expect(join.getAttribute('href')).toBe('/join/204817');
  });

  it('says that there is a break, that it is over, that it is no more, and that it did not come', async () => {
    await visit(answer(aSeriesPage({ paused: true, upcoming: [] })));
    await page.findByText('Having a break');
    await visit(answer(aSeriesPage({ upcoming: [] })));
    await page.findByText('That was it');
    expect(page.queryByRole('link', { name: 'Add to calendar' })).toBeNull();
    await visit(refuse(404, 'not_found'));
    await page.findByText('This series is no more');
    await visit(refuse(503, 'unavailable'));
    await button('Try Again');
  });
});

it('comes up on the dashboard, the next night first, and is a way on from there', async () => {
  const later = aSeries({ id: 'series_later', title: 'Later', upcoming: aSeries().upcoming.slice(2) });
  const over = aSeries({ id: 'series_over', title: 'Over', upcoming: [] });
  const season = {
    ...{ id: 'league_winter', title: 'Winter', kind: 'teams', nights: 3, members: 12 },
    ...{ madeAt: now, endedAt: null, isOwner: true },
  };
  await page.openAt('/dashboard', {
    signedIn: {},
    now,
    calls: {
      ...emptyAccount,
      [list]: answer([later, over, aSeries()]),
      'GET /api/leagues': answer([season, { ...season, id: 'league_over', endedAt: now }]),
    },
  });
  await page.until(() => shown('planned').length === 2);
  expect(shown('planned')[0]).toMatch(/Quiz at the Anchor.*Next: Thursday, December 3/);
  expect(shown('season')).toEqual([expect.stringMatching(/Winter.*3.*12/)]);
  expect(page.getByRole('link', { name: 'Series' }).getAttribute('href')).toBe('/dashboard/series');
});

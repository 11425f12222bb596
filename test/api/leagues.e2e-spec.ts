import { createHash } from 'node:crypto';
import type { LeagueCompetitor, LeaguePage, LeagueView } from '@clockbeat/domain';
import { leagueLimits, usualLeagueRules } from '@clockbeat/domain';
import { parseCsv } from '../support/api/played-game.js';
import { GameNight, type Person, type SeatedPlayer } from '../support/game-night.js';
import { listsFollowed } from '../support/live/lists-followed.js';
import { until } from '../support/live/until.js';

const nobody = { cookie: '' };

describe('a league', () => {
  let night: GameNight;
  let host: Person;
  let stranger: Person;
  let league: LeagueView;
  let token: string;
  beforeAll(async () => {
    night = await GameNight.begin();
    host = await night.signIn('host@example.org');
    stranger = await night.signIn('stranger@example.org');
  });
  afterAll(() => night?.end());

  const call = (
    method: 'get' | 'post' | 'put' | 'patch' | 'delete',
    path: string,
    body?: object,
    { cookie }: { cookie: string } = host,
  ) => {
    const asked = night.api[method](path).set('cookie', cookie);
    return body === undefined ? asked : asked.send(body);
  };
  const own = (path = '') => `/api/leagues/${league.id}${path}`;
  const page = async (): Promise<LeaguePage> =>
    (await call('get', `/api/league/${token}`, undefined, nobody).expect(200)).body;
  const standing = ({ rows }: LeaguePage): [string, number, number][] =>
    rows.map(({ name, place, points }) => [name, place, points]);

  /** An evening of two: `first` knows the answers, `second` the first of them, unless somebody corrects that. */
  const evening = async (
    first: string,
    second: string,
    person: Person | null = null,
  ): Promise<{ id: string; first: SeatedPlayer }> => {
    const game = await night.makeGame(host, { title: `${first} and ${second}`, teamMode: true });
    const winner = await night.join(game, `Captain ${first}`, { teamName: first, person });
    const loser = await night.join(game, `Captain ${second}`, { teamName: second });
    const at = await night.start(game, host);
    await night.answer(game, winner, 0, 0, at + 1_000);
    await night.answer(game, loser, 0, 1, at + 1_000);
    await night.finish(game, host);
    await listsFollowed(night.gateway);
    return { id: game.id, first: winner };
  };
  let autumn: Awaited<ReturnType<typeof evening>>;

  it('is made with usual rules, and runs from its host’s games alone', async () => {
    const made = await call('post', '/api/leagues', { title: ' Autumn ', kind: 'teams' }).expect(201);
    league = made.body;
    token = new URL(league.url).pathname.replace('/league/', '');
    expect(league).toMatchObject({ title: 'Autumn', rules: usualLeagueRules, isOwner: true, endedAt: null });
    autumn = await evening('Reds', '=1+1');
    await call('post', own('/nights'), { gameId: autumn.id }, stranger).expect(404);
    await call('post', own('/nights'), { gameId: 'game_none' }).expect(404);
    const { body } = await call('post', own('/nights'), { gameId: autumn.id }).expect(201);
    expect(body.nights).toMatchObject([{ title: 'Reds and =1+1', isPlayed: true, competitors: 2 }]);
    expect((await call('get', '/api/leagues').expect(200)).body).toMatchObject([
      { id: league.id, nights: 1 },
    ]);
    expect((await call('get', '/api/leagues', undefined, stranger).expect(200)).body).toEqual([]);
  });

  it('has whoever its host adds, and is open to everybody who has its address', async () => {
    const { body } = await call('post', own('/members'), { names: ['reds', 'REDS', '=1+1', ' '] }).expect(
      201,
    );
    expect(body).toEqual({ added: 2 });
    expect(standing(await page())).toEqual([
      ['reds', 1, 12],
      ['=1+1', 2, 9],
    ]);
    await call('get', '/api/league/none', undefined, nobody).expect(404);
  });

  it('is ranked anew by a correction, and by other rules', async () => {
    const voiding = { questionIndex: 0, change: 'void', reason: 'Nobody could know' };
    const corrected = await call('post', `/api/games/${autumn.id}/corrections`, voiding).expect(201);
    const { correctionId } = corrected.body.correction;
    const places = async () => (await page()).rows.map(({ place }) => place).join();
    await until('both share the first place', async () => (await places()) === '1,1');
    await call('delete', `/api/games/${autumn.id}/corrections/${correctionId}`).expect(204);
    await until('it is as it was', async () => (await places()) === '1,2');
    const rules = { ...usualLeagueRules, scheme: 'sailing', places: [] };
    await call('patch', own(), { rules }).expect(200);
    expect(standing(await page())).toEqual([
      ['reds', 1, 1],
      ['=1+1', 2, 2],
    ]);
    await call('patch', own(), { rules: usualLeagueRules }).expect(200);
    for (const wrong of [{ best: 0 }, { scheme: 'luck' }, { places: [-1] }, { places: Array(51).fill(1) }])
      await call('patch', own(), { rules: { ...usualLeagueRules, ...wrong } }).expect(400);
  });

  it('comes as CSV in which nothing is a formula', async () => {
    const { text } = await call('get', `/api/league/${token}/table.csv`, undefined, nobody).expect(200);
    const [heading, reds, formula] = await parseCsv(text.replace('\ufeff', ''));
    expect(heading?.slice(0, 5)).toEqual(['Place', 'Name', 'Points', 'Nights', 'Dropped']);
    expect(heading?.[5]).toMatch(/^1\. \d{4}-\d\d-\d\d Reds and =1\+1$/);
    expect([reds, formula]).toEqual([
      ['1', 'reds', '12', '1', '', '12'],
      ['2', "'=1+1", '9', '1', '', '9'],
    ]);
  });

  it('lets names be held by a PIN or an account, and an evening be claimed by who holds one and sat there', async () => {
    const join = (body: object, by: { cookie: string } = nobody) =>
      call('post', `/api/league/${token}/members`, body, by);
    await join({ name: 'Crimsons', pin: '2468' }).expect(403);
    await call('patch', own(), { openToJoin: true }).expect(200);
    const { memberId } = (await join({ name: 'Crimsons', pin: '2468' }).expect(201)).body;
    expect((await join({ name: 'crimsons', pin: '1357' }).expect(409)).body.code).toBe('name_taken');
    await join({ name: 'Cyans' }).expect(401);
    for (const pin of ['123', '123456789', 'abcd']) await join({ name: 'Cyans', pin }).expect(400);
    await join({ name: 'Cyans' }, stranger).expect(201);
    const spring = await evening('Somebodies', 'Others', stranger);
    await call('post', own('/nights'), { gameId: spring.id, isFinal: true }).expect(201);
    const claim = (pin: string, seat: { token: string }) =>
      call('post', `/api/league/${token}/evenings`, { memberId, pin, gameId: spring.id }, nobody).set(
        'authorization',
        `Bearer ${seat.token}`,
      );
    await claim('1357', spring.first).expect(403);
    await claim('2468', autumn.first).expect(403); // a seat of another evening
    // the captain's account makes it the Cyans', until somebody who holds another name says that it was theirs
    expect((await page()).rows.find(({ name }) => name === 'Cyans')).toMatchObject({
      points: 24,
      attended: 1,
    });
    await claim('2468', spring.first).expect(204);
    expect((await page()).rows.find(({ name }) => name === 'Crimsons')).toMatchObject({
      points: 24,
      heldBy: 'pin',
    });
    for (let tries = 0; tries < 9; tries += 1) await claim('0000', spring.first);
    await claim('2468', spring.first).expect(429);
    const reds = (await page()).rows.find(({ name }) => name === 'reds')?.memberId;
    const hold = (body: object, by: { cookie: string } = nobody) =>
      call('post', `/api/league/${token}/holds`, { memberId: reds, ...body }, by);
    await hold({}, stranger).expect(409); // who holds another
    await hold({ pin: '9999' }).expect(204);
    await hold({ pin: '8888' }).expect(409);
    await call('delete', own(`/members/${reds}/hold`)).expect(200);
    await hold({ pin: '8888' }).expect(204);
  });

  it('goes by what its host says by hand of a night', async () => {
    const at = own(`/nights/${autumn.id}/people`);
    const people: LeagueCompetitor[] = (await call('get', at).expect(200)).body;
    expect(people.map(({ name, knownBy }) => [name, knownBy])).toEqual([
      ['Reds', 'name'],
      ['=1+1', 'name'],
    ]);
    const [{ key } = { key: '' }] = people;
    const said = await call('put', at, { key, memberId: null }).expect(200);
    expect(said.body[0]).toMatchObject({ memberId: null, knownBy: 'hand' });
    await call('put', at, { key, memberId: 'member_none' }).expect(404);
    await call('put', at, { key: 'none', memberId: null }).expect(404);
    expect((await call('put', at, { key }).expect(200)).body).toEqual(people);
    await call('get', at, undefined, stranger).expect(404);
  });

  it('is run by whom its owner lets in, and by nobody else', async () => {
    const { link } = (await call('post', own('/organisers/link')).expect(201)).body;
    const secret = new URL(link).hash.slice(1);
    expect((await call('post', own('/organising/look'), { secret }, nobody).expect(200)).body).toMatchObject({
      title: 'Autumn',
    });
    await call('get', own(), undefined, stranger).expect(404);
    await call('post', own('/organising'), { secret }, stranger).expect(204);
    expect((await call('get', own(), undefined, stranger).expect(200)).body.isOwner).toBe(false);
    await call('get', own('/organisers'), undefined, stranger).expect(404);
    await call('delete', own(), undefined, stranger).expect(404);
    await call('delete', own('/organising'), undefined, stranger).expect(204);
    await call('get', own(), undefined, stranger).expect(404);
    await call('post', own('/organising'), { secret }, stranger).expect(404);
  });

  it('ends with a table that nothing changes, whose hash anybody can check', async () => {
    await call('get', `/api/league/${token}/sealed`, undefined, nobody).expect(409);
    const before = await page();
    const over = (await call('post', own('/end')).expect(200)).body;
    expect(over.endedAt).not.toBeNull();
    await call('post', own('/end')).expect(409);
    await call('patch', own(), { title: 'Spring' }).expect(409);
    await call('post', own('/members'), { names: ['Late'] }).expect(409);
    const voiding = { questionIndex: 0, change: 'void', reason: 'Too late' };
    await call('post', `/api/games/${autumn.id}/corrections`, voiding).expect(201);
    await listsFollowed(night.gateway);
    const { text } = await call('get', `/api/league/${token}/sealed`, undefined, nobody).expect(200);
    const after = await page();
    expect(after).toEqual({
      ...before,
      openToJoin: false,
      endedAt: over.endedAt,
      seal: createHash('sha256').update(text).digest('hex'),
    });
    for (const { name } of after.rows) expect(text).not.toContain(`"${name}"`);
    expect(text).toContain('"seal":"');
    const [{ memberId } = { memberId: '' }] = after.rows;
    await call('patch', own(`/members/${memberId}`), { name: 'Champions' }).expect(200);
    expect((await page()).rows[0]?.name).toBe('Champions');
    await call('delete', own()).expect(204);
    await call('get', `/api/league/${token}`, undefined, nobody).expect(404);
  });

  it('is one of so many', async () => {
    const titles = Array.from({ length: leagueLimits.leagues }, (_, nth) => `Season ${nth}`);
    for (const title of titles)
      await call('post', '/api/leagues', { title, kind: 'players' }, stranger).expect(201);
    await call('post', '/api/leagues', { title: 'One more', kind: 'players' }, stranger).expect(409);
  });
});

import { demoCodes } from '@clockbeat/domain';
import { DemoGames } from '../../apps/gateway/src/live/join/demo-games.js';
import { Refusal } from '../../apps/gateway/src/live/wire/refusal.js';
import { GameNight, type Person } from '../support/game-night.js';
import { misread } from '../support/misread.js';

describe('a code', () => {
  let night: GameNight;
  let host: Person;
  beforeAll(async () => {
    night = await GameNight.begin();
    host = await night.signIn('host@example.org');
  });
  afterAll(() => night?.end());

  const info = (code: string) => night.api.get(`/api/join/${encodeURIComponent(code)}`);

  it('leads to a game, in any case', async () => {
    const game = await night.makeGame(host, { title: 'Quiz night', teamMode: true });
    await night.join(game, 'Ada', { teamName: 'Owls' });
    await night.join(game, 'Bea', { teamName: 'Cats' });
    await night.join(game, 'Cid', { teamName: 'Owls' });
    await night.join(game, 'Dee');
    const expected = {
      code: game.gameCode,
      kind: 'game',
      gameId: game.id,
      gameCode: game.gameCode,
      title: 'Quiz night',
      hostTeamName: null,
      status: 'waiting',
      participantCount: 4,
      teamMode: true,
      teamNames: ['Owls', 'Cats'],
    };
    expect((await info(game.gameCode).expect(200)).body).toEqual(expected);
    expect((await info(` ${game.gameCode.toLowerCase()} `).expect(200)).body).toEqual(expected);
    expect((await info(misread(game.gameCode)).expect(200)).body).toEqual(expected);
    await night.start(game, host);
    expect((await info(game.gameCode)).body.status).toBe('active');
    await night.finish(game, host);
    expect((await info(game.gameCode)).body.status).toBe('finished');
  });

  it('tells the teams that the host has prepared, the empty ones too, before those that players have formed', async () => {
    const prepared = { teamMode: true, preparedTeams: [' The  Reds', 'Blues'] };
    const game = await night.makeGame(host, prepared);
    await night.join(game, 'Ada', { teamName: 'Owls' });
    await night.join(game, 'Bea', { teamName: 'blues' });
    expect((await info(game.gameCode)).body.teamNames).toEqual(['The Reds', 'Blues', 'Owls']);
    expect((await info(game.gameCode)).body).not.toHaveProperty('onlyPreparedTeams');
    const closed = await night.makeGame(host, { ...prepared, onlyPreparedTeams: true });
    expect((await info(closed.gameCode)).body).toMatchObject({
      teamNames: ['The Reds', 'Blues'],
      onlyPreparedTeams: true,
    });
  });

  it('of a team in team mode says which team one is in by it', async () => {
    const made = await night.api.post('/api/teams').set('cookie', host.cookie).send({ name: 'The Owls' });
    const { teamId, code } = made.body;
    const game = await night.makeGame(host, { teamId, teamMode: true });
    expect((await info(code)).body).toMatchObject({ kind: 'team', teamName: 'The Owls' });
    expect((await info(game.gameCode)).body).not.toHaveProperty('teamName');
    await night.makeGame(host, { teamId, teamMode: true, preparedTeams: ['Cats'], onlyPreparedTeams: true });
    expect((await info(code)).body).not.toHaveProperty('teamName');
  });

  it('leads to a team’s open game, or says that there is none', async () => {
    const made = await night.api.post('/api/teams').set('cookie', host.cookie).send({ name: 'The Owls' });
    const { teamId, code } = made.body;
    const nothing = {
      code,
      kind: 'team',
      gameId: null,
      gameCode: null,
      title: 'The Owls',
      hostTeamName: 'The Owls',
      status: 'no_game',
      participantCount: 0,
      teamMode: false,
      teamNames: [],
    };
    expect((await info(code).expect(200)).body).toEqual(nothing);
    const game = await night.makeGame(host, { teamId, title: 'Quiz night' });
    expect((await info(misread(code)).expect(200)).body).toEqual({
      ...nothing,
      gameId: game.id,
      gameCode: game.gameCode,
      title: 'Quiz night',
      status: 'waiting',
    });
    await night.finish(game, host);
    expect((await info(code).expect(200)).body).toEqual(nothing);
  });

  it.each(demoCodes)('%s leads to a demo, running or not', async (code) => {
    expect((await info(misread(code)).expect(200)).body).toEqual({
      code,
      kind: 'demo',
      gameId: null,
      gameCode: null,
      title: 'Demo game',
      hostTeamName: 'Clockbeat',
      status: 'waiting',
      participantCount: 0,
      teamMode: false,
      teamNames: [],
    });
    const demo = await night.gateway.app.get(DemoGames).open(code, async () => true);
    if (demo instanceof Refusal) throw new Error(demo.code);
    expect((await info(code.toLowerCase()).expect(200)).body).toEqual({
      code,
      kind: 'demo',
      gameId: demo.gameId,
      gameCode: expect.stringMatching(/^[A-Z0-9]{6}$/),
      title: 'Demo game',
      hostTeamName: 'Clockbeat',
      status: 'waiting',
      participantCount: 0,
      teamMode: false,
      teamNames: [],
    });
  });

  it('is never a game’s id', async () => {
    const game = await night.makeGame(host);
    await info(game.id).expect(404);
  });

  it.each(['ZZZZZZ', 'ABC', 'ABCDEFGHI', 'AB-123', 'ALPHÄ1', '🎈🎈🎈🎈', "' or 1=1", '%', '../games'])(
    '%s leads nowhere',
    async (code) => {
      const { body } = await info(code).expect(404);
      expect(body).toEqual({
        statusCode: 404,
        code: 'unknown_code',
        error: 'Not Found',
        message: 'No game has this code.',
      });
    },
  );

  it('is slow to guess: after 60 wrong ones each takes two seconds', async () => {
    await Promise.all(Array.from({ length: 60 }, () => info('QQQQQQ').expect(404)));
    const before = performance.now();
    await info('QQQQQQ').expect(404);
    expect(performance.now() - before).toBeGreaterThan(1_900); // never less; how much more is the machine's
    await info('ALPHA1').expect(200);
  });
});

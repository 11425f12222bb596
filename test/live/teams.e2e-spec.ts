import type { CreateGameBody, GameCard } from '@clockbeat/domain';
import request from 'supertest';
import { makeGame, makeTeam } from '../people/api.js';
import type { TestGateway } from '../support/app.js';
import { Night } from '../support/live/night.js';
import { quiz } from '../support/live/quiz.js';
import { TestClient } from '../support/live/test-client.js';
import { cookieOf, TestHost } from '../support/live/test-host.js';
import { TestPlayer } from '../support/live/test-player.js';

describe('a game of teams', () => {
  let night: Night;
  let gateway: TestGateway;
  let cookie: string;
  beforeAll(async () => {
    night = await Night.begin();
    gateway = await night.gateway();
    cookie = await cookieOf(gateway);
  });
  afterAll(() => night.end());

  const game = (over: Partial<CreateGameBody> = {}): Promise<GameCard> =>
    makeGame(gateway.url, cookie, { title: 'Quiz night', teamMode: true, questions: quiz(1), ...over });
  const stateOf = async ({ id }: GameCard) => {
    const player = await TestPlayer.on(gateway).join(id, 'Looker');
    return player.seat?.gameState;
  };

  describe('with teams that its host has prepared', () => {
    it('shows them in the lobby to everybody, at once when they are changed', async () => {
      const host = await TestHost.on(gateway, {
        game: { teamMode: true, preparedTeams: ['Reds'] },
      });
      const ada = await TestPlayer.on(gateway).join(host.joinCode, 'Ada');
      expect(ada.seat?.gameState).toMatchObject({ preparedTeams: ['Reds'], onlyPreparedTeams: false });
      const only = { preparedTeams: ['Reds', 'Blues'], onlyPreparedTeams: true };
      const { gameState } = await host.setTeamMode(true, only);
      expect(gameState).toMatchObject(only);
      expect((await ada.hears('gameUpdated')).gameState).toMatchObject(only);
      expect((await ada.chooseTeam('blues')).teamName).toBe('Blues');
      await host.start();
      expect((await ada.hears('gameStarted')).gameState).not.toHaveProperty('preparedTeams');
      await host.finish();
      expect((await ada.hears('gameFinished')).teams.map(({ teamName }) => teamName)).toEqual(['Blues']);
    });

    it.each([
      [['Reds', ' reds '], 'There is a team “reds” already: names that differ in case or blanks are one.'],
      [['Reds', ''], '“” cannot be a team’s name: it needs 1 to 50 ordinary characters.'],
      [Array.from({ length: 41 }, (_, index) => `Team ${index}`), 'A game has at most 40 prepared teams.'],
      [['x'.repeat(100_000)], 'A team’s name has 1 to 50 characters.'],
      ['Reds', 'preparedTeams must be a list of names'],
    ])('is not made where they are none: %#', async (preparedTeams, message) => {
      const { body } = await request(gateway.url)
        .post('/api/games')
        .set('cookie', cookie)
        .send({ questions: quiz(1), preparedTeams })
        .expect(400);
      expect(body).toMatchObject({ code: 'validation', message: expect.arrayContaining([message]) });
    });

    it('refuses them on the socket too, and keeps those that it had', async () => {
      const host = await TestHost.on(gateway, { game: { teamMode: true, preparedTeams: ['Reds'] } });
      const room = { roomId: host.gameId, teamMode: true };
      const refusal = (...preparedTeams: string[]) => host.refusal('setTeamMode', { ...room, preparedTeams });
      expect(await refusal('Reds', 'REDS')).toBe('name_taken');
      expect(await refusal('Reds', '\u0000')).toBe('name_invalid');
      expect(await host.state()).toMatchObject({ preparedTeams: ['Reds'] });
    });

    it('keeps them when it is revised, unless others are named, and brings them along when it is played again', async () => {
      const made = await game({ preparedTeams: ['Reds'], onlyPreparedTeams: true });
      const revise = (body: object) =>
        request(gateway.url)
          .put(`/api/games/${made.id}`)
          .set('cookie', cookie)
          .send({ questions: quiz(2), ...body })
          .expect(200);
      await revise({});
      expect(await stateOf(made)).toMatchObject({ preparedTeams: ['Reds'], onlyPreparedTeams: true });
      await revise({ preparedTeams: ['Blues', 'Greens'] });
      const again = await request(gateway.url)
        .post('/api/games/quick')
        .set('cookie', cookie)
        .send({ fromGameId: made.id })
        .expect(201);
      expect(await stateOf(again.body.game)).toMatchObject({
        preparedTeams: ['Blues', 'Greens'],
        onlyPreparedTeams: false,
      });
    });
  });

  describe('by the code of the host’s team', () => {
    it('has who comes in that team, who names another one in that, and who comes by its own code in none', async () => {
      const team = await makeTeam(gateway.url, cookie, 'The Owls');
      const { gameCode } = await game({ teamId: team.teamId });
      const ada = await TestPlayer.on(gateway).join(team.code, 'Ada');
      expect(ada.seat?.teamName).toBe('The Owls');
      const bo = await TestPlayer.on(gateway).join(team.code, 'Bo', { teamName: 'Cats' });
      expect(bo.seat?.teamName).toBe('Cats');
      const cleo = await TestPlayer.on(gateway).join(gameCode, 'Cleo');
      expect(cleo.seat?.teamName).toBeNull();
      expect((await ada.chooseTeam('Cats')).teamName).toBe('Cats');
    });

    it('has who waited for it in that team', async () => {
      const team = await makeTeam(gateway.url, cookie, 'The Larks');
      const ada = TestPlayer.on(gateway);
      expect(await ada.tryJoin(team.code, 'Ada')).toMatchObject({ waiting: true });
      await game({ teamId: team.teamId });
      expect(await ada.hears('roomJoined')).toMatchObject({ teamName: 'The Larks' });
    });
  });

  describe('who watches a team', () => {
    it('hears of each game that its code leads to, and of its end', async () => {
      const team = await makeTeam(gateway.url, cookie, 'Watched');
      const { teamId } = team;
      const watcher = new TestClient(gateway, 'player');
      const watched = () => watcher.ask('watchTeam', { roomId: team.code });
      expect(await watched()).toMatchObject({ teamId, gameId: null });
      const first = await game({ teamId });
      expect(await watcher.hears('teamGame')).toEqual({ teamId, gameId: first.id });
      const second = await game({ teamId, title: 'Another' });
      expect(await watcher.hears('teamGame')).toEqual({ teamId, gameId: second.id });
      expect(await watched()).toMatchObject({ teamId, gameId: second.id });
      const host = new TestClient(gateway, 'host', { cookie });
      for (const { id } of [second, first]) await host.ask('finishGame', { roomId: id });
      let gameId: string | null = second.id;
      while (gameId !== null) ({ gameId } = await watcher.hears('teamGame'));
    });

    it('watches one at a time', async () => {
      const [one, other] = await Promise.all(
        ['One', 'Other'].map((name) => makeTeam(gateway.url, cookie, name)),
      );
      if (!one || !other) throw new Error('Two teams were made');
      const watcher = new TestClient(gateway, 'player');
      for (const { code } of [one, other]) await watcher.ask('watchTeam', { roomId: code });
      await game({ teamId: one.teamId });
      const { id } = await game({ teamId: other.teamId });
      expect(await watcher.hears('teamGame')).toEqual({ teamId: other.teamId, gameId: id });
    });
  });
});

import request from 'supertest';
import { makeGame, makeTeam } from '../people/api.js';
import type { TestGateway } from '../support/app.js';
import { Night } from '../support/live/night.js';
import { quiz } from '../support/live/quiz.js';
import { cookieOf, TestHost } from '../support/live/test-host.js';
import { TestPlayer } from '../support/live/test-player.js';
import { until } from '../support/live/until.js';
import { misread } from '../support/misread.js';

describe('the lobby', () => {
  let night: Night;
  let gateway: TestGateway;
  let otherGateway: TestGateway;
  let cookie: string;
  beforeAll(async () => {
    night = await Night.begin();
    gateway = await night.gateway();
    otherGateway = await night.gateway();
    cookie = await cookieOf(gateway);
  });
  afterAll(() => night.end());

  it('setJoining locks and opens it; everybody is told', async () => {
    const host = await TestHost.on(gateway);
    const ada = await TestPlayer.on(gateway).join(host.joinCode, 'Ada');
    expect((await host.setJoining('locked')).gameState.joining).toBe('locked');
    expect((await ada.hears('gameUpdated')).gameState.joining).toBe('locked');
    const late = TestPlayer.on(otherGateway);
    expect(await late.tryJoin(host.joinCode, 'Late')).toMatchObject({ error: { code: 'lobby_locked' } });
    await host.start();
    await host.setJoining('open');
    expect((await late.join(host.joinCode, 'Late')).seat?.gameState.status).toBe('active');
  });

  it('setTeamMode and chooseTeam: teams play for the mean of their members', async () => {
    const host = await TestHost.on(gateway, { questions: quiz(1) });
    await host.setTeamMode(true);
    const ada = await TestPlayer.on(gateway).join(host.joinCode, 'Ada', { teamName: 'Reds' });
    const bo = await TestPlayer.on(otherGateway).join(host.joinCode, 'Bo');
    const cleo = await TestPlayer.on(gateway).join(host.joinCode, 'Cleo', { teamName: 'Blues' });
    expect(ada.seat?.gameState.teamMode).toBe(true);
    await bo.chooseTeam('Reds');
    await host.start();
    const best = (await ada.answer('B')).points;
    await bo.answer('A');
    const single = (await cleo.answer('B')).points;
    const { teams } = await cleo.hears('liveLeaderboard', ({ teams }) =>
      teams.some(({ score }) => score > 100),
    );
    expect(teams).toContainEqual({ teamName: 'Blues', score: single, members: 1, position: 1 });
    await host.finish();
    const end = await ada.hears('gameFinished');
    expect(end.teams).toEqual([
      { teamName: 'Blues', score: single, members: 1, position: 1 },
      { teamName: 'Reds', score: Math.round(best / 2), members: 2, position: 2 },
    ]);
    expect(end.finalScores.find(({ name }) => name === 'Bo')?.teamName).toBe('Reds');
  });

  it('a team does not sink by whoever takes seats in it and answers nothing, or comes late', async () => {
    const host = await TestHost.on(gateway, { questions: quiz(2) });
    await host.setTeamMode(true);
    const ada = await TestPlayer.on(gateway).join(host.joinCode, 'Ada', { teamName: 'Reds' });
    await TestPlayer.on(gateway).join(host.joinCode, 'Cleo', { teamName: 'Blues' });
    const ghosts = Array.from({ length: 10 }, (_, nth) =>
      TestPlayer.on(otherGateway).join(host.joinCode, `Ghost ${nth}`, { teamName: ' REDS' }),
    );
    await Promise.all(ghosts);
    await host.start();
    const late = await TestPlayer.on(gateway).join(host.joinCode, 'Late', { teamName: 'Reds' });
    expect(late.seat?.teamName).toBeNull();
    const { points } = await ada.answer('B');
    await late.answer('A');
    await host.finish();
    const { teams } = await ada.hears('gameFinished');
    expect(teams).toEqual([
      { teamName: 'Reds', score: points, members: 11, position: 1 },
      { teamName: 'Blues', score: 0, members: 1, position: 2 },
    ]);
  });

  it('removePlayer: told and out, its seat counts no more; twice is no error', async () => {
    const host = await TestHost.on(gateway);
    const ada = await TestPlayer.on(gateway).join(host.joinCode, 'Ada');
    const bo = await TestPlayer.on(otherGateway).join(host.joinCode, 'Bo');
    const { gameState } = await host.remove(bo);
    expect(gameState.participantCount).toBe(1);
    expect(await bo.hears('removed')).toMatchObject({ gameId: host.gameId, reason: 'removed' });
    await ada.hears('lobbyUpdated', ({ removed }) => removed.includes(bo.playerId));
    expect(await host.hears('playerLeft')).toMatchObject({ playerId: bo.playerId, playerName: 'Bo' });
    await host.remove(bo);
    await host.start();
    expect(await bo.tryAnswer('B')).toMatchObject({ error: { code: 'not_joined' } });
    expect(bo.wire.socket.connected).toBe(true);
    expect((await host.finish()).finalScores.map(({ name }) => name)).toEqual(['Ada']);
    expect(bo.heard.all('gameStarted')).toEqual([]);
    expect(bo.heard.all('gameFinished')).toEqual([]);
  });

  it('a removed player’s answers are gone from the boards', async () => {
    const host = await TestHost.on(gateway);
    const ada = await TestPlayer.on(gateway).join(host.joinCode, 'Ada');
    const bo = await TestPlayer.on(gateway).join(host.joinCode, 'Bo');
    await host.start();
    await ada.answer('B');
    await ada.hears('liveLeaderboard', ({ players }) => players.length === 2);
    await host.remove(ada);
    const { players } = await bo.hears('liveLeaderboard', (board) => board.participantCount === 1);
    expect(players).toMatchObject([{ name: 'Bo', position: 1 }]);
    await host.next(0);
    expect(await bo.hears('questionClosed')).toMatchObject({ counts: [0, 0, 0, 0], noAnswer: 1 });
  });

  it('a team’s code leads to its open game, and a letter for the digit that it looks like does not matter', async () => {
    const team = await makeTeam(gateway.url, cookie, 'Regulars');
    const host = await TestHost.on(gateway, { game: { teamId: team.teamId } });
    const ada = await TestPlayer.on(gateway).join(misread(team.code), 'Ada');
    expect(ada.gameId).toBe(host.gameId);
    expect(ada.seat?.lobby[0]).toMatchObject({ name: 'Regulars', isHost: true });
    await ada.ask('setReady', { roomId: misread(host.joinCode), ready: true });
    await host.ask('startGame', { roomId: team.code });
    const body = { roomId: misread(team.code), playerId: ada.playerId, questionIndex: 0, answer: 1 as const };
    expect(await ada.ask('submitAnswer', body)).toMatchObject({ isCorrect: true });
  });

  it('who is there before the team has a game gets in by itself, on any gateway', async () => {
    const team = await makeTeam(gateway.url, cookie, 'Early birds');
    const early = [TestPlayer.on(gateway), TestPlayer.on(otherGateway)];
    for (const [index, player] of early.entries())
      expect(await player.tryJoin(team.code, `Bird ${index}`)).toEqual({ ok: true, waiting: true });
    const card = await makeGame(gateway.url, cookie, { teamId: team.teamId, questions: quiz(1) });
    const seats = await Promise.all(early.map((player) => player.hears('roomJoined')));
    for (const [index, seat] of seats.entries())
      expect(seat).toMatchObject({ gameId: card.id, token: early[index]?.token, answered: false });
    const found = await request(gateway.url).get(`/api/games/${card.id}`).expect(200);
    expect(found.body.participantCount).toBe(2);
  });

  it('who waits twice, or went away while waiting, gets no second seat', async () => {
    const team = await makeTeam(gateway.url, cookie, 'Late birds');
    const bird = TestPlayer.on(gateway);
    await bird.tryJoin(team.code, 'Bird');
    await bird.tryJoin(team.code, 'Bird');
    const gone = TestPlayer.on(gateway);
    await gone.tryJoin(team.code, 'Gone');
    gone.close();
    const stayed = TestPlayer.on(gateway);
    await stayed.tryJoin(team.code, 'Stayed');
    const card = await makeGame(gateway.url, cookie, { teamId: team.teamId, questions: quiz(1) });
    await Promise.all([bird.hears('roomJoined'), stayed.hears('roomJoined')]);
    const found = await request(gateway.url).get(`/api/games/${card.id}`).expect(200);
    expect(found.body.participantCount).toBe(2);
    expect(bird.heard.all('roomJoined')).toHaveLength(1);
  });

  it('after a team’s game has ended its code waits for the next one', async () => {
    const team = await makeTeam(gateway.url, cookie, 'Every week');
    const host = await TestHost.on(gateway, { game: { teamId: team.teamId } });
    await host.start();
    await host.finish();
    const ada = TestPlayer.on(gateway);
    expect(await ada.tryJoin(team.code, 'Ada')).toEqual({ ok: true, waiting: true });
    const next = await TestHost.on(gateway, { game: { teamId: team.teamId } });
    expect((await ada.hears('roomJoined')).gameId).toBe(next.gameId);
  });

  it('a host that is gone before it is answered is not there', async () => {
    const host = await TestHost.on(gateway);
    host.close();
    await Promise.all(Array.from({ length: 10 }, () => host.secondTabThatHangsUp()));
    let guests = 0;
    await until('the lobby shows no host', async () => {
      guests += 1;
      const { seat } = await TestPlayer.on(gateway).join(host.joinCode, `Guest ${guests}`);
      return seat?.lobby[0]?.connected === false;
    });
  });
});

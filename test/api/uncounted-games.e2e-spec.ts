import { CommandId, dueAt, GameId } from '@clockbeat/domain';
import { CommandBus } from '@nestjs/cqrs';
import { RunGameCommand } from '../../apps/gateway/src/live/game/run-game-command.js';
import { makeSoloGame } from '../people/api.js';
import { GameNight, type Person, question } from '../support/game-night.js';
import { storedGame } from '../support/live/night.js';
import { closeClients } from '../support/live/test-client.js';
import { TestPlayer } from '../support/live/test-player.js';
import { until } from '../support/live/until.js';

describe('solo and demo games', () => {
  let night: GameNight;
  let host: Person;
  beforeAll(async () => {
    night = await GameNight.begin();
    host = await night.signIn('host@example.org', 'Hanna Host');
  });
  afterAll(async () => {
    closeClients();
    await night?.end();
  });

  const get = async (path: string, person = host) =>
    (await night.api.get(path).set('cookie', person.cookie).expect(200)).body;
  /** Everything that an account, or anybody, is shown of finished games. */
  const counted = async () => ({
    stats: await get('/api/user/stats'),
    history: await get('/api/user/game-history'),
    achievements: await get('/api/user/achievements'),
    insights: await get('/api/user/insights?period=all'),
    boards: await Promise.all(
      ['of=players&period=all', 'of=players&period=week', 'of=teams&period=all'].map((query) =>
        get(`/api/leaderboards?${query}`),
      ),
    ),
  });

  const playSolo = async (): Promise<string> => {
    const body = { category: 'General Knowledge', count: 3 };
    const { gameId, token } = await makeSoloGame(night.gateway.url, body, host.cookie);
    const seat = await TestPlayer.on(night.gateway, { cookie: host.cookie }).join(gameId, 'Hanna', { token });
    await seat.start();
    await seat.answer('A');
    await seat.finish();
    return gameId;
  };

  /** To its end in no time: each state is told that its time is up. */
  const playDemo = async (): Promise<string> => {
    const seat = await TestPlayer.on(night.gateway, { cookie: host.cookie }).join('ALPHA1', 'Hanna');
    const gameId = GameId(seat.gameId);
    await seat.start();
    await seat.answer('A');
    for (let turn = 0; ; turn += 1) {
      const game = await storedGame(night.gateway, gameId);
      const due = game.status === 'unborn' ? null : dueAt(game);
      if (due === null) return gameId;
      const commandId = CommandId(`c_turn_${turn}_${gameId}`);
      await night.gateway.app
        .get(CommandBus)
        .execute(new RunGameCommand({ type: 'TimeIsUp', gameId, round: game.round, at: due, commandId }));
    }
  };

  it('played to their end by a signed-in host change none of the figures', async () => {
    const before = await counted();
    for (const gameId of [await playSolo(), await playDemo()])
      expect((await storedGame(night.gateway, GameId(gameId))).status).toBe('finished');
    // One that counts comes after them in the log: once it is counted, they have been read.
    const game = await night.makeGame(host, { title: 'Counts', questions: [question(0)] });
    await night.join(game, 'Ada');
    await night.start(game, host);
    await night.finish(game, host);
    await until('the last game is counted', async () => (await counted()).stats.gamesHosted > 0);

    const after = await counted();
    expect(after.stats).toEqual({
      ...before.stats,
      gamesHosted: 1,
      levelGames: 1,
      totalGamesHosted: 1,
      totalPlayers: 1,
    });
    expect(after.history.map(({ title }: { title: string }) => title)).toEqual(['Counts']);
    expect(
      after.achievements.map(({ achievementType }: { achievementType: string }) => achievementType),
    ).toEqual(['first_game_hosted']);
    expect(after.insights.games.map(({ title }: { title: string }) => title)).toEqual(['Counts']);
    expect(after.insights.pace).toEqual([]); // nobody answered in it
    expect(after.boards).toEqual(before.boards);
  });
});

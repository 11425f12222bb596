import type { TestGateway } from '../support/app.js';
import { Night, storedGame } from '../support/live/night.js';
import { TestClock } from '../support/live/test-clock.js';
import { TestHost } from '../support/live/test-host.js';
import { TestPlayer } from '../support/live/test-player.js';
import { until } from '../support/live/until.js';

const minutes = 60_000;
const hours = 60 * minutes;
/** The sweep takes what is overdue by more than a second. */
const overdue = 2_000;

describe('a game that stands still', () => {
  let night: Night;
  let gateway: TestGateway;
  beforeAll(async () => {
    night = await Night.begin();
    gateway = await night.gateway();
  });
  afterAll(() => night.end());

  /** Another gateway whose clock is ahead: its sweep finds what will be overdue by then. */
  const later = async (ms: number, then: () => Promise<void>): Promise<void> => {
    const ahead = await night.gateway();
    new TestClock(ahead).goAheadBy(ms);
    await then();
    await night.close(ahead);
  };

  it('is abandoned: paused after 30 minutes, waiting after 24 hours, and not before', async () => {
    const paused = await TestHost.on(gateway);
    const ada = await TestPlayer.on(gateway).join(paused.joinCode, 'Ada');
    await paused.start();
    const { totalScore } = await ada.answer('B');
    await paused.pause();
    const waiting = await TestHost.on(gateway);
    const bo = await TestPlayer.on(gateway).join(waiting.joinCode, 'Bo');

    await later(30 * minutes + overdue, async () => {
      const end = await ada.hears('gameFinished');
      expect(end).toMatchObject({ endedBy: 'abandoned', finalScores: [{ name: 'Ada', score: totalScore }] });
      expect(await ada.hears('questionClosed')).toMatchObject({ questionIndex: 0, reason: 'deadline' });
    });
    expect(await paused.refusal('resumeGame', { roomId: paused.gameId })).toBe('game_finished');
    expect((await waiting.state()).status).toBe('waiting');

    await later(24 * hours + overdue, async () => {
      expect(await bo.hears('gameFinished')).toMatchObject({ endedBy: 'abandoned' });
    });
    expect(await storedGame(gateway, waiting.gameId)).toMatchObject({
      status: 'finished',
      endedBy: 'abandoned',
    });
  });

  it('is not abandoned a moment too early', async () => {
    const waiting = await TestHost.on(gateway);
    const gone = await TestHost.on(gateway);
    await gone.start();
    await gone.pause();
    await later(24 * hours - 1 * minutes, async () => {
      await until(
        'the paused one is abandoned',
        async () => (await storedGame(gateway, gone.gameId)).status === 'finished',
      );
    });
    expect(await storedGame(gateway, waiting.gameId)).toMatchObject({ status: 'waiting', version: 1 });
  });
});

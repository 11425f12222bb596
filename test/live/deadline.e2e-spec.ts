import { CommandId, GameId, PlayerId } from '@clockbeat/domain';
import { CommandBus } from '@nestjs/cqrs';
import { RunGameCommand } from '../../apps/gateway/src/live/game/run-game-command.js';
import type { TestGateway } from '../support/app.js';
import { eventsOf, logOf, Night } from '../support/live/night.js';
import { quiz } from '../support/live/quiz.js';
import { TestClock } from '../support/live/test-clock.js';
import { TestHost } from '../support/live/test-host.js';
import { TestPlayer } from '../support/live/test-player.js';

describe('the deadline', () => {
  let night: Night;
  let gateway: TestGateway;
  let clock: TestClock;
  beforeAll(async () => {
    night = await Night.begin();
    gateway = await night.gateway();
    clock = new TestClock(gateway);
  });
  afterEach(() => clock.goRight());
  afterAll(() => night.end());

  const opened = async () => {
    const host = await TestHost.on(gateway, { questions: quiz(2) });
    const ada = await TestPlayer.on(gateway).join(host.joinCode, 'Ada');
    const { endsAt } = (await host.start()).gameState;
    return { host, ada, endsAt: endsAt! };
  };

  it.each([
    [-20_000, { ok: true, isCorrect: true, points: 300, speedBonus: 200 }],
    [-1_000, { ok: true, isCorrect: true, points: 110, speedBonus: 10 }],
    [-999, { ok: true, isCorrect: true, points: 100, speedBonus: 0 }],
    [-1, { ok: true, isCorrect: true, points: 100, speedBonus: 0 }],
    [0, { ok: false, error: { code: 'question_closed' } }],
    [1, { ok: false, error: { code: 'question_closed' } }],
    [150, { ok: false, error: { code: 'question_closed' } }],
    [299, { ok: false, error: { code: 'question_closed' } }],
    [5_000, { ok: false, error: { code: 'question_closed' } }],
  ])('an answer that arrives %i ms after it', async (after, outcome) => {
    const { host, ada, endsAt } = await opened();
    clock.standAt(endsAt + after);
    expect(await ada.tryAnswer('B')).toMatchObject(outcome);
    clock.goRight();
    const stored = eventsOf(await logOf(gateway, host.gameId), 'AnswerSubmitted');
    expect(stored.map(({ at }) => at - endsAt)).toEqual(outcome.ok ? [after] : []);
  });

  it('an answer that arrived in time counts, though it is stored while the question settles', async () => {
    const { host, ada, endsAt } = await opened();
    clock.standAt(endsAt + 200);
    const outcome = await gateway.app.get(CommandBus).execute(
      new RunGameCommand({
        type: 'SubmitAnswer',
        gameId: GameId(host.gameId),
        at: endsAt - 1,
        commandId: CommandId('c_in_time'),
        playerId: PlayerId(ada.playerId),
        questionIndex: 0,
        answer: 1,
      }),
    );
    expect(outcome).toMatchObject({ outcome: 'accepted', event: { data: { msLeft: 1, points: 100 } } });
  });

  it('after a pause counts from what was left', async () => {
    const { host, ada } = await opened();
    const { gameState: paused } = await host.pause();
    const { gameState: resumed } = await host.resume();
    expect(resumed.endsAt! - resumed.serverTime).toBeLessThanOrEqual(paused.timeLeft * 1000);
    clock.standAt(resumed.endsAt!);
    expect(await ada.tryAnswer('B')).toMatchObject({ error: { code: 'question_closed' } });
    clock.standAt(resumed.endsAt! - 1);
    expect(await ada.answer('B')).toMatchObject({ points: 100 });
  });

  it('when the host moves on, the commit decides: an answer is in its question or refused', async () => {
    const host = await TestHost.on(gateway, { questions: quiz(2) });
    const players = await Promise.all(
      Array.from({ length: 20 }, (_, index) => TestPlayer.on(gateway).join(host.joinCode, `Player ${index}`)),
    );
    await host.start();
    await Promise.all(players.map((player) => player.sees(0)));
    const answering = players.map((player) => player.tryAnswer('B', 0));
    const [acks] = await Promise.all([Promise.all(answering), host.next(0)]);
    const log = await logOf(gateway, host.gameId);
    const next = eventsOf(log, 'QuestionAdvanced')[0];
    const stored = eventsOf(log, 'AnswerSubmitted');
    expect(stored.every(({ version }) => version < next!.version)).toBe(true);
    const counted = acks.filter((ack) => ack.ok);
    for (const ack of acks) if (!ack.ok) expect(ack.error.code).toBe('question_closed');
    expect(stored).toHaveLength(counted.length);
    const closed = await host.hears('questionClosed');
    expect(closed.counts).toEqual([0, counted.length, 0, 0]);
    expect(closed.noAnswer).toBe(players.length - counted.length);
  });
});

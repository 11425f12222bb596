import {
  apply,
  type Game,
  type GameEventType,
  GameId,
  type GamePhase,
  phaseOf,
  type RecordedEvent,
  unborn,
} from '@clockbeat/domain';
import { EventStore } from '@clockbeat/persistence';
import { startDurablePostgres } from '../../scripts/postgres/temporary.mjs';
import { startTemporaryRedis } from '../../scripts/redis/temporary.mjs';
import { Refused } from '../people/wire.js';
import { startGateway, type TestGateway } from '../support/app.js';
import { describeWith } from '../support/describe-with.js';
import { GatewayProcess } from '../support/live/gateway-process.js';
import { inRounds, quiz } from '../support/live/quiz.js';
import { closeClients } from '../support/live/test-client.js';
import { TestHost } from '../support/live/test-host.js';
import { TestPlayer } from '../support/live/test-player.js';
import { until } from '../support/live/until.js';

/** Those that a host comes through until the break, each by one press from the one before it, and a pause of the question. */
const onTheWay = ['round', 'reading', 'question', 'revealed', 'board', 'break'] as const;
const phases = [...onTheWay, 'paused'] as const;
type Phase = (typeof phases)[number];

/** How an evening of two questions goes, whoever leads it. */
const course: readonly GameEventType[] = [
  'GameStarted',
  'QuestionClosed',
  'BoardShown',
  'BreakBegan',
  'QuestionAdvanced',
  'QuestionClosed',
  'GameFinished',
];

/** Says it until it is told what became of it: where the store is away, or the connection is being made again. */
const insist = async <T>(what: string, say: () => Promise<T>): Promise<T> => {
  let told: { readonly answer: T } | null = null;
  await until(what, async () => {
    told = await say().then(
      (answer) => ({ answer }),
      (error: unknown) => {
        if (error instanceof Refused && error.code === 'unavailable') return null;
        throw error;
      },
    );
    return told !== null;
  });
  return (told as unknown as { readonly answer: T }).answer;
};

/** One evening that has come to one phase when it happens: its host and Ada sit where the gateway dies, Bo elsewhere. */
interface Evening {
  readonly phase: Phase;
  readonly pacing: 'host' | 'timed';
  readonly host: TestHost;
  readonly ada: TestPlayer;
  readonly bo: TestPlayer;
}

describeWith('redis')('paced games, one in each phase', () => {
  let postgres: Awaited<ReturnType<typeof startDurablePostgres>>;
  let redis: Awaited<ReturnType<typeof startTemporaryRedis>>;
  let mortal: GatewayProcess;
  let other: TestGateway;
  beforeAll(async () => {
    postgres = await startDurablePostgres();
    redis = await startTemporaryRedis();
    const env = { REDIS_URL: redis.url };
    other = await startGateway({ databaseUrl: postgres.url, env });
    mortal = await GatewayProcess.start(postgres.url, { env });
  });
  afterAll(async () => {
    closeClients();
    await mortal?.kill();
    await other?.close();
    await redis?.dispose();
    await postgres?.dispose();
  });

  const logOf = (gameId: string): Promise<RecordedEvent[]> =>
    other.app.get(EventStore).readStream(GameId(gameId), 0, 10_000);

  const opened = async (pacing: Evening['pacing'], phase: Phase): Promise<Evening> => {
    const questions = inRounds(quiz(2, { timeLimit: 20 }));
    const waits = { readSeconds: 15, revealSeconds: 20, boardSeconds: 20, closeWhenAllAnswered: false };
    const game = { title: `${phase}, ${pacing}`, rules: { pacing, ...waits } };
    const host = await TestHost.on(mortal, { game, questions, reconnects: true });
    const ada = await TestPlayer.on(mortal, { reconnects: true }).join(host.joinCode, 'Ada');
    const bo = await TestPlayer.on(other).join(host.joinCode, 'Bo');
    return { phase, pacing, host, ada: ada.staysIn(), bo };
  };

  const comesTo = async ({ phase, host, ada, bo }: Evening): Promise<void> => {
    await host.start();
    const wanted = phase === 'paused' ? 'question' : phase;
    for (const shown of onTheWay.slice(0, onTheWay.indexOf(wanted) + 1)) {
      if (shown === 'question') {
        await Promise.all([ada.sees(0), bo.sees(0)]);
        await Promise.all([ada.choose('B', 0), bo.choose('A', 0)]);
      }
      if (shown !== wanted) expect(await host.next(0, shown)).toMatchObject({ moved: true });
    }
    if (phase === 'paused') await host.pause();
  };

  /** What the clock has to lead on from, it does; for all else there is the host. */
  const leads = (phase: Phase, pacing: Evening['pacing']): boolean =>
    phase === 'round' ||
    phase === 'reading' ||
    phase === 'question' ||
    (pacing === 'timed' && phase !== 'break' && phase !== 'paused');

  /** The game at that moment, by its log. */
  const stoodAt = (log: readonly RecordedEvent[], at: number): GamePhase => {
    let game: Game = unborn(log[0]!.gameId);
    for (const event of log) if (event.recordedAt <= at) game = apply(game, event);
    if (game.status === 'unborn') throw new Error('It had not been made');
    return phaseOf(game, at);
  };

  /** Whoever leads it on: nobody's hand where the clock does, else the host, who is back. */
  const goesOn = async (evening: Evening, since: number): Promise<void> => {
    const { phase, pacing, host } = evening;
    const byClock = ({ recordedAt, actor }: RecordedEvent) => recordedAt > since && actor === 'clock';
    if (leads(phase, pacing))
      await until(`the clock leads ${pacing} on from ${phase}`, async () =>
        (await logOf(host.gameId)).some(byClock),
      );
    await host.wire.connected();
    for (;;) {
      const state = await insist('the host is back', () => host.state());
      if (state.status === 'finished') return;
      if (state.status === 'paused') await insist('it goes on', () => host.resume());
      else await insist('it is led on', () => host.next(state.currentQuestionIndex, state.phase));
    }
  };

  /** Nothing twice, nothing left out, and everybody was shown it all to the end. */
  const wentThrough = async ({ phase, host, ada, bo }: Evening, at: number): Promise<void> => {
    const log = await logOf(host.gameId);
    expect(stoodAt(log, at)).toBe(phase);
    expect(log.map(({ type }) => type).filter((type) => course.includes(type))).toEqual(course);
    const stages = bo.heard.all('gameUpdated').map(({ gameState }) => gameState.stage?.name);
    expect(stages.filter(Boolean)).toEqual(['revealed', 'board', 'break', 'revealed']);
    const [end, told] = await Promise.all([ada.hears('gameFinished'), bo.hears('gameFinished')]);
    expect(end.finalScores).toEqual(told.finalScores);
    const answered = log.some(({ type }) => type === 'AnswerSubmitted');
    expect(end.finalScores[0]).toMatchObject({ name: 'Ada', correct: answered ? 1 : 0, total: 2 });
  };

  it.each<[string, () => Promise<void>]>([
    [
      'a gateway is killed',
      async () => {
        await mortal.kill();
        await mortal.start();
      },
    ],
    [
      'PostgreSQL crashes',
      async () => {
        await postgres.crash();
        await postgres.restart();
      },
    ],
  ])('%s: no evening stands still, and none skips a phase', async (_, happens) => {
    const evenings = await Promise.all(
      phases.flatMap((phase) => [opened('host', phase), opened('timed', phase)]),
    );
    // a title stands for four seconds: those last
    const short = (evening: Evening): boolean => evening.phase === 'round';
    await Promise.all(evenings.filter((one) => !short(one)).map(comesTo));
    await Promise.all(evenings.filter(short).map(comesTo));
    const at = Date.now();
    await happens();
    await Promise.all(evenings.map((evening) => goesOn(evening, at)));
    for (const evening of evenings) await wentThrough(evening, at);
  });
});

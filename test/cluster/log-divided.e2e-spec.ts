import { makeDataSource } from '@clockbeat/persistence';
import { recordedAppend } from '../../libs/persistence/test-support/recorded-schemas.js';
import { eventsOf, logOf, Night } from '../support/live/night.js';
import { quiz } from '../support/live/quiz.js';
import { TestHost } from '../support/live/test-host.js';
import { TestPlayer } from '../support/live/test-player.js';

const questions = 30;

/** During a rolling upgrade: the log is one table when a game begins, and divided by months before it ends. */
describe('a gateway that divides the log under a game', () => {
  let night: Night;
  beforeAll(async () => {
    night = await Night.begin();
  });
  afterAll(() => night?.end());

  const partsOfGame = async (gameId: string): Promise<string[]> => {
    const rows = await night.query(
      'select distinct tableoid::regclass::text as part from events where game_id = $1',
      [gameId],
    );
    return (rows as { part: string }[]).map(({ part }) => part);
  };

  const isDivided = async (): Promise<boolean> => {
    const [log] = await night.query(
      `select relkind = 'p' as divided from pg_class where oid = 'events'::regclass`,
    );
    return (log as { divided: boolean }).divided;
  };

  /** The log of the release before, below a gateway that runs; tables of other things stay, which that gateway needs. */
  const undo = async (): Promise<void> => {
    const dataSource = await makeDataSource(night.databaseUrl).initialize();
    const runner = dataSource.createQueryRunner();
    for (const migration of dataSource.migrations.toReversed()) {
      if (!/^(Months|ArchivedMonths|UnusedArchiveFiles|AnalysisViews)\d+$/.test(migration.name ?? ''))
        continue;
      await migration.down(runner);
      await runner.query('delete from migrations where name = $1', [migration.name]);
    }
    await runner.release();
    await dataSource.destroy();
    expect(await isDivided()).toBe(false);
    await night.query(recordedAppend('OptionMedia1700000033000'));
  };

  it('holds nobody up, and the game is played to its end over both', async () => {
    const old = await night.gateway();
    await undo();
    const host = await TestHost.on(old, { questions: quiz(questions) });
    const [ada, bo] = [
      await TestPlayer.on(old).join(host.joinCode, 'Ada'),
      await TestPlayer.on(old).join(host.joinCode, 'Bo'),
    ];
    await host.start();
    expect(await partsOfGame(host.gameId)).toEqual(['events']);

    let isThere = false;
    const starting = night.gateway().finally(() => {
      isThere = true;
    });
    let [index, told] = [0, { ada: 0, bo: 0 }];
    const answerAll = async (players: readonly [TestPlayer, TestPlayer]): Promise<void> => {
      const [first, second] = await Promise.all(players.map((player) => player.answer('B', index)));
      told = { ada: first?.totalScore ?? 0, bo: second?.totalScore ?? 0 };
    };
    const goOn = async (players: readonly [TestPlayer, TestPlayer]): Promise<void> => {
      await host.next(index);
      index += 1;
      await Promise.all(players.map((player) => player.sees(index)));
    };
    await Promise.all([ada.sees(0), bo.sees(0)]);
    // while the log is divided the game goes on, as far as it may without having no question left
    while (!isThere && index < questions - 3) {
      await answerAll([ada, bo]);
      await goOn([ada, bo]);
    }
    const young = await starting;
    expect(await partsOfGame(host.gameId)).toEqual(['events_before_months']);
    const [before, whole] = [index, await logOf(young, host.gameId)];
    expect(eventsOf(whole, 'AnswerSubmitted')).toHaveLength(2 * before);

    const back = await bo.comesBack(young);
    await answerAll([ada, back]);
    await goOn([ada, back]);
    await answerAll([ada, back]);
    const { finalScores } = await host.finish();

    const log = await logOf(old, host.gameId);
    expect(log.map(({ version }) => version)).toEqual(log.map((_, nth) => nth + 1));
    expect(await logOf(young, host.gameId)).toEqual(log);
    const stored = (name: string) =>
      eventsOf(log, 'AnswerSubmitted')
        .filter(({ data }) => data.playerId === (name === 'Ada' ? ada : bo).playerId)
        .at(-1)?.data.total;
    expect({ ada: stored('Ada'), bo: stored('Bo') }).toEqual(told);
    expect(Object.fromEntries(finalScores.map(({ name, score }) => [name.toLowerCase(), score]))).toEqual(
      told,
    );
    expect(log.at(-1)?.type).toBe('GameFinished');
  });
});

import { recordedLogs } from '../../../../test/support/recorded-logs.js';
import { caughtUp } from '../../test-support/catch-up.js';
import { insertEvents } from '../../test-support/random-nights.js';
import { openTestStore, type TestStore } from '../../test-support/store.js';
import { gamesProjection } from '../games/games.projection.js';
import { resultsProjection } from '../results/results.projection.js';

let test: TestStore;
beforeAll(async () => {
  test = await openTestStore();
  for (const { events } of recordedLogs) await test.store.pool.query(insertEvents, [JSON.stringify(events)]);
  for (const projection of [gamesProjection, resultsProjection])
    await caughtUp(test.store, projection, 1_000);
});
afterAll(() => test.close());

describe.each(recordedLogs)('the recorded log $name', ({ events, outcome }) => {
  const gameId = events[0]?.gameId;
  const ask = async (sql: string) => (await test.store.pool.query(sql, [gameId])).rows;

  it('stands in the read models as it ended', async () => {
    expect(await ask('select title, status, ended_by, participant_count from games where id = $1')).toEqual([
      {
        title: outcome.title,
        status: 'finished',
        ended_by: outcome.endedBy,
        participant_count: outcome.finalScores.length,
      },
    ]);
  });

  it('has the right answers of every seat, without those that it brought along', async () => {
    const brought = new Map(
      events.flatMap(({ type, data }) =>
        type === 'PlayerJoined'
          ? [[data['playerId'], (data['carried'] as { correct: number } | undefined)?.correct] as const]
          : [],
      ),
    );
    const correct = await ask(
      `select p.id, p.player_name as name, p.team_name as "teamName",
              count(*) filter (where a.is_correct)::int as correct
       from game_participants p left join player_answers a on a.game_id = p.game_id and a.participant_id = p.id
       where p.game_id = $1 and p.seated_from is not null and p.removed_version is null group by 1, 2, 3 order by 1`,
    );
    const told = outcome.finalScores.map(({ id, name, teamName, correct: right }) => ({
      id,
      name,
      teamName,
      correct: right - (brought.get(id) ?? 0),
    }));
    expect(correct).toEqual(told.sort((a, b) => (a.id < b.id ? -1 : 1)));
  });
});

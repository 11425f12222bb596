import { openTestStore, type TestStore } from '../../test-support/store.js';
import { boardPage } from './leaderboards.sql.js';

const accounts = 20_000;
const limit = 50;

let test: TestStore;
beforeAll(async () => {
  test = await openTestStore();
  // half of them with one and the same score
  await test.store.pool.query(`
    insert into users (id, google_id, email, username)
    select md5('u' || n)::uuid, 'u' || n, 'u' || n || '@example.org', 'u' || n from generate_series(1, ${accounts}) n;
    insert into player_scores (period, user_id, score, games)
    select 'all', md5('u' || n)::uuid, greatest(n - ${accounts / 2}, 0), 1 from generate_series(1, ${accounts}) n;
    analyze`);
});
afterAll(() => test.close());

interface Plan {
  'Actual Rows': number;
  'Actual Loops': number;
  'Rows Removed by Filter'?: number;
  Plans?: Plan[];
}
/** Rows that any step of a plan has looked at. */
const looked = (plan: Plan): number =>
  Math.max(
    (plan['Actual Rows'] + (plan['Rows Removed by Filter'] ?? 0)) * plan['Actual Loops'],
    ...(plan.Plans ?? []).map(looked),
  );

it.each([
  ['at the top', Number.MAX_SAFE_INTEGER],
  ['in the middle', 5_000],
  ['among 10,000 equals', 0],
])('a page %s looks at its own rows only', async (_, score) => {
  const { rows } = await test.store.lists.query<{ 'QUERY PLAN': { Plan: Plan }[] }>(
    `explain (analyze, format json) ${boardPage.players.replaceAll('$1::text', `'all'`)}`
      .replaceAll('$2', String(score))
      .replaceAll('$3', `'80000000-0000-0000-0000-000000000000'`)
      .replaceAll('$4', `''`)
      .replaceAll('$5', String(limit)),
  );
  const plan = rows[0]?.['QUERY PLAN'][0]?.Plan;
  expect(plan && looked(plan)).toBeLessThanOrEqual(2 * limit);
});

it('positions go on from page to page, in one query each', async () => {
  const positions: number[] = [];
  let cursor: string | null = null;
  do {
    const page: Awaited<ReturnType<typeof test.store.leaderboards.page>> = await test.store.leaderboards.page(
      'players',
      'all',
      { limit: 4_000, cursor },
    );
    positions.push(...page.items.map(({ position }) => position));
    cursor = page.nextCursor;
  } while (cursor !== null);
  const behind = accounts / 2 + 1;
  expect(positions).toEqual(Array.from({ length: accounts }, (_, index) => Math.min(index + 1, behind)));
});

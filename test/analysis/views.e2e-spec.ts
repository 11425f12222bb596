import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { agree } from './agree.js';
import { Duck, type Row } from './duck.js';
import { exportSample, pacedSample, type SampleLog, sample } from './sample-log.js';

interface Panel {
  readonly type: string;
  readonly title: string;
  readonly datasource?: { readonly uid: string };
  readonly gridPos: { readonly x: number; readonly y: number; readonly w: number; readonly h: number };
  readonly targets?: readonly { readonly rawSql: string; readonly datasource: { readonly uid: string } }[];
}

/** What Grafana shows of the views: deploy/grafana/analysis.json. */
const panels: readonly Panel[] = JSON.parse(
  readFileSync(join(import.meta.dirname, '../../deploy/grafana/analysis.json'), 'utf8'),
).panels;

/** As Grafana sends it, for a time that has all of the log in it. */
const asSent = (sql: string): string =>
  sql.replaceAll(
    /\$__timeFilter\(([\w.]+)\)/g,
    "$1 BETWEEN '2000-01-01T00:00:00Z' AND '2100-01-01T00:00:00Z'",
  );

/** The views of `analysis` beside the tables that docs/analysis/tables.sql makes of an export of the same log. */
describe.each([
  ['sample', sample],
  ['evenings with phases and second thoughts', pacedSample],
])('of the %s', (_, played) => {
  let log: SampleLog;
  let duck: Duck;
  let client: pg.Client;

  beforeAll(async () => {
    log = await exportSample(played);
    duck = await Duck.in(log.folder);
    await duck.open('parquet');
    client = new pg.Client({ connectionString: log.url });
    await client.connect();
  });
  afterAll(async () => {
    duck?.close();
    await client?.end();
    await log?.remove();
  });

  /** What both say, whoever is behind the pseudonyms, which differ. */
  const both = async (columns: string, view: string, table: string): Promise<readonly [Row[], Row[]]> => {
    const { rows } = await client.query<Row>(`select ${columns} from analysis.${view}`);
    const told = await duck.rows(`select ${columns} from ${table}`);
    return [sorted(rows), sorted(told)];
  };
  const sorted = (rows: readonly Row[]): Row[] =>
    rows.toSorted((a, b) => (JSON.stringify(a) < JSON.stringify(b) ? -1 : 1));

  it('games are the same', async () => {
    const [seen, told] = await both(
      `game_id, kind, host is null as hostless, scoring, ended_by,
       (extract(epoch from started_at) * 1000)::bigint::float8 as started, (extract(epoch from ended_at) * 1000)::bigint::float8 as ended`,
      'games',
      'games',
    );
    expect(seen).toEqual(told);
    expect(told.length).toBeGreaterThan(20);
  });

  it('questions are the same', async () => {
    const [seen, told] = await both(
      'game_id, question_index, question_key, question, answer, right_option, time_limit, difficulty, category',
      'questions',
      'questions',
    );
    expect(seen).toEqual(told);
  });

  it('seats are the same', async () => {
    const [seen, told] = await both(
      `game_id, account is null as guest, team is null as alone, starting_score, first_question,
       (extract(epoch from joined_at) * 1000)::bigint::float8 as joined`,
      'seats',
      'seats',
    );
    expect(seen).toEqual(told);
    expect(told.length).toBeGreaterThan(200);
  });

  it('answers are its turns', async () => {
    const [seen, told] = await both(
      `game_id, question_index, question_key, answered, choice, response_ms, is_right, points, speed_bonus, changes,
       first_was_right, placing_ms`,
      'answers',
      'turns',
    );
    expect(seen).toEqual(told);
    expect(told.length).toBeGreaterThan(2_000);
  });

  it('come to the same places', async () => {
    const { rows } = await client.query<Row>(`
      with totals as (
        select s.game_id, s.starting_score + sum(a.points)::int as score,
               coalesce(sum(a.placing_ms) filter (where a.is_right), 0) as right_ms
        from analysis.seats s join analysis.answers a using (game_id, player_id)
        group by s.game_id, s.player_id, s.starting_score)
      select game_id, score, rank() over (partition by game_id order by score desc, right_ms)::int as position from totals`);
    const told = await duck.rows(
      'select game_id, score::int as score, position::int as position from standings where right_ms is not null',
    );
    expect(sorted(rows)).toEqual(sorted(told));
  });

  it('the same people come back', async () => {
    const count = `count(distinct account)::int as people, count(account)::int as seats,
      count(distinct game_id)::int as games from`;
    const { rows } = await client.query<Row>(`select ${count} analysis.seats`);
    expect(rows).toEqual(await duck.rows(`select ${count} seats`));
    expect(rows[0]?.['people']).toBeGreaterThan(20);
  });

  it.each(panels.flatMap(({ title, targets = [] }) => targets.map(({ rawSql }) => [title, rawSql] as const)))(
    'the dashboard shows “%s”',
    async (title, sql) => {
      expect(sql).toContain('$__timeFilter(');
      const { rows } = await client.query<Row>(asSent(sql));
      const none = title === 'Does a change of mind pay?' && played === sample;
      expect(rows.length > 0).toBe(!none);
      for (const row of rows) expect(Object.values(row)).not.toContain(null);
    },
  );

  it('answer what the page asks of them', async () => {
    const page = readFileSync(join(import.meta.dirname, '../../docs/analysis.md'), 'utf8');
    const section = page.split('\n## ').find((text) => text.startsWith('In Metabase')) ?? '';
    const statements = [...section.matchAll(/```sql\n([\s\S]*?)```/g)].map(([, sql = '']) => sql);
    expect(statements).toHaveLength(2);
    const pseudonyms = async () => (await client.query('select min(host) from analysis.games')).rows;
    const before = await pseudonyms();
    for (const sql of statements) await client.query(sql);
    expect(await pseudonyms()).not.toEqual(before);
  });

  it('the dashboard’s hardest questions are those of the page', async () => {
    const sql = panels.find(({ title }) => title === 'Hardest questions')?.targets?.[0]?.rawSql ?? '';
    const { rows } = await client.query<Row>(asSent(sql.replace('limit 20', '')));
    const figures = (of: readonly Row[]): Row[] =>
      sorted(
        of.map(({ question = null, answers, right_pct }) => ({
          question,
          answers: Number(answers),
          right_pct: Number(right_pct),
        })),
      );
    agree(figures(rows), figures(await duck.answer('hardest-questions')));
  });
});

describe('the dashboard', () => {
  it('takes any data source, and lays its panels side by side', () => {
    const cells = panels.flatMap(({ gridPos: { x, y, w, h } }) =>
      Array.from({ length: w * h }, (_, cell) => `${x + (cell % w)},${y + Math.floor(cell / w)}`),
    );
    expect(new Set(cells).size).toBe(cells.length);
    for (const { gridPos } of panels) expect(gridPos.x + gridPos.w).toBeLessThanOrEqual(24);
    for (const { datasource, targets = [] } of panels.filter(({ type }) => type !== 'row'))
      for (const { uid } of [datasource ?? { uid: '' }, ...targets.map((target) => target.datasource)])
        expect(uid).toBe(['${', 'datasource}'].join(''));
  });
});

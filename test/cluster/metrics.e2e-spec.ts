import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import request from 'supertest';
import type { TestGateway } from '../support/app.js';
import { describeWith } from '../support/describe-with.js';
import { listsFollowed } from '../support/live/lists-followed.js';
import { eventsOf, logOf, Night } from '../support/live/night.js';
import { quiz } from '../support/live/quiz.js';
import { TestHost } from '../support/live/test-host.js';
import { TestPlayer } from '../support/live/test-player.js';

const docs = readFileSync(join(import.meta.dirname, '../../docs/operations.md'), 'utf8');

/** What a gateway says to Prometheus at this moment. */
const scrape = async ({ url }: TestGateway) => {
  const { text } = await request(url).get('/metrics').expect(200);
  const samples = text
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => ({ series: line.slice(0, line.lastIndexOf(' ')), value: Number(line.split(' ').at(-1)) }));
  return {
    types: new Map(
      [...text.matchAll(/^# TYPE (\S+) (\S+)$/gm)].map(([, name = '', type = '']) => [name, type]),
    ),
    series: samples.map(({ series }) => series),
    /** The sum over all series of that name that have these labels. */
    sum: (name: string, labels = ''): number =>
      samples
        .filter(({ series }) => (series === name || series.startsWith(`${name}{`)) && series.includes(labels))
        .reduce((total, { value }) => total + value, 0),
  };
};

describeWith('redis')('GET /metrics', () => {
  let night: Night;
  let gatewayA: TestGateway;
  let gatewayB: TestGateway;
  beforeAll(async () => {
    night = await Night.beginWithRedis();
    gatewayA = await night.gateway();
    gatewayB = await night.gateway();
  });
  afterAll(() => night?.end());

  it('has every metric of docs/operations.md, of that type, and no other of ours', async () => {
    const { types } = await scrape(gatewayA);
    const listed = new Map(
      [...docs.matchAll(/^\| `((?:clockbeat|nodejs|process)_\w+)(?:\{[^}]*\})?` \| (\w+) \|/gm)].map(
        ([, name = '', type = '']) => [name, type],
      ),
    );
    const ours = [...types].filter(([name]) => name.startsWith('clockbeat_'));
    expect(Object.fromEntries(ours)).toEqual(
      Object.fromEntries([...listed].filter(([name]) => name.startsWith('clockbeat_'))),
    );
    for (const [name, type] of listed) expect([name, types.get(name)]).toEqual([name, type]);
  });

  it('tells of a night what happened in it', async () => {
    const host = await TestHost.on(gatewayA, { questions: quiz(2) });
    const onA = await TestPlayer.on(gatewayA).join(host.joinCode, 'Ada');
    const onB = await TestPlayer.on(gatewayB).join(host.joinCode, 'Bo');
    const panelOnB = await host.secondTab(gatewayB);
    await host.start();
    await Promise.all([onA.sees(0), onB.sees(0)]);
    await Promise.all([onA.answer('B'), onB.answer('A')]);
    expect(await onA.refusal('submitAnswer', { roomId: host.gameId })).toBe('bad_request');
    expect(await onA.refusal('danceTheTango', {})).toBe('bad_request');
    // both tabs in the same moment: one moves the question, the other's event meets the fence
    await Promise.all([host.next(0), panelOnB.next(0)]);
    await Promise.all([onA.sees(1), onB.sees(1)]);
    await onB.answer('C');

    const during = await scrape(gatewayA);
    expect(during.sum('clockbeat_people', 'role="player"')).toBe(1);
    expect(during.sum('clockbeat_people', 'role="host"')).toBe(1);
    expect(during.sum('clockbeat_live_games', 'status="active"')).toBe(1);
    // A heard of it when the people on B were told of, long before they answered
    expect(during.sum('clockbeat_game_folds', 'gateways="2"')).toBe(1);
    expect(during.sum('clockbeat_sockets')).toBe(2);
    await host.finish();
    await onB.hears('gameFinished');
    await listsFollowed(gatewayA);

    const log = await logOf(gatewayA, host.gameId);
    const [a, b] = [await scrape(gatewayA), await scrape(gatewayB)];
    const both = (name: string, labels = ''): number => a.sum(name, labels) + b.sum(name, labels);
    const answers = eventsOf(log, 'AnswerSubmitted');
    expect(answers).toHaveLength(3);
    expect(both('clockbeat_answers_total')).toBe(3);
    expect(both('clockbeat_answers_total', 'correct="true"')).toBe(
      answers.filter(({ data }) => data.isCorrect).length,
    );
    expect([a.sum('clockbeat_answer_seconds_count'), b.sum('clockbeat_answer_seconds_count')]).toEqual([
      1, 2,
    ]);
    expect(both('clockbeat_joins_total')).toBe(2);
    for (const step of ['created', 'started', 'finished'])
      expect([step, both('clockbeat_games_total', `step="${step}"`)]).toEqual([step, 1]);
    expect(both('clockbeat_append_rows_total', 'verdict="stored"')).toBe(log.length);
    expect(both('clockbeat_append_batch_events_sum')).toBeGreaterThanOrEqual(log.length);
    expect(a.sum('clockbeat_append_wait_seconds_count')).toBe(a.sum('clockbeat_append_batch_seconds_count'));
    expect(a.sum('clockbeat_messages_total', 'outcome="bad_request"')).toBe(2);
    expect(a.sum('clockbeat_messages_total', 'message="unknown"')).toBe(1);
    expect(a.series.join()).not.toContain('danceTheTango');
    expect(a.sum('clockbeat_http_seconds_count', 'route="/api/games",status="2xx"')).toBe(1);
    // what one stored was told by the other
    for (const gateway of [a, b]) {
      expect(gateway.sum('clockbeat_feed_lag_seconds_count')).toBeGreaterThan(0);
      expect(gateway.sum('clockbeat_feed_messages_total', 'fate="published"')).toBeGreaterThan(0);
      expect(gateway.sum('clockbeat_feed_healthy')).toBe(1);
      expect(gateway.sum('clockbeat_redis_connected', 'connection="feed"')).toBe(1);
      expect(gateway.sum('clockbeat_postgres_up')).toBe(1);
      expect(gateway.sum('clockbeat_build_info')).toBe(1);
    }
    expect(a.series.filter((series) => series.startsWith('clockbeat_projection_lag_seconds{'))).toHaveLength(
      4,
    );
  });

  it('counts what met the fence, and how late a question ended by the clock', async () => {
    // only the last one ends by the clock
    const questions = [...quiz(6), ...quiz(1, { timeLimit: 5 })];
    const host = await TestHost.on(gatewayA, { questions });
    const panelOnB = await host.secondTab(gatewayB);
    await host.start();
    // one of the two gateways has not heard of the other's step when it decides; in one of six it is so
    for (let index = 0; index < 6; index += 1) await Promise.all([host.next(index), panelOnB.next(index)]);
    const lost = async (): Promise<number> => {
      const [a, b] = [await scrape(gatewayA), await scrape(gatewayB)];
      const of = (verdict: string) => `verdict="${verdict}"`;
      return ['fenced', 'duplicate'].reduce(
        (sum, verdict) =>
          sum +
          a.sum('clockbeat_append_rows_total', of(verdict)) +
          b.sum('clockbeat_append_rows_total', of(verdict)),
        0,
      );
    };
    expect(await lost()).toBeGreaterThan(0);
    await host.hears('gameFinished');
    const late = [await scrape(gatewayA), await scrape(gatewayB)].map(({ sum }) =>
      sum('clockbeat_timer_lateness_seconds_count'),
    );
    expect((late[0] ?? 0) + (late[1] ?? 0)).toBe(1);
  });
});

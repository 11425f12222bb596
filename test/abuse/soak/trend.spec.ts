import { readMetrics } from './metrics-text.js';
import { trendOf } from './trend.js';

describe('what a soak is judged by', () => {
  const samples = (values: readonly number[]) =>
    values.map((value, index) => ({ seconds: index * 10, values: new Map([['rss_mb', value]]) }));

  it('finds a leak under the noise, and leaves the warm-up out', () => {
    const leaking = samples(Array.from({ length: 180 }, (_, index) => 200 + index * 0.1 + (index % 5)));
    expect(trendOf(leaking, 'rss_mb', 300)?.perHour).toBeCloseTo(36, 0);
    const warming = samples([50, 120, 180, ...Array.from({ length: 90 }, (_, index) => 200 + (index % 2))]);
    const trend = trendOf(warming, 'rss_mb', 30);
    expect(trend).toMatchObject({ first: 50, median: 201, max: 201, last: 201 });
    expect(Math.abs(trend?.perHour ?? 99)).toBeLessThan(1);
  });

  it('has nothing to say of what was never seen, or only while warming up', () => {
    expect(trendOf(samples([1, 2, 3]), 'heap', 0)).toBeNull();
    expect(trendOf(samples([1, 2, 3]), 'rss_mb', 1_000)).toBeNull();
  });

  it('reads each series of the metrics but the buckets', () => {
    const text = '# HELP a b\na 1\nb{of="x y"} 2.5e3\nc_bucket{le="1"} 7\nc_sum 4\nd Nan\n';
    expect([...readMetrics(text)]).toEqual([
      ['a', 1],
      ['b{of="x y"}', 2500],
      ['c_sum', 4],
    ]);
  });
});

import { recordsOf } from './records.js';

const forgotten = (rows: number): string => 'x","\n'.repeat(rows);

it('is not read over and over by a file of forgotten quotes', () => {
  const records = [...recordsOf(forgotten(5_000), ',')];
  expect(records).toHaveLength(5_000);
  const scanned = records.reduce((sum, record) => sum + record.scanned, 0);
  expect(scanned).toBeLessThan(1_100_000);
});

it('still has the good rows behind them, and each row’s line', () => {
  const rows = [...recordsOf(`${forgotten(5_000)}a,"b",c\n`, ',')];
  expect(rows.at(-1)).toMatchObject({ line: 5_001, text: 'a,"b",c', whole: true });
  expect(rows.slice(0, -1).some(({ whole }) => whole)).toBe(false);
});

it('reads a field of many lines behind a few forgotten quotes', () => {
  const rows = [...recordsOf(`${forgotten(3)}a,"b\nb",c\n`, ',')];
  expect(rows.at(-1)).toMatchObject({ line: 4, text: 'a,"b\nb",c', whole: true });
});

import { csvColumns } from '@clockbeat/domain/contract';
import { templateCsv } from './template.js';

it('gives a template of nine headers, and rows of nine fields with an answer among their options', () => {
  const [headers, ...rows] = templateCsv()
    .trimEnd()
    .split('\r\n')
    .map((line) => line.split(','));
  expect(headers).toEqual([...csvColumns]);
  for (const row of rows) {
    expect(row).toHaveLength(9);
    const [answer, difficulty] = row.slice(7);
    expect(['A', 'B', 'C', 'D', ...row.slice(3, 7)]).toContain(answer);
    expect(['Easy', 'Medium', 'Hard']).toContain(difficulty);
  }
});

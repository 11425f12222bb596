import { csvColumns } from '@clockbeat/domain/contract';
import { templateCsv } from './template.js';

it.each([
  ['en-GB', ','],
  ['de-DE', ';'],
  ['fr-FR', ';'],
  ['de-CH', ','],
])('gives a template that Excel opens as a table in %s', (locale, delimiter) => {
  const template = templateCsv(locale);
  expect(template.startsWith('\ufeff')).toBe(true);
  const [headers, ...rows] = template
    .slice(1)
    .trimEnd()
    .split('\r\n')
    .map((line) => line.split(delimiter));
  expect(headers).toEqual([...csvColumns]);
  for (const row of rows) {
    expect(row).toHaveLength(9);
    const [answer, difficulty] = row.slice(7);
    expect(['A', 'B', 'C', 'D', ...row.slice(3, 7)]).toContain(answer);
    expect(['Easy', 'Medium', 'Hard']).toContain(difficulty);
  }
});

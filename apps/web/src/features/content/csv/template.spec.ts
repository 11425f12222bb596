import {
  csvColumns,
  csvMoreColumns,
  csvOptionColumns,
  csvTaskColumns,
  questionKinds,
} from '@clockbeat/domain/contract';
import { kindsTemplateCsv, templateCsv } from './template.js';

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

it.each(['en-GB', 'fr-FR'])('gives a template with a row of each kind in %s', (locale) => {
  const cells = /(?:^|[,;])(?:"([^"]*)"|([^,;]*))/g;
  const [headers, ...rows] = kindsTemplateCsv(locale)
    .slice(1)
    .trimEnd()
    .split('\r\n')
    .map((line) => [...line.matchAll(cells)].map(([, quoted, plain]) => quoted ?? plain));
  expect(headers).toEqual([...csvColumns, ...csvOptionColumns, ...csvTaskColumns, ...csvMoreColumns]);
  for (const row of rows) expect(row).toHaveLength(headers?.length ?? 0);
  const kind = headers?.indexOf('Kind') ?? -1;
  expect(rows.map((row) => row[kind])).toEqual([...questionKinds]);
  for (const column of csvMoreColumns)
    expect(rows.some((row) => row[headers?.indexOf(column) ?? -1] !== '')).toBe(true);
});

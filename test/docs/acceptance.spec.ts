import { readdirSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { inRoot } from '../../scripts/paths.mjs';

const browserTest = /^browser\/([a-z-]+)\.spec\.ts$/;

/** The text of the test files of a name; of a browser's also as `browser/seats`. */
const texts = new Map<string, string>();
for (const folder of ['apps', 'libs', 'test'])
  for (const path of readdirSync(inRoot(folder), { recursive: true, encoding: 'utf8' })) {
    if (!/spec\.tsx?$/.test(path)) continue;
    const text = readFileSync(inRoot(`${folder}/${path}`), 'utf8');
    const [, ofBrowser] = browserTest.exec(path) ?? [];
    for (const name of [basename(path), ...(ofBrowser ? [`browser/${ofBrowser}`] : [])])
      texts.set(name, (texts.get(name) ?? '') + text);
  }

/** What a row says of a test up to the words that it leaves out or adds: `browser/seats: a seat is kept… (asked once)`. */
const cited = /(browser\/[a-z-]+|[\w.-]+\.spec\.tsx?): ([^;|]+)/g;

it('a test that is named for an item of the specification is there', () => {
  const named = readFileSync(inRoot('docs/acceptance.md'), 'utf8')
    .split('\n')
    .filter((line) => /^\| [A-Z]+-\d+ /.test(line))
    .flatMap((line) => [...line.matchAll(cited)].map(([, file = '', title = '']) => ({ file, title })))
    .map(({ file, title }) => ({ file, begin: title.split(/…| \(|%s/)[0]?.trim() ?? '' }));
  expect(named.length).toBeGreaterThan(40);
  expect(named.filter(({ file, begin }) => !texts.get(file)?.includes(begin))).toEqual([]);
});

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { after as afterEn } from '../../apps/web/src/texts/en/after.js';
import { desk as deskEn } from '../../apps/web/src/texts/en/desk.js';
import { player as en } from '../../apps/web/src/texts/en/player.js';
import { questions as questionsEn } from '../../apps/web/src/texts/en/questions.js';
import { room as roomEn } from '../../apps/web/src/texts/en/room.js';
import { visitor as visitorEn } from '../../apps/web/src/texts/en/visitor.js';
import { hardCodedTexts } from './hard-coded-texts.js';

const root = join(import.meta.dirname, '../../apps/web/src');

const keys: ReadonlySet<string> = new Set(
  [en, deskEn, questionsEn, afterEn, roomEn, visitorEn].flatMap((catalogue) =>
    Object.entries(catalogue).flatMap(([section, entries]) =>
      Object.keys(entries).map((name) => `${section}.${name}`),
    ),
  ),
);

/** The page of parts is for development only: no build has it, and its reader is a developer. */
const notOurs = /^features\/design\//;

const sources = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter(
  (path) => /\.tsx?$/.test(path) && !path.endsWith('.spec.ts') && !notOurs.test(path),
);

it('every text that a page shows stands in a catalogue', () => {
  expect(sources.length).toBeGreaterThan(200);
  const found = sources.flatMap((path) =>
    hardCodedTexts(path, readFileSync(join(root, path), 'utf8'), keys).map((text) => `${path}:${text}`),
  );
  expect(found).toEqual([]);
});

describe('the search for hard-coded texts', () => {
  const found = (source: string): string[] => hardCodedTexts('part.tsx', source, keys);

  it('finds words between tags', () => {
    expect(found('<p>\n  Hello {name}\n</p>')).toEqual(['2: Hello']);
    expect(found("<p>{busy ? 'Saving' : t('own.saved')}</p>")).toEqual(['1: Saving']);
    expect(found(`<p>{count > 1 && \`\${count} games\`}</p>`)).toEqual(['1: games']);
  });

  it('finds words in attributes that are read', () => {
    expect(found('<img alt="A code" />')).toEqual(['1: A code']);
    expect(found("<button aria-label={open ? 'Close' : t('common.menu')} />")).toEqual(['1: Close']);
    expect(found(`<Field hint={\`At most \${most}\`} label={known ?? 'Name'} />`)).toEqual([
      '1: At most',
      '1: Name',
    ]);
  });

  it('finds words that are told in passing', () => {
    expect(found("notify('Saved', { tone: 'info' });")).toEqual(['1: Saved']);
    expect(found("usePageTitle('Results');")).toEqual(['1: Results']);
  });

  it('lets signs, figures, keys and values of another kind pass', () => {
    expect(found('<p>· {1 + 2} – 100 %</p>')).toEqual([]);
    expect(found('<Gate text="host.noGame" className="flex" to="/join" />')).toEqual([]);
    expect(found("<p>{t(mode === 'team' ? 'common.teams' : 'common.players')}</p>")).toEqual([]);
    expect(found("<ul>{items.map((item) => <li key={item}>{nameOf(item, 'short')}</li>)}</ul>")).toEqual([]);
  });
});

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { qrPalettes } from '../ui/qr-palettes.js';
import { contrast } from './contrast.js';
import { colourTokens, readColours, readRules, schemes } from './read-tokens.js';
import { floors, nameOf, ratioOf, type TextPair, textPairs } from './text-pairs.js';

const client = join(import.meta.dirname, '..');
const page = readFileSync(join(client, '../../../docs/design.md'), 'utf8');
const css = readFileSync(join(import.meta.dirname, 'tokens.css'), 'utf8');

it('measures contrast as WCAG does', () => {
  expect(contrast('#000000', '#ffffff')).toBe(21);
  expect(contrast('#767676', '#ffffff')).toBeCloseTo(4.54, 2);
  expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2);
});

describe.each(schemes)('in the %s scheme', (scheme) => {
  const colours = readColours(css, scheme);

  it.each(textPairs)('$text on $on can be read: $where', (pair) => {
    expect(ratioOf(pair, colours)).toBeGreaterThanOrEqual(floors[pair.carries]);
  });
});

it('stands in docs/design.md as it is measured', () => {
  const [light, dark] = schemes.map((scheme) => readColours(css, scheme));
  if (!light || !dark) throw new Error('There are two schemes.');
  const rows = textPairs.map((pair) => {
    const ratios = [light, dark].map((colours) => ratioOf(pair, colours).toFixed(1));
    return `| ${[nameOf(pair), ...ratios, floors[pair.carries], pair.where].join(' | ')} |`;
  });
  const table = page.match(/^\| .+ on .+ \| [\d.]+ \|.*$/gm);
  expect(table).toEqual(rows);
});

it('is as dark by choice as by the system', () => {
  const declaredBy = (selector: string) =>
    readRules(css).find((rule) => rule.selector === selector)?.declares;
  const chosen = declaredBy('[data-theme="dark"]');
  expect(chosen?.size).toBeGreaterThan(0);
  expect(declaredBy(':root:not([data-theme="light"])')).toEqual(chosen);
});

it('knows every colour of the tokens', () => {
  const declared = readRules(css)
    .flatMap(({ declares }) => [...declares.keys()])
    .filter((name) => name.startsWith('--color-'));
  const known = colourTokens.map((token) => `--color-${token}`);
  expect(declared.filter((name) => !/-(transparent|current)$/.test(name)).sort()).toEqual(known.sort());
});

it('holds every pair that a component wears', () => {
  const tokens = colourTokens.join('|');
  const named = (kind: 'bg' | 'text') => new RegExp(`(?<![\\w:-])${kind}-(${tokens})(?![\\w-])`, 'g');
  const [texts, grounds] = [named('text'), named('bg')];
  const worn = sources().flatMap((source) =>
    [...source.matchAll(/'[^'\r\n]*'|"[^"\r\n]*"|`[^`\r\n]*`/g)]
      .map(([classes]) => classes)
      // most texts name no colour at all
      .filter((classes) => classes.includes('text-') && classes.includes('bg-'))
      .flatMap((classes) =>
        [...classes.matchAll(texts)].flatMap(([, text]) =>
          [...classes.matchAll(grounds)].map(([, on]) => `${text} on ${on}`),
        ),
      ),
  );
  expect(worn.length).toBeGreaterThan(0);
  const written = new Set(textPairs.filter(isRead).map(({ text, on }) => `${text} on ${on}`));
  expect(worn.filter((pair) => !written.has(pair))).toEqual([]);
});

it.each(qrPalettes)('draws codes that cameras part: $dark on $light', ({ dark, light }) => {
  expect(contrast(dark, light)).toBeGreaterThanOrEqual(7);
});

const isRead = ({ carries }: TextPair): boolean => carries !== 'sign';

const sources = (): string[] =>
  readdirSync(client, { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.tsx?$/.test(path) && !path.endsWith('.spec.ts'))
    .map((path) => readFileSync(join(client, path), 'utf8'));

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { keptInBrowsers, type Place } from '../../apps/gateway/src/face/kept-in-browsers.js';

const root = join(import.meta.dirname, '../..');

interface Source {
  readonly path: string;
  readonly text: string;
}

const sourcesIn = (folder: string): Source[] =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.(tsx?|js)$/.test(path) && !/\.(spec|fixture)\.tsx?$/.test(path))
    .map((path) => ({
      path: `${folder}/${path}`,
      text: readFileSync(join(root, folder, path), 'utf8'),
    }));

const client = ['apps/web/src', 'apps/web/service-worker', 'apps/web/public'].flatMap(sourcesIn);
const gateway = sourcesIn('apps/gateway/src');

/** The code of a source without its comments, as it is printed. */
const codeOf = ({ path, text }: Source): string => {
  const { outputText } = ts.transpileModule(text, {
    fileName: path,
    compilerOptions: { removeComments: true, target: ts.ScriptTarget.ESNext, jsx: ts.JsxEmit.Preserve },
  });
  return outputText;
};

const using = (sources: readonly Source[], what: RegExp): string[] =>
  sources.filter((source) => what.test(source.text) && what.test(codeOf(source))).map(({ path }) => path);

interface Named {
  readonly name: string;
  readonly place: Place;
}

/** What `stored({ key, inTab })` and `storedSwitch(key, …)` of a source name; a name that is put together fails. */
const namedBy = ({ path, text }: Source): Named[] => {
  if (path.endsWith('lib/stored.ts') || !/\bstored(Switch)?\b/.test(text)) return [];
  const file = ts.createSourceFile(path, text, ts.ScriptTarget.ESNext, true);
  const found: Named[] = [];
  const visit = (node: ts.Node): void => {
    ts.forEachChild(node, visit);
    if (!ts.isCallExpression(node) || !ts.isIdentifier(node.expression)) return;
    const called = node.expression.text;
    if (called !== 'stored' && called !== 'storedSwitch') return;
    const [first] = node.arguments;
    const options = first && ts.isObjectLiteralExpression(first) ? [...first.properties] : [];
    const given = (name: string): ts.Expression | undefined =>
      options.flatMap((option) =>
        ts.isPropertyAssignment(option) && option.name.getText() === name ? [option.initializer] : [],
      )[0];
    const key = called === 'stored' ? given('key') : first;
    if (!key || !ts.isStringLiteral(key))
      throw new Error(`${path}: ${node.getText()} names no key in plain letters`);
    const inTab = given('inTab')?.kind === ts.SyntaxKind.TrueKeyword;
    // whoever makes it decides: it may be either
    const either = options.some(ts.isSpreadAssignment);
    if (inTab || either) found.push({ name: key.text, place: 'sessionStorage' });
    if (!inTab) found.push({ name: key.text, place: 'localStorage' });
  };
  visit(file);
  return found;
};

const nameOf = ({ name, place }: Named): string => `${place} ${name}`;
const listed = (...places: Place[]): string[] =>
  keptInBrowsers
    .filter(({ place }) => places.includes(place))
    .map(nameOf)
    .sort();

describe('the page of what browsers keep', () => {
  it('knows the few files that touch a browser’s storage', () => {
    expect(client.length).toBeGreaterThan(300);
    expect(using(client, /\b(local|session)Storage\b/).sort()).toEqual([
      'apps/web/public/theme.js',
      'apps/web/src/lib/stored.ts',
    ]);
    expect(using(client, /\bcaches\b/)).toEqual(['apps/web/service-worker/service-worker.ts']);
    expect(using(client, /\bindexedDB\b|\bcookieStore\b|document\.cookie|\.storage\.getDirectory\b/)).toEqual(
      [],
    );
  });

  it('names every key of both storages, and no other', () => {
    const found = new Set(client.flatMap(namedBy).map(nameOf));
    expect([...found].sort()).toEqual(listed('localStorage', 'sessionStorage'));
    const theme = client.find(({ path }) => path.endsWith('public/theme.js'))?.text;
    const read = [...(theme ?? '').matchAll(/Item\('([^']+)'/g)].map(([, name]) => `localStorage ${name}`);
    expect(read).toHaveLength(1);
    expect(listed('localStorage')).toEqual(expect.arrayContaining(read));
  });

  it('names the worker’s caches', () => {
    const worker = client.find(({ path }) => path.endsWith('service-worker.ts'));
    const begin = /const cacheName = `([^$`]+)\$\{version\}`/.exec(worker?.text ?? '')?.[1];
    expect([`cache ${begin}*`]).toEqual(listed('cache'));
    // and it opens no other
    const opened = [...(worker?.text ?? '').matchAll(/caches\.open\(([^)]*)\)/g)].map(([, name]) => name);
    expect(opened.length).toBeGreaterThan(0);
    expect(opened.filter((name) => name !== 'cacheName' && name !== 'name')).toEqual([]);
  });

  it('names every cookie, and no other', () => {
    const setters = using(gateway, /Set-Cookie|\.cookie\(|\bcookie: ?\{|connect-pg|session\(\{/i);
    expect(setters.sort()).toEqual([
      'apps/gateway/src/auth/sessions.ts',
      'apps/gateway/src/live/wire/live-adapter.ts',
      'apps/gateway/src/reads/just-acted.ts',
    ]);
    const names = gateway
      .filter(({ path }) =>
        [
          ...setters,
          'apps/gateway/src/auth/session-cookie.ts',
          'apps/gateway/src/live/wire/browser-id.ts',
        ].includes(path),
      )
      .flatMap(({ text }) => [
        ...text.matchAll(/cookieName = '([^']+)'|(?:cookie = )?\{ name: '([^']+)', (?:secure|path)/g),
      ])
      .map(([, one, other]) => `cookie ${one ?? other}`);
    expect([...new Set(names)].sort()).toEqual(listed('cookie'));
  });

  it('names nothing twice', () => {
    expect(new Set(listed('cookie', 'localStorage', 'sessionStorage', 'cache')).size).toBe(
      keptInBrowsers.length,
    );
  });
});

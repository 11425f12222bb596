import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';

const root = import.meta.dirname;
const small = 15;

/** What is alone for a reason of its own. */
const reasons: Readonly<Record<string, string>> = {
  'texts/reporting-texts.ts': 'a catalogue of texts has one door, by which it is fetched',
  'features/play/paced/paced.ts': 'what is fetched in one piece has one door',
  'features/screen/sound/render-worker.ts': 'a thread of its own begins with a file of its own',
  'hosting/formats/writers-worker.ts': 'a thread of its own begins with a file of its own',
};

const files = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((path) => /\.tsx?$/.test(path));
const known: ReadonlySet<string> = new Set(files);
const textOf = (path: string): string => readFileSync(join(root, path), 'utf8');

/** The files of ours that a file imports, at once or later. */
const importsOf = (path: string, text = textOf(path)): string[] =>
  [...text.matchAll(/(?:from|import)\s*\(?\s*'(\.[^']+)'/g)].flatMap(([, spoken = '']) => {
    const wanted = normalize(join(dirname(path), spoken)).replace(/\.js$/, '');
    return [`${wanted}.ts`, `${wanted}.tsx`].filter((file) => known.has(file));
  });

const importers = new Map<string, Set<string>>(files.map((file) => [file, new Set()]));
for (const file of files) for (const used of importsOf(file)) importers.get(used)?.add(file);

/** A language's texts lie in the same files as English, and what its typography wants lies with them. */
const ofALanguage = /^texts\/[\w-]+\//;

const lonely = (file: string): boolean =>
  !/\.(spec|fixture)\.tsx?$/.test(file) &&
  !ofALanguage.test(file) &&
  textOf(file).trimEnd().split('\n').length < small &&
  (importers.get(file)?.size ?? 0) < 2;

it('no small part of the client has a file of its own for one user', () => {
  expect(files.length).toBeGreaterThan(200);
  expect(files.filter((file) => lonely(file) && !(file in reasons))).toEqual([]);
});

it('every reason is still needed', () => {
  expect(Object.keys(reasons).filter((file) => !files.includes(file) || !lonely(file))).toEqual([]);
});

it('sees what is imported at once, later, and as a type', () => {
  const text =
    "import { a } from '../paths.js';\nconst b = import('../main.js');\nexport type { C } from './ring.js';";
  expect(importsOf('ui/any.ts', text)).toEqual(['paths.ts', 'main.tsx', 'ui/ring.tsx']);
});

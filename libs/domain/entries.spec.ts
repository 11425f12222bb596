import { readFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';

const root = join(import.meta.dirname, '../..');
const read = (file: string) => JSON.parse(readFileSync(join(root, file), 'utf8'));

const entries = Object.entries<string>(read('libs/domain/package.json').exports).map(([name, path]) => [
  join('@clockbeat/domain', name).replaceAll('\\', '/'),
  join('libs/domain', path),
]);

it.each(['tsconfig.json', 'apps/web/tsconfig.json'])('%s knows the entries of the package', (file) => {
  const paths = Object.entries<[string]>(read(file).compilerOptions.paths)
    .filter(([name]) => name.startsWith('@clockbeat/domain'))
    .map(([name, [path]]) => [name, relative(root, resolve(root, file, '..', path))]);
  expect(paths).toEqual(entries);
});

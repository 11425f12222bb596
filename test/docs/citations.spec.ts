import { readdirSync, readFileSync } from 'node:fs';
import { inRoot } from '../../scripts/paths.mjs';
import { page } from './page.js';

it('comments cite sections of docs/protocol.md that there are', () => {
  const headings = new Set([...page.matchAll(/^#+ (.+)$/gm)].map(([, title]) => title));
  const cited = ['libs', 'apps', 'examples'].flatMap((folder) =>
    readdirSync(inRoot(folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.(tsx?|mjs)$/.test(file))
      .flatMap((file) => {
        const text = readFileSync(inRoot(`${folder}/${file}`), 'utf8');
        return [...text.matchAll(/protocol\.md, "([^"]+)"/g)].map(([, title]) => ({ file, title }));
      }),
  );
  expect(cited.length).toBeGreaterThan(15);
  expect(cited.filter(({ title }) => !headings.has(title))).toEqual([]);
});

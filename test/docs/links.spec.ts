import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { inRoot } from '../../scripts/paths.mjs';

const pages = execFileSync('git', ['ls-files', '*.md'], { cwd: inRoot('.'), encoding: 'utf8' })
  .split('\n')
  .filter((file) => file !== '' && existsSync(inRoot(file)));
const textOf = (file: string): string => readFileSync(inRoot(file), 'utf8').replace(/^```[\s\S]*?^```/gm, '');

/** As GitHub makes them of headings. */
const anchorsOf = (file: string): Set<string> => {
  const anchors = new Set<string>();
  for (const [, title = ''] of textOf(file).matchAll(/^#+ (.+)$/gm)) {
    const anchor = title
      .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
      .toLowerCase()
      .replace(/[^\p{L}\p{N}\p{M} _-]/gu, '')
      .replaceAll(' ', '-');
    let name = anchor;
    for (let nth = 1; anchors.has(name); nth += 1) name = `${anchor}-${nth}`;
    anchors.add(name);
  }
  return anchors;
};

it('what a page of the repository links to is there', () => {
  const dead = pages.flatMap((page) =>
    [...textOf(page).matchAll(/\]\(([^()\s]+)\)/g)].flatMap(([, link = '']) => {
      if (/^[a-z]+:/.test(link)) return [];
      const [path = '', anchor] = link.split('#');
      const target = path === '' ? page : normalize(join(dirname(page), path));
      if (!existsSync(inRoot(target))) return [`${page}: ${link}`];
      return anchor === undefined || !target.endsWith('.md') || anchorsOf(target).has(anchor)
        ? []
        : [`${page}: ${link}`];
    }),
  );
  expect(pages.length).toBeGreaterThan(40);
  expect(dead).toEqual([]);
});

it('every decision is in the index, by its title, and numbers that are missing are named', () => {
  const index = readFileSync(inRoot('docs/decisions/README.md'), 'utf8');
  const files = readdirSync(inRoot('docs/decisions')).filter((file) => /^\d{3}-/.test(file));
  const rows = files.map((file) => {
    const [, title] = /^# (.+)\n/.exec(readFileSync(inRoot(`docs/decisions/${file}`), 'utf8')) ?? [];
    return `| [${title}](${file}) | `;
  });
  expect(rows.filter((row) => !index.includes(row))).toEqual([]);
  const numbers = files.map((file) => Number(file.slice(0, 3)));
  const missing = Array.from({ length: Math.max(...numbers) }, (_, nth) => nth + 1).filter(
    (number) => !numbers.includes(number),
  );
  const [, named = ''] = /with the numbers (.+?) was ever/.exec(index) ?? [];
  expect(named.match(/\d+/g)?.map(Number)).toEqual(missing);
});

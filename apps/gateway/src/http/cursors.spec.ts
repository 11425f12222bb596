import { Cursors } from './cursors.js';

const cursors = new Cursors({ sessionSecret: 'a secret of an installation' });
const elsewhere = new Cursors({ sessionSecret: 'a secret of another one' });

const given = async (): Promise<string> => {
  const page = await cursors.page('places', { limit: 1 }, () => ({ items: ['first'], nextCursor: 'abc' }));
  return page.nextCursor ?? '';
};
const openedBy = async (whose: Cursors, cursor: string, list = 'places') => {
  const asked: unknown[] = [];
  const page = whose.page(list, { limit: 1, cursor }, ({ cursor: opened }) => {
    asked.push(opened);
    return { items: [], nextCursor: null };
  });
  return page.then(
    () => asked[0],
    (error: unknown) => [Object(error).code, asked.length],
  );
};
const refused = ['bad_cursor', 0];

it('a cursor comes back as it was given, and a list without one begins at its beginning', async () => {
  expect(await openedBy(cursors, await given())).toBe('abc');
  expect(await openedBy(cursors, '')).toBeNull();
});

it('whatever else is refused before anything is read', async () => {
  const cursor = await given();
  for (const [index, letter] of [...cursor].entries()) {
    const changed = `${cursor.slice(0, index)}${letter === 'A' ? 'B' : 'A'}${cursor.slice(index + 1)}`;
    expect([changed, await openedBy(cursors, changed)]).toEqual([changed, refused]);
  }
  for (const other of [
    'abc',
    'abc.',
    `${cursor}.`,
    `${cursor}A`,
    cursor.slice(0, -1),
    '.',
    '..',
    `.${cursor}`,
  ])
    expect([other, await openedBy(cursors, other)]).toEqual([other, refused]);
  expect(await openedBy(cursors, cursor, 'other places')).toEqual(refused);
  expect(await openedBy(elsewhere, cursor)).toEqual(refused);
});

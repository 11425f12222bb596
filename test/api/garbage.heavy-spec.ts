import type { Row } from './route-walk/allowed.js';
import { garbageBodies, garbageIds, garbageQueries, spoiltBodies } from './route-walk/garbage.js';
import type { Persona } from './route-walk/personas.js';
import { type Answer, bodyOf, type Call, operations, pathOf, Walk, writing } from './route-walk/walk.js';

describe('every call of the API takes garbage without breaking', () => {
  let walk: Walk;
  let before: Answer[];
  beforeAll(async () => {
    walk = await Walk.begin();
    before = await walk.belongings();
  });
  afterAll(() => walk?.end());

  /** Callers who get past the door, and whose session is still there for the next call. */
  const callers = ({ statuses, endsSession }: Row): Persona[] => {
    if (endsSession) return ['stranger'];
    return statuses.stranger === 401 ? ['other'] : ['other', 'stranger'];
  };
  const statusesOf = async (
    operation: string,
    row: Row,
    calls: Omit<Call, 'headers'>[],
  ): Promise<number[]> => {
    const statuses: number[] = [];
    for (const persona of callers(row)) {
      const headers = await walk.headersOf(persona, row);
      for (const call of calls) statuses.push((await walk.send(operation, { ...call, headers })).status);
    }
    return statuses;
  };
  const broken = (statuses: readonly number[]) => statuses.filter((status) => status >= 500);

  it.each(writing)('in the body: %s', async (operation, row) => {
    const path = pathOf(operation, row.at?.(walk.scene) ?? '');
    const bodies = [...garbageBodies, ...spoiltBodies(row.body).map((body) => JSON.stringify(body))];
    const statuses = await statusesOf(
      operation,
      row,
      bodies.map((body) => ({ path, body })),
    );
    expect(broken(statuses)).toEqual([]);
  });

  it.each(operations.filter(([, { at }]) => at !== undefined))('in the path: %s', async (operation, row) => {
    const calls = garbageIds.map((id) => ({ path: pathOf(operation, id), ...bodyOf(row) }));
    expect(broken(await statusesOf(operation, row, calls))).toEqual([]);
  });

  it.each(operations)('in the query: %s', async (operation, row) => {
    const path = pathOf(operation, row.at?.(walk.scene) ?? '');
    const calls = garbageQueries.map((query) => ({ path: `${path}?${query}`, ...bodyOf(row) }));
    expect(broken(await statusesOf(operation, row, calls))).toEqual([]);
  });

  it('and nothing that is the owner’s has changed', async () => {
    expect(before.map(({ status }) => status)).toEqual(before.map(() => 200));
    expect(await walk.belongings()).toEqual(before);
  });
});

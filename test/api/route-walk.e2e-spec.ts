import { allowed } from './route-walk/allowed.js';
import { personas } from './route-walk/personas.js';
import { secret, signedInJustNow } from './route-walk/scene.js';
import { type Answer, operations, Walk, writing } from './route-walk/walk.js';

const others = personas.filter((persona) => persona !== 'owner');

/** What is sent to them besides, and no call takes: garbage.heavy-spec.ts. */
describe('every call of the API', () => {
  let walk: Walk;
  let before: Answer[];
  beforeAll(async () => {
    walk = await Walk.begin();
    before = await walk.belongings();
  });
  afterAll(() => walk?.end());

  it('has a row in the table of who may call it', async () => {
    const response = await fetch(`${walk.scene.night.gateway.url}/api/openapi.json`);
    const { paths } = (await response.json()) as { paths: Record<string, object> };
    const described = Object.entries(paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method} ${path}`),
    );
    const missing = described.filter((operation) => allowed[operation] === undefined);
    if (missing.length > 0)
      throw new Error(`Say in test/api/route-walk/allowed.ts who may call ${missing.join(', ')}`);
    expect(
      operations.map(([operation]) => operation).filter((operation) => !described.includes(operation)),
    ).toEqual([]);
  });

  describe('as anybody but the owner', () => {
    it.each(operations)('%s', async (operation, row) => {
      if (row.wantsRecentSignIn)
        for (const person of [walk.scene.other, walk.scene.operator])
          await signedInJustNow(walk.scene, person);
      const answers = [];
      for (const persona of others) answers.push(await walk.call(operation, row, persona));
      const statuses = answers.map(({ status }, index) => [others[index], status]);
      expect(statuses).toEqual(others.map((persona) => [persona, row.statuses[persona]]));
      for (const [index, { text }] of answers.entries()) {
        expect(text).not.toContain(secret);
        if (row.tellsOperators && others[index] === 'operator') continue;
        expect(text).not.toContain('owner@example.org');
      }
    });
  });

  it.each(writing)('from a page of another site: %s', async (operation, row) => {
    for (const persona of personas) {
      const { status } = await walk.call(operation, row, persona, { origin: 'https://evil.example' });
      // Who may not call at all may hear that first.
      const refusals = row.statuses[persona] === 401 ? [401, 403] : [403];
      expect([persona, refusals.includes(status)]).toEqual([persona, true]);
    }
  });

  it('by others has changed nothing that is the owner’s', async () => {
    expect(before.map(({ status }) => status)).toEqual(before.map(() => 200));
    expect(before.some(({ text }) => text.includes(secret))).toBe(true);
    expect(await walk.belongings()).toEqual(before);
  });

  it.each(operations)('as its owner: %s', async (operation, row) => {
    if (row.wantsRecentSignIn) await signedInJustNow(walk.scene, walk.scene.owner);
    expect((await walk.call(operation, row, 'owner')).status).toBe(row.statuses.owner);
  });
});

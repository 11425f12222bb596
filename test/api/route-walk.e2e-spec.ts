import { jest } from '@jest/globals';
import { RateLimiter } from '../../apps/gateway/src/rate/rate-limiter.js';
import { signIn } from '../support/sign-in.js';
import { allowed, type Row } from './route-walk/allowed.js';
import { garbageBodies, garbageIds, garbageQueries, spoiltBodies } from './route-walk/garbage.js';
import { type Persona, personas } from './route-walk/personas.js';
import { openScene, type Scene, secret, signedInJustNow } from './route-walk/scene.js';

interface Answer {
  readonly status: number;
  readonly text: string;
}
type Call = {
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string | Buffer;
};

const others = personas.filter((persona) => persona !== 'owner');
const operations = Object.entries(allowed);
const writing = operations.filter(([operation]) => !operation.startsWith('get '));

const bodyOf = ({ body }: Row): { body?: string | Buffer } => {
  if (body === undefined) return {};
  return { body: typeof body === 'string' || Buffer.isBuffer(body) ? body : JSON.stringify(body) };
};

describe('every call of the API', () => {
  let scene: Scene;
  let before: Answer[];
  let leavers = 0;
  beforeAll(async () => {
    scene = await openScene();
    // How often something may be called is not the question here.
    jest
      .spyOn(scene.night.gateway.app.get(RateLimiter), 'take')
      .mockReturnValue({ allowed: true, retryAfterMs: 0 });
    before = await belongings();
  });
  afterAll(() => scene?.night.end());

  const methodOf = (operation: string): string => operation.slice(0, operation.indexOf(' ')).toUpperCase();
  const pathOf = (operation: string, inBraces: string): string =>
    operation.slice(operation.indexOf(' ') + 1).replace(/\{.*\}/, inBraces);

  const send = async (operation: string, { path, headers, body }: Call): Promise<Answer> => {
    const response = await fetch(`${scene.night.gateway.url}${path}`, {
      method: methodOf(operation),
      redirect: 'manual',
      headers: { ...(body === undefined ? {} : { 'content-type': 'application/json' }), ...headers },
      ...(body === undefined || methodOf(operation) === 'GET' ? {} : { body }),
    });
    return { status: response.status, text: await response.text() };
  };

  /** As this persona; with an account of its own where the call would end the persona's session. */
  const headersOf = async (
    persona: Persona,
    { endsSession, headers }: Row,
  ): Promise<Record<string, string>> => {
    const own = scene.headers[persona];
    if (!endsSession || own['cookie'] === undefined) return { ...headers, ...own };
    leavers += 1;
    return { cookie: await signIn(scene.night.gateway.url, `leaver${leavers}@example.org`) };
  };

  /** A good call for what is the owner's; it names the owner, which widens nothing. */
  const walk = async (operation: string, row: Row, persona: Persona, more: object = {}): Promise<Answer> => {
    const query = new URLSearchParams(row.query);
    if (!row.knowsItsQuery) for (const name of ['userId', 'createdBy']) query.set(name, scene.owner.id);
    return send(operation, {
      path: `${pathOf(operation, row.at?.(scene) ?? '')}?${query}`,
      headers: { ...(await headersOf(persona, row)), ...more },
      ...bodyOf(row),
    });
  };

  /** All that the owner can see of its own; one after the other: who asks for many lists at once may be refused some. */
  const belongings = async (): Promise<Answer[]> => {
    const answers: Answer[] = [];
    for (const [operation, row] of operations)
      if (operation.startsWith('get /api/') && row.statuses.stranger === 401)
        answers.push(await walk(operation, row, 'owner'));
    return answers;
  };

  it('has a row in the table of who may call it', async () => {
    const response = await fetch(`${scene.night.gateway.url}/api/openapi.json`);
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
      if (row.wantsRecentSignIn) await signedInJustNow(scene, scene.other);
      const answers = [];
      for (const persona of others) answers.push(await walk(operation, row, persona));
      const statuses = answers.map(({ status }, index) => [others[index], status]);
      expect(statuses).toEqual(others.map((persona) => [persona, row.statuses[persona]]));
      for (const { text } of answers) {
        expect(text).not.toContain(secret);
        expect(text).not.toContain('owner@example.org');
      }
    });
  });

  it.each(writing)('from a page of another site: %s', async (operation, row) => {
    for (const persona of personas) {
      const { status } = await walk(operation, row, persona, { origin: 'https://evil.example' });
      // Who may not call at all may hear that first.
      const refusals = row.statuses[persona] === 401 ? [401, 403] : [403];
      expect([persona, refusals.includes(status)]).toEqual([persona, true]);
    }
  });

  describe('takes garbage without breaking', () => {
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
        const headers = await headersOf(persona, row);
        for (const call of calls) statuses.push((await send(operation, { ...call, headers })).status);
      }
      return statuses;
    };
    const broken = (statuses: readonly number[]) => statuses.filter((status) => status >= 500);

    it.each(writing)('in the body: %s', async (operation, row) => {
      const path = pathOf(operation, row.at?.(scene) ?? '');
      const bodies = [...garbageBodies, ...spoiltBodies(row.body).map((body) => JSON.stringify(body))];
      const statuses = await statusesOf(
        operation,
        row,
        bodies.map((body) => ({ path, body })),
      );
      expect(broken(statuses)).toEqual([]);
    });

    it.each(operations.filter(([, { at }]) => at !== undefined))(
      'in the path: %s',
      async (operation, row) => {
        const calls = garbageIds.map((id) => ({ path: pathOf(operation, id), ...bodyOf(row) }));
        expect(broken(await statusesOf(operation, row, calls))).toEqual([]);
      },
    );

    it.each(operations)('in the query: %s', async (operation, row) => {
      const path = pathOf(operation, row.at?.(scene) ?? '');
      const calls = garbageQueries.map((query) => ({ path: `${path}?${query}`, ...bodyOf(row) }));
      expect(broken(await statusesOf(operation, row, calls))).toEqual([]);
    });
  });

  it('by others, good or bad, has changed nothing that is the owner’s', async () => {
    expect(before.map(({ status }) => status)).toEqual(before.map(() => 200));
    expect(before.some(({ text }) => text.includes(secret))).toBe(true);
    expect(await belongings()).toEqual(before);
  });

  it.each(operations)('as its owner: %s', async (operation, row) => {
    if (row.wantsRecentSignIn) await signedInJustNow(scene, scene.owner);
    expect((await walk(operation, row, 'owner')).status).toBe(row.statuses.owner);
  });
});

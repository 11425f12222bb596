import { RequestMethod, type Type } from '@nestjs/common';
import {
  GUARDS_METADATA,
  METHOD_METADATA,
  PATH_METADATA,
  ROUTE_ARGS_METADATA,
} from '@nestjs/common/constants.js';
import { RouteParamtypes } from '@nestjs/common/enums/route-paramtypes.enum.js';
import { ModulesContainer } from '@nestjs/core';
import { RecentSignInGuard } from '../../apps/gateway/src/auth/recent-sign-in.guard.js';
import { fieldNames } from '../../apps/gateway/src/http/body-outline.js';
import { serverOwnedFields } from '../../apps/gateway/src/http/server-owned.js';
import { SignedInGuard } from '../../apps/gateway/src/http/signed-in.guard.js';
import type { CallRate } from '../../apps/gateway/src/rate/rate-limit.guard.js';
import { MayOperateGuard } from '../../apps/gateway/src/roles/may-operate.js';
import type { Schema } from '../abuse/http/api-description.js';
import { named, quoted, type Row, rows, section, written } from '../docs/page.js';
import { readShapes } from '../docs/types.js';
import { startGateway, type TestGateway } from '../support/app.js';
import { freshDatabase, type TestDatabase } from '../support/database.js';
import { signIn } from '../support/sign-in.js';

/** What the code says of a call. */
interface Handler {
  readonly guards: readonly unknown[];
  readonly rate: CallRate | undefined;
  /** Its parameters of the query, by the class that checks them. */
  readonly query: readonly string[];
  /** Fields of its body, by the class that checks them; null without one. */
  readonly body: readonly string[] | null;
}
/** What its description says of it. */
interface Operation {
  readonly parameters?: readonly { readonly in: string; readonly name: string }[];
  readonly responses: Readonly<
    Record<string, { readonly content?: Readonly<Record<string, { readonly schema?: Schema }>> }>
  >;
}
interface Call {
  readonly row: Row;
  readonly operation: Operation;
  readonly handler: Handler;
}

const table = rows(section('HTTP: calls'), 'call', 'who', 'takes', 'answers', 'refuses', 'rate');
const outside = rows(section('Outside of OpenAPI'), 'call', 'what');

/** Every call of the gateway, by method and path as its description has them. */
const handlersOf = (gateway: TestGateway): ReadonlyMap<string, Handler> => {
  const found = new Map<string, Handler>();
  for (const module of gateway.app.get(ModulesContainer).values())
    for (const { metatype } of module.controllers.values())
      if (typeof metatype === 'function')
        for (const [call, handler] of callsOf(metatype as Type)) found.set(call, handler);
  return found;
};

const callsOf = (controller: Type): [call: string, handler: Handler][] =>
  Object.getOwnPropertyNames(controller.prototype).flatMap((name) => {
    const method: unknown = controller.prototype[name];
    const verb: RequestMethod | undefined =
      typeof method === 'function' ? Reflect.getMetadata(METHOD_METADATA, method) : undefined;
    if (verb === undefined || typeof method !== 'function') return [];
    const own = <T>(key: string): T | undefined =>
      Reflect.getMetadata(key, method) ?? Reflect.getMetadata(key, controller);
    const handler: Handler = {
      guards: [controller, method].flatMap((place) => Reflect.getMetadata(GUARDS_METADATA, place) ?? []),
      rate: own<CallRate>('clockbeat:rate'),
      query: fieldsOf(argumentClass(controller, name, RouteParamtypes.QUERY)) ?? [],
      body: fieldsOf(argumentClass(controller, name, RouteParamtypes.BODY)),
    };
    const [bases, paths] = [controller, method].map((place): string[] =>
      [Reflect.getMetadata(PATH_METADATA, place)].flat(),
    );
    return (bases ?? []).flatMap((base) =>
      (paths ?? []).map((path): [string, Handler] => [
        `${RequestMethod[verb]} ${pathOf(base, path)}`,
        handler,
      ]),
    );
  });

const pathOf = (base: string, path: string): string =>
  `/${[base, path]
    .flatMap((part) => part.split('/'))
    .filter((part) => part !== '')
    .join('/')}`.replace(/:(\w+)/g, '{$1}');

const argumentClass = (controller: Type, name: string, kind: RouteParamtypes): Type | undefined => {
  const given: Record<string, { index: number }> =
    Reflect.getMetadata(ROUTE_ARGS_METADATA, controller, name) ?? {};
  const key = Object.keys(given).find((each) => each.startsWith(`${kind}:`));
  const types: Type[] = Reflect.getMetadata('design:paramtypes', controller.prototype, name) ?? [];
  return key === undefined ? undefined : types[given[key]?.index ?? -1];
};

/** The fields that a class declares; null for what no class checks. */
const fieldsOf = (type: Type | undefined): string[] | null =>
  type === undefined || type === Object ? null : fieldNames(type);

/** As the page names it: `GameCard`, `GameCard[]`, `Page<GameCard>`; null where the contract has no name for it. */
const shapeOf = ({ $ref, items, properties }: Schema): string | null => {
  const name = $ref?.split('/').at(-1);
  if (name !== undefined) return name.endsWith('Dto') ? null : name;
  if (properties?.['nextCursor']) return `Page<${shapeOf(properties['items']?.items ?? {})}>`;
  return items ? `${shapeOf(items)}[]` : null;
};

const statusesOf = ({ responses }: Operation): number[] => Object.keys(responses).map(Number);
const statusesIn = (cell = ''): number[] => (cell.match(/\b[1-5]\d\d\b/g) ?? []).map(Number);
/** Bodies that no class checks. */
const readByHand: Readonly<Record<string, string[]>> = {
  BulkQuestionsBody: ['questions'],
  SetFile: [
    ...[
      'format',
      'version',
      'title',
      'category',
      'difficulty',
      'language',
      'questionsPerGame',
      'timePerQuestion',
    ],
    'questions',
  ],
};
const sorted = <T extends string | number>(names: Iterable<T>): T[] => [...new Set(names)].sort();

describe('the calls on docs/protocol.md', () => {
  let database: TestDatabase;
  let gateway: TestGateway;
  let described: Map<string, Operation>;
  let calls: Call[];
  beforeAll(async () => {
    database = await freshDatabase();
    gateway = await startGateway({ databaseUrl: database.url });
    const response = await fetch(`${gateway.url}/api/openapi.json`);
    const { paths } = (await response.json()) as { paths: Record<string, Record<string, Operation>> };
    described = new Map(
      Object.entries(paths).flatMap(([path, methods]) =>
        Object.entries(methods).map(
          ([method, operation]) => [`${method.toUpperCase()} ${path}`, operation] as const,
        ),
      ),
    );
    const handlers = handlersOf(gateway);
    calls = table.flatMap((row) => {
      const [operation, handler] = [described.get(named(row['call'])), handlers.get(named(row['call']))];
      return operation && handler ? [{ row, operation, handler }] : [];
    });
  });
  afterAll(async () => {
    await gateway?.close();
    await database?.drop();
  });

  /** One by one, so that a failure names its call. */
  const each = (tell: (call: Call) => unknown, expected: (call: Call) => unknown): void => {
    const byCall = (what: (call: Call) => unknown) =>
      Object.fromEntries(calls.map((call) => [named(call.row['call']), what(call)]));
    expect(byCall(tell)).toEqual(byCall(expected));
  };

  it('are those that the gateway describes, and that it has', () => {
    const told = table.map(({ call }) => named(call));
    expect(told.toSorted()).toEqual([...described.keys()].sort());
    expect(calls.length).toBe(told.length);
  });

  it('are all that it has, but for what is said to be outside of its description', async () => {
    const beside = outside.map(({ call }) => named(call));
    const undescribed = [...handlersOf(gateway).keys()].filter((call) => !described.has(call));
    expect(undescribed.filter((call) => !beside.includes(call))).toEqual([]);
    for (const call of beside.filter((one) => one.startsWith('GET /api/')))
      expect((await fetch(gateway.url + call.slice(4))).status).toBe(200);
  });

  it('say who may call', () => {
    each(
      ({ row: { who = '' } }) => [
        who.startsWith('fresh '),
        /^(fresh )?account/.test(who),
        /^(fresh )?operator/.test(who),
      ],
      ({ handler: { guards } }) => [
        guards.includes(RecentSignInGuard),
        guards.includes(SignedInGuard),
        guards.includes(MayOperateGuard),
      ],
    );
  });

  it('say what stands in the query', () => {
    each(
      ({ row }) => sorted(quoted(row['takes']).filter((word) => word.startsWith('?'))),
      ({ handler, operation: { parameters = [] } }) => {
        const names = parameters.filter((parameter) => parameter.in === 'query').map(({ name }) => name);
        return sorted([...handler.query, ...names].map((name) => `?${name}`));
      },
    );
  });

  it('say what stands in the body: the fields that its class checks', () => {
    const { page: shapes } = readShapes();
    const bodyOf = ({ row }: Call): string | undefined =>
      quoted(row['takes']).find((word) => shapes.has(word));
    each(
      (call) => {
        const shape = shapes.get(bodyOf(call) ?? '');
        return sorted(Object.keys(shape ?? {}).map((field) => field.replace('?', '')));
      },
      (call) => {
        const fields = call.handler.body?.filter(
          (field) =>
            !serverOwnedFields.has(field) || ['teamId', 'email', 'sharing', 'version'].includes(field),
        );
        // Lists of questions are checked by hand, where they are read.
        return sorted(fields ?? readByHand[bodyOf(call) ?? ''] ?? []);
      },
    );
  });

  it('say with which status they are answered', () => {
    each(
      ({ row }) => statusesIn(row['answers']),
      ({ operation }) => statusesOf(operation).filter((status) => status < 400),
    );
  });

  it('say with which shape they are answered', () => {
    const told: Record<string, string> = {};
    const expected: Record<string, string> = {};
    for (const { row, operation } of calls) {
      const [good] = Object.entries(operation.responses).filter(([status]) => Number(status) < 400);
      const shape = shapeOf(good?.[1].content?.['application/json']?.schema ?? {});
      // What only one call answers is written out on the page.
      if (shape === null) continue;
      expected[named(row['call'])] = shape;
      told[named(row['call'])] = named(row['answers']);
    }
    expect(Object.keys(told).length).toBeGreaterThan(30);
    expect(told).toEqual(expected);
  });

  it('say what is refused', () => {
    each(
      ({ row }) => sorted(statusesIn(row['refuses'])),
      ({ operation }) => sorted(statusesOf(operation).filter((status) => status >= 400)),
    );
  });

  it('say how often', () => {
    const periods: Record<number, string> = {
      60000: 'a minute',
      600000: 'in 10 minutes',
      3600000: 'an hour',
    };
    each(
      ({ row }) => (row['rate']?.startsWith('see ') ? '' : row['rate']),
      ({ handler: { rate, guards } }) => {
        if (rate === undefined) return '';
        const whose =
          rate.per === 'address'
            ? 'address'
            : guards.includes(SignedInGuard) || guards.includes(MayOperateGuard)
              ? 'account'
              : 'account or address';
        return `\`${rate.name}\`: ${written(rate.limit)} ${periods[rate.windowMs]} per ${whose}`;
      },
    );
  });

  describe('with their headers and cookies', () => {
    const tables = () => {
      const headers = rows(section('Headers'), 'header', 'when', 'meaning').flatMap(({ header }) =>
        quoted(header),
      );
      const cookies = rows(section('Cookies'), 'cookie', 'path', 'how long', 'meaning');
      return { headers: new Set(headers.map((name) => name.toLowerCase())), cookies };
    };
    const asked: [path: string, init?: RequestInit][] = [
      ['/api/auth/status'],
      ['/api/auth/user'],
      ['/api/gone'],
      ['/auth/google?returnTo=/dashboard'],
      ['/api/saved-trivia-sets?limit=1', { headers: { 'x-guest-session': 'a-guest' } }],
      ['/api/leaderboards?of=players&period=all&cursor=made-up'],
      ['/api/newsletter/unsubscribe?token=x'],
      ['/api/feedback', { method: 'POST', headers: { origin: 'https://evil.example' } }],
      ['/health/ready'],
      ['/metrics'],
      ['/socket.io/?EIO=4&transport=polling'],
      ['/socket.io/?EIO=4&transport=polling', { method: 'PUT' }],
    ];

    it('that every kind of answer has', async () => {
      const { headers } = tables();
      const unknown = new Set<string>();
      for (const [path, init] of asked) {
        const response = await fetch(gateway.url + path, { redirect: 'manual', ...init });
        await response.arrayBuffer();
        for (const name of response.headers.keys()) if (!headers.has(name)) unknown.add(`${name} of ${path}`);
      }
      expect([...unknown]).toEqual([]);
    });

    it('and that go with sockets and sessions', async () => {
      const { cookies } = tables();
      const told = new Map(cookies.map(({ cookie, path }) => [named(cookie), quoted(path)[0]]));
      const response = await fetch(`${gateway.url}/socket.io/?EIO=4&transport=polling`);
      const set = response.headers.getSetCookie().map((line) => {
        expect(line).toMatch(/; HttpOnly/i);
        expect(line).toMatch(/; SameSite=Lax/i);
        return [line.split('=')[0], /Path=([^;]+)/i.exec(line)?.[1]];
      });
      expect(set.sort()).toEqual([...told].filter(([, path]) => path === '/socket.io').sort());
      const session = await signIn(gateway.url, 'host@example.org');
      expect(told.get(session.split('=')[0] ?? '')).toBe('/');
    });

    it('among them the one that leads on', async () => {
      const headers = { 'x-guest-session': 'a-reader', 'content-type': 'application/json' };
      for (const title of ['One', 'Two'])
        await fetch(`${gateway.url}/api/saved-trivia-sets`, {
          method: 'POST',
          headers,
          body: JSON.stringify({ title }),
        });
      const response = await fetch(`${gateway.url}/api/saved-trivia-sets?limit=1`, { headers });
      const [header] = [...response.headers.keys()].filter((name) => name.includes('cursor'));
      expect(header).toBeDefined();
      expect(tables().headers).toContain(header);
    });
  });
});

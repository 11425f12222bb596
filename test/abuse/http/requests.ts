import { deflateSync, gzipSync } from 'node:zlib';
import fc from 'fast-check';
import { junk, junkText, wellFormed } from '../junk.js';
import type { ApiDescription, Operation } from './api-description.js';
import { nearValid } from './near-valid.js';

/** A request as it goes over the wire. */
export interface WildRequest {
  /** Method and path as described, for the report. */
  readonly operation: string;
  readonly line: string;
  readonly headers: readonly (readonly [string, string])[];
  readonly body: Buffer;
  /** Whether the request breaks HTTP itself: then the server's parser may refuse it with a bare status. */
  readonly broken: boolean;
}

/** What fuzzers may know: ids of things that exist, and how people prove who they are. */
export interface Surroundings {
  readonly ids: readonly string[];
  readonly callers: readonly Readonly<Record<string, string>>[];
}

/** Ends the session of its caller: only callers without one do. */
const endsSession = ({ method, path }: Operation): boolean =>
  path.endsWith('/logout') || (method === 'DELETE' && path === '/api/user');

export const wildRequests = (api: ApiDescription, around: Surroundings): fc.Arbitrary<WildRequest> =>
  fc.oneof(...api.operations.map((operation) => requestsOf(api, operation, around)));

const requestsOf = (
  api: ApiDescription,
  operation: Operation,
  { ids, callers }: Surroundings,
): fc.Arbitrary<WildRequest> => {
  const allowed = endsSession(operation)
    ? callers.filter((headers) => headers['cookie'] === undefined)
    : callers;
  return fc
    .record({
      places: fc.array(fc.oneof({ weight: 3, arbitrary: fc.constantFrom(...ids) }, junkText), {
        minLength: 3,
        maxLength: 3,
      }),
      raw: fc.boolean(),
      query: queries(api, operation),
      caller: fc.constantFrom(...allowed),
      address: fc.integer({ min: 0, max: 0xffffff }),
      extra: fc.array(extraHeader, { maxLength: 2 }),
      content: bodies(api, operation),
      framing: framings,
    })
    .map(({ places, raw, query, caller, address, extra, content, framing }) => {
      const path = operation.path.replace(/\{\w+\}/g, () => inPath(places.pop() ?? '', raw));
      const own = {
        Host: '127.0.0.1',
        Connection: 'close',
        'X-Forwarded-For': `10.${address >> 16}.${(address >> 8) & 255}.${address & 255}`,
        ...caller,
      };
      const hasBody = operation.method !== 'GET' || content.body.length < 100;
      const body = hasBody ? content.body : Buffer.alloc(0);
      const framed = frame(body, framing);
      const headers = [...Object.entries(own), ...content.headers, ...framed.headers, ...extra];
      return {
        operation: `${operation.method} ${operation.path}`,
        line: `${operation.method} ${path}${query === '' ? '' : `?${query}`} HTTP/1.1`,
        headers,
        body: framed.body,
        broken:
          framing !== 'honest' ||
          !headers.every(([name, value]) => isHeader(name, value)) ||
          !isLine(path, query),
      };
    });
};

/** As a browser would put it, or as it is. */
const inPath = (text: string, raw: boolean): string =>
  raw ? text.replaceAll(/[\s#?]/g, '') : encodeURIComponent(wellFormed(text));

const queries = (api: ApiDescription, { query }: Operation): fc.Arbitrary<string> => {
  const known = Object.entries(query).map(([name, schema]) =>
    fc.tuple(fc.constant(name), nearValid(api, schema)),
  );
  const pair = fc.oneof(
    fc.tuple(fc.oneof(fc.constantFrom('limit', 'cursor', 'after', 'q'), junkText), junk),
    ...known,
  );
  return fc.array(pair, { maxLength: 4 }).map((pairs) =>
    pairs
      .map(([name, value]) => `${text(name)}=${text(value)}`)
      .join('&')
      .slice(0, 6_000),
  );
};
const text = (value: unknown): string =>
  encodeURIComponent(wellFormed(typeof value === 'string' ? value : (JSON.stringify(value) ?? '')));

const extraHeader: fc.Arbitrary<readonly [string, string]> = fc.oneof(
  fc.tuple(
    fc.constantFrom(
      'Accept',
      'Accept-Encoding',
      'Range',
      'If-None-Match',
      'X-HTTP-Method-Override',
      'Forwarded',
    ),
    fc.oneof(
      fc.constantFrom('text/csv', 'application/x-ndjson', '*/*;q=x', 'gzip, br;q=0', 'bytes=9-1', 'DELETE'),
      junkText,
    ),
  ),
  fc.tuple(
    fc.constantFrom('Origin', 'Referer', 'Host', 'X-Forwarded-Host', 'X-Forwarded-Proto', 'X-Forwarded-For'),
    junkText,
  ),
  fc.tuple(fc.constantFrom('Cookie', 'Authorization', 'X-Guest-Session', 'Upgrade', 'Expect'), junkText),
  fc.tuple(
    fc.constant('Cookie'),
    junkText.map((value) => `clockbeat.sid=s%3A${encodeURIComponent(wellFormed(value))}`),
  ),
  fc.tuple(
    fc.constant('Authorization'),
    junkText.map((value) => `Bearer ${value}`),
  ),
  fc.tuple(fc.constant('X-Filler'), fc.constant('x'.repeat(20_000))),
);

interface Content {
  readonly headers: readonly (readonly [string, string])[];
  readonly body: Buffer;
}

const contentTypes = [
  'application/json',
  'application/json; charset=utf-16',
  'application/json; charset=nonsense',
  'text/csv',
  'text/plain',
  'application/x-www-form-urlencoded',
  'multipart/form-data; boundary=x',
  'application/json, text/html',
  '',
];

/** A body for this call: its JSON, mostly; then damaged, and called something else. */
const bodies = (api: ApiDescription, { body }: Operation): fc.Arbitrary<Content> =>
  fc
    .record({
      value: body === null ? junk : nearValid(api, body),
      damage: fc.oneof({ weight: 6, arbitrary: fc.constant('none' as const) }, fc.constantFrom(...damages)),
      type: fc.oneof(
        { weight: 8, arbitrary: fc.constant('application/json') },
        fc.constantFrom(...contentTypes),
      ),
      coding: fc.oneof(
        { weight: 12, arbitrary: fc.constant('identity' as const) },
        fc.constantFrom(...codings),
      ),
    })
    .map(({ value, damage, type, coding }) => {
      const whole = damaged(JSON.stringify(value) ?? '', damage);
      return {
        headers: [
          ...(type === '' ? [] : [['Content-Type', type] as const]),
          ...(coding === 'identity' ? [] : [['Content-Encoding', coding.split(' ')[0] ?? ''] as const]),
        ],
        body: encoded(whole, coding),
      };
    });

const damages = ['truncated', 'doubled', 'trapped', 'bom', 'utf16', 'nul', 'deep', 'empty', 'bytes'] as const;
type Damage = (typeof damages)[number] | 'none';

const damaged = (json: string, damage: Damage): Buffer => {
  switch (damage) {
    case 'none':
      return Buffer.from(json);
    case 'truncated':
      return Buffer.from(json.slice(0, Math.floor(json.length * 0.7)));
    case 'doubled':
      return Buffer.from(json + json);
    case 'trapped':
      return Buffer.from(
        json.replace('{', '{"__proto__":{"isOwner":true,"id":1},"constructor":{"prototype":{}},'),
      );
    case 'bom':
      return Buffer.from(`\ufeff${json}`);
    case 'utf16':
      return Buffer.from(json, 'utf16le');
    case 'nul':
      return Buffer.from(json.replaceAll('"', '\u0000"'));
    case 'deep':
      return Buffer.from(`{"questions":${'['.repeat(60_000)}${']'.repeat(60_000)}}`);
    case 'empty':
      return Buffer.alloc(0);
    case 'bytes':
      return Buffer.from(Buffer.from(json).map((byte, index) => (index % 7 === 3 ? 0xff : byte)));
  }
};

const codings = ['gzip', 'deflate', 'br', 'gzip bomb', 'gzip junk', 'nonsense'] as const;

/** Two hundred megabytes of zeros. */
const bomb = gzipSync(Buffer.alloc(200 * 1024 * 1024), { level: 9 });

const encoded = (body: Buffer, coding: (typeof codings)[number] | 'identity'): Buffer => {
  switch (coding) {
    case 'gzip':
      return gzipSync(body);
    case 'deflate':
      return deflateSync(body);
    case 'gzip bomb':
      return bomb;
    case 'identity':
    case 'br':
    case 'gzip junk':
    case 'nonsense':
      return body;
  }
};

const framings = fc.oneof(
  { weight: 16, arbitrary: fc.constant('honest' as const) },
  fc.constantFrom('too long', 'too short', 'no length', 'chunked', 'bad chunks', 'both', 'negative'),
);
type Framing = typeof framings extends fc.Arbitrary<infer F> ? F : never;

/** How long the request says that its body is. */
const frame = (body: Buffer, framing: Framing): Content => {
  const length = (bytes: number) => [['Content-Length', String(bytes)] as const];
  const chunked = [['Transfer-Encoding', 'chunked'] as const];
  const oneChunk = Buffer.concat([
    Buffer.from(`${body.length.toString(16)}\r\n`),
    body,
    Buffer.from('\r\n0\r\n\r\n'),
  ]);
  switch (framing) {
    case 'honest':
      return { headers: length(body.length), body };
    case 'too long':
      return { headers: length(body.length + 1_000), body };
    case 'too short':
      return { headers: length(Math.floor(body.length / 2)), body };
    case 'no length':
      return { headers: [], body };
    case 'chunked':
      return { headers: chunked, body: body.length === 0 ? Buffer.from('0\r\n\r\n') : oneChunk };
    case 'bad chunks':
      return { headers: chunked, body: Buffer.concat([Buffer.from('fffffffffffffffff\r\n'), body]) };
    case 'both':
      return { headers: [...length(body.length), ...chunked], body: oneChunk };
    case 'negative':
      return { headers: length(-1), body };
  }
};

/** Whether HTTP allows it; Node's parser refuses the rest before the gateway sees it. */
const isHeader = (name: string, value: string): boolean =>
  /^[\w-]+$/.test(name) &&
  /^[\t\x20-\x7e\x80-\xff]*$/.test(value) &&
  value.length < 10_000 &&
  !singular.has(name);
const isLine = (path: string, query: string): boolean => /^[\x21-\x7e]*$/.test(path + query);
/** Twice, or with another meaning, these are HTTP's own business. */
const singular = new Set(['Upgrade', 'Expect']);

/** The bytes of a request. */
export const bytesOf = ({ line, headers, body }: WildRequest): Buffer => {
  const head = [line, ...headers.map(([name, value]) => `${name}: ${value}`), '', ''].join('\r\n');
  return Buffer.concat([Buffer.from(head, 'utf8'), body]);
};

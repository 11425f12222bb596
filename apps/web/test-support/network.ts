import type { AccountQuotasView } from '@clockbeat/domain/contract';

/** What comes of a call. */
export type Reply = (call: Call) => Promise<Response> | Response;

interface Call {
  method: string;
  path: string;
  query: URLSearchParams;
  body: unknown;
  headers: Headers;
}

/** By method and path: `GET /api/user/stats`. */
export type Calls = Record<string, Reply>;

export const answer =
  (body: unknown, headers: Record<string, string> = {}): Reply =>
  () =>
    Response.json(body, { headers });

export const refuse =
  (status: number, code = 'bad_request', message = 'No'): Reply =>
  () =>
    Response.json({ statusCode: status, code, message }, { status });

/** As if the network were away. */
export const lost: Reply = () => Promise.reject(new TypeError('Failed to fetch'));

/** An answer that never comes. */
export const hang: Reply = () => new Promise(() => undefined);

/** An answer that is held back until it is let go: what the page shows meanwhile can be looked at. */
export const hold = (reply: Reply): { reply: Reply; letGo: () => void } => {
  let letGo = (): void => undefined;
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  return { reply: (call) => held.then(() => reply(call)), letGo };
};

/** Of an account that has as good as nothing. */
export const roomyQuotas: AccountQuotasView = {
  runningGames: { used: 0, most: 200, isException: false },
  playersPerGame: { used: null, most: 100_000, isException: false },
  sets: { used: 0, most: 2_000, isException: false },
  questions: { used: 0, most: 20_000, isException: false },
  mediaBytes: { used: 0, most: 200_000_000, isException: false },
  tokens: { used: 0, most: 20, isException: false },
};

/** Asked where a call is lost, before what is fetched later, and in passing: the server is there, and has little. */
const usually: Calls = {
  'GET /health/live': answer({ status: 'ok' }),
  'HEAD /theme.js': answer({}),
  'GET /api/public-sets': answer({ items: [], nextCursor: null }),
  'GET /api/user/quotas': answer(roomyQuotas),
};

/** The network of a page: what it asked, in order, and what it gets. */
export class Network {
  readonly asked: string[] = [];
  /** Calls that the test did not name. */
  readonly unnamed: string[] = [];

  constructor(
    private calls: Calls,
    private readonly otherwise: Reply | undefined,
  ) {}

  /** From now on. */
  change(calls: Calls): void {
    this.calls = { ...this.calls, ...calls };
  }

  readonly fetch = async (address: string, options: RequestInit = {}): Promise<Response> => {
    const { pathname, search, searchParams } = new URL(address, 'https://clockbeat.test/');
    const method = options.method ?? 'GET';
    const name = `${method} ${pathname}`;
    this.asked.push(`${name}${search}`);
    const reply = this.calls[`${name}${search}`] ?? this.calls[name] ?? this.otherwise ?? usually[name];
    if (!reply) {
      this.unnamed.push(`${name}${search}`);
      return refuse(400)({ method, path: pathname, query: searchParams, body: null, headers: new Headers() });
    }
    const body = typeof options.body === 'string' ? JSON.parse(options.body) : options.body;
    const response = reply({
      method,
      path: pathname,
      query: searchParams,
      body,
      headers: new Headers(options.headers),
    });
    return until(response, options.signal);
  };
}

/** A call that is called off ends, as a browser ends it. */
const until = async (
  response: Promise<Response> | Response,
  signal?: AbortSignal | null,
): Promise<Response> => {
  if (!signal) return response;
  return Promise.race([
    response,
    new Promise<never>((_, reject) => signal.addEventListener('abort', () => reject(signal.reason))),
  ]);
};

import request from 'supertest';

export interface SignInOptions {
  readonly name?: string;
  readonly picture?: string;
  readonly returnTo?: string;
  /** Cookies that the browser has already. */
  readonly cookie?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

export interface Visit {
  readonly status: number;
  /** Path and query where the browser ended. */
  readonly path: string;
  /** For a Cookie header. */
  readonly cookie: string;
  readonly body: string;
}

/** Signs in through the local sign-in, as a browser would; answers what to send as the Cookie header from then on. */
export const signIn = async (url: string, email: string, options: SignInOptions = {}): Promise<string> => {
  const visit = await visitSignIn(url, email, options);
  if (visit.path.startsWith('/auth/callback')) return visit.cookie;
  throw new Error(
    `Signing in as ${email} ended at ${visit.path} with ${visit.status}: ${visit.body.slice(0, 300)}`,
  );
};

/** The same way, wherever it ends. */
export const visitSignIn = (url: string, email: string, options: SignInOptions = {}): Promise<Visit> => {
  const { name, picture, returnTo } = options;
  const query = Object.entries({ login_hint: email, name, picture, returnTo }).flatMap(
    ([key, value]): [string, string][] => (value === undefined ? [] : [[key, value]]),
  );
  return browse(new URL(`/auth/google?${new URLSearchParams(query)}`, url), options);
};

/** Follows redirects on this host, keeping cookies, up to the first page of the client. */
export const browse = async (
  start: URL,
  { cookie = '', headers = {} }: SignInOptions = {},
): Promise<Visit> => {
  const jar = new Map(cookie.split('; ').flatMap((pair) => (pair === '' ? [] : [split(pair)])));
  let at = start;
  for (let hop = 0; hop < 10; hop += 1) {
    const held = [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
    const response = await fetch(at, {
      redirect: 'manual',
      headers: { ...headers, ...(held === '' ? {} : { cookie: held }) },
    });
    for (const line of response.headers.getSetCookie()) {
      const [name, value] = split(line.split(';')[0] ?? '');
      if (value === '') jar.delete(name);
      else jar.set(name, value);
    }
    const location = response.headers.get('location');
    const next = location === null ? null : new URL(location, at);
    const ended =
      next === null || next.host !== at.host || !/^\/(auth\/(google|local)|api\/log)/.test(next.pathname);
    const body = await response.text();
    if (ended) {
      const end = next ?? at;
      return {
        status: response.status,
        path: `${end.pathname}${end.search}`,
        cookie: [...jar].map(([name, value]) => `${name}=${value}`).join('; '),
        body,
      };
    }
    at = next;
  }
  throw new Error(`Too many redirects, the last one to ${at.href}`);
};

/** What a client of this gateway is told about its session. */
export const sessionStatus = async (url: string, cookie: string) =>
  (await request(url).get('/api/auth/status').set('cookie', cookie).expect(200)).body;

/** The id that a session's signed cookie carries. */
export const sessionIdIn = (cookie: string): string => /s%3A([^.]+)\./.exec(cookie)?.[1] ?? '';

const split = (pair: string): [string, string] => {
  const at = pair.indexOf('=');
  return [pair.slice(0, at), pair.slice(at + 1)];
};

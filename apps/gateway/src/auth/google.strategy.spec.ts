import type { AddressInfo } from 'node:net';
import type { UserView } from '@clockbeat/domain';
import type { GoogleProfile } from '@clockbeat/persistence';
import express, { type Express } from 'express';
import session from 'express-session';
import { type MutableResponse, OAuth2Server } from 'oauth2-mock-server';
import passport, { type PassportStatic } from 'passport';
import { useGoogle } from './google.strategy.js';

describe('the way through Google', () => {
  const google = new OAuth2Server();
  const accounts: GoogleProfile[] = [];
  let profile: Record<string, unknown>;
  let sent: Record<string, unknown>;
  let close: () => Promise<unknown>;
  let site: string;

  beforeAll(async () => {
    await google.issuer.keys.generate('ES256');
    await google.start(0, '127.0.0.1');
    google.service.on('beforeUserinfo', (answer: MutableResponse) => {
      answer.body = profile;
    });
    google.service.on('beforeResponse', (_: MutableResponse, request: { body: Record<string, unknown> }) => {
      sent = request.body;
    });
    const server = siteWith(google.address().port, accounts).listen(0, '127.0.0.1');
    await new Promise((resolve) => server.once('listening', resolve));
    site = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    close = () => new Promise((resolve) => server.close(resolve));
  });
  afterAll(async () => {
    await close?.();
    await google.stop();
  });
  beforeEach(() => {
    accounts.length = 0;
    profile = { sub: 'g-1', email: 'ada@example.org', email_verified: true, given_name: 'Ada' };
  });

  /** To Google and back; `change` alters the address on which the browser returns. */
  const visit = async (change: (back: URL) => void = () => {}): Promise<number> => {
    const begun = await fetch(`${site}/begin`, { redirect: 'manual' });
    const cookie = begun.headers.getSetCookie().join('; ');
    const asked = new URL(begun.headers.get('location') ?? '');
    expect(asked.searchParams.get('code_challenge_method')).toBe('S256');
    expect(asked.searchParams.get('state')).toMatch(/^\S{20,}$/);
    const allowed = await fetch(asked, { redirect: 'manual' });
    const back = new URL(allowed.headers.get('location') ?? '');
    change(back);
    return (await fetch(back, { headers: { cookie } })).status;
  };

  it('proves that who asks for the token is who began', async () => {
    expect(await visit()).toBe(200);
    expect(sent['code_verifier']).toMatch(/^[\w-]{43,}$/);
    expect(accounts).toEqual([
      { googleId: 'g-1', email: 'ada@example.org', firstName: 'Ada', lastName: null, profileImageUrl: null },
    ]);
  });

  it('refuses a state that is not this browser’s, and a code of another sign-in', async () => {
    expect(await visit((back) => back.searchParams.set('state', 'made-up'))).toBe(403);
    const begun = await fetch(`${site}/begin`, { redirect: 'manual' });
    const other = await fetch(begun.headers.get('location') ?? '', { redirect: 'manual' });
    const code = new URL(other.headers.get('location') ?? '').searchParams.get('code') ?? '';
    expect(await visit((back) => back.searchParams.set('code', code))).toBe(500);
    expect(accounts).toEqual([]);
  });

  it.each([
    [{ email_verified: false }],
    [{ email: undefined }],
    [{ email: '' }],
    [{ email: `${'x'.repeat(244)}@example.org` }],
  ])('refuses an account with %j', async (more) => {
    Object.assign(profile, more);
    expect(await visit()).toBe(401);
    expect(accounts).toEqual([]);
  });
});

/** The least site that signs in through Google; it answers 200 where that worked. */
const siteWith = (port: number, accounts: GoogleProfile[]): Express => {
  const owner = new passport.Passport() as PassportStatic;
  const base = `http://127.0.0.1:${port}`;
  useGoogle(
    owner,
    {
      kind: 'google',
      clientID: 'clockbeat',
      clientSecret: 'secret',
      authorizationURL: `${base}/authorize`,
      tokenURL: `${base}/token`,
      userProfileURL: `${base}/userinfo`,
    },
    async (account) => {
      accounts.push(account);
      return { id: account.googleId } as UserView;
    },
  );
  const app = express();
  app.use(session({ secret: 'of the test', resave: false, saveUninitialized: false }));
  const options = (host: string | undefined) => ({ callbackURL: `http://${host}/callback`, session: false });
  app.get('/begin', (request, response, next) =>
    owner.authenticate('google', options(request.headers.host))(request, response, next),
  );
  app.get('/callback', (request, response) =>
    owner.authenticate('google', options(request.headers.host))(request, response, (error?: unknown) =>
      error === undefined ? response.sendStatus(200) : response.sendStatus(500),
    ),
  );
  return app;
};

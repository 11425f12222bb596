import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { BadEnvironment, readEnvironment, readProjectorEnvironment } from './environment.js';

const enough = { DATABASE_URL: 'postgres://localhost/clockbeat', SESSION_SECRET: 'a secret of a test' };
const problemsOf = (variables: Record<string, string>): string => {
  try {
    readEnvironment({ ...enough, ...variables });
  } catch (error) {
    if (error instanceof BadEnvironment) return error.message;
    throw error;
  }
  return 'none';
};

describe('the environment', () => {
  it('has a default for everything but the database', () => {
    expect(readEnvironment(enough)).toMatchObject({
      production: false,
      port: 3000,
      host: '0.0.0.0',
      dataDir: './.data',
      redisUrls: [],
      publicUrl: null,
      google: null,
      analystEmails: [],
      databaseReadUrl: null,
      projections: true,
      projectorPort: null,
      archive: null,
      archiveAfterMonths: null,
      logLevel: 'info',
      frameAncestors: [],
      trustedProxies: ['loopback'],
      writers: 2,
    });
  });

  it('is a projector’s without a secret, in production too, and leaves none behind', () => {
    const variables = { DATABASE_URL: enough.DATABASE_URL, NODE_ENV: 'production', DATA_DIR: '/nowhere' };
    expect(problemsOf({ ...variables, SESSION_SECRET: '' })).toContain('SESSION_SECRET is missing');
    expect(readProjectorEnvironment({ ...variables, PROJECTOR_PORT: '3000' }).projectorPort).toBe(3000);
    expect(() => readProjectorEnvironment({ ...variables, PROJECTOR_PORT: 'x' })).toThrow('PROJECTOR_PORT');
  });

  describe('OpenID providers', () => {
    const school = {
      key: 'school',
      name: 'School',
      issuer: 'https://id.school.example/realms/main',
      clientId: 'clockbeat',
      clientSecret: 'a secret of theirs',
    };
    const problems = (...providers: unknown[]): string =>
      problemsOf({ OIDC_PROVIDERS: JSON.stringify(providers) });

    it('are read with what is usual', () => {
      const [provider] = readEnvironment({
        ...enough,
        OIDC_PROVIDERS: JSON.stringify([school]),
      }).oidcProviders;
      expect(provider).toEqual({
        ...school,
        scope: 'openid email profile',
        trustEmail: false,
        groupsClaim: 'groups',
        groups: { host: [], analyst: [], operator: [] },
        signOut: true,
      });
      const entra = {
        ...school,
        key: 'entra',
        trustEmail: true,
        groups: { operator: ['IT'] },
        signOut: false,
      };
      expect(
        readEnvironment({ ...enough, OIDC_PROVIDERS: JSON.stringify([school, entra]) }).oidcProviders[1],
      ).toEqual({
        ...provider,
        ...entra,
        groups: { host: [], analyst: [], operator: ['IT'] },
      });
      expect(problems({ ...school, issuer: 'http://127.0.0.1:8080/realms/main' })).toBe('none');
    });

    it.each([
      [{ key: 'Google' }, 'key must be'],
      [{ key: 'google' }, 'key should not be'],
      [{ name: '' }, 'name must be'],
      [{ issuer: 'http://id.school.example' }, 'issuer must be'],
      [{ issuer: 'http://localhost.evil.example' }, 'issuer must be'],
      [{ issuer: 'https://user:password@id.school.example' }, 'issuer must be'],
      [{ issuer: 'https://id.school.example/?realm=main' }, 'issuer must be'],
      [{ clientSecret: 7 }, 'clientSecret must be'],
      [{ scope: 'email' }, 'scope must begin'],
      [{ trustEmail: 'yes' }, 'trustEmail must be'],
      [{ groups: { host: 'teachers' } }, 'host must be'],
      [{ groups: { boss: ['IT'] } }, 'boss should not exist'],
      [{ groups: 'teachers' }, 'groups must be'],
      [{ secret: 'a secret of theirs' }, 'secret should not exist'],
    ])('are refused with %j, and no value is repeated', (change, problem) => {
      const message = problems({ ...school, ...change });
      expect(message).toMatch(/^Bad environment: OIDC_PROVIDERS \[0\]/);
      expect(message).toContain(problem);
      expect(message).not.toMatch(/a secret of theirs|password/);
    });

    it('are a list of objects with a key each', () => {
      for (const text of ['school', '{}', '[1]', '[null]', JSON.stringify(Array(11).fill(school))])
        expect(problemsOf({ OIDC_PROVIDERS: text })).toContain('must be a JSON list of at most 10 objects');
      expect(problems(school, school)).toContain('a key of its own');
    });
  });

  it('takes addresses and domains of who may host', () => {
    expect(
      readEnvironment({ ...enough, HOST_EMAILS: 'Ada@Example.org, @School.example' }).hostEmails,
    ).toEqual(['ada@example.org', '@school.example']);
    for (const wrong of ['school.example', '@', '@school example'])
      expect(problemsOf({ HOST_EMAILS: wrong })).toContain('HOST_EMAILS must be');
  });

  it('is frozen', () => {
    expect(Object.isFrozen(readEnvironment(enough))).toBe(true);
  });

  it.each([
    ['PORT', '0x10'],
    ['PORT', '70000'],
    ['PORT', '-1'],
    ['PORT', '80.5'],
    ['DATABASE_URL', 'mysql://localhost/x'],
    ['DATABASE_URL', ' '],
    ['DATABASE_READ_URL', 'redis://localhost'],
    ['REDIS_URL', 'localhost:6379'],
    ['PUBLIC_URL', 'quiz.example.org'],
    ['PUBLIC_URL', 'https://quiz.example.org/clockbeat'],
    ['SMTP_URL', 'http://mail.example.org'],
    ['MAIL_FROM', 'Clockbeat'],
    ['MAIL_FROM', 'Clockbeat <quiz@example.org>'],
    ['MAIL_FROM', 'a@example.org, b@example.org'],
    ['PROJECTIONS', 'no'],
    ['REHEARSAL', 'twice'],
    ['LOG_LEVEL', 'loud'],
    ['ANALYST_EMAILS', 'ada@example.org, nobody'],
    ['TRUSTED_PROXIES', 'everybody'],
    ['FRAME_ANCESTORS', '*'],
    ['FRAME_ANCESTORS', 'www.example.org'],
    ['FRAME_ANCESTORS', 'https://*.example.org'],
    ['FRAME_ANCESTORS', 'https://www.example.org/blog'],
    ['FRAME_ANCESTORS', 'https://www.example.org, javascript://x'],
    ['FRAME_ANCESTORS', "https://www.example.org; script-src 'unsafe-inline'"],
    ['GOOGLE_CLIENT_SECRET', 'without an id'],
    ['GOOGLE_CLIENT_ID', 'without a secret'],
    ['WRITERS', '0'],
    ['ARCHIVE_URL', 'archive'],
    ['ARCHIVE_URL', 'https://host/bucket'],
    ['ARCHIVE_AFTER_MONTHS', '0'],
    ['ARCHIVE_AFTER_MONTHS', '12'],
  ])('names %s when it is %j', (name, value) => {
    const other = { GOOGLE_CLIENT_SECRET: 'GOOGLE_CLIENT_ID', GOOGLE_CLIENT_ID: 'GOOGLE_CLIENT_SECRET' }[
      name
    ];
    expect(problemsOf({ [name]: value })).toMatch(new RegExp(`^Bad environment: ${other ?? name} `));
  });

  it('takes a folder or a bucket for the archive', () => {
    const { archive, archiveAfterMonths } = readEnvironment({
      ...enough,
      ARCHIVE_URL: '/var/lib/clockbeat/archive',
      ARCHIVE_AFTER_MONTHS: '12',
    });
    expect({ archive, archiveAfterMonths }).toEqual({
      archive: { folder: '/var/lib/clockbeat/archive' },
      archiveAfterMonths: 12,
    });
    const bucket = readEnvironment({ ...enough, ARCHIVE_URL: 'https://KEY:SECRET@host/archive' }).archive;
    expect(bucket).toMatchObject({ bucket: { name: 'archive', endpoint: 'https://host' } });
  });

  it('tells all that is wrong at once', () => {
    expect(problemsOf({ PORT: 'x', LOG_LEVEL: 'y' }).split('\n')).toHaveLength(2);
  });

  it('does not quote a URL, which may hold a password', () => {
    expect(problemsOf({ DATABASE_URL: 'mysql://me:secret@host/x' })).not.toContain('secret');
  });

  it('takes PUBLIC_URL as an origin', () => {
    expect(readEnvironment({ ...enough, PUBLIC_URL: 'https://Quiz.example.org:443/' }).publicUrl).toBe(
      'https://quiz.example.org',
    );
  });

  it('takes origins that may frame', () => {
    const FRAME_ANCESTORS = 'https://WWW.example.org/, http://localhost:8080,https://[::1]:444';
    expect(readEnvironment({ ...enough, FRAME_ANCESTORS }).frameAncestors).toEqual([
      'https://www.example.org',
      'http://localhost:8080',
      'https://[::1]:444',
    ]);
  });

  it.each([
    ['quiz@example.org', { MAIL_FROM: 'quiz@example.org', SMTP_URL: 'smtp://ada%40example.org:x@mail' }],
    [
      'ada@example.org',
      { SMTP_URL: 'smtp://ada%40example.org:x@mail', PUBLIC_URL: 'https://quiz.example.org' },
    ],
    [
      'clockbeat@quiz.example.org',
      { SMTP_URL: 'smtp://ada:x@mail', PUBLIC_URL: 'https://quiz.example.org:8443' },
    ],
    ['clockbeat@localhost', { SMTP_URL: 'smtp://%E0%A4%A@mail' }],
    ['clockbeat@localhost', {}],
  ])('has mails come from %s', (from, variables) => {
    expect(readEnvironment({ ...enough, ...variables }).mailFrom).toBe(from);
  });

  it.each([[''], ['short']])('wants a real SESSION_SECRET in production, not %j', (secret) => {
    expect(problemsOf({ NODE_ENV: 'production', SESSION_SECRET: secret })).toMatch(/SESSION_SECRET/);
  });

  describe('without SESSION_SECRET', () => {
    let folder: string;
    beforeEach(() => {
      folder = mkdtempSync(join(tmpdir(), 'clockbeat-environment-'));
    });
    afterEach(() => rmSync(folder, { recursive: true }));
    const secretIn = (dataDir: string) =>
      readEnvironment({ DATABASE_URL: enough.DATABASE_URL, DATA_DIR: dataDir }).sessionSecret;

    it('makes one, keeps it, and lets nobody else read it', () => {
      const dataDir = join(folder, 'not/there/yet');
      const secret = secretIn(dataDir);
      expect(secret).toMatch(/^[\w-]{40,}$/);
      expect(secretIn(dataDir)).toBe(secret);
      expect(statSync(join(dataDir, 'session-secret')).mode & 0o777).toBe(0o600);
    });

    it('says so when the kept one is empty', () => {
      writeFileSync(join(folder, 'session-secret'), '');
      expect(() => secretIn(folder)).toThrow(/session-secret is empty/);
      expect(readFileSync(join(folder, 'session-secret'), 'utf8')).toBe('');
    });

    it('makes none when something else is wrong', () => {
      expect(() => readEnvironment({ DATA_DIR: join(folder, 'data') })).toThrow(BadEnvironment);
      expect(() => statSync(join(folder, 'data'))).toThrow(/ENOENT/);
    });
  });
});

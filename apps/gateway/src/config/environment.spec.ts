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

import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inEachLanguage } from '../texts/texts-in.js';
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
      operatorEmails: [],
      auditDays: 730,
      gameDays: null,
      unstartedGameDays: null,
      soloGameDays: null,
      sessionIdleDays: 30,
      sessionDays: 90,
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
    const elsewhere = { ...variables, INSTALLATION_LOGO: '/nowhere.svg', TERMS_FILE: '/nowhere.md' };
    expect(readProjectorEnvironment(elsewhere).face).toMatchObject({ logo: null, legal: {} });
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
      [{ issuer: 'https://login.microsoftonline.com/common/v2.0' }, 'issuer must name one tenant'],
      [{ issuer: 'https://login.microsoftonline.com/Organizations' }, 'issuer must name one tenant'],
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
    ['DATABASE_URL', 'postgres://host/x?connect_timeout=soon'],
    ['DATABASE_URL', 'postgres://host/x?connect_timeout=0&sslmode=require'],
    ['DATABASE_READ_URL', 'redis://localhost'],
    ['REDIS_URL', 'localhost:6379'],
    ['PUBLIC_URL', 'quiz.example.org'],
    ['PUBLIC_URL', 'https://quiz.example.org/clockbeat'],
    ['SMTP_URL', 'http://mail.example.org'],
    ['MAIL_FROM', 'Clockbeat'],
    ['MAIL_FROM', 'Clockbeat <quiz>'],
    ['MAIL_FROM', 'a@example.org, b@example.org'],
    ['MAIL_FROM', 'Ada <a@example.org>, Bo <b@example.org>'],
    ['MAIL_FROM', 'Ada\r\nBcc: <all@example.org>'],
    ['MAIL_FROM', `${'A'.repeat(101)} <quiz@example.org>`],
    ['MAIL_REPLY_TO', 'the club'],
    ['DEFAULT_LANGUAGE', 'nl'],
    ['DEFAULT_LANGUAGE', 'FR'],
    ['INSTALLATION_NAME', 'A'.repeat(41)],
    ['INSTALLATION_NAME', 'Quiz\u0007Club'],
    ['INSTALLATION_NAME', 'Quiz\u202eClub'],
    ['ACCENT_COLOR', 'red'],
    ['ACCENT_COLOR', '#fff'],
    ['ACCENT_COLOR', '#12345g'],
    ['ACCENT_COLOR', '#123456;}body{display:none'],
    ['INSTALLATION_LOGO', '/nowhere/logo.svg'],
    ['INSTALLATION_LOGO', import.meta.dirname],
    ['INSTALLATION_LOGO', import.meta.filename],
    ['IMPRINT_FILE', '/nowhere/imprint.md'],
    ['PRIVACY_FILE', import.meta.dirname],
    ['TERMS_FILE', '/dev/null'],
    ['PROJECTIONS', 'no'],
    ['REHEARSAL', 'twice'],
    ['WEBHOOK_PRIVATE_ADDRESSES', 'yes'],
    ['LOG_LEVEL', 'loud'],
    ['ANALYST_EMAILS', 'ada@example.org, nobody'],
    ['OPERATOR_EMAILS', 'ada'],
    ['AUDIT_DAYS', '0'],
    ['GAME_DAYS', '0'],
    ['SOLO_GAME_DAYS', 'never'],
    ['SESSION_DAYS', '0'],
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

  it('keeps all games of accounts for as long as one line says, and some for as long as another', () => {
    const year = { ...enough, GAME_DAYS: '365' };
    expect(readEnvironment(year)).toMatchObject({ gameDays: 365, unstartedGameDays: 365, soloGameDays: 365 });
    expect(readEnvironment({ ...year, UNSTARTED_GAME_DAYS: '7', SOLO_GAME_DAYS: '30' })).toMatchObject({
      gameDays: 365,
      unstartedGameDays: 7,
      soloGameDays: 30,
    });
    expect(readEnvironment({ ...enough, SOLO_GAME_DAYS: '30' })).toMatchObject({
      gameDays: null,
      soloGameDays: 30,
    });
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
    expect(readEnvironment({ ...enough, ...variables }).mailFrom).toEqual({ name: null, address: from });
  });

  it.each([
    ['Quiz of the Club <quiz@club.example>', 'Quiz of the Club'],
    ['"Quiz, of the Club" <quiz@club.example>', 'Quiz, of the Club'],
    ['Le café des quiz <quiz@club.example>', 'Le café des quiz'],
    ['<quiz@club.example>', null],
  ])('takes the name that stands in MAIL_FROM=%s, and in MAIL_REPLY_TO', (given, name) => {
    const { mailFrom, mailReplyTo } = readEnvironment({ ...enough, MAIL_FROM: given, MAIL_REPLY_TO: given });
    expect(mailFrom).toEqual({ name, address: 'quiz@club.example' });
    expect(mailReplyTo).toEqual(mailFrom);
  });

  it('is called Clockbeat, speaks English and has no pages by law unless it is told so', () => {
    expect(readEnvironment(enough).face).toEqual({
      name: 'Clockbeat',
      defaultLanguage: 'en',
      accent: null,
      logo: null,
      legal: {},
    });
  });

  describe('with files of its own', () => {
    let folder: string;
    beforeEach(() => {
      folder = mkdtempSync(join(tmpdir(), 'clockbeat-face-'));
    });
    afterEach(() => rmSync(folder, { recursive: true }));
    const file = (name: string, content: string | Buffer): string => {
      writeFileSync(join(folder, name), content);
      return join(folder, name);
    };

    it.each([
      [
        'image/svg+xml',
        'svg',
        '<?xml version="1.0"?>\n<!-- ours -->\n<svg xmlns="http://www.w3.org/2000/svg"/>',
      ],
      ['image/png', 'png', Buffer.from('89504e470d0a1a0a0000', 'hex')],
      ['image/webp', 'webp', Buffer.from('RIFF0000WEBPVP8 ', 'latin1')],
    ])('knows %s by what it holds, not by its name, and names it by it', (type, ending, bytes) => {
      const { logo } = readEnvironment({ ...enough, INSTALLATION_LOGO: file('logo.bin', bytes) }).face;
      expect(logo).toMatchObject({
        type,
        path: expect.stringMatching(`^/assets/logo-[0-9a-f]{16}\\.${ending}$`),
      });
    });

    it('refuses a logo and a text that are too large, by their size', () => {
      const large = file('large.svg', `<svg>${' '.repeat(500_000)}</svg>`);
      expect(problemsOf({ INSTALLATION_LOGO: large })).toContain('must name a file of 500000 bytes at most');
      expect(problemsOf({ TERMS_FILE: large })).toContain('must name a file of 200000 bytes at most');
    });

    it('refuses a page, or a translation of it, that is no text', () => {
      expect(problemsOf({ TERMS_FILE: file('terms.md', Buffer.from([0xff, 0xfe])) })).toContain('in UTF-8');
      const privacy = file('privacy.md', '# Privacy');
      file('privacy.fr.md', Buffer.from([0xff]));
      expect(problemsOf({ PRIVACY_FILE: privacy })).toMatch(
        /^Bad environment: PRIVACY_FILE .*privacy\.fr\.md/,
      );
    });

    it('takes a page in each language that lies beside it, and else in its own', () => {
      const PRIVACY_FILE = file('privacy.md', '# Datenschutz');
      const { legal } = readEnvironment({ ...enough, PRIVACY_FILE, DEFAULT_LANGUAGE: 'fr' }).face;
      const own = { markdown: '# Datenschutz', language: 'fr' };
      expect(legal).toEqual({ privacy: inEachLanguage(() => own) });
      file('privacy.en.md', '# Privacy');
      const translated = readEnvironment({ ...enough, PRIVACY_FILE, DEFAULT_LANGUAGE: 'fr' }).face.legal;
      expect(translated.privacy).toEqual({
        ...inEachLanguage(() => own),
        en: { markdown: '# Privacy', language: 'en' },
      });
    });
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

import { isIP } from 'node:net';
import { type NameMode, nameModes, type QuotaName, quotaRange } from '@clockbeat/domain';
import {
  type ArchivePlace,
  archivePlaceIn,
  archivePlaceRule,
  type Bucket,
  bucketIn,
  type QuotaSettings,
  usualQuotas,
} from '@clockbeat/persistence';
import { type Face, faceFiles, readFace } from './face.js';
import { keptSecret } from './kept-secret.js';
import { isAddress, type MailAddress, readMailAddress, usualSender } from './mail-sender.js';
import { type OidcSettings, readOidcProviders } from './oidc-providers.js';

const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;
export type LogLevel = (typeof logLevels)[number];

/** What the process was told at its start: read once, typed, frozen. A class, so that it can be injected. */
export abstract class Environment {
  readonly production: boolean;
  readonly port: number;
  readonly host: string;
  readonly dataDir: string;
  readonly databaseUrl: string;
  /** A streaming replica of it, from which lists and statistics are read; null: there is none. */
  readonly databaseReadUrl: string | null;
  /** None: this gateway is alone. Several: the nodes of a Redis Cluster. */
  readonly redisUrls: readonly string[];
  /** Scheme, host and port that links and QR codes say; null: the address that the browser used. */
  readonly publicUrl: string | null;
  readonly sessionSecret: string;
  readonly google: { readonly clientId: string; readonly clientSecret: string } | null;
  readonly oidcProviders: readonly OidcSettings[];
  /** Whose accounts may host, by address or, with an @ in front, domain, in lower case; where nothing is said anywhere, everybody. */
  readonly hostEmails: readonly string[];
  readonly smtpUrl: string | null;
  /** Whom mails come from; without a name of its own, the installation's. */
  readonly mailFrom: MailAddress;
  /** Whom answers to them go to; null: whom they came from. */
  readonly mailReplyTo: MailAddress | null;
  /** What this installation is called, looks like, and says by law. */
  readonly face: Face;
  readonly analystEmails: readonly string[];
  /** The first operators: who else is one, they say themselves. */
  readonly operatorEmails: readonly string[];
  /** Where `npm run dev` serves the client, whose pages call us through its proxy; none in production. */
  readonly devOrigins: readonly string[];
  /** Origins whose pages may show overlays and shared tables in a frame; none: nobody frames anything. */
  readonly frameAncestors: readonly string[];
  /** What others see of players' names in games that say nothing of it. */
  readonly playerNames: NameMode;
  readonly metricsToken: string | null;
  /** Bytes that visitors without an account may have stored in a day, by address. */
  readonly guestBytesPerDay: number;
  /** Days after which is deleted what visitors left: games that only they played, sets that nobody claimed, feedback. */
  readonly guestGameDays: number;
  readonly guestSetDays: number;
  readonly feedbackDays: number;
  /** Days after which a line of the audit log goes. */
  readonly auditDays: number;
  /** Days after its end after which a game of an account is deleted: hosted and started, hosted and not, played alone; null: it stays. */
  readonly gameDays: number | null;
  readonly unstartedGameDays: number | null;
  readonly soloGameDays: number | null;
  /** Days that somebody stays signed in without coming back, and at all. */
  readonly sessionIdleDays: number;
  readonly sessionDays: number;
  /** What an account, and the installation, may have. */
  readonly quotas: QuotaSettings;
  /** Where they are kept; null: in the database. */
  readonly mediaBucket: Bucket | null;
  /** Where archived months of the log are; null: nowhere. */
  readonly archive: ArchivePlace | null;
  /** Months are archived by themselves when they have been over for so many; null: never. */
  readonly archiveAfterMonths: number | null;
  /** Whether this gateway may be elected to follow the log; false where `npm run projector` does. */
  readonly projections: boolean;
  /** Whether a game is rehearsed before the gateway says that it is ready. */
  readonly rehearsal: boolean;
  /** Whether what players of new games are called is sealed (docs/decisions/092). */
  readonly nameKeys: boolean;
  /** Whether webhooks may lead to this machine and its own networks. */
  readonly webhookPrivateAddresses: boolean;
  /** Where a projector answers health checks and metrics; null: nowhere. Of a gateway it says nothing. */
  readonly projectorPort: number | null;
  readonly logLevel: LogLevel;
  /** Whose X-Forwarded-* headers are believed, as Express writes it. */
  readonly trustedProxies: readonly string[];
  /** Appending connections, and all other ones. */
  readonly writers: number;
  readonly poolSize: number;
}

/** Whether browsers reach us over https, as far as we were told. */
export const isHttps = ({ publicUrl }: Pick<Environment, 'publicUrl'>): boolean =>
  publicUrl?.startsWith('https://') ?? false;

/** Tells everything that is wrong at once, each line with the variable's name. */
export class BadEnvironment extends Error {
  constructor(readonly problems: readonly string[]) {
    super(problems.map((problem) => `Bad environment: ${problem}`).join('\n'));
    this.name = 'BadEnvironment';
  }
}

type Variables = Readonly<Record<string, string | undefined>>;

/** Reads and checks the variables; throws a BadEnvironment that names each wrong one. */
export const readEnvironment = (variables: Variables): Environment => {
  const problems: string[] = [];
  const wrong = <T>(name: string, rule: string, instead: T): T => {
    problems.push(`${name} ${rule}`);
    return instead;
  };
  const text = (name: string): string | null => variables[name]?.trim() || null;
  const whole = (name: string, otherwise: number, min: number, max: number): number => {
    const given = text(name);
    if (given === null) return otherwise;
    const value = Number(given);
    const fits = /^\d+$/.test(given) && value >= min && value <= max;
    return fits
      ? value
      : wrong(name, `must be a whole number from ${min} to ${max}, not "${given}"`, otherwise);
  };
  const longest = 36_500;
  const days = (name: string, otherwise: number): number => whole(name, otherwise, 1, longest);
  /** None where nothing is said. */
  const daysIfAny = (name: string): number | null => (text(name) === null ? null : days(name, longest));
  const list = (name: string): string[] =>
    (text(name) ?? '')
      .split(',')
      .map((part) => part.trim())
      .filter((part) => part !== '');
  const url = (name: string, schemes: readonly string[]): string | null => {
    const given = text(name);
    if (given === null || schemes.includes(schemeOf(given))) return given;
    // The value stays out of the message: it may hold a password.
    return wrong(name, `must be a URL that starts with ${schemes.join(' or ')}`, null);
  };

  /** One address, or the nodes of a cluster separated by commas; a socket's path can't be a cluster's. */
  const redisNodes = (): string[] => {
    const nodes = list('REDIS_URL');
    const allowed = nodes.length > 1 ? ['redis://', 'rediss://'] : ['redis://', 'rediss://', 'unix://'];
    return nodes.every((node) => allowed.includes(schemeOf(node)))
      ? nodes
      : wrong('REDIS_URL', `must be a URL that starts with ${allowed.join(' or ')}`, []);
  };

  const ofAccount = (setting: string, quota: QuotaName): number => {
    const { min, max } = quotaRange(quota);
    return whole(setting, usualQuotas.account[quota], min, max);
  };

  const production = text('NODE_ENV') === 'production';
  const dataDir = text('DATA_DIR') ?? './.data';

  const databaseUrl = url('DATABASE_URL', ['postgres://', 'postgresql://']);
  if (text('DATABASE_URL') === null)
    wrong('DATABASE_URL', 'is missing (npm start brings its own PostgreSQL)', '');
  if (/[?&]connect_timeout=(?![1-9]\d{0,5}(?:[&#]|$))/.test(databaseUrl ?? ''))
    wrong('DATABASE_URL', 'must have a whole number of seconds as connect_timeout', '');

  const logLevel = text('LOG_LEVEL') ?? 'info';
  if (!isLogLevel(logLevel))
    wrong('LOG_LEVEL', `must be one of ${logLevels.join(', ')}, not "${logLevel}"`, '');

  const playerNames = text('PLAYER_NAMES') ?? 'masked';
  if (!isNameMode(playerNames))
    wrong('PLAYER_NAMES', `must be one of ${nameModes.join(', ')}, not "${playerNames}"`, '');

  const onOrOff = (name: string, otherwise: boolean): boolean => {
    const given = text(name);
    if (given === null) return otherwise;
    if (given === 'on' || given === 'off') return given === 'on';
    return wrong(name, `must be on or off, not "${given}"`, otherwise);
  };

  const emails = (name: string): string[] => {
    const given = list(name).map((email) => email.toLowerCase());
    return given.every(isAddress) ? given : wrong(name, 'must be e-mail addresses, separated by commas', []);
  };
  const analystEmails = emails('ANALYST_EMAILS');
  const operatorEmails = emails('OPERATOR_EMAILS');

  const hostEmails = list('HOST_EMAILS').map((entry) => entry.toLowerCase());
  if (!hostEmails.every((entry) => isAddress(entry.startsWith('@') ? `anybody${entry}` : entry)))
    wrong('HOST_EMAILS', 'must be e-mail addresses or domains like @school.example, separated by commas', '');

  const oidc = readOidcProviders(text('OIDC_PROVIDERS') ?? '[]');
  for (const problem of oidc.problems) wrong('OIDC_PROVIDERS', problem, '');

  const mailAddress = (name: string): MailAddress | null => {
    const given = text(name);
    if (given === null) return null;
    return (
      readMailAddress(given) ??
      wrong(name, 'must be one e-mail address, or a name and one: Quiz <quiz@example.org>', null)
    );
  };

  const bucket = text('MEDIA_BUCKET');
  const mediaBucket = bucket === null ? null : bucketIn(bucket);
  if (bucket !== null && mediaBucket === null)
    // the value stays out of the message: it holds a password
    wrong('MEDIA_BUCKET', 'must be like https://KEY:SECRET@host/bucket?region=REGION', '');

  const archiveText = text('ARCHIVE_URL');
  const archive = archiveText === null ? null : archivePlaceIn(archiveText);
  if (archiveText !== null && archive === null) wrong('ARCHIVE_URL', archivePlaceRule, '');
  const archiveAfterMonths =
    text('ARCHIVE_AFTER_MONTHS') === null ? null : whole('ARCHIVE_AFTER_MONTHS', 12, 1, 1_200);
  if (archiveAfterMonths !== null && archiveText === null)
    wrong('ARCHIVE_AFTER_MONTHS', 'needs ARCHIVE_URL, which says where to', '');

  const gameDays = daysIfAny('GAME_DAYS');
  const [sessionIdleDays, sessionDays] = [days('SESSION_IDLE_DAYS', 30), days('SESSION_DAYS', 90)];

  const frameAncestors = list('FRAME_ANCESTORS').filter(
    (site) =>
      isOrigin(site) ||
      wrong(
        'FRAME_ANCESTORS',
        `must be origins like https://www.example.org, separated by commas, not "${site}"`,
        false,
      ),
  );

  const trustedProxies = text('TRUSTED_PROXIES') === null ? ['loopback'] : list('TRUSTED_PROXIES');
  const notAProxy = trustedProxies.find((proxy) => !isProxyRange(proxy));
  if (notAProxy !== undefined)
    wrong(
      'TRUSTED_PROXIES',
      `must be addresses, ranges or loopback, linklocal, uniquelocal, not "${notAProxy}"`,
      '',
    );

  const values: Environment = {
    production,
    port: whole('PORT', 3000, 0, 65_535),
    host: text('HOST') ?? '0.0.0.0',
    dataDir,
    databaseUrl: databaseUrl ?? '',
    databaseReadUrl: url('DATABASE_READ_URL', ['postgres://', 'postgresql://']),
    redisUrls: redisNodes(),
    publicUrl: origin(url('PUBLIC_URL', ['http://', 'https://']), (rule) => wrong('PUBLIC_URL', rule, null)),
    sessionSecret: text('SESSION_SECRET') ?? '',
    google: null,
    smtpUrl: url('SMTP_URL', ['smtp://', 'smtps://']),
    mailFrom: mailAddress('MAIL_FROM') ?? usualSender(text('SMTP_URL'), text('PUBLIC_URL')),
    mailReplyTo: mailAddress('MAIL_REPLY_TO'),
    face: readFace(text, wrong),
    oidcProviders: oidc.providers,
    hostEmails,
    analystEmails,
    operatorEmails,
    devOrigins: production ? [] : list('DEV_ORIGINS'),
    frameAncestors: frameAncestors.map((site) => new URL(site).origin),
    playerNames: isNameMode(playerNames) ? playerNames : 'masked',
    metricsToken: text('METRICS_TOKEN'),
    guestBytesPerDay: whole('GUEST_BYTES_PER_DAY', 100_000_000, 0, 1_000_000_000_000),
    guestGameDays: days('GUEST_GAME_DAYS', 7),
    guestSetDays: days('GUEST_SET_DAYS', 30),
    feedbackDays: days('FEEDBACK_DAYS', 365),
    auditDays: days('AUDIT_DAYS', 730),
    gameDays,
    unstartedGameDays: daysIfAny('UNSTARTED_GAME_DAYS') ?? gameDays,
    soloGameDays: daysIfAny('SOLO_GAME_DAYS') ?? gameDays,
    sessionIdleDays,
    sessionDays,
    quotas: {
      account: {
        runningGames: ofAccount('RUNNING_GAMES_PER_ACCOUNT', 'runningGames'),
        playersPerGame: ofAccount('PLAYERS_PER_GAME', 'playersPerGame'),
        sets: ofAccount('SETS_PER_ACCOUNT', 'sets'),
        questions: ofAccount('QUESTIONS_PER_ACCOUNT', 'questions'),
        mediaBytes: ofAccount('MEDIA_BYTES_PER_ACCOUNT', 'mediaBytes'),
        tokens: ofAccount('TOKENS_PER_ACCOUNT', 'tokens'),
      },
      installation: {
        runningGames: whole('RUNNING_GAMES', usualQuotas.installation.runningGames, 0, 1_000_000_000_000),
        mediaBytes: whole('MEDIA_BYTES', usualQuotas.installation.mediaBytes, 0, 1_000_000_000_000_000),
      },
    },
    mediaBucket,
    archive,
    archiveAfterMonths,
    projections: onOrOff('PROJECTIONS', true),
    rehearsal: onOrOff('REHEARSAL', true),
    nameKeys: onOrOff('NAME_KEYS', true),
    webhookPrivateAddresses: onOrOff('WEBHOOK_PRIVATE_ADDRESSES', false),
    projectorPort: text('PROJECTOR_PORT') === null ? null : whole('PROJECTOR_PORT', 3000, 0, 65_535),
    logLevel: isLogLevel(logLevel) ? logLevel : 'info',
    trustedProxies,
    writers: whole('WRITERS', 2, 1, 32),
    poolSize: whole('POOL_SIZE', 8, 1, 200),
  };

  if (production && values.sessionSecret === '') wrong('SESSION_SECRET', 'is missing (see .env.example)', '');
  else if (production && values.sessionSecret.length < 16)
    wrong('SESSION_SECRET', 'must have 16 characters or more', '');

  const clientId = text('GOOGLE_CLIENT_ID');
  const clientSecret = text('GOOGLE_CLIENT_SECRET');
  if (clientId !== null && clientSecret === null)
    wrong('GOOGLE_CLIENT_SECRET', 'is missing although GOOGLE_CLIENT_ID is set', '');
  if (clientId === null && clientSecret !== null)
    wrong('GOOGLE_CLIENT_ID', 'is missing although GOOGLE_CLIENT_SECRET is set', '');

  if (problems.length > 0) throw new BadEnvironment(problems);
  return Object.freeze({
    ...values,
    // Only now, since it may write a file: a start that fails leaves nothing behind.
    sessionSecret: values.sessionSecret || keptSecret(dataDir),
    google: clientId !== null && clientSecret !== null ? Object.freeze({ clientId, clientSecret }) : null,
  });
};

/** The same for a projector. It signs nothing and shows nothing: it needs no SESSION_SECRET, and no file of the face. */
export const readProjectorEnvironment = (variables: Variables): Environment =>
  readEnvironment({
    ...variables,
    ...Object.fromEntries(faceFiles.map((name) => [name, ''])),
    SESSION_SECRET: 'a projector signs nothing',
  });

const isNameMode = (text: string): text is NameMode => nameModes.some((mode) => mode === text);
const isLogLevel = (text: string): text is LogLevel => logLevels.some((level) => level === text);

const schemeOf = (text: string): string =>
  URL.canParse(text) || text.startsWith('unix://')
    ? `${text.slice(0, text.indexOf(':')).toLowerCase()}://`
    : '';

const isProxyRange = (text: string): boolean => {
  if (['loopback', 'linklocal', 'uniquelocal'].includes(text)) return true;
  const [address = '', bits, ...more] = text.split('/');
  const most = { 0: -1, 4: 32, 6: 128 }[isIP(address)] ?? -1;
  return (
    more.length === 0 && most > 0 && (bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= most))
  );
};

/** Scheme, host and port of a site, and nothing that a policy would read otherwise. */
const isOrigin = (text: string): boolean =>
  ['http://', 'https://'].includes(schemeOf(text)) &&
  /^\w+:\/\/[\w.:[\]-]+\/?$/.test(text) &&
  new URL(text).username === '';

/** Scheme, host and port without a slash at the end: what an Origin header says. */
const origin = (text: string | null, wrong: (rule: string) => null): string | null => {
  if (text === null) return null;
  const { origin, pathname, search, hash, username } = new URL(text);
  return pathname === '/' && `${search}${hash}${username}` === ''
    ? origin
    : wrong('must be scheme, host and port only, like https://quiz.example.org');
};

import type { GameEventType } from '@clockbeat/domain';
import pg from 'pg';
import type { DataSource } from 'typeorm';
import { AccessTokenStore } from './access-tokens/access-token.store.js';
import { Archive } from './archive/archive.js';
import type { ArchiveFiles } from './archive/archive-files.js';
import { ArchiveReader } from './archive/archive-reader.js';
import { MonthArchiver } from './archive/month-archiver.js';
import { type ArchivePlace, openPlace } from './archive/place.js';
import { AssignmentStore } from './assignments/assignment.store.js';
import { AuditStore } from './audit/audit.store.js';
import { connectTimeoutOf } from './connect-timeout.js';
import { makeDataSource, poolOf } from './data-source.js';
import { AnswerClock, AppendQueue, appendLimits, EventStore, StoreClock } from './event-store/index.js';
import { WriterConnection } from './event-store/writer-connection.js';
import { ExpiryStore } from './expiry/expiry.store.js';
import { RetentionStore } from './expiry/retention.store.js';
import { ExportStore } from './export/export.store.js';
import { FeedbackStore } from './feedback/feedback.store.js';
import { GameReadModel } from './games/game-read-model.js';
import { InsightsReadModel } from './insights/insights-read-model.js';
import { JoinCodeStore } from './join-codes/join-code.store.js';
import { LeagueStore } from './leagues/league.store.js';
import { LeagueOrganiserStore } from './leagues/league-organiser.store.js';
import { AssignmentReminderStore } from './mails/assignment-reminder.store.js';
import { LeagueMailStore } from './mails/league-mail.store.js';
import { summariesProjection } from './mails/summaries.projection.js';
import { SummaryMailStore } from './mails/summary-mail.store.js';
import type { Bucket } from './media/bucket.js';
import type { BytesInBucket } from './media/bytes-in-bucket.js';
import { MediaStore } from './media/media.store.js';
import { BytesInDatabase } from './media/media-bytes.js';
import { migrate } from './migrate.js';
import { LogMonths } from './months/log-months.js';
import { ForgottenNamesStore } from './names/forgotten-names.store.js';
import { NameKeys } from './names/name-keys.js';
import { NewsletterStore } from './newsletter/newsletter.store.js';
import { Installation } from './operators/installation.js';
import { OperatedAccounts } from './operators/operated-accounts.js';
import { OperatedMail } from './operators/operated-mail.js';
import { OverlayStore } from './overlays/overlay.store.js';
import { programNames } from './program-names.js';
import { projections } from './projections/all-projections.js';
import { ProjectionRunner } from './projections/projection-runner.js';
import { BankMendStore } from './questions/bank-mends.store.js';
import { QuestionStore } from './questions/question.store.js';
import { seedBank } from './questions/seed-bank.js';
import { type QuotaSettings, usualQuotas } from './quotas/quota-settings.js';
import { Quotas } from './quotas/quotas.js';
import type { Reader } from './replica/reader.js';
import { Replica } from './replica/replica.js';
import { ReportStore } from './reports/report.store.js';
import { Leaderboards } from './results/leaderboards.js';
import { ResultsReadModel } from './results/results-read-model.js';
import { RoleStore } from './roles/role.store.js';
import { RoomClaimStore } from './room-claims/room-claim.store.js';
import { SealStore } from './seals/seal.store.js';
import { SeatCodeStore } from './seat-codes/seat-code.store.js';
import { SeatStore } from './seats/seat.store.js';
import { SeriesStore } from './series/series.store.js';
import { SeriesNightStore } from './series/series-night.store.js';
import { SessionStore } from './sessions/session.store.js';
import { CoAuthorStore } from './sets/co-author.store.js';
import { SavedSetStore } from './sets/saved-set.store.js';
import { SetCopyStore } from './sets/set-copy.store.js';
import { SetReportStore } from './sets/set-report.store.js';
import { SharedSetStore } from './sets/shared-set.store.js';
import { UploadStore } from './sets/upload.store.js';
import { breakWhenSilent, statementMs } from './silence.js';
import { SnapshotStore } from './snapshots/snapshot.store.js';
import { TeamStore } from './teams/team.store.js';
import { TvStore } from './tvs/tv.store.js';
import { AccountStore } from './users/account.store.js';
import { OwnRows } from './users/own-rows.js';
import { SettingsStore } from './users/settings.store.js';
import { UserStore } from './users/user.store.js';
import { WebhookStore } from './webhooks/webhook.store.js';
import { WebhookOutboxStore } from './webhooks/webhook-outbox.store.js';
import { WhatIfLinkStore } from './what-if-links/what-if-link.store.js';

export interface PersistenceOptions {
  url: string;
  /** Connections that append, 2; a game always uses the same one. */
  writers?: number;
  /** Connections for everything else, 10; lists have a few of their own besides, and the pulse one. */
  poolSize?: number;
  /** Whether summaries are noted for mailing; false. */
  mail?: boolean;
  /** A streaming replica, from which lists and statistics are read; none. */
  readUrl?: string | undefined;
  applicationName?: string;
  /** Where the bytes of pictures and sounds are; left out: in the database. */
  bucket?: Bucket | undefined;
  /** Where archived months are; left out: none can be read. */
  archive?: ArchivePlace | undefined;
  /** What accounts may have; left out: what is usual. */
  quotas?: QuotaSettings | undefined;
}

/**
 * Lists that strangers may ask for are read over these few, each statement for so long at most: who asks for many waits for
 * others who do, and is refused, while games go on over the pool.
 */
const forLists = { max: 3, statement_timeout: 2_000, connectionTimeoutMillis: 2_000 };
/** How long the check of PostgreSQL may take. */
const forPulse = { max: 1, statement_timeout: 1_500, connectionTimeoutMillis: 1_500 };

/** Statistics of one account, which no stranger can ask for, are read from a replica as long as from the primary. */
const forStatistics = { max: 3, statement_timeout: statementMs, connectionTimeoutMillis: 2_000 };

/** Lists and statistics: what projections have made of the log. */
export interface ReadModels {
  readonly games: GameReadModel;
  readonly results: ResultsReadModel;
  readonly leaderboards: Leaderboards;
  readonly insights: InsightsReadModel;
}

/** Everything that is stored, over a pool, a small one for lists, and a few connections of its own. */
export class Persistence {
  readonly pool: pg.Pool;
  /** For what public lists read. */
  readonly lists: pg.Pool;
  /** One connection, by which readiness is told: however busy the others are. */
  readonly pulse: pg.Pool;
  readonly archive: Archive;
  readonly archiver: MonthArchiver;
  readonly events: EventStore;
  readonly clock: StoreClock;
  readonly appends: AppendQueue;
  readonly users: UserStore;
  readonly settings: SettingsStore;
  readonly accounts: AccountStore;
  readonly ownRows: OwnRows;
  readonly mails: SummaryMailStore;
  readonly leagueMails: LeagueMailStore;
  readonly reminders: AssignmentReminderStore;
  readonly teams: TeamStore;
  readonly quotas: Quotas;
  readonly media: MediaStore;
  readonly questions: QuestionStore;
  readonly sets: SavedSetStore;
  readonly sharedSets: SharedSetStore;
  readonly setCopies: SetCopyStore;
  readonly coAuthors: CoAuthorStore;
  readonly setReports: SetReportStore;
  readonly uploads: UploadStore;
  readonly seats: SeatStore;
  readonly seatCodes: SeatCodeStore;
  readonly codes: JoinCodeStore;
  readonly roomClaims: RoomClaimStore;
  readonly snapshots: SnapshotStore;
  readonly forgottenNames: ForgottenNamesStore;
  readonly seals: SealStore;
  readonly exports: ExportStore;
  readonly expiry: ExpiryStore;
  readonly retention: RetentionStore;
  readonly months: LogMonths;
  readonly sessions: SessionStore;
  readonly series: SeriesStore;
  readonly seriesNights: SeriesNightStore;
  readonly tvs: TvStore;
  readonly accessTokens: AccessTokenStore;
  readonly whatIfLinks: WhatIfLinkStore;
  readonly leagues: LeagueStore;
  readonly leagueOrganisers: LeagueOrganiserStore;
  readonly assignments: AssignmentStore;
  readonly overlays: OverlayStore;
  readonly reports: ReportStore;
  readonly bankMends: BankMendStore;
  readonly webhooks: WebhookStore;
  readonly webhookOutbox: WebhookOutboxStore;
  readonly audit: AuditStore;
  readonly roles: RoleStore;
  readonly operated: OperatedAccounts;
  readonly operatedMail: OperatedMail;
  readonly installation: Installation;
  readonly games: GameReadModel;
  readonly results: ResultsReadModel;
  readonly leaderboards: Leaderboards;
  readonly insights: InsightsReadModel;
  /** The same four, read from the replica while it is young enough; without one they are the same. */
  readonly aMomentAgo: ReadModels;
  /** The replica; null: there is none. */
  readonly replica: Replica | null;
  private readonly ofReplica: readonly pg.Pool[];
  readonly feedback: FeedbackStore;
  readonly newsletter: NewsletterStore;
  /** Runs once it is started. */
  readonly projections: ProjectionRunner;

  constructor(
    readonly dataSource: DataSource,
    private readonly listsSource: DataSource,
    {
      url,
      writers = 2,
      mail = false,
      readUrl,
      applicationName = programNames.gateway,
      quotas = usualQuotas,
    }: PersistenceOptions,
    private readonly inBucket: BytesInBucket | null = null,
    archived: ArchiveFiles | null = null,
  ) {
    const answers = new AnswerClock();
    this.pool = poolOf(dataSource);
    this.lists = poolOf(listsSource);
    this.pulse = new pg.Pool({
      connectionString: url,
      application_name: `${applicationName} pulse`,
      keepAlive: true,
      onConnect: breakWhenSilent(),
      ...forPulse,
    });
    this.pulse.on('error', () => undefined); // an idle one that was lost: the next question makes another
    this.archive = new Archive(this.pool, new ArchiveReader(archived));
    this.archiver = new MonthArchiver(url, this.pool, this.archive.reader);
    this.events = new EventStore(this.pool, answers, this.archive);
    const keys = new NameKeys(this.pool);
    this.clock = new StoreClock(this.pool);
    const forWriting = { connectionString: url, application_name: `${applicationName} writer` };
    this.appends = new AppendQueue(
      Array.from({ length: writers }, () => new WriterConnection(forWriting, answers, this.clock)),
      answers,
      appendLimits,
      (event) => keys.write(event),
    );
    this.users = new UserStore(dataSource);
    this.settings = new SettingsStore(this.pool);
    this.accounts = new AccountStore(this.pool);
    this.ownRows = new OwnRows(this.pool);
    this.mails = new SummaryMailStore(this.pool);
    this.leagueMails = new LeagueMailStore(this.pool);
    this.reminders = new AssignmentReminderStore(this.pool);
    this.codes = new JoinCodeStore(this.pool);
    this.teams = new TeamStore(dataSource, this.lists, this.codes);
    this.quotas = new Quotas(this.pool, quotas);
    this.media = new MediaStore(this.pool, inBucket ?? new BytesInDatabase(this.pool), this.quotas);
    this.questions = new QuestionStore(dataSource, listsSource, this.quotas);
    this.sets = new SavedSetStore(dataSource, this.quotas);
    this.sharedSets = new SharedSetStore(this.pool, this.lists, dataSource);
    this.setCopies = new SetCopyStore(dataSource, this.sets);
    this.coAuthors = new CoAuthorStore(this.pool);
    this.setReports = new SetReportStore(this.pool);
    this.uploads = new UploadStore(dataSource, this.questions, this.sets, this.quotas);
    this.seats = new SeatStore(this.pool);
    this.seatCodes = new SeatCodeStore(this.pool);
    this.roomClaims = new RoomClaimStore(this.pool);
    this.snapshots = new SnapshotStore(this.pool, keys);
    this.forgottenNames = new ForgottenNamesStore(this.pool, this.events, keys);
    this.seals = new SealStore(this.pool);
    this.exports = new ExportStore(this.pool, this.archive);
    this.expiry = new ExpiryStore(this.pool);
    this.retention = new RetentionStore(this.pool);
    this.months = new LogMonths(this.pool);
    this.sessions = new SessionStore(this.pool);
    this.series = new SeriesStore(this.pool, this.codes);
    this.seriesNights = new SeriesNightStore(this.pool);
    this.tvs = new TvStore(this.pool);
    this.accessTokens = new AccessTokenStore(this.pool, this.quotas);
    this.whatIfLinks = new WhatIfLinkStore(this.pool);
    this.leagues = new LeagueStore(this.pool, this.lists);
    this.leagueOrganisers = new LeagueOrganiserStore(this.pool);
    this.assignments = new AssignmentStore(this.pool, this.codes);
    this.overlays = new OverlayStore(this.pool);
    this.reports = new ReportStore(this.pool);
    this.bankMends = new BankMendStore(this.pool);
    this.webhooks = new WebhookStore(this.pool);
    this.webhookOutbox = new WebhookOutboxStore(this.pool);
    this.audit = new AuditStore(this.pool);
    this.roles = new RoleStore(this.pool);
    this.operated = new OperatedAccounts(this.pool);
    this.operatedMail = new OperatedMail(this.pool);
    this.installation = new Installation(this.pool);
    ({
      games: this.games,
      results: this.results,
      leaderboards: this.leaderboards,
      insights: this.insights,
    } = this.readFrom(this.lists, this.pool));
    this.ofReplica = readUrl === undefined ? [] : replicaPools(readUrl, applicationName);
    const [place, lists, statistics] = this.ofReplica;
    this.replica = place ? new Replica(this.pulse, place) : null;
    this.aMomentAgo =
      this.replica && lists && statistics
        ? this.readFrom(this.replica.reader(lists, this.lists), this.replica.reader(statistics, this.pool))
        : this;
    this.feedback = new FeedbackStore(this.pool);
    this.newsletter = new NewsletterStore(this.pool);
    this.projections = new ProjectionRunner(
      this.pool,
      { connectionString: url, application_name: `${applicationName} follower` },
      projections.filter((projection) => mail || projection !== summariesProjection),
      {},
      this.archive.reader,
    );
    // a host who has corrected something looks whether the boards have it
    this.appends.onCommitted((events) =>
      this.projections.nudge(events.some(({ type }) => corrections.has(type))),
    );
  }

  private readFrom(lists: Reader, statistics: Reader): ReadModels {
    return {
      games: new GameReadModel(this.pool, lists),
      results: new ResultsReadModel(lists, this.pool),
      leaderboards: new Leaderboards(lists),
      insights: new InsightsReadModel(statistics),
    };
  }

  /** Finishes what is queued and in flight, then lets all connections go. */
  async close(): Promise<void> {
    await this.appends.close();
    await this.projections.stop();
    this.inBucket?.close();
    this.archive.reader.close();
    await Promise.all(this.ofReplica.map((pool) => pool.end()));
    await Promise.all([this.pulse.end(), this.listsSource.destroy(), this.dataSource.destroy()]);
  }
}

const corrections: ReadonlySet<GameEventType> = new Set(['QuestionCorrected', 'CorrectionUndone']);

/** Of the replica: one connection by which it says where it is, some for lists, some for statistics. */
const replicaPools = (connectionString: string, applicationName: string): pg.Pool[] =>
  [forPulse, forLists, forStatistics].map((limits) => {
    const pool = new pg.Pool({
      connectionString,
      application_name: `${applicationName} reads`,
      keepAlive: true,
      onConnect: breakWhenSilent(),
      ...limits,
    });
    pool.on('error', () => undefined); // an idle one that was lost
    return pool;
  });

/** Connects, brings the tables and the question bank up to date (several gateways may do so at once), returns the parts. */
export const openPersistence = async (options: PersistenceOptions): Promise<Persistence> => {
  await migrate(options.url);
  const persistence = await connectPersistence(options);
  try {
    await seedBank(persistence);
    return persistence;
  } catch (error) {
    await persistence.close();
    throw error;
  }
};

/** Its client is large: who has no bucket never loads it. */
const openBucket = async (bucket: Bucket): Promise<BytesInBucket> => {
  const { BytesInBucket } = await import('./media/bytes-in-bucket.js');
  return new BytesInBucket(bucket);
};

/** Connects to a database as it is: for commands, whose release need not be the one of the gateways. */
export const connectPersistence = async (options: PersistenceOptions): Promise<Persistence> => {
  const { url, poolSize = 10, applicationName = programNames.gateway, bucket, archive } = options;
  const common = {
    idle_in_transaction_session_timeout: 10_000,
    keepAlive: true,
    onConnect: breakWhenSilent(),
  };
  const pool = {
    ...common,
    max: poolSize,
    application_name: applicationName,
    connectionTimeoutMillis: connectTimeoutOf(url, 5_000),
    statement_timeout: statementMs,
  };
  const lists = {
    ...common,
    ...forLists,
    connectionTimeoutMillis: connectTimeoutOf(url, forLists.connectionTimeoutMillis),
    application_name: `${applicationName} lists`,
  };
  const dataSource = await makeDataSource(url, pool).initialize();
  try {
    const listsSource = await makeDataSource(url, lists).initialize();
    return new Persistence(
      dataSource,
      listsSource,
      options,
      bucket ? await openBucket(bucket) : null,
      archive ? await openPlace(archive) : null,
    );
  } catch (error) {
    await dataSource.destroy();
    throw error;
  }
};

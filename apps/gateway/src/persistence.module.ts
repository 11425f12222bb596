import {
  AccessTokenStore,
  AccountStore,
  AppendQueue,
  Archive,
  AssignmentReminderStore,
  AssignmentStore,
  AuditStore,
  BankMendStore,
  CoAuthorStore,
  EventStore,
  ExpiryStore,
  ExportStore,
  FeedbackStore,
  ForgottenNamesStore,
  GameReadModel,
  Installation,
  JoinCodeStore,
  LeagueMailStore,
  LeagueOrganiserStore,
  LeagueStore,
  LogMonths,
  MediaStore,
  MonthArchiver,
  NewsletterStore,
  OperatedAccounts,
  OperatedMail,
  OverlayStore,
  OwnRows,
  openPersistence,
  Persistence,
  QuestionStore,
  Quotas,
  ReportStore,
  RetentionStore,
  RoleStore,
  RoomClaimStore,
  SavedSetStore,
  SeatCodeStore,
  SeatStore,
  SeriesNightStore,
  SeriesStore,
  SessionStore,
  SetCopyStore,
  SetReportStore,
  SettingsStore,
  SharedSetStore,
  SnapshotStore,
  StoreClock,
  SummaryMailStore,
  TeamStore,
  TvStore,
  UploadStore,
  UserStore,
  WebhookOutboxStore,
  WebhookStore,
  WhatIfLinkStore,
} from '@clockbeat/persistence';
import { Global, Module, type OnApplicationShutdown, type Provider } from '@nestjs/common';
import { PinoLogger } from 'nestjs-pino';
import { Environment } from './config/environment.js';
import { oncePostgresIsThere } from './runtime/once-postgres-is-there.js';

const open = (environment: Environment, logger: PinoLogger): Promise<Persistence> => {
  const { databaseUrl: url, writers, poolSize, mediaBucket, quotas } = environment;
  const [readUrl, bucket] = [environment.databaseReadUrl ?? undefined, mediaBucket ?? undefined];
  const archive = environment.archive ?? undefined;
  const mail = environment.smtpUrl !== null;
  return oncePostgresIsThere(
    () => openPersistence({ url, readUrl, writers, poolSize, mail, bucket, archive, quotas }),
    (about, message) => logger.warn(about, message),
  );
};

/** A part of the persistence, injected by its own class. */
const part = <T>(
  token: abstract new (...args: never[]) => T,
  take: (persistence: Persistence) => T,
): Provider => ({
  provide: token,
  useFactory: take,
  inject: [Persistence],
});

const parts: Provider[] = [
  part(Archive, ({ archive }) => archive),
  part(MonthArchiver, ({ archiver }) => archiver),
  part(EventStore, ({ events }) => events),
  part(StoreClock, ({ clock }) => clock),
  part(ExpiryStore, ({ expiry }) => expiry),
  part(RetentionStore, ({ retention }) => retention),
  part(LogMonths, ({ months }) => months),
  part(ExportStore, ({ exports }) => exports),
  part(AppendQueue, ({ appends }) => appends),
  part(UserStore, ({ users }) => users),
  part(AccountStore, ({ accounts }) => accounts),
  part(OwnRows, ({ ownRows }) => ownRows),
  part(SettingsStore, ({ settings }) => settings),
  part(TeamStore, ({ teams }) => teams),
  part(Quotas, ({ quotas }) => quotas),
  part(MediaStore, ({ media }) => media),
  part(QuestionStore, ({ questions }) => questions),
  part(SavedSetStore, ({ sets }) => sets),
  part(SharedSetStore, ({ sharedSets }) => sharedSets),
  part(SetCopyStore, ({ setCopies }) => setCopies),
  part(CoAuthorStore, ({ coAuthors }) => coAuthors),
  part(SetReportStore, ({ setReports }) => setReports),
  part(UploadStore, ({ uploads }) => uploads),
  part(SeatStore, ({ seats }) => seats),
  part(SeatCodeStore, ({ seatCodes }) => seatCodes),
  part(JoinCodeStore, ({ codes }) => codes),
  part(RoomClaimStore, ({ roomClaims }) => roomClaims),
  part(SnapshotStore, ({ snapshots }) => snapshots),
  part(ForgottenNamesStore, ({ forgottenNames }) => forgottenNames),
  part(SessionStore, ({ sessions }) => sessions),
  part(SeriesStore, ({ series }) => series),
  part(SeriesNightStore, ({ seriesNights }) => seriesNights),
  part(TvStore, ({ tvs }) => tvs),
  part(AccessTokenStore, ({ accessTokens }) => accessTokens),
  part(RoleStore, ({ roles }) => roles),
  part(OperatedAccounts, ({ operated }) => operated),
  part(OperatedMail, ({ operatedMail }) => operatedMail),
  part(Installation, ({ installation }) => installation),
  part(AuditStore, ({ audit }) => audit),
  part(AssignmentStore, ({ assignments }) => assignments),
  part(WhatIfLinkStore, ({ whatIfLinks }) => whatIfLinks),
  part(LeagueStore, ({ leagues }) => leagues),
  part(LeagueOrganiserStore, ({ leagueOrganisers }) => leagueOrganisers),
  part(OverlayStore, ({ overlays }) => overlays),
  part(ReportStore, ({ reports }) => reports),
  part(BankMendStore, ({ bankMends }) => bankMends),
  part(WebhookStore, ({ webhooks }) => webhooks),
  part(WebhookOutboxStore, ({ webhookOutbox }) => webhookOutbox),
  part(AssignmentReminderStore, ({ reminders }) => reminders),
  part(LeagueMailStore, ({ leagueMails }) => leagueMails),
  part(SummaryMailStore, ({ mails }) => mails),
  part(GameReadModel, ({ games }) => games),
  part(FeedbackStore, ({ feedback }) => feedback),
  part(NewsletterStore, ({ newsletter }) => newsletter),
];

/**
 * Opens PostgreSQL before anything else is made, and closes it after everything else: what must still be stored at a
 * shutdown is appended in `onModuleDestroy` or `beforeApplicationShutdown`.
 */
@Global()
@Module({
  providers: [{ provide: Persistence, useFactory: open, inject: [Environment, PinoLogger] }, ...parts],
  exports: [Persistence, ...parts],
})
export class PersistenceModule implements OnApplicationShutdown {
  constructor(private readonly persistence: Persistence) {}

  async onApplicationShutdown(): Promise<void> {
    await this.persistence.close();
  }
}

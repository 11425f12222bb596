export {
  type AccessTokenHolder,
  AccessTokenStore,
  type OwnAccessToken,
} from './access-tokens/access-token.store.js';
export { afterRestore } from './after-restore.js';
export { Archive } from './archive/archive.js';
export { GameIsArchived } from './archive/game-is-archived.js';
export { MonthArchiver } from './archive/month-archiver.js';
export { NotArchivable } from './archive/not-archivable.js';
export {
  type ArchivePlace,
  archivePlaceIn,
  archivePlaceOf,
  archivePlaceRule,
} from './archive/place.js';
export { AssignmentStore } from './assignments/assignment.store.js';
export type { Assignment, KeptAttempt, ListedAssignment } from './assignments/assignment.types.js';
export type { AuditAct } from './audit/append-audit.js';
export { type AuditFilter, type AuditHead, AuditStore } from './audit/audit.store.js';
export type { AuditFault, AuditVerification } from './audit/verify-audit.js';
export { makeDataSource } from './data-source.js';
export * from './event-store/index.js';
export { type DueGames, type ExpiredPage, type ExpiryPlace, ExpiryStore } from './expiry/expiry.store.js';
export {
  type ForgottenGame,
  noticeDays,
  type RetentionDays,
  type RetentionRule,
  retentionRules,
} from './expiry/retention.js';
export { RetentionStore } from './expiry/retention.store.js';
export {
  type ExportedEvent,
  type ExportPlace,
  type ExportScope,
  ExportStore,
} from './export/export.store.js';
export { FeedbackStore, type StoredFeedback } from './feedback/feedback.store.js';
export { type GameListing, GameReadModel } from './games/game-read-model.js';
export { type HostInsights, InsightsReadModel } from './insights/insights-read-model.js';
export { isUnavailable } from './is-unavailable.js';
export { type CodeHolder, JoinCodeStore, type JoinTarget } from './join-codes/join-code.store.js';
export { type HeldBy, LeagueStore } from './leagues/league.store.js';
export type {
  LeagueRefusal,
  StoredLeague,
  StoredMember,
  StoredNight,
} from './leagues/league.types.js';
export { LeagueOrganiserStore, type OrganisedLeague } from './leagues/league-organiser.store.js';
export { isLetGoReason, type LetGoReason, LogTakenBack } from './log-taken-back.js';
export { type AssignmentReminder, AssignmentReminderStore } from './mails/assignment-reminder.store.js';
export { type LeagueMail, LeagueMailStore, type LeaguePlace } from './mails/league-mail.store.js';
export { type SummaryMail, SummaryMailStore } from './mails/summary-mail.store.js';
export { type Bucket, bucketIn } from './media/bucket.js';
export { MediaStore, type NewMedia, UnknownMedia } from './media/media.store.js';
export { migrate } from './migrate.js';
export { LogMonths } from './months/log-months.js';
export { beginningOfId, sameBeginningMs } from './months/month.js';
export { type ForgottenName, ForgottenNamesStore } from './names/forgotten-names.store.js';
export {
  type Asked,
  type ConfirmationMail,
  NewsletterStore,
  type Subscription,
} from './newsletter/newsletter.store.js';
export { Installation } from './operators/installation.js';
export { type AccountSearch, OperatedAccounts, type StoredAccount } from './operators/operated-accounts.js';
export { OperatedMail } from './operators/operated-mail.js';
export { type KeptOverlay, OverlayStore } from './overlays/overlay.store.js';
export type { PageOf, PageRequest } from './page.js';
export { type ParquetFormat, parquetOf } from './parquet/parquet-of.js';
export {
  connectPersistence,
  openPersistence,
  Persistence,
  type PersistenceOptions,
  type ReadModels,
} from './persistence.js';
export { asProgram, withPersistence } from './program.js';
export { programNames } from './program-names.js';
export type { Projection } from './projections/projection.js';
export {
  type ProjectionFailure,
  type ProjectionLag,
  ProjectionRunner,
} from './projections/projection-runner.js';
export { BankMendStore } from './questions/bank-mends.store.js';
export { QuestionStore } from './questions/question.store.js';
export type {
  CategoryListing,
  Draw,
  NewQuestion,
  OwnSame,
  QuestionSearch,
  QuestionSource,
  StoredQuestion,
} from './questions/question.types.js';
export { QuotaReached } from './quotas/quota-reached.js';
export { type QuotaSettings, usualQuotas } from './quotas/quota-settings.js';
export { Quotas } from './quotas/quotas.js';
export { randomId } from './random-id.js';
export { rehearsalStores } from './rehearsal/stores.js';
export { type KeptReport, type NewReport, ReportStore } from './reports/report.store.js';
export { Leaderboards } from './results/leaderboards.js';
export {
  type EarnedAchievement,
  type HostedGame,
  ResultsReadModel,
  type Totals,
} from './results/results-read-model.js';
export type { ActingOperator, ActOutcome, StandingAccount } from './roles/acting-operator.js';
export { RoleStore } from './roles/role.store.js';
export type { RolesByGroups } from './roles/standing.sql.js';
export { RoomClaimStore } from './room-claims/room-claim.store.js';
export { digestOf, SealReckoner } from './seals/seal.js';
export { type GameSeal, SealStore } from './seals/seal.store.js';
export { SeatCodeStore, type SeatOfCode } from './seat-codes/seat-code.store.js';
export { type NewSeat, SeatStore } from './seats/seat.store.js';
export {
  type KeptNight,
  type Night,
  type Series,
  type SeriesChange,
  type SeriesPlan,
  SeriesStore,
} from './series/series.store.js';
export { type DueNight, SeriesNightStore } from './series/series-night.store.js';
export { SessionStore } from './sessions/session.store.js';
export { type CoAuthoredSet, CoAuthorStore } from './sets/co-author.store.js';
export { SavedSetStore } from './sets/saved-set.store.js';
export type {
  NewSet,
  NewSetQuestion,
  SavedSet,
  SavedSetInFull,
  SetHolder,
  SetQuestion,
} from './sets/saved-set.types.js';
export { SetChanged } from './sets/set-changed.js';
export { SetCopyStore, TooManyQuestions } from './sets/set-copy.store.js';
export type { SetVersion } from './sets/set-history.js';
export type { SetItem } from './sets/set-origin.js';
export { type NewSetReport, SetReportStore } from './sets/set-report.store.js';
export { type SharedSet, SharedSetStore, type Sharing } from './sets/shared-set.store.js';
export { UploadStore } from './sets/upload.store.js';
export { SnapshotStore } from './snapshots/snapshot.store.js';
export { type Team, type TeamMembers, TeamStore } from './teams/team.store.js';
export { type HostsTv, type TvDevice, type TvStanding, TvStore } from './tvs/tv.store.js';
export { AccountStore } from './users/account.store.js';
export { AddressTaken } from './users/address.js';
export type { Identity } from './users/identity.js';
export { OwnRows, type OwnTable } from './users/own-rows.js';
export { SettingsStore } from './users/settings.store.js';
export type { User } from './users/user.entity.js';
export {
  type GoogleProfile,
  type ProfileChange,
  type ProfileOutcome,
  UserStore,
} from './users/user.store.js';
export { GameVerifier, type Verification } from './verify/verify-game.js';
export {
  type EndpointIsOff,
  type WebhookDelivery,
  type WebhookEndpoint,
  WebhookStore,
} from './webhooks/webhook.store.js';
export { type DueWebhook, WebhookOutboxStore } from './webhooks/webhook-outbox.store.js';
export { type KeptWhatIfLink, WhatIfLinkStore } from './what-if-links/what-if-link.store.js';

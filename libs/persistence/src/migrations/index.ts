import { EventStore1700000000000 } from './1700000000000-event-store.js';
import { PlainTables1700000001000 } from './1700000001000-plain-tables.js';
import { ReadModels1700000002000 } from './1700000002000-read-models.js';
import { Snapshots1700000003000 } from './1700000003000-snapshots.js';
import { RoomClaims1700000004000 } from './1700000004000-room-claims.js';
import { SavedSets1700000005000 } from './1700000005000-saved-sets.js';
import { Results1700000006000 } from './1700000006000-results.js';
import { Accounts1700000007000 } from './1700000007000-accounts.js';
import { FeedbackAndNewsletter1700000008000 } from './1700000008000-feedback-and-newsletter.js';
import { BankOrder1700000009000 } from './1700000009000-bank-order.js';
import { Seals1700000010000 } from './1700000010000-seals.js';
import { Export1700000011000 } from './1700000011000-export.js';
import { Corrections1700000012000 } from './1700000012000-corrections.js';
import { Languages1700000013000 } from './1700000013000-languages.js';
import { Clock1700000014000 } from './1700000014000-clock.js';
import { Installation1700000015000 } from './1700000015000-installation.js';
import { FairBoards1700000015500 } from './1700000015500-fair-boards.js';
import { Expiry1700000016000 } from './1700000016000-expiry.js';
import { ConfirmedNewsletter1700000016500 } from './1700000016500-confirmed-newsletter.js';
import { SeatBrowsers1700000017000 } from './1700000017000-seat-browsers.js';
import { HowGamesWent1700000018000 } from './1700000018000-how-games-went.js';
import { PlainCodes1700000019000 } from './1700000019000-plain-codes.js';
import { ArchivedGames1700000023000 } from './1700000023000-archived-games.js';
import { SeatCodes1700000024000 } from './1700000024000-seat-codes.js';
import { SeatNetworks1700000025000 } from './1700000025000-seat-networks.js';
import { Rematches1700000026000 } from './1700000026000-rematches.js';
import { Tvs1700000027000 } from './1700000027000-tvs.js';
import { CoHosts1700000028000 } from './1700000028000-co-hosts.js';
import { OptionCounts1700000029000 } from './1700000029000-option-counts.js';
import { QuestionKinds1700000030000 } from './1700000030000-question-kinds.js';
import { Media1700000031000 } from './1700000031000-media.js';
import { SharesRight1700000032000 } from './1700000032000-shares-right.js';
import { OptionMedia1700000033000 } from './1700000033000-option-media.js';
import { Months1700000034000 } from './1700000034000-months.js';
import { ArchivedMonths1700000035000 } from './1700000035000-archived-months.js';
import { UnusedArchiveFiles1700000037000 } from './1700000037000-unused-archive-files.js';
import { AccessTokens1700000040000 } from './1700000040000-access-tokens.js';
import { AnalysisViews1700000042000 } from './1700000042000-analysis-views.js';
import { QuestionShares1700000043000 } from './1700000043000-question-shares.js';
import { WhatIfLinks1700000044000 } from './1700000044000-what-if-links.js';
import { Identities1700000045000 } from './1700000045000-identities.js';
import { Webhooks1700000046000 } from './1700000046000-webhooks.js';
import { Overlays1700000047000 } from './1700000047000-overlays.js';
import { AuditLog1700000049000 } from './1700000049000-audit-log.js';
import { Roles1700000050000 } from './1700000050000-roles.js';
import { Retention1700000051000 } from './1700000051000-retention.js';
import { Quotas1700000052000 } from './1700000052000-quotas.js';
import { Reports1700000053000 } from './1700000053000-reports.js';
import { Providers1700000054000 } from './1700000054000-providers.js';
import { NameKeys1700000055000 } from './1700000055000-name-keys.js';
import { SetLanguage1700000056000 } from './1700000056000-set-language.js';
import { SharedSets1700000057000 } from './1700000057000-shared-sets.js';
import { BankOfQuestions1700000058000 } from './1700000058000-bank-of-questions.js';
import { FoundByTitle1700000059000 } from './1700000059000-found-by-title.js';
import { Leagues1700000060000 } from './1700000060000-leagues.js';
import { Assignments1700000061000 } from './1700000061000-assignments.js';
import { Series1700000063000 } from './1700000063000-series.js';
import { KnownBank1700000064000 } from './1700000064000-known-bank.js';
import { LeagueMails1700000066000 } from './1700000066000-league-mails.js';
import { AssignmentReminders1700000067000 } from './1700000067000-assignment-reminders.js';
import { CodesOfAssignments1700000068000 } from './1700000068000-codes-of-assignments.js';

export const migrations = [
  EventStore1700000000000,
  PlainTables1700000001000,
  ReadModels1700000002000,
  Snapshots1700000003000,
  RoomClaims1700000004000,
  SavedSets1700000005000,
  Results1700000006000,
  Accounts1700000007000,
  FeedbackAndNewsletter1700000008000,
  BankOrder1700000009000,
  Seals1700000010000,
  Export1700000011000,
  Corrections1700000012000,
  Languages1700000013000,
  Clock1700000014000,
  Installation1700000015000,
  FairBoards1700000015500,
  Expiry1700000016000,
  ConfirmedNewsletter1700000016500,
  SeatBrowsers1700000017000,
  HowGamesWent1700000018000,
  PlainCodes1700000019000,
  ArchivedGames1700000023000,
  SeatCodes1700000024000,
  SeatNetworks1700000025000,
  Rematches1700000026000,
  Tvs1700000027000,
  CoHosts1700000028000,
  OptionCounts1700000029000,
  QuestionKinds1700000030000,
  Media1700000031000,
  SharesRight1700000032000,
  OptionMedia1700000033000,
  Months1700000034000,
  ArchivedMonths1700000035000,
  UnusedArchiveFiles1700000037000,
  AccessTokens1700000040000,
  AnalysisViews1700000042000,
  QuestionShares1700000043000,
  WhatIfLinks1700000044000,
  Identities1700000045000,
  Webhooks1700000046000,
  Overlays1700000047000,
  AuditLog1700000049000,
  Roles1700000050000,
  Retention1700000051000,
  Quotas1700000052000,
  Reports1700000053000,
  Providers1700000054000,
  NameKeys1700000055000,
  SetLanguage1700000056000,
  SharedSets1700000057000,
  BankOfQuestions1700000058000,
  FoundByTitle1700000059000,
  Leagues1700000060000,
  Assignments1700000061000,
  Series1700000063000,
  KnownBank1700000064000,
  LeagueMails1700000066000,
  AssignmentReminders1700000067000,
  CodesOfAssignments1700000068000,
];

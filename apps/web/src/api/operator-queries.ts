import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import {
  type AccountsFilter,
  type AuditFilter,
  getAccount,
  getAccounts,
  getAudit,
  getAuditHead,
  getBankQuestion,
  getFeedback,
  getInstallation,
  getOpenGames,
  getReport,
  getReportedQuestions,
  getReports,
  getSetReport,
  getSetReports,
  getSubscribers,
  type ReportsFilter,
} from './operators.js';
import { paged, readOnce } from './queries.js';

/** Whatever operators see of the installation: each act of theirs asks for all of it anew by this key. */
export const operated = ['operated'] as const;

/** What operators read. Beside what everybody reads: a host's dashboard need not load it. */
export const overseeing = {
  accounts: (filter: AccountsFilter) =>
    infiniteQueryOptions({
      queryKey: [...operated, 'accounts', filter],
      queryFn: ({ pageParam, signal }) => getAccounts(filter, pageParam, signal),
      ...paged,
      ...readOnce,
      placeholderData: keepPreviousData,
    }),
  account: (id: string) =>
    queryOptions({
      queryKey: [...operated, 'account', id],
      queryFn: ({ signal }) => getAccount(id, signal),
      ...readOnce,
    }),
  games: infiniteQueryOptions({
    queryKey: [...operated, 'games'],
    queryFn: ({ pageParam, signal }) => getOpenGames(pageParam, signal),
    ...paged,
    ...readOnce,
  }),
  reports: (filter: ReportsFilter) =>
    infiniteQueryOptions({
      queryKey: [...operated, 'reports', filter],
      queryFn: ({ pageParam, signal }) => getReports(filter, pageParam, signal),
      ...paged,
      ...readOnce,
      placeholderData: keepPreviousData,
    }),
  report: (id: string) =>
    queryOptions({
      queryKey: [...operated, 'report', id],
      queryFn: ({ signal }) => getReport(id, signal),
      ...readOnce,
    }),
  setReports: (withDone: boolean) =>
    infiniteQueryOptions({
      queryKey: [...operated, 'set-reports', withDone],
      queryFn: ({ pageParam, signal }) => getSetReports(withDone, pageParam, signal),
      ...paged,
      ...readOnce,
      placeholderData: keepPreviousData,
    }),
  setReport: (id: string) =>
    queryOptions({
      queryKey: [...operated, 'set-report', id],
      queryFn: ({ signal }) => getSetReport(id, signal),
      ...readOnce,
    }),
  bank: (withDone: boolean) =>
    infiniteQueryOptions({
      queryKey: [...operated, 'bank', withDone],
      queryFn: ({ pageParam, signal }) => getReportedQuestions(withDone, pageParam, signal),
      ...paged,
      ...readOnce,
      placeholderData: keepPreviousData,
    }),
  bankQuestion: (id: string) =>
    queryOptions({
      queryKey: [...operated, 'bank-question', id],
      queryFn: ({ signal }) => getBankQuestion(id, signal),
      ...readOnce,
    }),
  feedback: (withDone: boolean) =>
    infiniteQueryOptions({
      queryKey: [...operated, 'feedback', withDone],
      queryFn: ({ pageParam, signal }) => getFeedback(withDone, pageParam, signal),
      ...paged,
      ...readOnce,
      placeholderData: keepPreviousData,
    }),
  subscribers: infiniteQueryOptions({
    queryKey: [...operated, 'subscribers'],
    queryFn: ({ pageParam, signal }) => getSubscribers(pageParam, signal),
    ...paged,
    ...readOnce,
  }),
  installation: queryOptions({
    queryKey: [...operated, 'installation'],
    queryFn: ({ signal }) => getInstallation(signal),
    ...readOnce,
  }),
  audit: (filter: AuditFilter) =>
    infiniteQueryOptions({
      queryKey: [...operated, 'audit', filter],
      queryFn: ({ pageParam, signal }) => getAudit(filter, pageParam, signal),
      ...paged,
      ...readOnce,
      placeholderData: keepPreviousData,
    }),
  auditHead: queryOptions({
    queryKey: [...operated, 'audit-head'],
    queryFn: ({ signal }) => getAuditHead(signal),
    ...readOnce,
  }),
};

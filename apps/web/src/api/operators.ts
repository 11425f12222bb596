import type {
  AuditEntryView,
  AuditHeadView,
  AuditVerificationView,
  GivenRole,
  InstallationView,
  MendBody,
  OperatedAccountInFull,
  OperatedAccountView,
  OperatedFeedbackView,
  OperatedGameView,
  OperatedReportInFull,
  OperatedReportView,
  OperatedSetReportInFull,
  OperatedSetReportView,
  Page,
  QuotaName,
  ReasonBody,
  ReportedQuestionInFull,
  ReportedQuestionView,
  SubscribersView,
  TransferBody,
  TransferGamesBody,
  TransferredGamesView,
  TransferredView,
} from '@clockbeat/domain/contract';
import { request } from './request.js';

/** Which accounts: those with a text in address or name. */
export interface AccountsFilter {
  q: string;
}

/** Which lines of the audit log: one act, and what one id did or had done to it. */
export interface AuditFilter {
  what: string | null;
  id: string;
}

/** Which reports, and in which order. */
export interface ReportsFilter {
  order: 'newest' | 'most';
  withDone: boolean;
}

const operator = '/api/operator';
const at = (...parts: string[]): string => [operator, ...parts.map(encodeURIComponent)].join('/');
const asked = (query: Record<string, string | null>): string => {
  const given = Object.entries(query).flatMap(([name, value]): [string, string][] =>
    value ? [[name, value]] : [],
  );
  return given.length > 0 ? `?${new URLSearchParams(given)}` : '';
};

/** Accounts, the newest first. */
export const getAccounts = (
  { q }: AccountsFilter,
  cursor: string | null,
  signal?: AbortSignal,
): Promise<Page<OperatedAccountView>> => request(at('accounts') + asked({ q, cursor }), { signal });

/** The id of the account that has this address, or this id; null: there is none. */
export const findAccount = async (addressOrId: string): Promise<string | null> => {
  const { items } = await getAccounts({ q: addressOrId }, null);
  const named = addressOrId.toLowerCase();
  return items.find(({ id, email }) => id === named || email.toLowerCase() === named)?.id ?? null;
};

/** One account with how much there is of it. */
export const getAccount = (id: string, signal?: AbortSignal): Promise<OperatedAccountInFull> =>
  request(at('accounts', id), { signal });

/** Gives a role to an account, or takes it. */
export const changeRole = (id: string, role: GivenRole, has: boolean): Promise<void> =>
  request(at('accounts', id, 'roles', role), { method: has ? 'PUT' : 'DELETE' });

/** Lets an account have another figure of something than all others. */
export const giveQuota = (id: string, quota: QuotaName, most: number): Promise<void> =>
  request(at('accounts', id, 'quotas', quota), { method: 'PUT', body: { most } });

/** Lets it have what all others have. */
export const takeQuota = (id: string, quota: QuotaName): Promise<void> =>
  request(at('accounts', id, 'quotas', quota), { method: 'DELETE' });

/** What is done to an account for a reason. */
export const actOnAccount = (
  id: string,
  act: 'suspend' | 'restore' | 'delete',
  body: ReasonBody,
): Promise<void> => request(at('accounts', id, act), { method: 'POST', body });

/** Gives an account's sets and questions to another one. */
export const transferContent = (id: string, body: TransferBody): Promise<TransferredView> =>
  request(at('accounts', id, 'transfer'), { method: 'POST', body });

/** All that are over, call by call. How many. */
export const transferGames = async (id: string, body: TransferBody): Promise<number> => {
  let games = 0;
  for (let after: string | null | undefined; after !== null; ) {
    const some: TransferredGamesView = await request(at('accounts', id, 'games', 'transfer'), {
      method: 'POST',
      body: { ...body, after } satisfies TransferGamesBody,
    });
    games += some.games;
    after = some.next;
  }
  return games;
};

/** Games that have not ended, the newest first. */
export const getOpenGames = (cursor: string | null, signal?: AbortSignal): Promise<Page<OperatedGameView>> =>
  request(at('games') + asked({ cursor }), { signal });

/** Ends a game; its room is told why. */
export const endGame = (gameId: string, body: ReasonBody): Promise<void> =>
  request(at('games', gameId, 'end'), { method: 'POST', body });

/** What people reported of games. */
export const getReports = (
  { order, withDone }: ReportsFilter,
  cursor: string | null,
  signal?: AbortSignal,
): Promise<Page<OperatedReportView>> =>
  request(at('reports') + asked({ order, done: withDone ? 'true' : null, cursor }), { signal });

/** One of them with all that was said of it. */
export const getReport = (id: string, signal?: AbortSignal): Promise<OperatedReportInFull> =>
  request(at('reports', id), { signal });

/** Gives the player of a reported name another one, where its game goes on. */
export const maskName = (id: string, body: ReasonBody): Promise<void> =>
  request(at('reports', id, 'mask'), { method: 'POST', body });

/** Notes that a report was looked at. */
export const dismissReport = (id: string): Promise<void> =>
  request(at('reports', id, 'dismiss'), { method: 'POST' });

/** Sets that people reported, the last reported first. */
export const getSetReports = (
  withDone: boolean,
  cursor: string | null,
  signal?: AbortSignal,
): Promise<Page<OperatedSetReportView>> =>
  request(at('sets', 'reports') + asked({ done: withDone ? 'true' : null, cursor }), { signal });

/** One of them, with what was said of it and what it asks. */
export const getSetReport = (id: string, signal?: AbortSignal): Promise<OperatedSetReportInFull> =>
  request(at('sets', id, 'reports'), { signal });

/** Others see it no more; its authors are told the reason and the note. */
export const hideSet = (id: string, body: ReasonBody): Promise<void> =>
  request(at('sets', id, 'hide'), { method: 'POST', body });

/** Whoever could see it before sees it again. */
export const showSet = (id: string, body: ReasonBody): Promise<void> =>
  request(at('sets', id, 'show'), { method: 'POST', body });

/** Notes that a reported set was looked at. */
export const dismissSetReport = (id: string): Promise<void> =>
  request(at('sets', id, 'reports', 'dismiss'), { method: 'POST' });

/** Questions of the bank that people reported, the most often reported first. */
export const getReportedQuestions = (
  withDone: boolean,
  cursor: string | null,
  signal?: AbortSignal,
): Promise<Page<ReportedQuestionView>> =>
  request(at('bank', 'questions') + asked({ done: withDone ? 'true' : null, cursor }), { signal });

/** One question of the bank with all that was said and mended of it. */
export const getBankQuestion = (id: string, signal?: AbortSignal): Promise<ReportedQuestionInFull> =>
  request(at('bank', 'questions', id), { signal });

/** How a question of the bank is asked from now on. */
export const mendQuestion = (id: string, body: MendBody): Promise<void> =>
  request(at('bank', 'questions', id), { method: 'PUT', body });

/** Has it again as the release brought it. */
export const releaseQuestion = (id: string): Promise<void> =>
  request(at('bank', 'questions', id), { method: 'DELETE' });

/** Notes that what was reported of it is right as it is. */
export const dismissQuestion = (id: string): Promise<void> =>
  request(at('bank', 'questions', id, 'dismiss'), { method: 'POST' });

/** What people wrote, the newest first. */
export const getFeedback = (
  withDone: boolean,
  cursor: string | null,
  signal?: AbortSignal,
): Promise<Page<OperatedFeedbackView>> =>
  request(at('feedback') + asked({ done: withDone ? 'true' : null, cursor }), { signal });

/** Notes that a message was seen to. */
export const markFeedbackDone = (id: string): Promise<void> =>
  request(at('feedback', id, 'done'), { method: 'PUT' });

/** Deletes a message. */
export const deleteFeedback = (id: string): Promise<void> =>
  request(at('feedback', id), { method: 'DELETE' });

/** Who confirmed the newsletter, the newest first. */
export const getSubscribers = (cursor: string | null, signal?: AbortSignal): Promise<SubscribersView> =>
  request(at('subscribers') + asked({ cursor }), { signal });

/** Forgets an address of the newsletter. */
export const removeSubscriber = (id: string): Promise<void> =>
  request(at('subscribers', id), { method: 'DELETE' });

/** What is stored, what runs, what is behind. */
export const getInstallation = (signal?: AbortSignal): Promise<InstallationView> =>
  request(at('installation'), { signal });

/** Lines of the audit log, the newest first. */
export const getAudit = (
  { what, id }: AuditFilter,
  cursor: string | null,
  signal?: AbortSignal,
): Promise<Page<AuditEntryView>> => request(at('audit') + asked({ what, id, cursor }), { signal });

/** Where the chain of the audit log stands. */
export const getAuditHead = (signal?: AbortSignal): Promise<AuditHeadView> =>
  request(at('audit', 'head'), { signal });

/** Checks each line, and whether one has that seal. */
export const verifyAudit = (seal: string): Promise<AuditVerificationView> =>
  request(at('audit', 'verify'), { method: 'POST', body: seal === '' ? {} : { seal } });

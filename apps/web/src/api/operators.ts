import type {
  AuditEntryView,
  AuditHeadView,
  AuditVerificationView,
  GivenRole,
  InstallationView,
  OperatedAccountInFull,
  OperatedAccountView,
  OperatedFeedbackView,
  OperatedGameView,
  Page,
  ReasonBody,
  SubscribersView,
  TransferBody,
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

/** One account with how much there is of it. */
export const getAccount = (id: string, signal?: AbortSignal): Promise<OperatedAccountInFull> =>
  request(at('accounts', id), { signal });

/** Gives a role to an account, or takes it. */
export const changeRole = (id: string, role: GivenRole, has: boolean): Promise<void> =>
  request(at('accounts', id, 'roles', role), { method: has ? 'PUT' : 'DELETE' });

/** What is done to an account for a reason. */
export const actOnAccount = (
  id: string,
  act: 'suspend' | 'restore' | 'delete',
  body: ReasonBody,
): Promise<void> => request(at('accounts', id, act), { method: 'POST', body });

/** Gives an account's sets and questions to another one. */
export const transferContent = (id: string, body: TransferBody): Promise<TransferredView> =>
  request(at('accounts', id, 'transfer'), { method: 'POST', body });

/** Games that have not ended, the newest first. */
export const getOpenGames = (cursor: string | null, signal?: AbortSignal): Promise<Page<OperatedGameView>> =>
  request(at('games') + asked({ cursor }), { signal });

/** Ends a game; its room is told why. */
export const endGame = (gameId: string, body: ReasonBody): Promise<void> =>
  request(at('games', gameId, 'end'), { method: 'POST', body });

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

import { ArchiveUnavailable } from './archive/archive-unavailable.js';
import { isLetGoReason } from './log-taken-back.js';

/** SQLSTATE classes and codes, and socket errors, that mean "ask again": the connection or the server, not the statement. */
const retryable =
  /^(08...|53...|57P0[1-5]|57014|55P03|ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN)$/;

/** The driver reports these without a code. */
const lostConnection =
  /connection terminated|timeout exceeded when trying to connect|client has encountered a connection error|not queryable|cannot use a pool after calling end/i;

/**
 * Whether an error says that PostgreSQL or the archive could not be reached or gave up, or that this gateway cannot go on
 * with this game, so that the same call may succeed later, or elsewhere.
 */
export const isUnavailable = (error: unknown, depth = 0): boolean => {
  // Not `instanceof Error`: Node's own errors come from another realm in tests. The depth ends circular causes.
  if (typeof error !== 'object' || error === null || depth > 4) return false;
  if (isLetGoReason(error) || error instanceof ArchiveUnavailable) return true;
  if ('code' in error && typeof error.code === 'string' && retryable.test(error.code)) return true;
  if ('message' in error && typeof error.message === 'string' && lostConnection.test(error.message))
    return true;
  // The driver's error inside the ORM's, the addresses that were tried, and whatever else was the cause.
  const inner = [
    'driverError' in error ? error.driverError : null,
    'cause' in error ? error.cause : null,
    ...('errors' in error && Array.isArray(error.errors) ? error.errors : []),
  ];
  return inner.some((cause) => isUnavailable(cause, depth + 1));
};

import type { Response } from 'express';

/** Bare arrays have no place of their own for the next page's cursor. */
export const setNextCursor = (response: Response, nextCursor: string | null): void => {
  if (nextCursor !== null) response.setHeader('X-Next-Cursor', nextCursor);
};

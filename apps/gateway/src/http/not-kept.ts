import type { IncomingMessage, ServerResponse } from 'node:http';

/** What we answer is of one moment and often of one person: no browser and no proxy keeps it, unless a call says so. */
export const notKept = (_request: IncomingMessage, response: ServerResponse, next: () => void): void => {
  response.setHeader('Cache-Control', 'no-store');
  next();
};

import type { Request, Response } from 'express';
import { sessionCookieName } from './session-cookie.js';

/** Forgets this browser's session, in the store and in the browser; on every gateway and in every tab. */
export const endSession = async (request: Request, response: Response): Promise<void> => {
  await new Promise<void>((resolve, reject) => {
    request.session.destroy((error?: unknown) => (error ? reject(error) : resolve()));
  });
  response.clearCookie(sessionCookieName, {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure: request.secure,
  });
};

import type { Request, Response } from 'express';
import type { Environment } from '../config/environment.js';
import { sessionCookieOf } from './session-cookie.js';

/** Forgets this browser's session, in the store and in the browser; on every gateway and in every tab. */
export const endSession = async (
  request: Request,
  response: Response,
  environment: Environment,
): Promise<void> => {
  const { name, secure } = sessionCookieOf(environment);
  await new Promise<void>((resolve, reject) => {
    request.session.destroy((error?: unknown) => (error ? reject(error) : resolve()));
  });
  response.clearCookie(name, {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure: secure === 'auto' ? request.secure : secure,
  });
};

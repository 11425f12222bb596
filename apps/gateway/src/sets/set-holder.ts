import { guestHeader, limits, UserId } from '@clockbeat/domain';
import type { SetHolder } from '@clockbeat/persistence';
import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { Request } from 'express';
import { userOf } from '../http/current-user.decorator.js';
import { invalid, notSignedIn } from '../http/http-problem.js';

/** No white space, nothing that needs quoting. */
const guestSessionShape = /^[\x21-\x7e]+$/;

/** A guest's id as it came, null where there is none. */
export const readGuestSession = (given: string | null | undefined): string | null => {
  const id = given?.trim() || null;
  if (id !== null && (id.length > limits.guestSession || !guestSessionShape.test(id)))
    throw invalid(`A guest session id has at most ${limits.guestSession} letters, digits and signs.`);
  return id;
};

/** Who asks: the account, the guest by its header, or both. A new set may bring the guest's id along in its body. */
export const holderOf = (request: Request, inBody?: string | null): SetHolder => {
  const user = userOf(request);
  const guestSessionId = readGuestSession(request.get(guestHeader) ?? inBody);
  if (user === null && guestSessionId === null) throw notSignedIn();
  return { userId: user && UserId(user.id), guestSessionId };
};

/** Whose sets this call is about; without a session and without the header it answers 401. */
export const Holder = createParamDecorator(
  (_: unknown, context: ExecutionContext): SetHolder =>
    holderOf(context.switchToHttp().getRequest<Request>()),
);

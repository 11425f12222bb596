import type { UserView } from '@clockbeat/domain';
import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { Request } from 'express';

declare global {
  namespace Express {
    /** What passport puts on the request: the signed-in account. */
    interface User extends UserView {}
  }
}

/** Who is signed in on this request, or null. */
export const userOf = (request: Request): UserView | null => request.user ?? null;

/** The signed-in account, or null; never null behind `@SignedIn()`. */
export const CurrentUser = createParamDecorator((_: unknown, context: ExecutionContext): UserView | null =>
  userOf(context.switchToHttp().getRequest<Request>()),
);

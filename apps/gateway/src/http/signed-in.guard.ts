import type { UserView } from '@clockbeat/domain';
import {
  applyDecorators,
  type CanActivate,
  type ExecutionContext,
  Injectable,
  UseGuards,
} from '@nestjs/common';
import { ApiCookieAuth } from '@nestjs/swagger';
import type { Request } from 'express';
import { Refuses } from '../schemas/answers.js';
import { userOf } from './current-user.decorator.js';
import { notSignedIn } from './http-problem.js';

@Injectable()
export class SignedInGuard implements CanActivate {
  canActivate(context: ExecutionContext): boolean {
    const request = context.switchToHttp().getRequest<Request>();
    const user = userOf(request);
    if (user === null) throw notSignedIn();
    this.check(user, request);
    return true;
  }

  /** Throws where more than an account is needed, which guards that extend this one say. */
  protected check(_user: UserView, _request: Request): void {}
}

/** For accounts only: without a session the call answers 401. */
export const SignedIn = (): MethodDecorator & ClassDecorator =>
  applyDecorators(UseGuards(SignedInGuard), ApiCookieAuth(), Refuses(401));

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
    if (userOf(context.switchToHttp().getRequest<Request>()) === null) throw notSignedIn();
    return true;
  }
}

/** For accounts only: without a session the call answers 401. */
export const SignedIn = (): MethodDecorator & ClassDecorator =>
  applyDecorators(UseGuards(SignedInGuard), ApiCookieAuth(), Refuses(401));

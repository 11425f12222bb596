import {
  applyDecorators,
  type CanActivate,
  type ExecutionContext,
  Injectable,
  UseGuards,
} from '@nestjs/common';
import { ApiCookieAuth } from '@nestjs/swagger';
import type { Request } from 'express';
import { userOf } from '../http/current-user.decorator.js';
import { forbidden, notSignedIn } from '../http/http-problem.js';
import { Refuses } from '../schemas/answers.js';
import { hasRole } from './roles.js';

@Injectable()
export class MayOperateGuard implements CanActivate {
  canActivate(context: ExecutionContext): boolean {
    const user = userOf(context.switchToHttp().getRequest<Request>());
    if (user === null) throw notSignedIn();
    if (!hasRole(user, 'operator')) throw forbidden('Only operators of this installation may do that.');
    return true;
  }
}

/** For operators alone, and for their browsers: no access token has a scope for it. */
export const MayOperate = (): MethodDecorator & ClassDecorator =>
  applyDecorators(UseGuards(MayOperateGuard), ApiCookieAuth(), Refuses(401, [403, 'Not an operator']));

import {
  applyDecorators,
  type CanActivate,
  type ExecutionContext,
  Injectable,
  UseGuards,
} from '@nestjs/common';
import type { Request } from 'express';
import { userOf } from '../http/current-user.decorator.js';
import { HttpProblem, notSignedIn } from '../http/http-problem.js';
import { Refuses } from '../schemas/answers.js';
import { mayHost } from './roles.js';

@Injectable()
class MayHostGuard implements CanActivate {
  canActivate(context: ExecutionContext): boolean {
    const user = userOf(context.switchToHttp().getRequest<Request>());
    if (user === null) throw notSignedIn();
    if (!mayHost(user)) throw new HttpProblem('not_a_host');
    return true;
  }
}

/** For what makes a game that somebody hosts: refused where the account may not. */
export const MayHost = (): MethodDecorator =>
  applyDecorators(UseGuards(MayHostGuard), Refuses([403, 'This account may not host games']));

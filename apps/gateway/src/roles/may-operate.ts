import type { UserView } from '@clockbeat/domain';
import { applyDecorators, Injectable, UseGuards } from '@nestjs/common';
import { ApiCookieAuth } from '@nestjs/swagger';
import { forbidden, type HttpProblem } from '../http/http-problem.js';
import { SignedInGuard } from '../http/signed-in.guard.js';
import { Refuses } from '../schemas/answers.js';
import { hasRole } from './roles.js';

export const notOperator = (): HttpProblem => forbidden('Only operators of this installation may do that.');

@Injectable()
export class MayOperateGuard extends SignedInGuard {
  protected override check(user: UserView): void {
    if (!hasRole(user, 'operator')) throw notOperator();
  }
}

/** For operators alone, and for their browsers: no access token has a scope for it. */
export const MayOperate = (): MethodDecorator & ClassDecorator =>
  applyDecorators(UseGuards(MayOperateGuard), ApiCookieAuth(), Refuses(401, [403, 'Not an operator']));

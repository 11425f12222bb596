import type { UserView } from '@clockbeat/domain';
import { applyDecorators, Injectable, UseGuards } from '@nestjs/common';
import { HttpProblem } from '../http/http-problem.js';
import { SignedInGuard } from '../http/signed-in.guard.js';
import { Refuses } from '../schemas/answers.js';
import { mayHost } from './roles.js';

@Injectable()
class MayHostGuard extends SignedInGuard {
  protected override check(user: UserView): void {
    if (!mayHost(user)) throw new HttpProblem('not_a_host');
  }
}

/** For what makes a game that somebody hosts: refused where the account may not. */
export const MayHost = (): MethodDecorator =>
  applyDecorators(UseGuards(MayHostGuard), Refuses([403, 'This account may not host games']));

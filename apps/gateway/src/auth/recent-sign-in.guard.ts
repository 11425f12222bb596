import type { UserView } from '@clockbeat/domain';
import { applyDecorators, Injectable, UseGuards } from '@nestjs/common';
import type { Request } from 'express';
import { HttpProblem } from '../http/http-problem.js';
import { SignedInGuard } from '../http/signed-in.guard.js';
import { Refuses } from '../schemas/answers.js';

const recentMs = 10 * 60_000;

@Injectable()
export class RecentSignInGuard extends SignedInGuard {
  protected override check(_user: UserView, { session }: Request): void {
    const { signedInAt = 0, provenAt = signedInAt } = session;
    if (Date.now() - Math.min(signedInAt, provenAt) > recentMs) throw new HttpProblem('sign_in_again');
  }
}

/**
 * For what somebody else at an open browser, or with a stolen session, must not do: refused unless its account signed in
 * within the last ten minutes (ASVS 7.5). Where the provider says when it last asked for a proof, that counts: one at which
 * somebody is signed in leads back at once, whoever sits there (ASVS 6.8.4).
 */
export const RecentSignIn = (): MethodDecorator =>
  applyDecorators(UseGuards(RecentSignInGuard), Refuses(403));

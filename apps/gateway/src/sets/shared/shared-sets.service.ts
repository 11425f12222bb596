import { createHmac } from 'node:crypto';
import {
  type SavedSetView,
  type SetReportBody,
  type SharedSetView,
  type StarsView,
  sharedSetLimits,
  UserId,
  type UserView,
} from '@clockbeat/domain';
import { SetCopyStore, SetReportStore, type SharedSet, SharedSetStore } from '@clockbeat/persistence';
import { Injectable } from '@nestjs/common';
import type { Request } from 'express';
import { Environment } from '../../config/environment.js';
import { rateKeyOf } from '../../http/client-address.js';
import { userOf } from '../../http/current-user.decorator.js';
import { notFound, tooManyRequests } from '../../http/http-problem.js';
import { GuestBudget, prices } from '../../rate/guest-budget.js';
import { type Rate, RateLimiter } from '../../rate/rate-limiter.js';
import { toFullSetView } from '../to-set-view.js';
import { sharedQuestions } from './shared-questions.js';

/** Of all who report one set: a whole school may, and no more is of use to anybody. */
const setRate: Rate = { limit: 200, windowMs: 60 * 60_000 };

/** Sets of others: what is seen of them by whom, and what is done with them (docs/decisions/095). */
@Injectable()
export class SharedSetsService {
  private readonly key: Buffer;

  constructor(
    { sessionSecret }: Environment,
    private readonly shared: SharedSetStore,
    private readonly copies: SetCopyStore,
    private readonly reports: SetReportStore,
    private readonly limiter: RateLimiter,
    private readonly guests: GuestBudget,
  ) {
    this.key = createHmac('sha256', sessionSecret).update('set-reports').digest();
  }

  /** A set with its first questions; with what is right for who is signed in alone. */
  async view(token: string, user: UserView | null): Promise<SharedSetView> {
    const found = await this.find(token);
    const { id, createdBy: _, ...card } = found;
    const set = await this.shared.inFull(id);
    if (set === null) throw notFound('Trivia set');
    const [stored, origin, standing] = await Promise.all([
      this.copies.stored(set),
      this.shared.origin(id),
      user && this.shared.standing(id, UserId(user.id)),
    ]);
    const { questionsShown, questionsForStrangers } = sharedSetLimits;
    const shown = { atMost: user ? questionsShown : questionsForStrangers, withAnswers: user !== null };
    return {
      ...card,
      origin,
      ...(standing ?? { isMine: false, isStarred: false }),
      questions: sharedQuestions(set, stored, shown),
    };
  }

  async copy(token: string, user: UserView): Promise<SavedSetView> {
    const { id, title, author, licence } = await this.find(token);
    const made = await this.copies.copy({ id, title, author, licence }, UserId(user.id));
    if (made === null) throw notFound('Trivia set');
    return toFullSetView(made, UserId(user.id), await this.shared.origin(made.id));
  }

  async star(token: string, user: UserView, isStarred: boolean): Promise<StarsView> {
    const { id } = await this.find(token);
    return { stars: await this.shared.star(id, UserId(user.id), isStarred), isStarred };
  }

  /** Keeps what somebody says of a set, once of each. */
  async report(token: string, { reason, note }: SetReportBody, request: Request): Promise<void> {
    const { id } = await this.find(token);
    const { allowed, retryAfterMs } = await this.limiter.take(`reports-of-set:${id}`, setRate);
    if (!allowed) throw tooManyRequests(retryAfterMs);
    await this.guests.charge(request, prices.report(note ?? ''));
    const user = userOf(request);
    const key = user ? `account ${user.id}` : `address ${rateKeyOf(request.ip ?? '')}`;
    await this.reports.add({
      setId: id,
      reporterHash: createHmac('sha256', this.key).update(`${id} ${key}`).digest('base64url'),
      userId: user && UserId(user.id),
      standing: user ? 'account' : 'visitor',
      reason,
      note: note ?? null,
    });
  }

  private async find(token: string): Promise<SharedSet> {
    const found = await this.shared.find(token);
    if (found === null) throw notFound('Trivia set');
    return found;
  }
}

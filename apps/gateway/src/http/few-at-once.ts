import type { RequestHandler } from 'express';
import { userOf } from './current-user.decorator.js';
import { tooManyRequests } from './http-problem.js';
import { letPassBy } from './let-pass-by.js';

/** So many may be under way together: each holds its whole body in memory. */
const together = 8;
const perAccount = 2;

/** Refuses a call, before a byte of it is read, while too many like it are under way; of one account, while two are. */
export const fewAtOnce = (): RequestHandler => {
  const underWay = new Map<string, number>();
  let all = 0;
  const add = (account: string, many: 1 | -1): void => {
    const left = (underWay.get(account) ?? 0) + many;
    all += many;
    if (left === 0) underWay.delete(account);
    else underWay.set(account, left);
  };
  return (request, response, next) => {
    const account = userOf(request)?.id ?? '';
    if (all >= together || (underWay.get(account) ?? 0) >= perAccount) {
      letPassBy(request);
      next(tooManyRequests(2_000));
      return;
    }
    add(account, 1);
    response.once('close', () => add(account, -1));
    next();
  };
};

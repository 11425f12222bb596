import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { Request } from 'express';
import { invalid } from '../http/http-problem.js';

/** The version that a save is to replace, by `If-Match: "3"`; undefined, or `*`: whichever there is. */
export const IfMatch = createParamDecorator((_: unknown, context: ExecutionContext): number | undefined => {
  const given = context.switchToHttp().getRequest<Request>().get('if-match')?.trim();
  if (given === undefined || given === '' || given === '*') return undefined;
  const [, digits] = /^"?(\d{1,9})"?$/.exec(given) ?? [];
  if (digits === undefined)
    throw invalid('The header If-Match must be the version of a set, in quotation marks.');
  return Number(digits);
});

import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import type { Request } from 'express';
import { forbidden } from './http-problem.js';
import { KnownOrigins } from './known-origins.js';

const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Refuses state-changing calls that another site's page makes with our user's cookie. */
@Injectable()
export class OriginGuard implements CanActivate {
  constructor(private readonly origins: KnownOrigins) {}

  canActivate(context: ExecutionContext): boolean {
    const request = context.switchToHttp().getRequest<Request>();
    if (safeMethods.has(request.method) || this.origins.mayAsk(request)) return true;
    throw forbidden('This call comes from another site.');
  }
}

import { createHash, timingSafeEqual } from 'node:crypto';
import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import type { Request } from 'express';
import { Environment } from '../config/environment.js';
import { isPrivate } from '../http/client-address.js';
import { forbidden } from '../http/http-problem.js';

/** Lets private addresses in, and whoever has the token. */
@Injectable()
export class MetricsGuard implements CanActivate {
  constructor(private readonly environment: Environment) {}

  canActivate(context: ExecutionContext): boolean {
    const request = context.switchToHttp().getRequest<Request>();
    if (isPrivate(request.ip ?? '') || this.hasToken(request.header('authorization'))) return true;
    throw forbidden('Metrics are for private addresses, or with the METRICS_TOKEN as a bearer token.');
  }

  private hasToken(authorization: string | undefined): boolean {
    const { metricsToken } = this.environment;
    if (metricsToken === null || authorization === undefined) return false;
    return timingSafeEqual(digest(authorization.replace(/^Bearer /i, '')), digest(metricsToken));
  }
}

/** Of one length, as the comparison wants it. */
const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

import { createHash, timingSafeEqual } from 'node:crypto';
import { isIP } from 'node:net';
import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import type { Request } from 'express';
import { Environment } from '../config/environment.js';
import { isPrivate } from '../http/client-address.js';
import { forbidden } from '../http/http-problem.js';

/**
 * Lets in callers with the token; where there is none, private addresses that ask for us by an address or a name of ours. Any
 * other name may be made to mean this machine, and its pages would read along in a browser of this network (DNS rebinding).
 */
@Injectable()
export class MetricsGuard implements CanActivate {
  constructor(private readonly environment: Environment) {}

  canActivate(context: ExecutionContext): boolean {
    const request = context.switchToHttp().getRequest<Request>();
    const { metricsToken } = this.environment;
    const mayRead =
      metricsToken === null
        ? isPrivate(request.ip ?? '') && this.isOurName(request.headers.host)
        : this.hasToken(request.header('authorization'));
    if (mayRead) return true;
    throw forbidden(
      metricsToken === null
        ? 'Metrics are for private addresses that ask for an address, or with a METRICS_TOKEN.'
        : 'Metrics are for whoever sends the METRICS_TOKEN as a bearer token.',
    );
  }

  /** An address, PUBLIC_URL, or a name without a dot, as containers call each other: nobody owns such a name. */
  private isOurName(host = ''): boolean {
    if (!URL.canParse(`http://${host}`)) return false;
    const { hostname } = new URL(`http://${host}`);
    const { publicUrl } = this.environment;
    if (publicUrl !== null && new URL(publicUrl).hostname === hostname) return true;
    return isIP(hostname.replace(/^\[(.*)\]$/, '$1')) !== 0 || !hostname.includes('.');
  }

  private hasToken(authorization: string | undefined): boolean {
    const { metricsToken } = this.environment;
    if (metricsToken === null || authorization === undefined) return false;
    return timingSafeEqual(digest(authorization.replace(/^Bearer /i, '')), digest(metricsToken));
  }
}

/** Of one length, as the comparison wants it. */
const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

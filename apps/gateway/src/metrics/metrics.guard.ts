import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import type { Request } from 'express';
import { Environment } from '../config/environment.js';
import { forbidden } from '../http/http-problem.js';
import { mayReadMetrics, whyNoMetrics } from './may-read-metrics.js';

/** Keeps metrics from strangers; the rule is shared with the projector's. */
@Injectable()
export class MetricsGuard implements CanActivate {
  constructor(private readonly environment: Environment) {}

  canActivate(context: ExecutionContext): boolean {
    const request = context.switchToHttp().getRequest<Request>();
    const { authorization, host } = request.headers;
    if (mayReadMetrics({ address: request.ip ?? '', host, authorization }, this.environment)) return true;
    throw forbidden(whyNoMetrics(this.environment));
  }
}

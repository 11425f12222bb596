import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import type { Request } from 'express';
import { Environment } from '../config/environment.js';
import { forbidden } from './http-problem.js';

const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Vite's development server, whose pages call us through its proxy. */
const viteOrigins = ['http://localhost:5173', 'http://127.0.0.1:5173'];

/** Refuses state-changing calls that another site's page makes with our user's cookie. */
@Injectable()
export class OriginGuard implements CanActivate {
  private readonly known: ReadonlySet<string>;

  constructor(environment: Environment) {
    this.known = new Set([
      ...(environment.publicUrl === null ? [] : [environment.publicUrl]),
      ...(environment.production ? [] : viteOrigins),
    ]);
  }

  canActivate(context: ExecutionContext): boolean {
    const request = context.switchToHttp().getRequest<Request>();
    if (safeMethods.has(request.method)) return true;
    const { origin } = request.headers;
    if (origin === undefined || this.isAllowed(origin, request.host)) return true;
    throw forbidden('This call comes from another site.');
  }

  /** Also for sockets: whether a page of this origin may talk to us under this host name. */
  isAllowed(origin: string, host: string | undefined): boolean {
    if (this.known.has(origin)) return true;
    // `null` (sandboxed frames, local files) is nobody's address.
    if (host === undefined || !URL.canParse(origin)) return false;
    return new URL(origin).host === host.toLowerCase();
  }
}

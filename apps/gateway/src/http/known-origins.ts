import type { IncomingMessage } from 'node:http';
import { Injectable } from '@nestjs/common';
import { Environment } from '../config/environment.js';
import { accessTokenHashIn } from './access-token.js';
import { TrustedProxies } from './trusted-proxies.js';

/** Whose pages may call us with our users' cookies: one rule for HTTP and for sockets. */
@Injectable()
export class KnownOrigins {
  private readonly known: ReadonlySet<string>;

  constructor(
    { publicUrl, devOrigins }: Environment,
    private readonly proxies: TrustedProxies,
  ) {
    this.known = new Set([...(publicUrl === null ? [] : [publicUrl]), ...devOrigins]);
  }

  /** Without an Origin no page of another site asks: browsers send it with every such call, and programs have no cookie. */
  mayAsk(request: IncomingMessage): boolean {
    const { origin, authorization } = request.headers;
    if (origin === undefined || this.known.has(origin)) return true;
    // Then no cookie counts, and no browser sends a token by itself.
    if (accessTokenHashIn(authorization) !== null) return true;
    // `null` (sandboxed frames, local files) is nobody's address.
    if (!URL.canParse(origin)) return false;
    const { host, protocol } = new URL(origin);
    const ours = this.forwarded(request, 'x-forwarded-host') ?? request.headers.host;
    // A page that came over http may be anybody's: it is not the same site as ours over https.
    const isWeaker = protocol === 'http:' && this.forwarded(request, 'x-forwarded-proto') === 'https';
    return host === ours?.toLowerCase() && !isWeaker;
  }

  /** What a proxy of ours says of the call that it passes on. */
  private forwarded(request: IncomingMessage, header: string): string | undefined {
    const told = request.headers[header];
    if (typeof told !== 'string' || !this.proxies.trusts(request.socket.remoteAddress ?? ''))
      return undefined;
    return told.split(',')[0]?.trim();
  }
}

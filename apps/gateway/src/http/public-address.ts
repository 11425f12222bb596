import { networkInterfaces } from 'node:os';
import { Injectable } from '@nestjs/common';
import type { Request } from 'express';
import { Environment } from '../config/environment.js';
import { isLoopback } from './client-address.js';

const privateIpv4 = /^(10\.|192\.168\.|172\.(1[6-9]|2\d|3[01])\.)/;

/** Where phones in the same network reach this machine. Asked for each time: a laptop changes its network. */
const addressInThisNetwork = (): string | undefined =>
  Object.values(networkInterfaces())
    .flatMap((addresses) => addresses ?? [])
    .find(({ family, internal, address }) => family === 'IPv4' && !internal && privateIpv4.test(address))
    ?.address;

const isThisMachine = (hostname: string): boolean =>
  hostname === 'localhost' ||
  hostname.endsWith('.localhost') ||
  isLoopback(hostname.replace(/^\[(.*)\]$/, '$1'));

/**
 * What links and QR codes say: PUBLIC_URL, else the address that the browser used. Nobody else's phone gets anywhere with
 * a loopback address, so this machine's own in its network stands in for it.
 */
@Injectable()
export class PublicAddress {
  constructor(private readonly environment: Environment) {}

  joinUrl(request: Request, gameCode: string): string {
    return `${this.originFor(request)}/join/${gameCode}`;
  }

  /** The way in by a team's code, whichever game it plays. */
  teamJoinUrl(request: Request, teamCode: string): string {
    return `${this.originFor(request)}/join?code=${teamCode}`;
  }

  /** Where nobody is asking, as in a mail. */
  get origin(): string {
    const { publicUrl, port } = this.environment;
    return publicUrl ?? `http://${addressInThisNetwork() ?? 'localhost'}:${port}`;
  }

  originFor(request: Request): string {
    const { publicUrl, port } = this.environment;
    if (publicUrl !== null) return publicUrl;
    const used = `${request.protocol}://${request.host ?? `localhost:${port}`}`;
    const address = new URL(URL.canParse(used) ? used : `http://localhost:${port}`);
    const ours = isThisMachine(address.hostname) ? addressInThisNetwork() : undefined;
    if (ours !== undefined) address.hostname = ours;
    return address.origin;
  }
}

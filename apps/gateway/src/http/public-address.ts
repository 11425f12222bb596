import { Injectable } from '@nestjs/common';
import type { Request } from 'express';
import { Environment } from '../config/environment.js';
import { isLoopbackName } from './client-address.js';
import { addressesForPhones, hostnameOf, isOwnAddress, urlsForPhones } from './machine-addresses.js';

/**
 * What links and QR codes say: PUBLIC_URL, else the address that the browser used. Nobody else's phone gets anywhere with
 * a loopback address, so this machine's own in its network stands in for it, where it has one; pages say so where not.
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

  /** An attempt on another device: the token, which no server is sent this way, says whose. */
  assignmentUrl(request: Request, link: string, token: string): string {
    return `${this.originFor(request)}/assignment/${link}#${token}`;
  }

  /** Where nobody is asking, as in a mail. */
  get origin(): string {
    const { publicUrl, port } = this.environment;
    return publicUrl ?? urlsForPhones(this.environment)[0] ?? `http://localhost:${port}`;
  }

  originFor(request: Request): string {
    const { publicUrl, host, port } = this.environment;
    if (publicUrl !== null) return publicUrl;
    const used = `${request.protocol}://${request.host ?? `localhost:${port}`}`;
    const url = new URL(URL.canParse(used) ? used : `http://localhost:${port}`);
    const [ours] = isLoopbackName(url.hostname) && isFromHere(request) ? addressesForPhones(host) : [];
    if (ours !== undefined) url.hostname = hostnameOf(ours);
    return url.origin;
  }
}

/** In a container it comes from the balancer or Docker's bridge: "localhost" is then a machine that we know nothing of. */
const isFromHere = ({ socket }: Request): boolean => isOwnAddress(socket.remoteAddress ?? '');

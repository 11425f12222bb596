import type { Request, Response } from 'express';
import type { Strategy } from 'openid-client/passport';

/** What one visit adds to the request to the provider. */
export interface VisitOptions {
  readonly loginHint?: string;
  readonly prompt?: string;
  /** For the stand-in only: who signs in (`name`, `picture`). */
  readonly local?: Readonly<Record<string, string>>;
}

export type Query = Readonly<Record<string, unknown>>;

/** One way to sign in: by Google or its stand-in, or by an OpenID provider of the house. */
export interface Way {
  /** Its name in addresses and sessions. */
  readonly key: string;
  /** What its button says. */
  readonly name: string;
  /** Where a sign-in begins, a path of ours. */
  readonly path: string;
  /** Whether the provider knows one address of ours only, so that PUBLIC_URL comes first. */
  readonly isRegistered: boolean;
  /** Answers a browser that it is not for; true: it has. */
  refuses(request: Request, response: Response): boolean;
  /** What speaks with the provider, or its name in this app's passport. Throws `ProviderAway`. */
  strategy(): Promise<Strategy | 'google'>;
  /** What this visit adds to the request. `again`: who is signed in shall prove it once more. */
  options(request: Request, query: Query, again: boolean): VisitOptions;
  /** Where the browser signs out there too and comes back to `home`; null: nowhere. */
  signOutUrl(idToken: string, home: string): Promise<string | null>;
}

/** The provider did not answer, or not as one does. */
export class ProviderAway extends Error {
  constructor(options?: ErrorOptions) {
    super('The identity provider cannot be reached', options);
    this.name = 'ProviderAway';
  }
}

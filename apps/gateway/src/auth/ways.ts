import { UserStore } from '@clockbeat/persistence';
import { Injectable } from '@nestjs/common';
import { Environment } from '../config/environment.js';
import { googleWay } from './google-way.js';
import { IdentityProvider } from './identity-provider.js';
import { OidcWay } from './oidc/oidc-way.js';
import { toUserView } from './to-user-view.js';
import type { Way } from './way.js';

/** All ways to sign in here, in the order in which they are offered. */
@Injectable()
export class Ways {
  /** Google's, or its stand-in's. */
  readonly google: Way | null;
  readonly all: readonly Way[];

  constructor({ oidcProviders, face }: Environment, { provider }: IdentityProvider, users: UserStore) {
    this.google = provider === null ? null : googleWay(provider, face);
    const ofTheHouse = oidcProviders.map(
      (settings) =>
        new OidcWay(settings, async (identity) => toUserView(await users.upsertFromIdentity(identity))),
    );
    this.all = this.google === null ? ofTheHouse : [...ofTheHouse, this.google];
  }

  find(key: unknown): Way | null {
    return this.all.find((way) => way.key === key) ?? null;
  }
}

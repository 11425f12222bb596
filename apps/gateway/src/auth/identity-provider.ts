import type { OnApplicationShutdown } from '@nestjs/common';
import type { PinoLogger } from 'nestjs-pino';
import type { Environment } from '../config/environment.js';
import type { Provider } from './provider.js';

/**
 * Who tells us who somebody is, besides the providers of the house: Google where there are credentials; the stand-in on this
 * machine where there is no other way at all; else nobody.
 */
export class IdentityProvider implements OnApplicationShutdown {
  private constructor(
    readonly provider: Provider | null,
    private readonly stop: () => Promise<void> = async () => {},
  ) {}

  /** Starts the stand-in where it is the choice; production has no such choice. */
  static async choose(
    { google, oidcProviders, production, sessionSecret }: Environment,
    logger: PinoLogger,
  ): Promise<IdentityProvider> {
    if (google !== null)
      return new IdentityProvider({
        kind: 'google',
        clientID: google.clientId,
        clientSecret: google.clientSecret,
      });
    if (oidcProviders.length > 0) return new IdentityProvider(null);
    if (production) {
      logger.warn(
        'Nobody can sign in: neither GOOGLE_CLIENT_ID and GOOGLE_CLIENT_SECRET nor OIDC_PROVIDERS are set',
      );
      return new IdentityProvider(null);
    }
    try {
      const { startLocalProvider } = await import('./local/local-provider.js');
      const local = await startLocalProvider(sessionSecret);
      return new IdentityProvider(local.provider, local.stop);
    } catch (error) {
      // An install without development packages: everything but signing in works.
      logger.warn({ err: error }, 'Nobody can sign in: the local sign-in could not be started');
      return new IdentityProvider(null);
    }
  }

  async onApplicationShutdown(): Promise<void> {
    await this.stop();
  }
}

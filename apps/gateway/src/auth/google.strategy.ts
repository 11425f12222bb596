import { limits, type UserView } from '@clockbeat/domain';
import { AddressTaken, type GoogleProfile } from '@clockbeat/persistence';
import { PassportStrategy } from '@nestjs/passport';
import type { PassportStatic } from 'passport';
import { type AuthenticateOptionsGoogle, type Profile, Strategy } from 'passport-google-oauth20';
import type { Provider } from './provider.js';
import type { VisitOptions } from './way.js';

/**
 * The OAuth flow with Google, or with its stand-in: only the addresses differ. It belongs to the given passport, one per
 * app: the package's own is one per process, and two gateways in one process, as in our tests, would sign people in with
 * each other's strategy and users.
 */
export const useGoogle = (
  owner: PassportStatic,
  provider: Provider,
  findOrMake: (account: GoogleProfile) => Promise<UserView>,
): void => {
  class GoogleStrategy extends PassportStrategy(Strategy, 'google') {
    getPassportInstance(): PassportStatic {
      return owner;
    }

    /** Not in the address, which ends up in logs. */
    override userProfile(accessToken: string, done: (error: unknown, profile?: unknown) => void): void {
      this._oauth2.useAuthorizationHeaderforGET(true);
      super.userProfile(accessToken, done);
    }

    override authorizationParams(options: AuthenticateOptionsGoogle & VisitOptions): object {
      return { ...super.authorizationParams(options), ...options.local };
    }

    /** Whose account this is: found or made; refused without an address that Google has verified. */
    async validate(_accessToken: string, _refreshToken: string, profile: Profile): Promise<unknown> {
      const account = accountOf(profile);
      if (account === null) return [false, { message: 'email_missing' }];
      try {
        return await findOrMake(account);
      } catch (error) {
        if (error instanceof AddressTaken) return [false, { message: 'email_taken' }];
        throw error;
      }
    }
  }
  new GoogleStrategy({
    ...provider,
    scope: ['openid', 'email', 'profile'],
    state: true,
    // The stand-in's codes are sealed by ourselves and live a minute: nothing there would check the proof.
    pkce: provider.kind === 'google',
    sessionKey: 'signIn',
  });
};

/** An address that Google has not verified may be somebody else's. */
const accountOf = (profile: Profile): GoogleProfile | null => {
  const email = profile.emails?.find(({ value, verified }) => value !== '' && isTrue(verified))?.value;
  if (email === undefined || email.length > limits.email) return null;
  return {
    googleId: profile.id,
    email,
    firstName: profile.name?.givenName ?? profile.displayName ?? null,
    lastName: profile.name?.familyName ?? null,
    profileImageUrl: profile.photos?.[0]?.value ?? null,
  };
};

/** Google sends a boolean, some of its endpoints the word. */
const isTrue = (value: unknown): boolean => value === true || value === 'true';

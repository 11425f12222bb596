import type { UserView } from '@clockbeat/domain';
import type { GoogleProfile } from '@clockbeat/persistence';
import { type AuthenticateOptionsGoogle, type Profile, Strategy } from 'passport-google-oauth20';
import type { Provider } from './provider.js';

/** What one visit to /auth/google adds. */
export interface BeginOptions extends AuthenticateOptionsGoogle {
  readonly callbackURL: string;
  /** For the stand-in only: who signs in (`name`, `picture`). */
  readonly local?: Readonly<Record<string, string>>;
}

/** The OAuth flow with Google, or with its stand-in: only the addresses differ. */
export class GoogleStrategy extends Strategy {
  constructor(provider: Provider, findOrMake: (account: GoogleProfile) => Promise<UserView>) {
    super(
      {
        ...provider,
        scope: ['openid', 'email', 'profile'],
        state: true,
        sessionKey: 'signIn',
      },
      (_accessToken: string, _refreshToken: string, profile: Profile, done) => {
        const account = accountOf(profile);
        if (account === null) {
          done(null, false, { message: 'email_missing' });
          return;
        }
        findOrMake(account).then(
          (user) => done(null, user),
          (error: unknown) => done(error),
        );
      },
    );
  }

  override authorizationParams(options: BeginOptions): object {
    return { ...super.authorizationParams(options), ...options.local };
  }
}

/** An address that Google has not verified may be somebody else's. */
const accountOf = (profile: Profile): GoogleProfile | null => {
  const email = profile.emails?.find(({ value, verified }) => value !== '' && isTrue(verified))?.value;
  if (email === undefined) return null;
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

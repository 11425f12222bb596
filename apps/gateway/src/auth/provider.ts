/** Whom the OAuth strategy talks to. The addresses are left out for Google: the strategy knows them. */
export interface Provider {
  readonly kind: 'google' | 'local';
  readonly clientID: string;
  readonly clientSecret: string;
  readonly authorizationURL?: string;
  readonly tokenURL?: string;
  readonly userProfileURL?: string;
}

/**
 * With what one signs in here: Google, or the one provider of the house, by its name; null where there are several. The server
 * writes it on the page where it is not Google.
 */
export const signInName = (): string | null => {
  const name = document.documentElement.dataset['signIn'] ?? 'Google';
  return name === '' ? null : name;
};

/** A text with the name of the provider, or the one that does without where there are several. */
export const bySignIn = (named: (values: { provider: string }) => string, plain: () => string): string => {
  const provider = signInName();
  return provider === null ? plain() : named({ provider });
};

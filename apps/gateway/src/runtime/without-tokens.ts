/** Whatever looks like an access token of ours, of a type that may come yet: what docs/security.md gives to scanners, without its bounds. */
export const tokenForm = 'cb_[a-z][0-9A-Za-z]{36}';
const tokenLike = new RegExp(tokenForm, 'g');

/** A text for the log: somebody may have put a token into an address, or an error may quote one. */
export const withoutTokens = (text: string): string => text.replace(tokenLike, 'cb_…');

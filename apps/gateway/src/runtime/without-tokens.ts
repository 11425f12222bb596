/** Of whatever looks like an access token: what docs/security.md gives to scanners, without its bounds. */
const tokenLike = /cb_[a-z][0-9A-Za-z]{36}/g;

/** A text for the log: somebody may have put a token into an address, or an error may quote one. */
export const withoutTokens = (text: string): string => text.replace(tokenLike, 'cb_…');

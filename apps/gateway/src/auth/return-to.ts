/** A path of this site: one slash, and no second one that would make it another host's address. */
const ownPath = /^\/(?![/\\])/;

/** Browsers drop tabs and line breaks from addresses, so that "/<tab>/evil.example" would be another host's. */
const controlCharacter = /\p{Cc}/u;

const longest = 2_000;

/** Where to go after signing in, if it is a path of ours; else null, and it is dropped. */
export const safeReturnTo = (value: unknown): string | null =>
  typeof value === 'string' && value.length <= longest && ownPath.test(value) && !controlCharacter.test(value)
    ? value
    : null;

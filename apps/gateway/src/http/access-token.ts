import { createHash, randomInt } from 'node:crypto';
import { crc32 } from 'node:zlib';
import { tokenForm } from '../runtime/without-tokens.js';

/** In the order of ASCII, which is the order of Base62's digits. */
const base62 = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';

const randomLength = 30;
const checksumLength = 6;

/** `p` for a personal token, the only type so far. */
const prefix = 'cb_p';

/** What claims to be an access token. No seat token of ours is so long. */
const claim = new RegExp(`^${tokenForm}$`);

/** CRC-32 in Base62, six digits, as GitHub's tokens have it: who scans for tokens tells one from a text that looks like one. */
const checksumOf = (random: string): string => {
  let [digits, rest] = ['', crc32(random)];
  for (; rest > 0; rest = Math.floor(rest / base62.length)) digits = base62[rest % base62.length] + digits;
  return digits.padStart(checksumLength, '0');
};

/** A new token: 30 random Base62 characters (178 bits) between its prefix and its checksum. */
export const newAccessToken = (): string => {
  const random = Array.from({ length: randomLength }, () => base62[randomInt(base62.length)]).join('');
  return prefix + random + checksumOf(random);
};

/** How a token is kept, and what it is looked up by. */
export const hashOfAccessToken = (token: string): string => createHash('sha256').update(token).digest('hex');

/** What no token has as its hash: it is not looked up. */
export const malformed = '';

/**
 * The hash of the access token that an Authorization header carries; `malformed` where it claims to be one and its type or
 * checksum is wrong; null where it is something else, a seat's token for instance.
 */
export const accessTokenHashIn = (authorization: string | undefined): string | null => {
  const token = /^Bearer +(\S+) *$/i.exec(authorization ?? '')?.[1] ?? '';
  if (!claim.test(token)) return null;
  const random = token.slice(prefix.length, prefix.length + randomLength);
  const isSound = token === prefix + random + checksumOf(random);
  return isSound ? hashOfAccessToken(token) : malformed;
};

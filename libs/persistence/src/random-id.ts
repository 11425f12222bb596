import { randomBytes } from 'node:crypto';

/** The prefix and 16 random characters (96 bits). */
export const randomId = (prefix: string): string => prefix + randomBytes(12).toString('base64url');

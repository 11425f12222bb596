import type { GameSeal } from './seal.store.js';

/** An event of the log as the comparison needs it. */
export interface Logged {
  readonly version: number;
  /** The beginning of its SHA-256, in hex. */
  readonly digest: string;
}

/** Where the log first is not what was sealed. */
export interface LogDifference {
  readonly kind: 'changed' | 'missing' | 'added' | 'reordered';
  /** In the log as it was sealed; of an added event, where it stands now. */
  readonly version: number;
}

const times = (digests: readonly string[], wanted: string): number =>
  digests.reduce((count, digest) => count + (digest === wanted ? 1 : 0), 0);

const kindOf = (log: readonly string[], sealed: readonly string[], found: string, expected: string) => {
  const isNew = times(log, found) > times(sealed, found);
  const isGone = times(log, expected) < times(sealed, expected);
  if (isNew) return isGone ? 'changed' : 'added';
  return isGone ? 'missing' : 'reordered';
};

/**
 * The first difference between a log and its seal; null when all that was sealed is there as it was. What follows the
 * last sealed event is not looked at: the projection may only not have come to it.
 */
export const compareLog = (log: readonly Logged[], { digests: sealed }: GameSeal): LogDifference | null => {
  const digests = log.map(({ digest }) => digest);
  for (const [index, expected] of sealed.entries()) {
    const version = index + 1;
    const found = log[index];
    if (!found) return { kind: 'missing', version };
    if (found.digest !== expected) return { kind: kindOf(digests, sealed, found.digest, expected), version };
    if (found.version !== version) return { kind: found.version > version ? 'missing' : 'added', version };
  }
  return null;
};

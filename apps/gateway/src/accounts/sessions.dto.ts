import type { SessionView } from '@clockbeat/domain';

/** A browser that the account is signed in with. */
export class SessionDto implements SessionView {
  /** Names it in this list alone. */
  id: string;
  /** As it last called itself; null where that is not known. */
  browser: string | null;
  system: string | null;
  signedInAt: string | null;
  /** To the hour. */
  lastSeenAt: string | null;
  /** Whether it is the one that asks. */
  current: boolean;
}

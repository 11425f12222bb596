import { type ReactNode, useEffect, useState } from 'react';
import { Guarded } from '../../../frame/gates.js';
import { useSessionStatus } from '../../../frame/session.js';
import { claimGuestSets, guestSession } from '../../../hosting/guest-session.js';
import { useKept } from '../../../hosting/kept-value.js';

interface ContentAccessProps {
  waiting: ReactNode;
  /** `guest` is null for an account. */
  children: (guest: string | null) => ReactNode;
}

/** Saved sets are for accounts, and for guests who saved some in this browser (OP-85); others are brought to the sign-in. */
export const ContentAccess = ({ waiting, children }: ContentAccessProps) => {
  const session = useSessionStatus();
  const guest = useKept(guestSession);
  if (session.state === 'signed-out' && guest !== null) return children(guest);
  return <Guarded waiting={waiting}>{() => <Claimed waiting={waiting}>{children(null)}</Claimed>}</Guarded>;
};

/** A guest's sets that the sign-in could not bring along come along now. */
const Claimed = ({ waiting, children }: { waiting: ReactNode; children: ReactNode }) => {
  const [ready, setReady] = useState(guestSession.get() === null);
  useEffect(() => {
    if (!ready) void claimGuestSets().then(() => setReady(true));
  }, [ready]);
  return ready ? children : waiting;
};

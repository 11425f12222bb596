import { type ReactNode, useState } from 'react';
import { Navigate } from 'react-router-dom';
import { leadsOn } from '../live/gone-along.js';
import type { GamePicture } from '../live/picture.js';
import { openPlayerSession, type PlayerSession, releasePlayerSession } from '../live/player-session.js';
import type { KeptSeat } from '../live/seat-storage.js';
import { paths } from '../paths.js';
import { problemText } from '../texts/problem-text.js';
import { useTexts } from '../texts/texts.js';
import { ConnectionBar } from '../ui/connection-bar.js';
import { Loading } from '../ui/loading.js';
import { LeadAway } from './lead-away.js';
import { useLive, useLiveNotices, useSession } from './live.js';

interface SeatedProps {
  seat: KeptSeat;
  children: (session: PlayerSession, picture: GamePicture) => ReactNode;
}

/**
 * A page of a game's player beside the game's own: connected on the seat that this browser holds, which from page to page
 * stays the same connection. Who lost the seat is led to where that is told.
 */
export const Seated = ({ seat, children }: SeatedProps) => {
  const t = useTexts();
  // Read anew from storage at each render, it would be another one each time.
  const [kept] = useState(seat);
  const session = useSession(kept, openPlayerSession, releasePlayerSession);
  if (session === null) return <Loading text={t('common.loadingGame')} />;
  return <Connected session={session}>{children}</Connected>;
};

const Connected = ({ session, children }: Omit<SeatedProps, 'seat'> & { session: PlayerSession }) => {
  const t = useTexts();
  const snapshot = useLive(session);
  const { picture, connection, refusal } = snapshot;
  useLiveNotices(snapshot);
  if (refusal) return <LeadAway to={paths.joinTeam} saying={problemText(t, refusal)} />;
  // Taken over by another tab, removed, waiting, or led on to the next: the game's own page says which, and what to do.
  if (picture.removed !== null || picture.waitingFor !== null || leadsOn(picture.state))
    return <Navigate to={paths.playerGame(session.room)} replace />;
  return (
    <>
      <ConnectionBar connection={connection} at="bottom" returns={snapshot.returns} />
      {picture.state === null || picture.me === null ? (
        <Loading text={t('common.loadingGame')} />
      ) : (
        children(session, picture)
      )}
    </>
  );
};

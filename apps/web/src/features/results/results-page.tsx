import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Navigate, useLocation, useParams } from 'react-router-dom';
import { deletedAt } from '../../api/deleted-at.js';
import { hasNotEnded, reading } from '../../api/queries.js';
import { ApiError } from '../../api/request.js';
import { useLive, useSession } from '../../frame/live.js';
import { usePageTitle } from '../../frame/use-page-title.js';
import { leadsOn } from '../../live/gone-along.js';
import { openPlayerSession, type PlayerSession, releasePlayerSession } from '../../live/player-session.js';
import { type KeptSeat, seats } from '../../live/seat-storage.js';
import { paths, serverPaths } from '../../paths.js';
import { useAfterTexts } from '../../texts/after-texts.js';
import { failureText } from '../../texts/problem-text.js';
import { useDayText } from '../../texts/regional.js';
import { type RoomTranslate, useRoomTexts } from '../../texts/room-texts.js';
import { type Translate, useTexts } from '../../texts/texts.js';
import { Button, ButtonLink, buttonClass } from '../../ui/button.js';
import { MessagePage } from '../../ui/message-page.js';
import { ResultsSkeleton } from './results-skeleton.js';
import { ResultsView } from './results-view.js';

/** A finished game's results, for its owner and for whoever holds a seat of it in this browser. */
const ResultsPage = () => {
  const t = useTexts();
  const room = useRoomTexts();
  const a = useAfterTexts();
  const day = useDayText();
  const { gameId = '' } = useParams();
  usePageTitle(room('results.title'));
  const { pathname, search } = useLocation();
  const results = useQuery(reading.resultsToCome(gameId));
  if (results.isSuccess) {
    const seat = seats().latest();
    return (
      <>
        <ResultsView results={results.data} />
        {seat?.gameId === gameId && <ComesAlong seat={seat} />}
      </>
    );
  }
  const error = hasNotEnded(results.failureReason) ? results.failureReason : results.error;
  if (error === null) return <ResultsSkeleton />;
  const wasDeleted = deletedAt(error);
  return (
    <MessagePage
      title={room('results.title')}
      text={
        wasDeleted === null
          ? resultsFailure(t, room, error)
          : a('retention.wasDeleted', { day: day(wasDeleted) })
      }
    >
      {mayCome(error) && (
        <Button tone="main" onClick={() => void results.refetch()}>
          {t('common.tryAgain')}
        </Button>
      )}
      {isStranger(error) && (
        <a href={serverPaths.signIn(pathname + search)} className={buttonClass('main')}>
          {t('common.signIn')}
        </a>
      )}
      <ButtonLink to={paths.home}>{t('common.goHome')}</ButtonLink>
    </MessagePage>
  );
};
export default ResultsPage;

/** Who reads the results of the game it was in last is still there: it is led on where that goes on. */
const ComesAlong = ({ seat }: { seat: KeptSeat }) => {
  const [kept] = useState(seat);
  const session = useSession(kept, openPlayerSession, releasePlayerSession);
  return session && <LedOn session={session} />;
};

const LedOn = ({ session }: { session: PlayerSession }) => {
  const { state } = useLive(session).picture;
  return leadsOn(state) ? <Navigate to={paths.playerGame(session.room)} replace /> : null;
};

/** Who came by a link in a mail may be the host, and have signed out since. */
const isStranger = (error: Error): boolean => error instanceof ApiError && error.statusCode === 401;

/** Whoever is not to see them, or asks for none, asks in vain. */
const mayCome = (error: Error): boolean =>
  !(error instanceof ApiError && [401, 403, 404].includes(error.statusCode));

const resultsFailure = (t: Translate, room: RoomTranslate, error: Error): string => {
  if (!(error instanceof ApiError)) return t('errors.internal');
  switch (error.statusCode) {
    case 401:
      return room('results.signIn');
    case 403:
      return room('results.forbidden');
    case 404:
      return room('missing.gameNotFound');
    case 409:
      return room('results.notYet');
    default:
      return failureText(t, error);
  }
};

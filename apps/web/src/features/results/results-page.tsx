import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { reading } from '../../api/queries.js';
import { ApiError } from '../../api/request.js';
import { usePageTitle } from '../../frame/use-page-title.js';
import { paths } from '../../paths.js';
import { failureText } from '../../texts/problem-text.js';
import { type RoomTranslate, useRoomTexts } from '../../texts/room-texts.js';
import { type Translate, useTexts } from '../../texts/texts.js';
import { Button, ButtonLink } from '../../ui/button.js';
import { MessagePage } from '../../ui/message-page.js';
import { ResultsSkeleton } from './results-skeleton.js';
import { ResultsView } from './results-view.js';

/** A finished game's results, for its owner and for whoever holds a seat of it in this browser. */
const ResultsPage = () => {
  const t = useTexts();
  const room = useRoomTexts();
  const { gameId = '' } = useParams();
  usePageTitle(room('results.title'));
  const results = useQuery(reading.results(gameId));
  if (results.isPending) return <ResultsSkeleton />;
  if (results.isSuccess) return <ResultsView results={results.data} />;
  return (
    <MessagePage title={room('results.title')} text={resultsFailure(t, room, results.error)}>
      {mayCome(results.error) && (
        <Button tone="main" onClick={() => void results.refetch()}>
          {t('common.tryAgain')}
        </Button>
      )}
      <ButtonLink to={paths.home}>{t('common.goHome')}</ButtonLink>
    </MessagePage>
  );
};
export default ResultsPage;

/** Whoever is not to see them, or asks for none, asks in vain. */
const mayCome = (error: Error): boolean =>
  !(error instanceof ApiError && (error.statusCode === 403 || error.statusCode === 404));

const resultsFailure = (t: Translate, room: RoomTranslate, error: Error): string => {
  if (!(error instanceof ApiError)) return t('errors.internal');
  switch (error.statusCode) {
    case 401:
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

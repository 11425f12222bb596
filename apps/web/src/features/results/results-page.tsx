import type { Results } from '@clockbeat/domain';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { getResults } from '../../api/get-results.js';
import { ApiError } from '../../api/request.js';
import { seats } from '../../live/seat-storage.js';
import { paths } from '../../paths.js';
import { failureText } from '../../shared/failure-text.js';
import { usePageTitle } from '../../shared/use-page-title.js';
import { type Translate, useTexts } from '../../texts/texts.js';
import { Button, ButtonLink } from '../../ui/button.js';
import { MessagePage } from '../../ui/message-page.js';
import { ResultsSkeleton } from './results-skeleton.js';
import { ResultsView } from './results-view.js';

/** A finished game's results, for its owner and for whoever holds a seat of it in this browser. */
const ResultsPage = () => {
  const t = useTexts();
  const { gameId = '' } = useParams();
  usePageTitle(t('results.title'));
  const results = useQuery<Results>({
    queryKey: ['results', gameId],
    queryFn: ({ signal }) => getResults(gameId, seats().find(gameId)?.token, signal),
  });
  if (results.isPending) return <ResultsSkeleton />;
  if (results.isSuccess) return <ResultsView results={results.data} />;
  return (
    <MessagePage title={t('results.title')} text={resultsFailure(t, results.error)}>
      <Button tone="main" onClick={() => void results.refetch()}>
        {t('common.tryAgain')}
      </Button>
      <ButtonLink to={paths.home}>{t('common.goHome')}</ButtonLink>
    </MessagePage>
  );
};
export default ResultsPage;

const resultsFailure = (t: Translate, error: Error): string => {
  if (!(error instanceof ApiError)) return t('errors.unexpected');
  switch (error.statusCode) {
    case 401:
    case 403:
      return t('results.forbidden');
    case 404:
      return t('errors.gameNotFound');
    case 409:
      return t('results.notYet');
    default:
      return failureText(t, error);
  }
};

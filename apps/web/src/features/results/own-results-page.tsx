import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { getResults } from '../../api/get-results.js';
import { ApiError } from '../../api/request.js';
import { soloResult } from '../../hosting/solo-result.js';
import { useKept } from '../../hosting/use-kept.js';
import { seats } from '../../live/seat-storage.js';
import { paths } from '../../paths.js';
import { LeadAway } from '../../shared/lead-away.js';
import { Unavailable } from '../../shared/unavailable.js';
import { usePageTitle } from '../../shared/use-page-title.js';
import { useRoomTexts } from '../../texts/room/room-texts.js';
import { useTexts } from '../../texts/texts.js';
import { ButtonLink } from '../../ui/button.js';
import { MessagePage } from '../../ui/message-page.js';
import { fromResults, fromSolo } from './own-result.js';
import { OwnResultView } from './own-result-view.js';
import { ResultsSkeleton } from './results-skeleton.js';

/** /results: what this browser's player got out of the game that the address names, else of its last one. */
const OwnResultsPage = () => {
  const t = useRoomTexts();
  usePageTitle(t('ownResults.title'));
  const [query] = useSearchParams();
  const solo = useKept(soloResult);
  const asked = query.get('gameId');
  if (solo && (asked === null || asked === solo.gameId)) return <OwnResultView result={fromSolo(solo)} />;
  const gameId = asked ?? seats().latest()?.gameId ?? null;
  return gameId === null ? <Nothing /> : <OfGame gameId={gameId} />;
};
export default OwnResultsPage;

const Nothing = () => {
  const t = useRoomTexts();
  return <LeadAway to={paths.home} saying={t('ownResults.noResults')} />;
};

const OfGame = ({ gameId }: { gameId: string }) => {
  const _t = useTexts();
  const room = useRoomTexts();
  const results = useQuery({
    queryKey: ['results', gameId],
    queryFn: ({ signal }) => getResults(gameId, seats().find(gameId)?.token, signal),
  });
  if (results.isPending) return <ResultsSkeleton />;
  if (results.isSuccess) {
    const own = fromResults(results.data);
    return own ? <OwnResultView result={own} /> : <Nothing />;
  }
  const { error } = results;
  if (error instanceof ApiError && error.statusCode === 409) {
    return (
      <MessagePage title={room('ownResults.title')} text={room('ownResults.notYet')}>
        <ButtonLink to={paths.playerGame(gameId)} tone="main">
          {room('ownResults.backToGame')}
        </ButtonLink>
      </MessagePage>
    );
  }
  if (error instanceof ApiError && error.statusCode >= 400 && error.statusCode < 500) return <Nothing />;
  return <Unavailable again={results.refetch} />;
};

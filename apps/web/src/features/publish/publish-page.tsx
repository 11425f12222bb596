import { useSearchParams } from 'react-router-dom';
import { OwnedGame } from '../../shared/owned-game.js';
import { usePageTitle } from '../../shared/use-page-title.js';
import { useTexts } from '../../texts/texts.js';
import { PublishSkeleton } from './publish-skeleton.js';
import { PublishView } from './publish-view.js';

const PublishPage = () => {
  const t = useTexts();
  const [query] = useSearchParams();
  usePageTitle(t('publish.title'));
  return (
    <OwnedGame gameId={query.get('gameId') ?? ''} waiting={<PublishSkeleton />}>
      {(game) => <PublishView game={game} />}
    </OwnedGame>
  );
};
export default PublishPage;

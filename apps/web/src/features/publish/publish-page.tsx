import { useSearchParams } from 'react-router-dom';
import { OwnedGame } from '../../shared/owned-game.js';
import { usePageTitle } from '../../shared/use-page-title.js';
import { useRoomTexts } from '../../texts/room/room-texts.js';
import { ApprovedGame } from './approved-game.js';
import { PublishGame } from './publish-game.js';
import { PublishSkeleton } from './publish-skeleton.js';

/** Code and QR of a game: of the one that the address names (OP-26), else of the one that was approved here last. */
const PublishPage = () => {
  const room = useRoomTexts();
  const [query] = useSearchParams();
  usePageTitle(room('publish.title'));
  const gameId = query.get('gameId') ?? '';
  if (gameId === '') return <ApprovedGame />;
  return (
    <OwnedGame gameId={gameId} waiting={<PublishSkeleton />}>
      {(game) => <PublishGame game={game} />}
    </OwnedGame>
  );
};
export default PublishPage;

import { Navigate, useParams } from 'react-router-dom';
import { paths } from '../../paths.js';
import { useGameCard } from '../../shared/use-game-card.js';
import { usePageTitle } from '../../shared/use-page-title.js';
import { useRoomTexts } from '../../texts/room/room-texts.js';
import { useTexts } from '../../texts/texts.js';
import { Loading } from '../../ui/loading.js';
import { GameCreated } from './game-created.js';

/** /confirm/{gameId}: a game that has just been made, to be shared and started. */
const ConfirmPage = () => {
  const t = useTexts();
  const room = useRoomTexts();
  const { gameId = '' } = useParams();
  usePageTitle(room('confirm.title'));
  const game = useGameCard(gameId);
  if (game.isPending) return <Loading text={t('common.loadingGame')} />;
  if (!game.data) return <Navigate to={paths.home} replace />;
  return <GameCreated game={game.data} />;
};
export default ConfirmPage;

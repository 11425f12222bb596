import type { GameCard } from '@clockbeat/domain/contract';
import { useParams } from 'react-router-dom';
import { openScreenSession } from '../../live/open-owner-session.js';
import type { OwnerSession } from '../../live/owner-session.js';
import { OwnedGame } from '../../shared/owned-game.js';
import { useSession } from '../../shared/use-live.js';
import { useTexts } from '../../texts/texts.js';
import { Loading } from '../../ui/loading.js';
import { Projector } from './projector.js';

const ScreenPage = () => {
  const { gameId = '' } = useParams();
  return <OwnedGame gameId={gameId}>{(game) => <Connected game={game} />}</OwnedGame>;
};
export default ScreenPage;

const close = (session: OwnerSession): void => session.close();

const Connected = ({ game }: { game: GameCard }) => {
  const t = useTexts();
  const session = useSession(game.id, openScreenSession, close);
  return session ? (
    <Projector session={session} joinUrl={game.joinUrl} />
  ) : (
    <Loading text={t('common.loadingGame')} />
  );
};

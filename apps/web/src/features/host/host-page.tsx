import { useSearchParams } from 'react-router-dom';
import { openHostSession } from '../../live/open-session.js';
import type { OwnerSession } from '../../live/owner-session.js';
import { OwnedGame } from '../../shared/owned-game.js';
import { useSession } from '../../shared/use-live.js';
import { useTexts } from '../../texts/texts.js';
import { Loading } from '../../ui/loading.js';
import { HostPanel } from './host-panel.js';

const HostPage = () => {
  const [query] = useSearchParams();
  return <OwnedGame gameId={query.get('gameId') ?? ''}>{(game) => <Connected gameId={game.id} />}</OwnedGame>;
};
export default HostPage;

const close = (session: OwnerSession): void => session.close();

const Connected = ({ gameId }: { gameId: string }) => {
  const t = useTexts();
  const session = useSession(gameId, openHostSession, close);
  return session ? <HostPanel session={session} /> : <Loading text={t('common.loadingGame')} />;
};

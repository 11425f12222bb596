import type { GameCard } from '@clockbeat/domain/contract';
import { useSearchParams } from 'react-router-dom';
import { openHostSession } from '../../live/open-owner-session.js';
import type { OwnerSession } from '../../live/owner-session.js';
import { HostSkeleton } from '../../shared/host-skeleton.js';
import { OwnedGame } from '../../shared/owned-game.js';
import { useSession } from '../../shared/use-live.js';
import { HostPanel } from './host-panel.js';

const HostPage = () => {
  const [query] = useSearchParams();
  return (
    <OwnedGame gameId={query.get('gameId') ?? ''} waiting={<HostSkeleton />}>
      {(game) => <Connected game={game} />}
    </OwnedGame>
  );
};
export default HostPage;

const close = (session: OwnerSession): void => session.close();

const Connected = ({ game }: { game: GameCard }) => {
  const session = useSession(game.id, openHostSession, close);
  return session ? <HostPanel session={session} joinUrl={game.joinUrl} /> : <HostSkeleton />;
};

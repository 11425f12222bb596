import { Navigate } from 'react-router-dom';
import { appState } from '../../hosting/app-state.js';
import { useKept } from '../../hosting/use-kept.js';
import { paths } from '../../paths.js';
import { Guarded } from '../../shared/guarded.js';
import { OwnedGame } from '../../shared/owned-game.js';
import { WithTeam } from '../../shared/with-team.js';
import { PublishGame } from './publish-game.js';
import { PublishSkeleton } from './publish-skeleton.js';

/** The game at the end of the host's way; whoever comes too early is led back to the step that is missing (HOST-13, OP-27). */
export const ApprovedGame = () => {
  const { approved, basket, gameId } = useKept(appState);
  return (
    <Guarded waiting={<PublishSkeleton />}>
      {() => (
        <WithTeam>
          {() => {
            if (!approved || gameId === null) return <Navigate to={paths.approve} replace />;
            if (basket.length === 0) return <Navigate to={paths.basket} replace />;
            return (
              <OwnedGame gameId={gameId} waiting={<PublishSkeleton />}>
                {(game) => <PublishGame game={game} />}
              </OwnedGame>
            );
          }}
        </WithTeam>
      )}
    </Guarded>
  );
};

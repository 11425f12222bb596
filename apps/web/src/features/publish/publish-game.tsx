import type { GameCard } from '@clockbeat/domain/contract';
import { appState } from '../../hosting/app-state.js';
import { useKept } from '../../hosting/use-kept.js';
import { paths } from '../../paths.js';
import { useDeskTexts } from '../../texts/desk/desk-texts.js';
import { useRoomTexts } from '../../texts/room/room-texts.js';
import { useVisitorTexts } from '../../texts/visitor/visitor-texts.js';
import { ButtonLink } from '../../ui/button.js';
import { MessagePage } from '../../ui/message-page.js';
import { PublishView } from './publish-view.js';

/** A game to share, or word that it is over. The one that was approved here can still be changed. */
export const PublishGame = ({ game }: { game: GameCard }) => {
  const visitor = useVisitorTexts();
  const room = useRoomTexts();
  const d = useDeskTexts();
  const { gameId, basket } = useKept(appState);
  const approvedHere = gameId === game.id && basket.length > 0;
  if (game.status !== 'finished') return <PublishView game={game} approvedHere={approvedHere} />;
  return (
    <MessagePage title={game.title} text={room('publish.alreadyOver')}>
      <ButtonLink to={paths.results(game.id)} tone="main">
        {visitor('account.results')}
      </ButtonLink>
      {approvedHere && <ButtonLink to={paths.approve}>{d('approve.backToApproval')}</ButtonLink>}
      <ButtonLink to={paths.dashboard}>{room('missing.goToDashboard')}</ButtonLink>
    </MessagePage>
  );
};

import type { GameCard } from '@clockbeat/domain';
import { appState } from '../../hosting/app-state.js';
import { useKept } from '../../hosting/use-kept.js';
import { paths } from '../../paths.js';
import { useDeskTexts } from '../../texts/desk/desk-texts.js';
import { useTexts } from '../../texts/texts.js';
import { ButtonLink } from '../../ui/button.js';
import { MessagePage } from '../../ui/message-page.js';
import { PublishView } from './publish-view.js';

/** A game to share, or word that it is over. The one that was approved here can still be changed. */
export const PublishGame = ({ game }: { game: GameCard }) => {
  const t = useTexts();
  const d = useDeskTexts();
  const { gameId, basket } = useKept(appState);
  const approvedHere = gameId === game.id && basket.length > 0;
  if (game.status !== 'finished') return <PublishView game={game} approvedHere={approvedHere} />;
  return (
    <MessagePage title={game.title} text={t('publish.alreadyOver')}>
      <ButtonLink to={paths.results(game.id)} tone="main">
        {t('account.results')}
      </ButtonLink>
      {approvedHere && <ButtonLink to={paths.approve}>{d('approve.backToApproval')}</ButtonLink>}
      <ButtonLink to={paths.dashboard}>{t('errors.goToDashboard')}</ButtonLink>
    </MessagePage>
  );
};

import { useParams } from 'react-router-dom';
import { paths } from '../../paths.js';
import { Guarded } from '../../shared/guarded.js';
import { usePageTitle } from '../../shared/use-page-title.js';
import { useDeskTexts } from '../../texts/desk/desk-texts.js';
import { useRoomTexts } from '../../texts/room/room-texts.js';
import { useTexts } from '../../texts/texts.js';
import { Button, ButtonLink } from '../../ui/button.js';
import { Loading } from '../../ui/loading.js';
import { MessagePage } from '../../ui/message-page.js';
import { ReplayView } from './replay-view.js';
import { useGameLog } from './use-game-log.js';

/** Any game of the signed-in host's, and for analysts anybody's, event by event. `?v=` opens it at a version. */
const ReplayPage = () => {
  const d = useDeskTexts();
  const { gameId = '' } = useParams();
  usePageTitle(d('replay.title'));
  return (
    <Guarded reason={d('replay.signIn')}>
      {({ id }) => <Log key={gameId} gameId={gameId} userId={id} />}
    </Guarded>
  );
};
export default ReplayPage;

const Log = ({ gameId, userId }: { gameId: string; userId: string }) => {
  const d = useDeskTexts();
  const room = useRoomTexts();
  const t = useTexts();
  const log = useGameLog(gameId);
  switch (log.state) {
    case 'reading':
      return <Loading text={d('replay.loading', { count: log.count })} />;
    case 'read':
      return <ReplayView gameId={gameId} replay={log.replay} userId={userId} />;
    case 'failed':
      return log.error.statusCode === 404 || log.error.statusCode === 403 ? (
        <MessagePage title={room('missing.gameNotFound')} text={d('replay.notFound')}>
          <ButtonLink to={paths.pastGames} tone="main">
            {d('dashboard.history')}
          </ButtonLink>
        </MessagePage>
      ) : (
        <MessagePage title={d('replay.failedTitle')} text={d('replay.failedText')}>
          <Button tone="main" onClick={log.again}>
            {t('common.tryAgain')}
          </Button>
          <ButtonLink to={paths.results(gameId)}>{d('replay.back')}</ButtonLink>
        </MessagePage>
      );
  }
};

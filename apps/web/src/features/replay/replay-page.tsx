import { type GameId, Replay } from '@clockbeat/domain';
import { useEffect, useState } from 'react';
import { useParams } from 'react-router-dom';
import { deletedAt } from '../../api/deleted-at.js';
import { getLog } from '../../api/log.js';
import { ApiError } from '../../api/request.js';
import type { Passed } from '../../frame/gates.js';
import { usePageTitle } from '../../frame/use-page-title.js';
import { paths } from '../../paths.js';
import { useAfterTexts } from '../../texts/after-texts.js';
import { useDeskTexts } from '../../texts/desk-texts.js';
import { useDayText } from '../../texts/regional.js';
import { useRoomTexts } from '../../texts/room-texts.js';
import { useTexts } from '../../texts/texts.js';
import { Button, ButtonLink } from '../../ui/button.js';
import { Loading } from '../../ui/loading.js';
import { MessagePage } from '../../ui/message-page.js';
import { ReplayView } from './replay-view.js';

/** Any game of the signed-in host's, and for analysts anybody's, event by event. `?v=` opens it at a version. */
const ReplayPage = ({ user }: Pick<Passed, 'user'>) => {
  const a = useAfterTexts();
  const { gameId = '' } = useParams();
  usePageTitle(a('replay.title'));
  return <Log key={gameId} gameId={gameId} userId={user.id} />;
};
export default ReplayPage;

const Log = ({ gameId, userId }: { gameId: string; userId: string }) => {
  const d = useDeskTexts();
  const a = useAfterTexts();
  const room = useRoomTexts();
  const t = useTexts();
  const day = useDayText();
  const log = useGameLog(gameId);
  const wasDeleted = log.state === 'failed' ? deletedAt(log.error) : null;
  switch (log.state) {
    case 'reading':
      return <Loading text={a('replay.loading', { count: log.count })} />;
    case 'read':
      return <ReplayView gameId={gameId} replay={log.replay} userId={userId} />;
    case 'failed':
      return log.error.statusCode === 404 || log.error.statusCode === 403 ? (
        <MessagePage
          title={room('missing.gameNotFound')}
          text={
            wasDeleted === null ? a('replay.notFound') : a('retention.wasDeleted', { day: day(wasDeleted) })
          }
        >
          <ButtonLink to={paths.pastGames} tone="main">
            {d('dashboard.history')}
          </ButtonLink>
        </MessagePage>
      ) : (
        <MessagePage title={a('replay.failedTitle')} text={a('replay.failedText')}>
          <Button tone="main" onClick={log.again}>
            {t('common.tryAgain')}
          </Button>
          <ButtonLink to={paths.results(gameId)}>{a('replay.back')}</ButtonLink>
        </MessagePage>
      );
  }
};

type GameLog =
  | { state: 'reading'; count: number }
  | { state: 'read'; replay: Replay }
  | { state: 'failed'; error: ApiError; again: () => void };

/** Reads a game's log and folds it as it comes. */
const useGameLog = (gameId: string): GameLog => {
  const [attempt, setAttempt] = useState(0);
  const [log, setLog] = useState<GameLog>({ state: 'reading', count: 0 });
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt reads anew
  useEffect(() => {
    const stop = new AbortController();
    const again = (): void => setAttempt((before) => before + 1);
    setLog({ state: 'reading', count: 0 });
    read(gameId, stop.signal, (count) => setLog({ state: 'reading', count })).then(
      (replay) => setLog({ state: 'read', replay }),
      (error: unknown) => {
        if (stop.signal.aborted) return;
        const known = error instanceof ApiError ? error : new ApiError(0, String(error), 'unexpected', '');
        setLog({ state: 'failed', error: known, again });
      },
    );
    return () => stop.abort();
  }, [gameId, attempt]);
  return log;
};

const read = async (
  gameId: string,
  signal: AbortSignal,
  onProgress: (count: number) => void,
): Promise<Replay> => {
  const replay = new Replay(gameId as GameId);
  for await (const events of getLog(gameId, signal)) {
    for (const event of events) replay.push(event);
    if (!signal.aborted) onProgress(replay.length);
  }
  if (replay.length === 0) throw new ApiError(404, '', 'game_not_found', '');
  return replay;
};

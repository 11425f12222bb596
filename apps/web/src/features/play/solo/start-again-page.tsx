import { Navigate, useSearchParams } from 'react-router-dom';
import { useSessionStatus } from '../../../frame/session.js';
import { soloResult } from '../../../hosting/solo-result.js';
import { paths } from '../../../paths.js';
import { useTexts } from '../../../texts/texts.js';
import { Loading } from '../../../ui/loading.js';
import { playAgain } from './solo-settings.js';

/**
 * /start: the way on from a solo game, which begins anew where the address names it. By the bare address a host goes to make a
 * game, anybody else back to the last solo game (OP-07).
 */
const StartAgainPage = () => {
  const t = useTexts();
  const session = useSessionStatus();
  const [query] = useSearchParams();
  const last = soloResult.get();
  if (last && last.gameId === query.get('gameId'))
    return <Navigate to={last.replayPath} state={playAgain} replace />;
  if (session.state === 'loading') return <Loading text={t('common.loading')} />;
  const to = session.state === 'signed-in' ? paths.startTrivia : (last?.replayPath ?? paths.play('general'));
  return <Navigate to={to} replace />;
};
export default StartAgainPage;

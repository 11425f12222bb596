import { Navigate } from 'react-router-dom';
import { useSessionStatus } from '../../../frame/session.js';
import { soloResult } from '../../../hosting/solo-result.js';
import { paths } from '../../../paths.js';
import { useTexts } from '../../../texts/texts.js';
import { Loading } from '../../../ui/loading.js';

/** /start: the way on from a solo game. A host goes to make one, anybody else back to the same solo game (OP-07). */
const StartAgainPage = () => {
  const t = useTexts();
  const session = useSessionStatus();
  if (session.state === 'loading') return <Loading text={t('common.loading')} />;
  const to =
    session.state === 'signed-in'
      ? paths.startTrivia
      : (soloResult.get()?.replayPath ?? paths.play('general'));
  return <Navigate to={to} replace />;
};
export default StartAgainPage;

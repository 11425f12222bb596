import { useEffect, useState } from 'react';
import { Navigate, useParams } from 'react-router-dom';
import { openPlayerSession, releasePlayerSession } from '../../live/open-player-session.js';
import { type KeptSeat, seats } from '../../live/seat-storage.js';
import { paths } from '../../paths.js';
import { useSession } from '../../shared/use-live.js';
import { useTexts } from '../../texts/texts.js';
import { Loading } from '../../ui/loading.js';
import { notify } from '../../ui/notices.js';
import { PlayGame } from './play-game.js';

/** /player-game/{room}: the room of a seat that this browser holds. Without one there is nothing to see here. */
const PlayPage = () => {
  const { room = '' } = useParams();
  const [seat] = useState(() => seats().find(room));
  return seat ? <SeatedGame seat={seat} /> : <ToJoin />;
};
export default PlayPage;

const SeatedGame = ({ seat }: { seat: KeptSeat }) => {
  const t = useTexts();
  const session = useSession(seat, openPlayerSession, releasePlayerSession);
  return session ? <PlayGame session={session} /> : <Loading text={t('common.loadingGame')} />;
};

const ToJoin = () => {
  const t = useTexts();
  useEffect(() => notify(t('join.noSeat')), [t]);
  return <Navigate to={paths.joinTeam} replace />;
};

import type { GamePicture } from '../../live/picture.js';
import type { PlayerSession } from '../../live/player-session.js';
import { useTexts } from '../../texts/texts.js';
import { Loading } from '../../ui/loading.js';
import { FinalView } from './final-view.js';
import { LobbyView } from './lobby-view.js';
import { OutView } from './out-view.js';
import { PausedView } from './paused-view.js';
import { playStage } from './play-stage.js';
import { RoundView } from './round-view.js';
import { useFeedback } from './use-feedback.js';
import { WaitingView } from './waiting-view.js';

interface PlayStageViewProps {
  session: PlayerSession;
  picture: GamePicture;
}

/** Chooses what is on the stage. Every view gets facts and callbacks, and knows no socket. */
export const PlayStageView = ({ session, picture }: PlayStageViewProps) => {
  const t = useTexts();
  const shown = useFeedback(picture.feedback);
  const { state, me } = picture;
  const stage = playStage(picture, shown === null);
  if (stage === 'out') return <OutView reason={picture.removed} onComeBack={() => void session.comeBack()} />;
  if (stage === 'waiting-for-game') return <WaitingView session={session} />;
  if (state === null || me === null) return <Loading text={t('common.loadingGame')} />;
  const view = { session, picture, state, me };
  switch (stage) {
    case 'lobby':
      return <LobbyView {...view} />;
    case 'paused':
      return <PausedView {...view} shown={shown} />;
    case 'final':
      return <FinalView {...view} shown={shown} />;
    default:
      return <RoundView {...view} shown={shown} showBoard={stage === 'board'} />;
  }
};

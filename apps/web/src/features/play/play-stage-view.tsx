import type { GamePicture } from '../../live/picture.js';
import type { PlayerSession } from '../../live/player-session.js';
import { useTexts } from '../../texts/texts.js';
import { Loading } from '../../ui/loading.js';
import { Announcer } from './announcer.js';
import { FinalView } from './final-view.js';
import { LobbyView } from './lobby-view.js';
import { OutView } from './out-view.js';
import { PausedView } from './paused-view.js';
import { playStage } from './play-stage.js';
import { TurnView } from './turn-view.js';
import { type ShownFeedback, useFeedback } from './use-feedback.js';
import { WaitingView } from './waiting-view.js';

interface PlayStageViewProps {
  session: PlayerSession;
  picture: GamePicture;
}

/** What is on the stage, and what of it is said aloud. */
export const PlayStageView = ({ session, picture }: PlayStageViewProps) => {
  const shown = useFeedback(picture.feedback);
  return (
    <>
      <Stage session={session} picture={picture} shown={shown} />
      <Announcer state={picture.state} feedback={shown?.feedback ?? null} serverNow={session.serverNow} />
    </>
  );
};

interface StageProps extends PlayStageViewProps {
  shown: ShownFeedback | null;
}

/** Chooses what is on the stage. Every view gets facts and callbacks, and knows no socket. */
const Stage = ({ session, picture, shown }: StageProps) => {
  const t = useTexts();
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
      return <TurnView {...view} shown={shown} showBoard={stage === 'board'} />;
  }
};

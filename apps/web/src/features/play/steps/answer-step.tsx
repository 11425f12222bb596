import { Navigate } from 'react-router-dom';
import type { GamePicture } from '../../../live/picture.js';
import type { PlayerSession } from '../../../live/player-session.js';
import { paths } from '../../../paths.js';
import { useRoomTexts } from '../../../texts/room/room-texts.js';
import { ButtonLink } from '../../../ui/button.js';
import { MessagePage } from '../../../ui/message-page.js';
import { Announcer } from '../announcer.js';
import { FloatingFeedback } from '../floating-feedback.js';
import { useFeedback } from '../use-feedback.js';
import { AnswerForm } from './answer-form.js';

interface AnswerStepProps {
  session: PlayerSession;
  picture: GamePicture;
}

/** The open question, or what is waited for; a finished game's place is the leaderboard. */
export const AnswerStep = ({ session, picture }: AnswerStepProps) => {
  const t = useRoomTexts();
  const shown = useFeedback(picture.feedback);
  const { state } = picture;
  if (state === null) return null;
  if (state.status === 'finished') return <Navigate to={paths.leaderboard} replace />;
  return (
    <>
      {content()}
      <FloatingFeedback shown={shown} />
      <Announcer state={state} feedback={shown?.feedback ?? null} serverNow={session.serverNow} />
    </>
  );

  function content() {
    if (state?.status === 'active' && state.question)
      return <AnswerForm key={state.question.index} session={session} state={state} turn={picture.turn} />;
    const waiting = state?.status === 'waiting';
    return (
      <MessagePage
        title={t(waiting ? 'steps.getReady' : 'steps.paused')}
        text={t(waiting ? 'steps.getReadyText' : 'steps.pausedText')}
      >
        {waiting && <ButtonLink to={paths.triviaLobby}>{t('steps.toLobby')}</ButtonLink>}
        <ButtonLink to={paths.leaderboard} tone="quiet">
          {t('steps.toLeaderboard')}
        </ButtonLink>
      </MessagePage>
    );
  }
};

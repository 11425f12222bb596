import type { GamePicture } from '../../../live/picture.js';
import { paths } from '../../../paths.js';
import { useRoomTexts } from '../../../texts/room/room-texts.js';
import { ButtonLink } from '../../../ui/button.js';
import { CountdownClock } from '../../../ui/countdown-clock.js';

interface BackToQuestionProps {
  picture: GamePicture;
  serverNow: () => number;
}

/** The way back, with the time that the open question has; it stands out while that is not answered. */
export const BackToQuestion = ({ picture: { state, turn }, serverNow }: BackToQuestionProps) => {
  const t = useRoomTexts();
  const open = state?.status === 'active' && !turn.locked;
  return (
    <div className="flex items-center gap-4">
      {state?.question && (
        <CountdownClock
          time={{ endsAt: state.endsAt, serverNow, restMs: state.timeLeft * 1_000 }}
          totalMs={state.question.timeLimit * 1_000}
          className="w-14"
        />
      )}
      <ButtonLink to={paths.answerTrivia} tone={open ? 'main' : 'plain'} className="min-h-13">
        {open
          ? t('steps.answerQuestion', { number: state.currentQuestionIndex + 1 })
          : t('steps.backToQuestion')}
      </ButtonLink>
    </div>
  );
};

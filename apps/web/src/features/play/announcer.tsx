import type { Feedback, GamePicture } from '../../live/picture.js';
import { useTexts } from '../../texts/texts.js';
import { useSecondsLeft } from '../../ui/time-left.js';
import { useBesides } from './besides-later.js';

interface AnnouncerProps {
  picture: GamePicture;
  feedback: Feedback | null;
  serverNow: () => number;
}

/** Seconds left that are worth a word, in a question that had more of them. */
const calls = [10, 5];

/**
 * What a screen reader is told: the new question, a pause and the end, the time at 10 and at 5 seconds, the own place, the
 * verdict. It stands from the first screen to the last: a region that comes together with its text is not read.
 */
export const Announcer = ({ picture, feedback, serverNow }: AnnouncerProps) => {
  const t = useTexts();
  const besides = useBesides(false);
  const { state, standing } = picture;
  const seconds = useSecondsLeft({ endsAt: state?.endsAt ?? null, serverNow, restMs: 0 });
  const timeLimit = state?.question?.timeLimit ?? 0;
  return (
    <div className="sr-only">
      <p aria-live="polite">
        {state?.status === 'active'
          ? state.question?.question
          : besides && <besides.SpokenStop picture={picture} />}
      </p>
      <p aria-live="polite">
        {calls.includes(seconds) && seconds < timeLimit && t('common.secondsLeft', { count: seconds })}
      </p>
      <p aria-live="polite">{besides && standing && <besides.SpokenPlace standing={standing} />}</p>
      <p aria-live="assertive">
        {besides && feedback && <besides.SpokenVerdict feedback={feedback} picture={picture} />}
      </p>
    </div>
  );
};

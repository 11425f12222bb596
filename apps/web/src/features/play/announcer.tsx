import type { Feedback, GamePicture } from '../../live/picture.js';
import { isPaced } from '../../live/picture.js';
import { useBesides } from './besides-later.js';
import { usePaced } from './paced-later.js';
import { SpokenSeconds } from './spoken-seconds.js';

interface AnnouncerProps {
  picture: GamePicture;
  feedback: Feedback | null;
  serverNow: () => number;
}

/**
 * What a screen reader is told: the new question, a pause and the end, the time at 10 and at 5 seconds, the own place, the
 * verdict. It stands from the first screen to the last: a region that comes together with its text is not read.
 */
export const Announcer = ({ picture, feedback, serverNow }: AnnouncerProps) => {
  const besides = useBesides(false);
  const paced = usePaced(false);
  const { state, standing } = picture;
  const isLed = state !== null && isPaced(state);
  const led = { picture, state, serverNow };
  return (
    <div className="sr-only">
      <p aria-live="polite">
        {isLed
          ? paced && <paced.SpokenPhase {...led} state={state} />
          : state?.status === 'active'
            ? state.question?.question
            : besides && <besides.SpokenStop picture={picture} />}
      </p>
      <p aria-live="polite">
        {isLed
          ? paced && <paced.SpokenOwnSeconds {...led} state={state} />
          : state && <SpokenSeconds state={state} serverNow={serverNow} />}
      </p>
      <p aria-live="polite">
        {isLed
          ? paced && <paced.SpokenBoard {...led} state={state} />
          : besides && standing && <besides.SpokenPlace standing={standing} />}
      </p>
      <p aria-live="assertive">
        {besides && feedback && <besides.SpokenVerdict feedback={feedback} picture={picture} />}
      </p>
    </div>
  );
};

import type { OpenQuestionView, StandingView } from '@clockbeat/domain/contract';
import { useEffect, useState } from 'react';
import type { Feedback, Me, Turn } from '../../live/picture.js';
import { useMomentary } from '../../ui/use-momentary.js';
import { useBesides } from './besides-later.js';
import type { ShownFeedback } from './verdict.js';

const feedbackMs = 2_000;
const wrongMs = 1_500;

/** The feedback on the last answer for its 2 s, which begin when it can be shown. */
export const useFeedback = (latest: Feedback | null): ShownFeedback | null => {
  const besides = useBesides(latest !== null);
  const [known] = useState(latest);
  const news = besides && latest !== known ? latest : null;
  const feedback = useMomentary(news, feedbackMs);
  const wrong = useMomentary(news, wrongMs);
  useEffect(() => {
    if (feedback) besides?.signalVerdict(feedback);
  }, [feedback, besides]);
  return feedback && { feedback, word: feedback.points > 0 || feedback.isCorrect || wrong !== null };
};

interface KickerProps {
  question: OpenQuestionView;
  turn: Turn;
  me: Me;
  shown: ShownFeedback | null;
  standing: StandingView | null;
}

/** The one line over the question. Feedback takes it for its moment and gives it back, so nothing below moves. */
export const Kicker = ({ question, turn, me, shown, standing }: KickerProps) => {
  const besides = useBesides(shown !== null);
  return (
    <div className="relative flex min-h-[min(4rem,11dvh)] shrink-0 items-center justify-between gap-3">
      {shown && besides ? (
        <div className="absolute inset-x-0 top-0 z-10 flex min-h-full">
          <besides.Verdict {...shown} onScreen={question.index} />
        </div>
      ) : (
        <>
          <div className="min-w-0 text-[min(0.875rem,max(12px,2.4dvh))] text-muted">
            <p className="truncate">{question.category}</p>
            {besides && turn.result && <besides.KeptVerdict result={turn.result} />}
            {/* The place before this answer: after it the board says the one that holds. Alone there is none. */}
            {besides && standing && standing.participantCount > 1 && !turn.result && (
              <besides.StandingLine standing={standing} />
            )}
          </div>
          {besides && me.streak > 1 && <besides.Streak count={me.streak} />}
        </>
      )}
    </div>
  );
};

/** The last question's feedback where no question is, and gone after its moment. */
export const FloatingFeedback = ({ shown }: { shown: ShownFeedback | null }) => {
  const besides = useBesides(shown !== null);
  return shown && besides && <besides.FloatingVerdict {...shown} />;
};

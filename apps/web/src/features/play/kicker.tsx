import type { OpenQuestionView, StandingView } from '@clockbeat/domain/contract';
import type { Me } from '../../live/picture.js';
import { useTexts } from '../../texts/texts.js';
import { distanceText } from './distance-text.js';
import { FeedbackStrip } from './feedback-strip.js';
import type { ShownFeedback } from './use-feedback.js';

interface KickerProps {
  question: OpenQuestionView;
  me: Me;
  shown: ShownFeedback | null;
  standing: StandingView | null;
}

/** The one line over the question. Feedback takes it for its moment and gives it back, so nothing below moves. */
export const Kicker = ({ question, me, shown, standing }: KickerProps) => {
  const t = useTexts();
  return (
    <div className="flex h-16 shrink-0 items-center justify-between gap-3">
      {shown ? (
        <FeedbackStrip {...shown} />
      ) : (
        <>
          <div className="min-w-0 text-sm text-muted">
            <p className="truncate">{question.category}</p>
            {standing && (
              <p className="numbers truncate">
                <span className="font-bold text-text">
                  {t('play.standing', {
                    place: t('play.place', { count: standing.position }),
                    count: standing.participantCount,
                  })}
                </span>
                {standing.participantCount > 1 && ` · ${distanceText(t, standing.next)}`}
              </p>
            )}
          </div>
          {me.streak > 1 && (
            <p className="shrink-0 rounded-full bg-volt px-3 py-1 text-sm font-extrabold text-ink">
              {t('play.streak', { count: me.streak })}
            </p>
          )}
        </>
      )}
    </div>
  );
};

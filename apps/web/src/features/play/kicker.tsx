import type { OpenQuestionView, StandingView } from '@clockbeat/domain';
import type { Me } from '../../live/picture.js';
import { useTexts } from '../../texts/texts.js';
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
          <p className="text-sm text-muted">
            {question.category}
            {standing && (
              <span className="numbers">
                {' · '}
                {t('play.standing', {
                  place: t('play.place', { count: standing.position }),
                  count: standing.participantCount,
                })}
              </span>
            )}
          </p>
          {me.streak > 1 && (
            <p className="rounded-full bg-volt px-3 py-1 text-sm font-extrabold text-ink">
              {t('play.streak', { count: me.streak })}
            </p>
          )}
        </>
      )}
    </div>
  );
};

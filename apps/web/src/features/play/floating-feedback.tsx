import { FeedbackStrip } from './feedback-strip.js';
import type { ShownFeedback } from './use-feedback.js';

/** The last question's feedback where no question is: over the page, and gone after its moment. */
export const FloatingFeedback = ({ shown }: { shown: ShownFeedback | null }) => (
  <div className="pointer-events-none fixed inset-x-0 bottom-0 z-30 flex justify-center p-3">
    {shown && (
      <div className="h-16 w-full max-w-xl">
        <FeedbackStrip {...shown} />
      </div>
    )}
  </div>
);

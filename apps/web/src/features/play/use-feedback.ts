import type { Feedback } from '../../live/picture.js';
import { useMomentary } from '../../ui/use-momentary.js';
import { useVerdictSignals } from './use-verdict-signals.js';

const feedbackMs = 2_000;
const wrongMs = 1_500;

/** What is shown of the last answer just now. */
export interface ShownFeedback {
  feedback: Feedback;
  /** 'Incorrect!' goes after 1.5 s, a right answer's points and the right answer's text after 2 s. */
  verdict: boolean;
}

/** The feedback on the last answer for its 2 s. */
export const useFeedback = (latest: Feedback | null): ShownFeedback | null => {
  const feedback = useMomentary(latest, feedbackMs);
  const wrong = useMomentary(latest, wrongMs);
  useVerdictSignals(feedback);
  return feedback && { feedback, verdict: feedback.isCorrect || wrong !== null };
};

import { useEffect } from 'react';
import type { Feedback } from '../../live/picture.js';
import { celebrate } from '../../ui/celebrate.js';
import { prefersReducedMotion } from '../../ui/reduced-motion.js';
import { playSound } from '../../ui/sound/play-sound.js';
import { useMomentary } from '../../ui/use-momentary.js';

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

/** ms of buzzing, and of rest between. */
const buzz = { right: [40], wrong: [40, 60, 40] };

/** A verdict is also felt and heard, by whoever wants that: a buzz, confetti for a right one, a sound. */
const useVerdictSignals = (feedback: Feedback | null): void => {
  useEffect(() => {
    if (!feedback) return;
    const verdict = feedback.isCorrect ? 'right' : 'wrong';
    if (feedback.isCorrect) void celebrate();
    void playSound(verdict);
    if (!prefersReducedMotion()) navigator.vibrate?.(buzz[verdict]);
  }, [feedback]);
};

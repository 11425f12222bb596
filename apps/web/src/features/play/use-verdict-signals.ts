import { useEffect } from 'react';
import type { Feedback } from '../../live/picture.js';
import { celebrate } from '../../ui/celebrate.js';
import { prefersReducedMotion } from '../../ui/reduced-motion.js';
import { playSound } from '../../ui/sound/play-sound.js';

/** ms of buzzing, and of rest between. */
const buzz = { right: [40], wrong: [40, 60, 40] };

/** A verdict is also felt and heard, by whoever wants that: a buzz, confetti for a right one, a sound. */
export const useVerdictSignals = (feedback: Feedback | null): void => {
  useEffect(() => {
    if (!feedback) return;
    const verdict = feedback.isCorrect ? 'right' : 'wrong';
    if (feedback.isCorrect) void celebrate();
    void playSound(verdict);
    if (!prefersReducedMotion()) navigator.vibrate?.(buzz[verdict]);
  }, [feedback]);
};

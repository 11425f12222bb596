import type { Feedback } from '../../live/picture.js';
import { celebrate } from '../../ui/celebrate.js';
import { prefersReducedMotion } from '../../ui/reduced-motion.js';
import { playSound } from '../../ui/sound/sound.js';
import { isOpinion } from './verdict-words.js';

/** ms of buzzing, and of rest between. */
const buzz = { right: [40], wrong: [40, 60, 40] };

/** A verdict is also felt and heard, by whoever wants that: a buzz, confetti for a right one, a sound. */
export const signalVerdict = (feedback: Feedback): void => {
  if (isOpinion(feedback)) return;
  const { isCorrect, fraction } = feedback;
  const verdict = isCorrect || fraction ? 'right' : 'wrong';
  if (isCorrect) void celebrate();
  void playSound(verdict);
  if (!prefersReducedMotion()) navigator.vibrate?.(buzz[verdict]);
};

import type { GameStateView } from '@clockbeat/domain/contract';
import { useTexts } from '../../texts/texts.js';
import { useSecondsLeft } from '../../ui/time-left.js';

/** Seconds left that are worth a word, in a question that had more of them. */
const calls = [10, 5];

interface SpokenSecondsProps {
  state: GameStateView;
  serverNow: () => number;
}

/** The time at 10 and at 5 seconds. */
export const SpokenSeconds = ({ state: { endsAt, question }, serverNow }: SpokenSecondsProps) => {
  const t = useTexts();
  const seconds = useSecondsLeft({ endsAt, serverNow, restMs: 0 });
  return calls.includes(seconds) && seconds < (question?.timeLimit ?? 0)
    ? t('common.secondsLeft', { count: seconds })
    : null;
};

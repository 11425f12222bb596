import type { QuestionClosedMessage } from '@clockbeat/domain';
import { useTexts } from '../../texts/texts.js';
import { letterOf } from '../../ui/answer-look.js';
import { Mark } from '../../ui/mark.js';
import { useMomentary } from '../../ui/use-momentary.js';

const shownMs = 4_000;

/** The right answer of the question that has just closed, in a line that is always kept free for it. */
export const LastAnswer = ({ closed }: { closed: QuestionClosedMessage | null }) => {
  const t = useTexts();
  const shown = useMomentary(closed, shownMs);
  return (
    <p role="status" className="flex h-[2.4em] items-center gap-[0.5em] font-bold text-good">
      {shown && (
        <>
          <Mark right className="size-[1.2em] shrink-0" />
          <span className="truncate">
            {t('screen.lastAnswer', { letter: letterOf(shown.correctAnswer), text: shown.correctAnswerText })}
          </span>
        </>
      )}
    </p>
  );
};

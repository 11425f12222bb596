import { choices, type QuestionClosedMessage } from '@clockbeat/domain/contract';
import { useRoomTexts } from '../../texts/room/room-texts.js';
import { useTexts } from '../../texts/texts.js';
import { letterOf } from '../../ui/answer-look.js';
import { classNames } from '../../ui/class-names.js';
import { LetteredShape } from '../../ui/lettered-shape.js';
import { Mark } from '../../ui/mark.js';
import { useMomentary } from '../../ui/use-momentary.js';

const shownMs = 5_000;

/** The right answer of the question that has just closed and how many chose what, in a line that is always kept free for it. */
export const LastAnswer = ({ closed }: { closed: QuestionClosedMessage | null }) => {
  const t = useTexts();
  const room = useRoomTexts();
  const shown = useMomentary(closed, shownMs);
  return (
    <div role="status" className="flex h-[2.8em] shrink-0 items-center gap-[1.5em]">
      {shown && (
        <>
          <p className="flex min-w-0 animate-rise items-center gap-[0.5em] font-bold text-good">
            <Mark right className="size-[1.2em] shrink-0" />
            <span className="truncate">
              {room('screen.lastAnswer', {
                letter: letterOf(shown.correctAnswer),
                text: shown.correctAnswerText,
              })}
            </span>
          </p>
          <ul className="flex shrink-0 animate-rise gap-[0.9em]" aria-label={room('screen.chosen')}>
            {choices.map((choice) => (
              <li
                key={choice}
                className={classNames(
                  'flex items-center gap-[0.35em]',
                  choice === shown.correctAnswer ? 'font-extrabold' : 'text-muted',
                )}
              >
                <LetteredShape choice={choice} onColour={false} className="size-[1.6em]" />
                <span className="sr-only">{letterOf(choice)}</span>
                <span className="numbers">{t('common.figure', { count: shown.counts[choice] })}</span>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
};

import type { Choice } from '@clockbeat/domain/contract';
import { useRoomTexts } from '../../texts/room-texts.js';
import { fillOf, LetteredShape } from '../../ui/answer-look.js';
import { classNames } from '../../ui/class-names.js';
import { Mark } from '../../ui/mark.js';

/** How much of the room has answered, at a glance; the figures stand above it. */
export const AnsweredBar = ({ answered, count }: { answered: number; count: number }) => (
  <div aria-hidden="true" className="mt-2 h-3 max-w-md overflow-hidden rounded-full bg-line">
    <div
      className="h-full origin-left rounded-full bg-grape transition-transform duration-250 ease-out"
      style={{ transform: `scaleX(${shareOf(answered, count)})` }}
    />
  </div>
);

const shareOf = (part: number, whole: number): number => (whole === 0 ? 0 : Math.min(1, part / whole));

interface HostOptionProps {
  choice: Choice;
  text: string;
  lang: string | undefined;
  right: boolean;
  /** How many chose it, and of how many; where the panel may say so. */
  votes?: { count: number; of: number } | undefined;
}

/** One option on the host's panel; the right one says so. */
export const HostOption = ({ choice, text, lang, right, votes }: HostOptionProps) => {
  const room = useRoomTexts();
  return (
    <li
      className={classNames(
        'relative flex min-h-16 items-center sm:last:odd:col-span-2 gap-3 overflow-hidden rounded-2xl px-4 py-2 font-bold',
        right ? `${fillOf(choice)} text-ink` : 'border-2 border-line bg-surface',
      )}
    >
      {votes && (
        <span
          aria-hidden="true"
          className={classNames(
            'absolute inset-x-4 bottom-1.5 h-1 origin-left rounded-full transition-transform duration-250 ease-out',
            right ? 'bg-ink' : fillOf(choice),
          )}
          style={{ transform: `scaleX(${shareOf(votes.count, votes.of)})` }}
        />
      )}
      <LetteredShape choice={choice} onColour={right} className="size-10 text-sm" />
      <span className="min-w-0 grow wrap-anywhere">
        <span lang={lang}>{text}</span>
        {right && <span className="block text-sm font-normal">{room('host.rightAnswer')}</span>}
      </span>
      {votes && (
        <span className="numbers shrink-0">
          <span aria-hidden="true">{votes.count}</span>
          <span className="sr-only">{room('paced.votes', { count: votes.count })}</span>
        </span>
      )}
      {right && <Mark right className="size-6 shrink-0" />}
    </li>
  );
};

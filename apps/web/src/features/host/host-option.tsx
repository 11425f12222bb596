import type { Choice } from '@clockbeat/domain/contract';
import { useRoomTexts } from '../../texts/room/room-texts.js';
import { fillOf } from '../../ui/answer-look.js';
import { classNames } from '../../ui/class-names.js';
import { LetteredShape } from '../../ui/lettered-shape.js';
import { Mark } from '../../ui/mark.js';

interface HostOptionProps {
  choice: Choice;
  text: string;
  right: boolean;
}

/** One option on the host's panel; the right one says so. */
export const HostOption = ({ choice, text, right }: HostOptionProps) => {
  const room = useRoomTexts();
  return (
    <li
      className={classNames(
        'flex min-h-16 items-center gap-3 rounded-2xl px-4 py-2 font-bold',
        right ? `${fillOf(choice)} text-ink` : 'border-2 border-line bg-surface',
      )}
    >
      <LetteredShape choice={choice} onColour={right} className="size-10 text-sm" />
      <span className="min-w-0 grow wrap-anywhere">
        {text}
        {right && <span className="block text-sm font-normal">{room('host.rightAnswer')}</span>}
      </span>
      {right && <Mark right className="size-6 shrink-0" />}
    </li>
  );
};

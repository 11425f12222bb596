import type { HostPlayer } from '@clockbeat/domain/contract';
import { useRoomTexts } from '../../texts/room/room-texts.js';
import { letterOf } from '../../ui/answer-look.js';
import { classNames } from '../../ui/class-names.js';
import { Mark } from '../../ui/mark.js';

/** What a player has answered to the running question. */
export const PlayerVerdict = ({ current }: { current: HostPlayer['current'] }) => {
  const room = useRoomTexts();
  if (current === null) {
    return (
      <span className="shrink-0 text-muted">
        <span aria-hidden="true">…</span>
        <span className="sr-only">{room('host.notAnswered')}</span>
      </span>
    );
  }
  return (
    <span
      className={classNames(
        'flex shrink-0 items-center gap-1 font-bold',
        current.isCorrect ? 'text-good' : 'text-bad',
      )}
    >
      {current.answer !== null && letterOf(current.answer)}
      <Mark right={current.isCorrect} className="size-5" />
      <span className="sr-only">
        {current.isCorrect
          ? room('host.answeredRight', { points: current.points })
          : room('host.answeredWrong')}
      </span>
    </span>
  );
};

import { useRoomTexts } from '../../texts/room/room-texts.js';
import { classNames } from '../../ui/class-names.js';
import { Mark } from '../../ui/mark.js';

/** Ready or not, by sign and word. */
export const Readiness = ({ ready }: { ready: boolean }) => {
  const t = useRoomTexts();
  return (
    <span
      className={classNames(
        'flex shrink-0 items-center gap-1.5 text-sm font-bold',
        ready ? 'text-good' : 'text-muted',
      )}
    >
      {ready && <Mark right className="size-4" />}
      {t(ready ? 'lobby.ready' : 'lobby.notReady')}
    </span>
  );
};

import type { GameStatus } from '@clockbeat/domain/contract';
import { useRoomTexts } from '../../texts/room/room-texts.js';
import { useKeptSwitch } from '../../ui/kept-switch.js';
import { letterKeys } from '../../ui/letter-keys.js';

const helps = {
  waiting: ['host.keyStart'],
  active: ['host.keyNext', 'host.keyPause'],
  paused: ['host.keyResume'],
  finished: [],
} as const;

/** Which keys do what just now; where there is a keyboard, most likely. */
export const KeyHelp = ({ status }: { status: GameStatus }) => {
  const room = useRoomTexts();
  const on = useKeptSwitch(letterKeys);
  if (!on) return null;
  return (
    <p className="flex flex-wrap gap-x-4 text-sm text-muted max-lg:hidden pointer-coarse:hidden">
      {helps[status].map((key) => (
        <span key={key}>{room(key)}</span>
      ))}
    </p>
  );
};

import type { ReactNode } from 'react';
import { useRoomTexts } from '../../texts/room-texts.js';
import { Button } from '../../ui/button.js';
import { ModalBox } from '../../ui/modal.js';
import { PillChoice } from '../../ui/pill-choice.js';

/** What a seat's time can be multiplied by. */
const factors = ['1', '1.25', '1.5', '2'] as const;

interface MoreTimeProps {
  name: string;
  factor: number;
  onChange: (factor: number) => void;
  /** What else there is to be done for this player. */
  children: ReactNode;
  onClose: () => void;
}

/** More time for one player, whoever needs it: the host and that player alone know of it. */
export const MoreTime = ({ name, factor, onChange, children, onClose }: MoreTimeProps) => {
  const room = useRoomTexts();
  return (
    <ModalBox title={room('paced.time', { name })} onClose={onClose}>
      <p className="mt-3 mb-4 text-muted">{room('paced.timeText')}</p>
      <PillChoice
        label={room('paced.timeChoice')}
        options={factors.map((value) => ({ value, label: room('paced.times', { factor: Number(value) }) }))}
        value={factors.find((value) => Number(value) === factor) ?? '1'}
        onChange={(chosen) => onChange(Number(chosen))}
      />
      {children}
      <div className="mt-6 flex justify-end">
        <Button tone="main" onClick={onClose}>
          {room('lobby.close')}
        </Button>
      </div>
    </ModalBox>
  );
};

import type { TvMessage } from '@clockbeat/domain/contract';
import { useState } from 'react';
import { useRoomTexts } from '../../../texts/room-texts.js';
import { Button } from '../../../ui/button.js';
import { classNames } from '../../../ui/class-names.js';
import { useModal } from '../../../ui/modal.js';
import { FullScreenButton } from '../full-screen-button.js';
import { StageSoundSwitch } from '../sound/stage-sound.js';
import { StageButton } from '../stage-button.js';

interface TvControlsProps {
  shown: TvMessage;
  /** Where there is room for it: which TV this is, and whose. */
  saysWhose: boolean;
  /** Over a game, which may sound; on a screen as small as a phone they would lie over it. */
  inGame?: boolean;
  onLeave: () => void;
}

/** What may be pressed on a TV itself, with its remote control: nothing that leads a game. */
export const TvControls = ({ shown, saysWhose, inGame = false, onLeave }: TvControlsProps) => {
  const room = useRoomTexts();
  const follows = useFollowsText(shown);
  const [asking, setAsking] = useState(false);
  return (
    <div className={classNames('flex items-center gap-[0.6em]', inGame && 'max-sm:hidden')}>
      {saysWhose && (
        <p className="flex flex-wrap justify-end gap-x-[0.8em] text-muted max-sm:hidden">
          {shown.code !== null && <span className="numbers">{room('tv.named', { code: shown.code })}</span>}
          <span>{follows}</span>
        </p>
      )}
      <div role="toolbar" aria-label={room('tv.title')} className="flex shrink-0 items-center text-muted">
        {inGame && <StageSoundSwitch />}
        <FullScreenButton />
        <StageButton label={room('tv.disconnect')} onPress={() => setAsking(true)}>
          <path d="M9.5 18.5H3.5v-13h4M12 5.5h8.5v10M9 21.5h6M4.5 2.5l15 18" />
        </StageButton>
      </div>
      {asking && <LeaveDialog shown={shown} onLeave={onLeave} onStay={() => setAsking(false)} />}
    </div>
  );
};

/** Whose TV this is now, by the name that the host has given itself. */
const useFollowsText = ({ host }: TvMessage): string => {
  const room = useRoomTexts();
  return host?.name ? room('tv.follows', { name: host.name }) : room('tv.followsHost');
};

interface LeaveDialogProps {
  shown: TvMessage;
  onLeave: () => void;
  onStay: () => void;
}

/** Asks once, in letters that are read from a sofa. */
const LeaveDialog = ({ shown, onLeave, onStay }: LeaveDialogProps) => {
  const room = useRoomTexts();
  const follows = useFollowsText(shown);
  const { titleId, modal } = useModal(onStay);
  return (
    <dialog
      {...modal}
      className="stage one-voice m-auto w-[min(30em,calc(100vw-2rem))] rounded-[0.8em] bg-surface p-[1.2em] text-text"
    >
      <h2 id={titleId} className="text-[1.333em]">
        {room('tv.leaveTitle')}
      </h2>
      <p className="mt-[0.6em] wrap-anywhere">{follows}</p>
      <p className="mt-[0.3em] text-muted">{room('tv.leaveText')}</p>
      <div className="mt-[1em] flex flex-wrap justify-end gap-[0.6em]">
        <Button className="px-[1.2em]" onClick={onStay}>
          {room('tv.stay')}
        </Button>
        <Button tone="danger" className="px-[1.2em]" onClick={onLeave}>
          {room('tv.disconnect')}
        </Button>
      </div>
    </dialog>
  );
};

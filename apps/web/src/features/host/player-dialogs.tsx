import { type HostPlayer, longestName } from '@clockbeat/domain/contract';
import { useState } from 'react';
import { sendReport } from '../../api/reports.js';
import { Report } from '../../frame/reporting/report-later.js';
import { useRoomTexts } from '../../texts/room-texts.js';
import { useTexts } from '../../texts/texts.js';
import { Button } from '../../ui/button.js';
import { TextField } from '../../ui/field.js';
import { ConfirmDialog, ModalBox } from '../../ui/modal.js';
import { PillChoice } from '../../ui/pill-choice.js';
import { SwitchField } from '../../ui/switch-field.js';

/** What a seat's time can be multiplied by. */
const factors = ['1', '1.25', '1.5', '2'] as const;

interface PlayerDialogProps {
  gameId: string;
  player: Pick<HostPlayer, 'name' | 'ownName' | 'timeFactor'>;
  /** Multiplies its time. */
  onExtend: (factor: number) => void;
  onRename: (name: string) => void;
  onClose: () => void;
}

/** What a host can do for one player: more time, whoever needs it (they two alone know of it), and another name. */
export const PlayerDialog = ({ gameId, player, onExtend, onRename, onClose }: PlayerDialogProps) => {
  const room = useRoomTexts();
  const { name, ownName, timeFactor = 1 } = player;
  return (
    <ModalBox title={room('paced.time', { name })} onClose={onClose}>
      <p className="mt-3 mb-4 text-muted">{room('paced.timeText')}</p>
      <PillChoice
        label={room('paced.timeChoice')}
        options={factors.map((value) => ({ value, label: room('paced.times', { factor: Number(value) }) }))}
        value={factors.find((value) => Number(value) === timeFactor) ?? '1'}
        onChange={(chosen) => onExtend(Number(chosen))}
      />
      <Rename key={name} name={name} ownName={ownName} onRename={onRename} />
      <div className="mt-6 flex flex-wrap justify-between gap-3">
        <Report things={[{ about: 'player', name }]} send={(body) => sendReport(gameId, body)} />
        <Button tone="main" onClick={onClose}>
          {room('lobby.close')}
        </Button>
      </div>
    </ModalBox>
  );
};

interface RenameProps {
  name: string;
  /** As the player typed it, where that is masked. */
  ownName: string | undefined;
  onRename: (name: string) => void;
}

/** What everybody calls a player: another name, or the one that a filter has masked. */
const Rename = ({ name, ownName, onRename }: RenameProps) => {
  const room = useRoomTexts();
  const [wanted, setWanted] = useState(name);
  const isNew = wanted.trim() !== '' && wanted.trim() !== name;
  return (
    <form
      className="mt-6 border-t border-line pt-4"
      onSubmit={(event) => {
        event.preventDefault();
        if (isNew) onRename(wanted);
      }}
    >
      {ownName !== undefined && (
        <div className="mb-4 flex flex-wrap items-center justify-between gap-3">
          <p className="min-w-0 wrap-anywhere">{room('names.masked', { name: ownName })}</p>
          <Button onClick={() => onRename(ownName)}>{room('names.letBe')}</Button>
        </div>
      )}
      <TextField
        label={room('names.rename')}
        hint={room('names.renameText')}
        value={wanted}
        maxLength={longestName}
        autoComplete="off"
        onChange={({ target }) => setWanted(target.value)}
      />
      <Button type="submit" disabled={!isNew}>
        {room('names.renameNow')}
      </Button>
    </form>
  );
};

interface RemovePlayerProps {
  name: string;
  /** `ban`: newcomers from the same network are asked about. */
  onRemove: (ban: boolean) => void;
  onCancel: () => void;
}

/** Asks before a player is put out for good. */
export const RemovePlayer = ({ name, onRemove, onCancel }: RemovePlayerProps) => {
  const t = useTexts();
  const room = useRoomTexts();
  const [ban, setBan] = useState(false);
  return (
    <ConfirmDialog
      title={room('host.removeTitle', { name })}
      text={room('host.removeText')}
      confirm={room('host.remove')}
      cancel={t('common.cancel')}
      onCancel={onCancel}
      onConfirm={() => onRemove(ban)}
    >
      <SwitchField label={room('names.ban')} hint={room('names.banText')} checked={ban} onChange={setBan} />
    </ConfirmDialog>
  );
};

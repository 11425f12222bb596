import { useState } from 'react';
import { useRoomTexts } from '../../texts/room-texts.js';
import { Button } from '../../ui/button.js';
import { TextField } from '../../ui/field.js';

interface RenameProps {
  name: string;
  /** As the player typed it, where that is masked. */
  ownName: string | undefined;
  onRename: (name: string) => void;
}

/** What everybody calls a player: another name, or the one that a filter has masked. */
export const Rename = ({ name, ownName, onRename }: RenameProps) => {
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
        maxLength={50}
        autoComplete="off"
        onChange={({ target }) => setWanted(target.value)}
      />
      <Button type="submit" disabled={!isNew}>
        {room('names.renameNow')}
      </Button>
    </form>
  );
};

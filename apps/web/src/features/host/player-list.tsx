import { places } from '@clockbeat/domain';
import type { GameStatus } from '@clockbeat/domain/contract';
import { useMemo, useState } from 'react';
import type { GamePicture } from '../../live/picture.js';
import { useRoomTexts } from '../../texts/room/room-texts.js';
import { useTexts } from '../../texts/texts.js';
import { Button } from '../../ui/button.js';
import { ConfirmDialog } from '../../ui/confirm-dialog.js';
import { TextField } from '../../ui/text-field.js';
import { PlayerRow } from './player-row.js';

/** Ten thousand rows would stop the host's browser: so many at a time, best first, the rest by name or by asking. */
const step = 50;

interface PlayerListProps {
  picture: GamePicture;
  status: GameStatus;
  onRemove: (playerId: string) => void;
  onRemoveAbsent: () => void;
}

/** All players, ranked live. */
export const PlayerList = ({ picture, status, onRemove, onRemoveAbsent }: PlayerListProps) => {
  const t = useTexts();
  const room = useRoomTexts();
  const { players, participants } = picture;
  const [wanted, setWanted] = useState('');
  const [length, setLength] = useState(step);
  const [asking, setAsking] = useState<{ id: string; name: string } | null>(null);
  const ranked = useMemo(
    () => places(players.byId.values(), (player, position) => ({ ...player, position })),
    [players],
  );
  const [clearing, setClearing] = useState(false);
  const absent = ranked.filter(({ connected, answeredCount }) => !connected && answeredCount === 0).length;
  const needle = wanted.trim().toLowerCase();
  const found = needle ? ranked.filter(({ name }) => name.toLowerCase().includes(needle)) : ranked;
  return (
    <section aria-label={room('host.players')} className="min-w-0">
      <h2 className="text-lg">
        {room('host.players')} <span className="numbers font-normal text-muted">{participants.count}</span>
      </h2>
      {ranked.length > 10 && (
        <TextField
          label={room('host.filter')}
          type="search"
          value={wanted}
          onChange={(event) => setWanted(event.target.value)}
        />
      )}
      {absent > 1 && (
        <Button className="mt-3" onClick={() => setClearing(true)}>
          {room('host.removeAbsent', { count: absent })}
        </Button>
      )}
      {found.length === 0 && (
        <p className="py-4 text-muted">{room(needle ? 'host.noMatch' : 'host.noPlayers')}</p>
      )}
      <ol className="mt-2 divide-y divide-line">
        {found.slice(0, length).map((player) => (
          <PlayerRow key={player.id} player={player} status={status} onRemove={() => setAsking(player)} />
        ))}
      </ol>
      {found.length > length && (
        <Button className="mt-3" onClick={() => setLength(length + step)}>
          {room('host.showMore')}
        </Button>
      )}
      {clearing && (
        <ConfirmDialog
          title={room('host.removeAbsentTitle')}
          text={room(status === 'waiting' ? 'host.removeAbsentWaiting' : 'host.removeAbsentText')}
          confirm={room('host.remove')}
          cancel={t('common.cancel')}
          onCancel={() => setClearing(false)}
          onConfirm={() => {
            onRemoveAbsent();
            setClearing(false);
          }}
        />
      )}
      {asking && (
        <ConfirmDialog
          title={room('host.removeTitle', { name: asking.name })}
          text={room('host.removeText')}
          confirm={room('host.remove')}
          cancel={t('common.cancel')}
          onCancel={() => setAsking(null)}
          onConfirm={() => {
            onRemove(asking.id);
            setAsking(null);
          }}
        />
      )}
    </section>
  );
};

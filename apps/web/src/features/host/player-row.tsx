import type { GameStatus, HostPlayer } from '@clockbeat/domain/contract';
import { useRoomTexts } from '../../texts/room/room-texts.js';
import { useTexts } from '../../texts/texts.js';
import { classNames } from '../../ui/class-names.js';
import { PlayerVerdict } from './player-verdict.js';

interface PlayerRowProps {
  player: HostPlayer & { readonly position: number };
  status: GameStatus;
  onRemove: () => void;
}

/** One player: place, name, presence, this question's answer, score. */
export const PlayerRow = ({ player, status, onRemove }: PlayerRowProps) => {
  const t = useTexts();
  const room = useRoomTexts();
  const notes = [
    player.teamName,
    !player.connected && room('host.away'),
    status === 'waiting' && player.ready && room('host.readyMark'),
    player.streak > 1 && room('host.streak', { count: player.streak }),
  ].filter(Boolean);
  return (
    <li data-testid="player-row" className="flex min-h-14 items-center gap-3">
      {status !== 'waiting' && (
        <span className="numbers w-8 shrink-0 text-right font-bold text-muted">{player.position}</span>
      )}
      <div className={classNames('min-w-0 grow leading-tight', !player.connected && 'text-muted')}>
        <p className="truncate font-bold">{player.name}</p>
        <p className="truncate text-sm text-muted">{notes.join(' · ')}</p>
      </div>
      {status !== 'waiting' && <PlayerVerdict current={player.current} />}
      {status !== 'waiting' && (
        <span data-testid="player-score" className="numbers w-14 shrink-0 text-right font-extrabold">
          {t('common.figure', { count: player.score })}
        </span>
      )}
      <button
        type="button"
        onClick={onRemove}
        aria-label={room('host.removeNamed', { name: player.name })}
        className="grid size-11 shrink-0 place-items-center rounded-full text-muted hover:text-bad"
      >
        <svg viewBox="0 0 20 20" aria-hidden="true" className="size-4">
          <path d="M4 4l12 12M16 4L4 16" stroke="currentColor" strokeWidth="2.5" strokeLinecap="round" />
        </svg>
      </button>
    </li>
  );
};

import { places } from '@clockbeat/domain';
import type { GameStatus, HostPlayer } from '@clockbeat/domain/contract';
import { memo, useDeferredValue, useMemo, useState } from 'react';
import { PlacesTaken } from '../../frame/quotas/places-taken.js';
import { plainLetters } from '../../lib/plain-letters.js';
import { useStore } from '../../lib/store.js';
import type { GamePicture } from '../../live/picture.js';
import { useRoomTexts } from '../../texts/room-texts.js';
import { useTexts } from '../../texts/texts.js';
import { letterOf } from '../../ui/answer-look.js';
import { Button } from '../../ui/button.js';
import { classNames } from '../../ui/class-names.js';
import { type Asked, isJudged, useAnswerWords } from '../../ui/crowd/asked.js';
import { TextField } from '../../ui/field.js';
import { Mark } from '../../ui/mark.js';
import { ConfirmDialog } from '../../ui/modal.js';
import { keyCovered } from './key-covered.js';
import { MoveSeat } from './move-seat.js';
import { PlayerDialog, RemovePlayer } from './player-dialogs.js';

/** Ten thousand rows would stop the host's browser: so many at a time, best first, the rest by name or by asking. */
const step = 50;

interface PlayerListProps {
  picture: GamePicture;
  status: GameStatus;
  gameId: string;
  joinUrl: string;
  /** How many may play; null: as many as come. */
  mostPlayers: number | null;
  /** Whether seats may be handed over from here. */
  maySeatCodes: boolean;
  onRename: (playerId: string, name: string) => void;
  /** `ban`: newcomers from the same network are asked about. */
  onRemove: (playerId: string, ban: boolean) => void;
  onRemoveAbsent: () => void;
  /** Multiplies a player's time. */
  onExtend: (playerId: string, factor: number) => void;
}

/** All players in their places, as they are known. */
export const ranked = (players: ReadonlyMap<string, HostPlayer>) =>
  places(players.values(), (player, position, sureness) => ({ player, position, ...sureness }));

/** All players, ranked live. */
export const PlayerList = ({
  picture,
  status,
  gameId,
  joinUrl,
  mostPlayers,
  maySeatCodes,
  onRename,
  onRemove,
  onRemoveAbsent,
  onExtend,
}: PlayerListProps) => {
  const t = useTexts();
  const room = useRoomTexts();
  const { participants, state } = picture;
  const asked = state?.question ?? state?.questions?.[state.currentQuestionIndex] ?? null;
  // The scores of thousands come four times a second: what is under the thumb goes first.
  const players = useDeferredValue(picture.players);
  const [wanted, setWanted] = useState('');
  const [length, setLength] = useState(step);
  const [asking, setAsking] = useState<{ id: string; name: string } | null>(null);
  const all = useMemo(() => ranked(players.byId), [players]);
  const [moving, setMoving] = useState<{ id: string; name: string } | null>(null);
  const [clearing, setClearing] = useState(false);
  const [timing, setTiming] = useState<{ id: string; name: string } | null>(null);
  const absent = all.filter(({ player }) => !player.connected && player.answeredCount === 0).length;
  const needle = plainLetters(wanted);
  const found = needle
    ? all.filter(({ player }) => plainLetters(`${player.name} ${player.ownName ?? ''}`).includes(needle))
    : all;
  return (
    <section aria-label={room('host.players')} className="min-w-0">
      <h2 className="text-lg">
        {room('host.players')} <span className="numbers font-normal text-muted">{participants.count}</span>
      </h2>
      <PlacesTaken players={participants.count} most={mostPlayers} />
      {all.length > 10 && (
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
        {found.slice(0, length).map(({ player, position, deadHeatMs, closeMs }) => (
          <PlayerRow
            key={player.id}
            player={player}
            position={position}
            deadHeatMs={deadHeatMs}
            closeMs={closeMs}
            status={status}
            asked={asked}
            onMove={maySeatCodes ? setMoving : null}
            onTime={setTiming}
            onRemove={setAsking}
          />
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
      {moving && (
        <MoveSeat gameId={gameId} joinUrl={joinUrl} player={moving} onClose={() => setMoving(null)} />
      )}
      {timing && (
        <PlayerDialog
          gameId={gameId}
          player={players.byId.get(timing.id) ?? timing}
          onExtend={(factor) => onExtend(timing.id, factor)}
          onRename={(name) => onRename(timing.id, name)}
          onClose={() => setTiming(null)}
        />
      )}
      {asking && (
        <RemovePlayer
          name={asking.name}
          onCancel={() => setAsking(null)}
          onRemove={(ban) => {
            onRemove(asking.id, ban);
            setAsking(null);
          }}
        />
      )}
    </section>
  );
};

interface PlayerRowProps {
  /** The same object as long as nothing about the player is another. */
  player: HostPlayer;
  position: number;
  /** How sure the position is, ms. */
  deadHeatMs: number | undefined;
  closeMs: number | undefined;
  status: GameStatus;
  /** What it has answered. */
  asked: Asked | null;
  /** Stable functions; null where seats stay with their phones. */
  onMove: ((player: HostPlayer) => void) | null;
  onTime: (player: HostPlayer) => void;
  onRemove: (player: HostPlayer) => void;
}

/** One player: place, name, presence, this question's answer, score. */
const PlayerRow = memo((props: PlayerRowProps) => {
  const { player, position, deadHeatMs, closeMs, status, asked, onMove, onTime, onRemove } = props;
  const t = useTexts();
  const room = useRoomTexts();
  const said = useSaid(asked, player.current);
  const notes = [
    deadHeatMs !== undefined && room('host.deadHeat', { ms: deadHeatMs }),
    deadHeatMs === undefined && closeMs !== undefined && room('host.closeBehind', { ms: closeMs }),
    player.ownName !== undefined && room('names.typed', { name: player.ownName }),
    player.teamName,
    player.timeFactor && room('paced.timed', { factor: player.timeFactor }),
    player.joker && room('paced.joker', { round: player.joker }),
    !player.connected && room('host.away'),
    status === 'waiting' && player.ready && room('host.readyMark'),
    player.streak > 1 && room('host.streak', { count: player.streak }),
  ].filter(Boolean);
  return (
    <li
      data-testid="player-row"
      className="flex min-h-14 items-center gap-x-2 max-sm:flex-wrap sm:gap-3 [contain-intrinsic-size:auto_3.5rem] [content-visibility:auto]"
    >
      {status !== 'waiting' && (
        <span className="numbers w-8 shrink-0 text-end font-bold text-muted">{position}</span>
      )}
      <div
        className={classNames(
          'min-w-0 grow leading-tight max-sm:contents',
          !player.connected && 'text-muted',
        )}
      >
        <button
          type="button"
          onClick={() => onTime(player)}
          aria-label={room('paced.time', { name: player.name })}
          className="flex min-h-11 min-w-11 max-w-full items-center gap-1.5 text-start max-sm:flex-1"
        >
          <span dir="auto" className="min-w-0 truncate font-bold">
            {player.name}
          </span>
          <svg viewBox="0 0 20 20" aria-hidden="true" className="size-4 shrink-0 text-muted" fill="none">
            <path
              d="M10 3.5a6.5 6.5 0 1 1 0 13 6.5 6.5 0 0 1 0-13zM10 6.5V10l2.5 2"
              stroke="currentColor"
              strokeWidth="1.8"
              strokeLinecap="round"
            />
          </svg>
        </button>
        {(said !== null || notes.length > 0) && (
          <span
            className={classNames(
              '-mt-2.5 block truncate pb-1 text-sm text-muted max-sm:order-1 max-sm:basis-full',
              status !== 'waiting' && 'max-sm:ps-10',
            )}
          >
            {said !== null && (
              <bdi data-testid="player-answer" className="font-bold text-text">
                {said}
              </bdi>
            )}
            {said !== null && notes.length > 0 && ' · '}
            {notes.join(' · ')}
          </span>
        )}
      </div>
      {status !== 'waiting' && <PlayerVerdict asked={asked} current={player.current} />}
      {status !== 'waiting' && (
        <span data-testid="player-score" className="numbers w-14 shrink-0 text-end font-extrabold">
          {t('common.figure', { count: player.score })}
        </span>
      )}
      <span className="-ms-2 flex shrink-0">
        {onMove && (
          <button
            type="button"
            onClick={() => onMove(player)}
            aria-label={room('host.moveNamed', { name: player.name })}
            className="grid size-11 place-items-center rounded-full text-muted hover:text-text"
          >
            <svg viewBox="0 0 20 20" aria-hidden="true" className="size-5" fill="currentColor">
              <path d="M3 8.5h3v3H3zM8.5 8.5h3v3h-3zM14 8.5h3v3h-3z" />
            </svg>
          </button>
        )}
        <button
          type="button"
          onClick={() => onRemove(player)}
          aria-label={room('host.removeNamed', { name: player.name })}
          className="grid size-11 place-items-center rounded-full text-muted hover:text-bad"
        >
          <svg viewBox="0 0 20 20" aria-hidden="true" className="size-4">
            <path d="M4 4l12 12M16 4L4 16" stroke="currentColor" strokeWidth="2.5" strokeLinecap="round" />
          </svg>
        </button>
      </span>
    </li>
  );
});
PlayerRow.displayName = 'PlayerRow';

/** An answer that is more than a letter, in words below the name; null where it is none, or not to be seen. */
const useSaid = (asked: Asked | null, current: HostPlayer['current']): string | null => {
  const covered = useStore(keyCovered);
  const { short } = useAnswerWords();
  if (!asked || covered || current === null || current.hidden || current.answer === null) return null;
  return typeof current.answer === 'number' ? null : short(asked, current.answer);
};

interface PlayerVerdictProps {
  asked: Asked | null;
  current: HostPlayer['current'];
}

/** What a player's answer to the running question is worth, and the option where it is one. */
const PlayerVerdict = ({ asked, current }: PlayerVerdictProps) => {
  const room = useRoomTexts();
  const covered = useStore(keyCovered);
  if (current === null) {
    return (
      <span className="shrink-0 text-muted">
        <span aria-hidden="true">…</span>
        <span className="sr-only">{room('host.notAnswered')}</span>
      </span>
    );
  }
  const { answer, points = 0, fraction = 0, hidden } = current;
  if (covered || hidden)
    return <span className="shrink-0 text-sm text-muted">{room('host.hasAnswered')}</span>;
  const isCorrect = asked && !isJudged(asked) ? undefined : current.isCorrect;
  const isPart = isCorrect === false && fraction > 0;
  return (
    <span
      className={classNames(
        'flex shrink-0 items-center gap-1 font-bold',
        isCorrect !== undefined && !isPart && (isCorrect ? 'text-good' : 'text-bad'),
      )}
    >
      {typeof answer === 'number' && letterOf(answer)}
      {isPart && (
        <>
          <span className="numbers" aria-hidden="true">
            {room('results.share', { percent: Math.round(100 * fraction) })}
          </span>
          <span className="sr-only">{room('host.answeredPartly', { points })}</span>
        </>
      )}
      {isCorrect !== undefined && !isPart && (
        <>
          <Mark right={isCorrect} className="size-5" />
          <span className="sr-only">
            {isCorrect ? room('host.answeredRight', { points }) : room('host.answeredWrong')}
          </span>
        </>
      )}
    </span>
  );
};

import type { BoardEntry } from '@clockbeat/domain/contract';
import { useBesidesTexts } from '../texts/besides-texts.js';
import { classNames } from './class-names.js';

interface Placed {
  position: number | null;
  /** The place on the board before; null for who was on none. */
  was?: number | null;
}

/** Places gained since the board before; 0 for who stayed, was on none, or has none yet. */
export const placesUp = ({ position, was }: Placed): number => (position && was ? was - position : 0);

/** A move by sign, number and word; in the own line, which has a colour, without one. */
export const Moved = ({ entry, onOwn = false }: { entry: Placed; onOwn?: boolean }) => {
  const t = useBesidesTexts();
  const up = placesUp(entry);
  if (up === 0) return null;
  return (
    <span
      className={classNames(
        'inline-flex items-center gap-[0.2em] font-extrabold',
        !onOwn && (up > 0 ? 'text-good' : 'text-muted'),
      )}
    >
      <svg viewBox="0 0 24 24" aria-hidden="true" className="size-[0.8em]" fill="currentColor">
        <path d={up > 0 ? 'M12 4l9 15H3z' : 'M12 20L3 5h18z'} />
      </svg>
      <span aria-hidden="true">{Math.abs(up)}</span>
      <span className="sr-only">{t(up > 0 ? 'paced.up' : 'paced.down', { count: Math.abs(up) })}</span>
    </span>
  );
};

/** Who has gone up most since the board before, by two places at least: one is how a board always moves. */
export const biggestClimber = (players: readonly BoardEntry[]): BoardEntry | null => {
  const [best] = [...players].sort((one, other) => placesUp(other) - placesUp(one));
  return best && placesUp(best) > 1 ? best : null;
};

import type { BoardEntry, TeamEntry } from '@clockbeat/domain/contract';
import { type ReactNode, type RefObject, useLayoutEffect, useRef } from 'react';
import { useTexts } from '../texts/texts.js';
import { classNames } from './class-names.js';
import { DeadHeats } from './dead-heats.js';
import { GhostMark } from './ghost-mark.js';
import { prefersReducedMotion } from './reduced-motion.js';

/** One line; a place that is not known yet is none. */
export type BoardLine = Omit<BoardEntry, 'correct' | 'position'> & { position: number | null };

interface BoardProps {
  players: readonly BoardLine[];
  /** This player's own line stands out. */
  ownId?: string | null;
  caption: string;
  emptyText?: string;
  /** What a line says besides: how far it has moved. Then lines come from their places on the board before (`was`). */
  move?: { title: string; cell: (entry: BoardLine) => ReactNode };
}

/** Rank, name and score. Used live and at the end, on phone and stage: sizes are in em of what is around. */
export const Board = ({ players, ownId = null, caption, emptyText, move }: BoardProps) => {
  const t = useTexts();
  const rows = useRef<HTMLTableSectionElement>(null);
  useSlidingRows(rows);
  usePlacesBefore(rows, move ? players : null);
  if (players.length === 0) return <p className="py-4 text-muted">{emptyText ?? t('common.boardEmpty')}</p>;
  return (
    <>
      <table className="w-full border-separate text-[min(1em,6vw)] border-spacing-y-[0.25em]">
        <caption className="sr-only">{caption}</caption>
        <thead className="sr-only">
          <tr>
            <th scope="col">{t('common.rank')}</th>
            <th scope="col">{t('common.name')}</th>
            {move && <th scope="col">{move.title}</th>}
            <th scope="col">{t('common.score')}</th>
          </tr>
        </thead>
        <tbody ref={rows}>
          {players.map((entry) => (
            <Line key={entry.id} entry={entry} own={entry.id === ownId} move={move?.cell(entry)} />
          ))}
        </tbody>
      </table>
      <DeadHeats entries={players} />
    </>
  );
};

/** Its ground is that of its cells: Firefox lets that of a row stand out over their round corners. */
const Line = ({ entry, own, move }: { entry: BoardLine; own: boolean; move?: ReactNode }) => {
  const t = useTexts();
  const cell = classNames('py-[0.5em]', own ? 'bg-volt text-ink' : 'bg-surface');
  return (
    <tr data-row={entry.id} className="relative">
      <td className={classNames(cell, 'numbers w-[2.75em] rounded-s-[0.75em] ps-[0.9em] font-extrabold')}>
        {entry.position ?? '–'}
      </td>
      <th
        scope="row"
        className={classNames(cell, 'max-w-0 text-start', own ? 'font-extrabold' : 'font-medium')}
      >
        {/* One line high: a team that finds no room beside the name gives way to it. */}
        <span className="flex h-lh flex-wrap items-baseline gap-x-2 overflow-hidden">
          <span dir="auto" className="max-w-full truncate">
            {entry.ghost && (
              <>
                <GhostMark />{' '}
              </>
            )}
            {entry.name}
          </span>
          {entry.teamName && (
            <>
              {' '}
              <span dir="auto" className="max-w-full truncate text-[0.85em] font-normal opacity-80">
                {entry.teamName}
              </span>
            </>
          )}
        </span>
      </th>
      {move !== undefined && <td className={classNames(cell, 'numbers w-[3.25em] text-end')}>{move}</td>}
      <td className={classNames(cell, 'numbers w-[5em] rounded-e-[0.75em] pe-[0.9em] text-end font-bold')}>
        {t('common.figure', { count: entry.score })}
      </td>
    </tr>
  );
};

const slide = { duration: 250, easing: 'cubic-bezier(0.2, 0.8, 0.2, 1)' };

/**
 * Rows that found a new place slide there from the old one; a row that is new fades in. Rows name themselves by data-row.
 * Only transform and opacity: nothing around them moves.
 */
const useSlidingRows = (list: RefObject<HTMLElement | null>): void => {
  const places = useRef(new Map<string, number>());
  useLayoutEffect(() => {
    const before = places.current;
    const now = new Map<string, number>();
    const still = before.size === 0 || prefersReducedMotion();
    for (const row of list.current?.querySelectorAll<HTMLElement>('[data-row]') ?? []) {
      const id = row.dataset['row'] ?? '';
      now.set(id, row.offsetTop);
      if (still) continue;
      const was = before.get(id);
      if (was === undefined) row.animate([{ opacity: 0 }, { opacity: 1 }], slide);
      else if (was !== row.offsetTop)
        row.animate([{ transform: `translateY(${was - row.offsetTop}px)` }, { transform: 'none' }], slide);
    }
    places.current = now;
  });
};

/** A room follows a board with its eyes: first where everybody stood, then where they go. */
const standsMs = 500;
const moves = {
  duration: 900,
  delay: standsMs,
  easing: 'cubic-bezier(0.3, 0, 0.1, 1)',
  fill: 'backwards',
} as const;

/** Once, when the board comes: each line goes from its place on the board before to its new one; who was on none fades in. */
const usePlacesBefore = (list: RefObject<HTMLElement | null>, players: readonly BoardLine[] | null): void => {
  // biome-ignore lint/correctness/useExhaustiveDependencies: a board that is drawn anew has moved already
  useLayoutEffect(() => {
    if (players === null || prefersReducedMotion()) return;
    const before = slotsBefore(players);
    // The first board comes as any other thing does.
    const timing = before.size > 0 ? moves : slide;
    const rows = [...(list.current?.querySelectorAll<HTMLElement>('[data-row]') ?? [])];
    const height = rows[1] && rows[0] ? rows[1].offsetTop - rows[0].offsetTop : 0;
    for (const [index, row] of rows.entries()) {
      const slot = before.get(row.dataset['row'] ?? '');
      if (slot === undefined) row.animate([{ opacity: 0 }, { opacity: 1 }], timing);
      else if (slot !== index) {
        // who rises passes over who falls
        const zIndex = slot;
        row.animate(
          [
            { zIndex, transform: `translateY(${(slot - index) * height}px)` },
            { zIndex, transform: 'none' },
          ],
          moves,
        );
      }
    }
  }, []);
};

/** In which line each stood before; who was below those that are shown comes from just under them. */
export const slotsBefore = (players: readonly BoardLine[]): ReadonlyMap<string, number> => {
  const known = players.flatMap(({ id, was }) => (was ? [{ id, was }] : []));
  const sorted = [...known].sort((one, other) => one.was - other.was);
  return new Map(
    sorted.map(({ id, was }, index) => [id, Math.min(players.length, Math.max(index, was - 1))] as const),
  );
};

/** Teams as lines of a board, or as winners. */
export const teamEntries = (teams: readonly TeamEntry[]) =>
  teams.map(({ teamName, score, position, ghost }) => ({
    id: ghost ? `ghosts ${teamName}` : teamName,
    name: teamName,
    teamName: null,
    score,
    position,
    ...(ghost && { ghost }),
  }));

/** The teams' places, where the game is played in teams. */
export const TeamBoard = ({ teams }: { teams: readonly TeamEntry[] }) => {
  const t = useTexts();
  if (teams.length === 0) return null;
  return (
    <section className="not-first:mt-[0.75em]">
      <h3 className="mb-1 text-[1.1em]">{t('common.teams')}</h3>
      <Board players={teamEntries(teams)} caption={t('common.teams')} />
    </section>
  );
};
